import FramewrightDocuments

/// The additions to a package manifest with which the targets that import SwiftUI compile on Linux.
package struct PackageSetup {
    /// The place from which SwiftPM gets Framewright.
    package enum Origin: Hashable, Sendable {
        /// A folder.
        case path(String)
        /// The address of a repository, from a version on.
        case address(String, version: String)

        /// The dependency in a manifest.
        package var declaration: String {
            switch self {
            case .path(let path): ".package(path: \(Self.literal(path)))"
            case .address(let address, let version):
                ".package(url: \(Self.literal(address)), from: \(Self.literal(version)))"
            }
        }

        /// The package's name in products, which is the last component.
        package var identity: String {
            let text =
                switch self {
                case .path(let path): path
                case .address(let address, _): address
                }
            let last = text.split(separator: "/").last ?? ""
            return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased()
        }

        private static func literal(_ text: String) -> String {
            "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
    }

    /// A manifest that can be written.
    package struct Change {
        /// The path of the manifest.
        package let path: String
        /// The targets that get the product.
        package let targets: [String]
        /// The manifest's text; nil if the additions must be made by hand.
        package let text: String?
        /// The dependency of the package; nil if the package has it.
        package let packageDependency: String?
        /// The dependency of each target.
        package let productDependency: String
    }

    /// The modules that the product has.
    private static let modules = ["SwiftUI", "Combine", "CoreGraphics"]

    private let maker: PreviewMaker
    private let origin: Origin

    package init(_ maker: PreviewMaker, origin: Origin) { (self.maker, self.origin) = (maker, origin) }

    /// Returns the change of a package's manifest; nil if every target that imports SwiftUI has the product already, or
    /// none imports it.
    package func change(ofPackage folder: String) throws(PreviewError) -> Change? {
        let process = IsolatedProcess(runner: maker.kit.runner, isolation: maker.isolation)
        try process.check(writing: maker.cache.path)
        let reader = PackageReader(process: process, cache: maker.cache)
        let description = try reader.describe(folder)
        let targets = description.targets.filter { target in
            target.isSwift && ["library", "executable", "test"].contains(target.type)
                && !target.productDependencies.contains("SwiftUI")
                && target.sources.contains { Self.importsModules("\(target.path)/\($0)") }
        }.map(\.name)
        guard !targets.isEmpty else { return nil }
        let path = "\(folder)/Package.swift"
        let manifest: String
        do {
            manifest = String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
        } catch { throw .file(error.message) }
        let hasPackage = description.dependencies.contains { $0.identity == origin.identity }
        let product = """
            .product(name: "SwiftUI", package: "\(origin.identity)", condition: .when(platforms: [.linux]))
            """
        var edit = ManifestEdit(manifest)
        var isComplete = hasPackage || edit.add(packageDependency: origin.declaration)
        for target in targets { isComplete = edit.add(product, toTarget: target) && isComplete }
        // SwiftPM must read the additions as they are meant.
        let isRead = isComplete ? try reader.reads(edit.text, product: "SwiftUI", inTargets: targets) : false
        return Change(
            path: path, targets: targets, text: isRead ? edit.text : nil,
            packageDependency: hasPackage ? nil : origin.declaration, productDependency: product)
    }

    /// Returns whether a file imports a module of the product, also under a condition.
    private static func importsModules(_ path: String) -> Bool {
        guard let bytes = try? InputFile.read(path, limit: SourceIndex.largestFile, isRegular: true) else {
            return false
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
            let words = line.split { $0 == " " || $0 == "\t" || $0 == "." || $0 == "\r" }
            guard let keyword = words.firstIndex(of: "import"), !words[..<keyword].contains("//") else { return false }
            return words.dropFirst(keyword + 1).first.map { modules.contains(String($0)) } ?? false
        }
    }
}

extension PreviewKit {
    /// The repository that the checkout with the kit's sources was cloned from; nil if it is no address or unknown.
    package var remoteAddress: String? {
        guard let sources,
            let result = try? CapturedProcess.run("git", ["-C", sources, "remote", "get-url", "origin"], seconds: 10),
            result.status == 0
        else { return nil }
        let address = String(decoding: result.output, as: UTF8.self).trimmingLine
        return address.hasPrefix("https://") || address.hasPrefix("ssh://") || address.hasPrefix("git@")
            ? address : nil
    }
}

extension String {
    fileprivate var trimmingLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
