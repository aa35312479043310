import FramewrightDocuments

/// The modules of a Swift package and of the packages that it depends on.
///
/// SwiftPM is asked for the description of each manifest; packages that are fetched from elsewhere are found where
/// SwiftPM has checked them out, in `.build/checkouts` of the first package.
struct SourcePackage {
    /// Products of this project, which the kit has.
    private static let ownProducts: Set<String> = ["SwiftUI", "Framewright", "FramewrightTesting"]

    /// The modules, each behind those that it imports.
    private(set) var modules: [SourceModule] = []
    /// The names of products of packages that are not there, with the package if it is known.
    private(set) var missingProducts: [String: String] = [:]

    /// The files of modules that are left out, because another package has one of their name.
    private(set) var clashing: [LeftOutFile] = []

    private var packages: [(path: String, description: PackageDescription)] = []
    private var checkouts: [String: String] = [:]
    private var missingPackages: [String] = []
    private var known: Set<String> = []
    private let describe: (String) throws(PreviewError) -> PackageDescription

    /// - Parameter describe: Returns the description of the package in a folder.
    init(
        _ path: String, describe: @escaping (String) throws(PreviewError) -> PackageDescription
    ) throws(PreviewError) {
        self.describe = describe
        checkouts = Self.checkouts(of: path)
        try add(path)
        let first = packages[0].description
        for target in first.targets where ["library", "executable"].contains(target.type) {
            add(target, of: first, isShown: true)
        }
    }

    /// Returns the folders of fetched packages by identity, as SwiftPM has noted them.
    private static func checkouts(of package: String) -> [String: String] {
        let file = "\(package)/.build/workspace-state.json"
        guard let bytes = try? InputFile.read(file, limit: 16 << 20),
            let state = try? JSONDocument(parsing: bytes, file: file).root["object"]
        else { return [:] }
        return Dictionary(
            state.list("dependencies").compactMap { entry in
                guard let identity = entry["packageRef"]?["identity"]?.string, let folder = entry["subpath"]?.string
                else { return nil }
                return (identity, "\(package)/.build/checkouts/\(folder)")
            }
        ) { first, _ in first }
    }

    private mutating func add(_ path: String) throws(PreviewError) {
        guard known.insert(path).inserted else { return }
        let description = try describe(path)
        packages.append((path, description))
        for dependency in description.dependencies where dependency.identity != "framewright" {
            let folder = dependency.path ?? checkouts[dependency.identity]
            if let folder, InputFile.isThere("\(folder)/Package.swift") {
                try add(folder)
            } else {
                missingPackages.append(dependency.identity)
            }
        }
    }

    /// Adds the module of a target behind those of its dependencies.
    private mutating func add(_ target: PackageDescription.Target, of package: PackageDescription, isShown: Bool) {
        guard known.insert(target.path).inserted else { return }
        guard !modules.contains(where: { $0.name == target.moduleName }) else {
            clashing += target.sources.map {
                LeftOutFile(file: "\(target.path)/\($0)", moduleNamedAsAnother: target.moduleName)
            }
            return
        }
        var dependencies: [String] = []
        for name in target.targetDependencies {
            guard let other = package.targets.first(where: { $0.name == name }) else { continue }
            add(other, of: package, isShown: isShown)
            dependencies.append(other.moduleName)
        }
        for product in target.productDependencies where !Self.ownProducts.contains(product) {
            guard let owner = packages.first(where: { $0.description.products[product] != nil })?.description else {
                missingProducts[product] = missingPackages.count == 1 ? missingPackages[0] : ""
                continue
            }
            for other in owner.targets(ofProduct: product) {
                add(other, of: owner, isShown: false)
                dependencies.append(other.moduleName)
            }
        }
        append(target, dependencies, isShown: isShown)
    }

    private mutating func append(_ target: PackageDescription.Target, _ dependencies: [String], isShown: Bool) {
        let isC = !target.isSwift
        guard ["library", "executable"].contains(target.type), !target.sources.isEmpty else { return }
        modules.append(
            SourceModule(
                name: target.moduleName, files: target.sources.map { "\(target.path)/\($0)" },
                language: isC ? .c(headers: "\(target.path)/include") : .swift, dependencies: dependencies,
                isShown: isShown && !isC, resources: target.resources))
    }
}
