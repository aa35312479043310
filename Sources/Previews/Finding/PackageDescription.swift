import FramewrightDocuments

/// The description of a Swift package that SwiftPM makes from its manifest.
struct PackageDescription {
    /// A target with sources.
    struct Target {
        let name: String
        let moduleName: String
        let path: String
        let sources: [String]
        let resources: [String]
        let targetDependencies: [String]
        let productDependencies: [String]
        /// `library`, `executable`, `test`, `macro`, `plugin`, `system-target` or `snippet`.
        let type: String
        let isSwift: Bool
    }

    /// A package that this one depends on.
    struct Dependency {
        let identity: String
        /// The path of a local package; nil for one that is fetched.
        let path: String?
    }

    /// The targets.
    let targets: [Target]
    /// The targets of products by the products' names.
    let products: [String: [String]]
    /// The packages that it depends on.
    let dependencies: [Dependency]

    /// Reads the JSON of `swift package describe`; nil if it is not that.
    ///
    /// - Parameter path: The folder of the package, with which the paths of its files begin.
    init?(_ bytes: [UInt8], path: String) {
        guard let root = try? JSONDocument(parsing: bytes, file: "description").root else { return nil }
        guard root["path"]?.string != nil else { return nil }
        let path = path == "." ? "" : "\(path)/"
        targets = root.list("targets").compactMap { Target($0, in: path) }
        products = Dictionary(
            root.list("products").map { ($0["name"]?.string ?? "", $0.texts("targets")) }
        ) { first, _ in first }
        dependencies = root.list("dependencies").compactMap { entry in
            entry["identity"]?.string.map { Dependency(identity: $0, path: entry["path"]?.string) }
        }
    }

    /// Returns the targets of a product, without those of the same package that it does not contain.
    func targets(ofProduct name: String) -> [Target] {
        let names = products[name] ?? []
        return targets.filter { names.contains($0.name) }
    }
}

extension PackageDescription.Target {
    fileprivate init?(_ value: JSONValue, in package: String) {
        guard let name = value["name"]?.string, let path = value["path"]?.string else { return nil }
        self.name = name
        moduleName = value["c99name"]?.string ?? name
        self.path = path.hasPrefix("/") ? path : "\(package)\(path)"
        sources = value.texts("sources")
        resources = value.list("resources").compactMap { $0["path"]?.string }
        targetDependencies = value.texts("target_dependencies")
        productDependencies = value.texts("product_dependencies")
        type = value["type"]?.string ?? ""
        isSwift = value["module_type"]?.string != "ClangTarget"
    }
}

extension JSONValue {
    /// The text of a string; nil for other values.
    var string: String? { if case .string(let text) = content { text } else { nil } }

    /// Returns the elements of a member that is an array; none otherwise.
    func list(_ key: String) -> [JSONValue] {
        if case .array(let elements)? = self[key]?.content { elements } else { [] }
    }

    /// Returns the texts of a member that is an array.
    func texts(_ key: String) -> [String] { list(key).compactMap(\.string) }
}
