import FramewrightDocuments

/// The additions to a package manifest with which the targets that import SwiftUI compile on Linux.
package struct PackageSetup {
    /// The place from which SwiftPM gets Framewright.
    package enum Origin: Hashable, Sendable {
        /// A folder.
        case path(String)
        /// The address of a repository, from a version on.
        case address(String, version: String)
        /// The address of a repository, at a revision that has no version.
        case revision(String, String)

        /// The dependency in a manifest.
        package var declaration: String {
            switch self {
            case .path(let path): ".package(path: \(Self.literal(path)))"
            case .address(let address, let version):
                ".package(url: \(Self.literal(address)), from: \(Self.literal(version)))"
            case .revision(let address, let revision):
                ".package(url: \(Self.literal(address)), revision: \(Self.literal(revision)))"
            }
        }

        /// The package's name in products, which is the last component.
        package var identity: String {
            let text =
                switch self {
                case .path(let path): path
                case .address(let address, _), .revision(let address, _): address
                }
            let last = text.split(separator: "/").last ?? ""
            return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased()
        }

        private static func literal(_ text: String) -> String {
            "\"\(text.replacing(scalar: "\\", with: "\\\\").replacing(scalar: "\"", with: "\\\""))\""
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
    private static let modules: Set<Substring> = ["SwiftUI", "Combine", "CoreGraphics"]

    private let maker: PreviewMaker
    private let origin: Origin

    package init(_ maker: PreviewMaker, origin: Origin) { (self.maker, self.origin) = (maker, origin) }

    /// Returns the change of a package's manifest; nil if every target that imports SwiftUI has the product already, or
    /// none imports it.
    package func change(ofPackage folder: String) throws(PreviewError) -> Change? {
        let process = IsolatedProcess(maker.kit, isolation: maker.isolation)
        try process.check(writing: maker.cache.path)
        let reader = PackageReader(process: process, cache: maker.cache)
        let description = try reader.describe(folder)
        var texts = SourceTexts()
        let targets = description.targets.filter { target in
            guard target.isSwift, ["library", "executable", "test"].contains(target.type) else { return false }
            return !target.productDependencies.contains("SwiftUI")
                && target.sources.contains { source in
                    texts.imports(in: "\(target.path)/\(source)").contains { Self.modules.contains($0.module) }
                }
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
        // SwiftPM prefers a manifest for the version of Swift, if there is one.
        let isOnly = !Folder.entries(in: folder).contains { $0.hasPrefix("Package@") }
        var isComplete = isOnly && (hasPackage || edit.add(packageDependency: origin.declaration))
        for target in targets { isComplete = edit.add(product, toTarget: target) && isComplete }
        // SwiftPM must read the additions as they are meant.
        let isRead = isComplete ? try reader.reads(edit.text, product: "SwiftUI", inTargets: targets) : false
        return Change(
            path: path, targets: targets, text: isRead ? edit.text : nil,
            packageDependency: hasPackage ? nil : origin.declaration, productDependency: product)
    }
}

extension PreviewKit {
    /// The repository that the checkout with the kit's sources was cloned from, without a password; nil if it is no
    /// address or unknown.
    package var remoteAddress: String? {
        guard let address = git(["remote", "get-url", "origin"]) else { return nil }
        if address.hasPrefix("git@") { return address }
        guard let scheme = ["https://", "ssh://"].first(where: address.hasPrefix) else { return nil }
        let rest = address.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" }
        guard scheme == "https://", let user = host.lastIndex(of: "@") else { return address }
        return scheme + rest[rest.index(after: user)...]
    }

    /// The version whose tag the checkout has, otherwise its revision; nil if it is no checkout.
    package var revision: (name: String, isVersion: Bool)? {
        if let tag = git(["describe", "--tags", "--exact-match", "HEAD"]) { return (tag, true) }
        return git(["rev-parse", "HEAD"]).map { ($0, false) }
    }

    /// Returns the first line that git prints about the checkout; nil if it fails.
    private func git(_ arguments: [String]) -> String? {
        guard let sources, let result = try? CapturedProcess.run("git", ["-C", sources] + arguments, seconds: 10),
            result.status == 0
        else { return nil }
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
}
