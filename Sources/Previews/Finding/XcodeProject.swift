import FramewrightDocuments

/// The targets of an Xcode project with their Swift files.
struct XcodeProject {
    /// A target that is compiled to a module.
    struct Target: Hashable {
        /// The identifier in its project.
        let id: String
        /// The name.
        let name: String
        /// The name of its module, which `import` has.
        let moduleName: String
        /// The paths of its Swift files.
        let files: [String]
        /// The identifiers of the targets that it depends on.
        let dependencies: [String]
    }

    private static let largestFile = 64 << 20
    private static let deepest = 64
    private static let largestCount = 100_000
    /// The kinds of targets that have views, by the end of their product type.
    private static let kinds: Set<Substring> = [
        "application", "framework", "static", "dynamic", "app-extension", "extensionkit-extension",
        "on-demand-install-capable", "messages-extension",
    ]

    /// The targets in the order of the project, apart from those of tests, command-line tools and other platforms'
    /// apps.
    private(set) var targets: [Target] = []
    /// The paths of Swift files in targets that are left out, such as those of tests.
    private(set) var otherFiles: Set<String> = []
    /// The paths of Swift files that targets list and that are not there.
    private(set) var missingFiles: [String] = []
    /// The paths of packages beside the project.
    private(set) var packages: [String] = []
    /// The names of products of packages that are fetched, with the package.
    private(set) var products: [String: String] = [:]

    /// The name of the project, such as `App.xcodeproj`.
    let name: String
    private let folder: String
    private let objects: [String: PropertyText]
    /// The paths of files and folders, by the identifier of their object.
    private var paths: [String: String] = [:]
    /// The identifiers of targets, by that of the file that each makes.
    private var owners: [String: String] = [:]

    /// Reads a project, such as `App.xcodeproj`. Returns nil if it cannot be read.
    init?(_ path: String) {
        let file = "\(path)/project.pbxproj"
        guard let bytes = try? InputFile.read(file, limit: Self.largestFile, isRegular: true),
            let document = PropertyText(bytes), case .members(let objects)? = document["objects"],
            let root = document["rootObject"]?.text, let project = objects[root]
        else { return nil }
        let parent = String(Folder.prefix(of: path).dropLast())
        let inner = project["projectDirPath"]?.text ?? ""
        name = path.split(separator: "/").last.map(String.init) ?? path
        self.objects = objects
        folder = Self.join(parent, inner)
        addPaths(of: project["mainGroup"]?.text ?? "", in: folder, depth: 0)
        let ids = project["targets"]?.texts ?? []
        for id in ids { if let product = objects[id]?["productReference"]?.text { owners[product] = id } }
        for id in ids { addTarget(id) }
        addPackages(of: project)
    }

    /// Returns whether a file, given by its real path, is in the project's folder.
    func contains(_ file: String) -> Bool { file.hasPrefix("\(OutputFile.place(of: folder) ?? folder)/") }

    private mutating func addPaths(of id: String, in parent: String, depth: Int) {
        guard depth < Self.deepest, paths[id] == nil, let object = objects[id] else { return }
        let base =
            switch object["sourceTree"]?.text {
            case "SOURCE_ROOT": folder
            case "<absolute>": ""
            default: parent
            }
        let path = object["path"]?.text.map { Self.join(base, $0) } ?? parent
        paths[id] = path
        for child in object["children"]?.texts ?? [] { addPaths(of: child, in: path, depth: depth + 1) }
        if object["isa"]?.text == "PBXFileReference", !path.hasSuffix(".swift"), isPackage(path) {
            packages.append(path)
        }
    }

    private mutating func addTarget(_ id: String) {
        guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text else {
            return
        }
        let kind = object["productType"]?.text?.split(separator: ".").last ?? ""
        let files = sources(of: object) + synchronizedSources(of: object, id: id)
        guard Self.kinds.contains(kind) else {
            otherFiles.formUnion(files)
            return
        }
        let declared = (object["dependencies"]?.texts ?? []).compactMap { objects[$0]?["target"]?.text }
        let linked = references(in: "PBXFrameworksBuildPhase", of: object).compactMap { owners[$0] }
        let there = files.withoutDuplicates.filter { InputFile.isThere($0) }
        missingFiles += files.filter { !InputFile.isThere($0) }
        targets.append(
            Target(
                id: id, name: name, moduleName: moduleName(of: object, named: name), files: there,
                dependencies: (declared + linked).withoutDuplicates.filter { $0 != id }))
    }

    /// Returns the name of a target's module: a setting of its configurations, or the target's name.
    private func moduleName(of target: PropertyText, named name: String) -> String {
        let list = target["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let settings = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
        for setting in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
            for text in settings.compactMap({ $0[setting]?.text }) {
                let value = text.replacing("$(TARGET_NAME)", with: name)
                    .replacing("$(TARGET_NAME:c99extidentifier)", with: name)
                // Other variables have values that the project does not state.
                if !value.isEmpty, !value.contains("$") { return value }
            }
        }
        return name
    }

    /// Returns the Swift files that a target lists one by one.
    private func sources(of target: PropertyText) -> [String] {
        references(in: "PBXSourcesBuildPhase", of: target).compactMap { paths[$0] }.filter { $0.hasSuffix(".swift") }
    }

    /// Returns the identifiers of the files in the build phases of a kind.
    private func references(in kind: String, of target: PropertyText) -> [String] {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
        return phases.filter { $0["isa"]?.text == kind }.flatMap { $0["files"]?.texts ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.text }
    }

    /// Returns the Swift files in the folders that are a target's as a whole, apart from exceptions; and the files that
    /// it has of other targets' folders, which are exceptions too.
    private func synchronizedSources(of target: PropertyText, id: String) -> [String] {
        let own = target["fileSystemSynchronizedGroups"]?.texts ?? []
        return synchronizedGroups.flatMap { group -> [String] in
            guard let path = paths[group], Folder.exists(path) else { return [] }
            let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
                .filter { $0["target"]?.text == id }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
            let names: [String]
            if own.contains(group) {
                let left = Set(exceptions)
                names = ((try? Folder.list(path, limit: Self.largestCount).files) ?? []).filter { !left.contains($0) }
            } else {
                names = exceptions.filter { InputFile.isThere("\(path)/\($0)") }
            }
            return names.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
        }
    }

    /// The identifiers of the folders that targets have as a whole, in a fixed order.
    private var synchronizedGroups: [String] {
        paths.keys.filter { objects[$0]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.sorted()
    }

    private mutating func addPackages(of project: PropertyText) {
        for id in project["packageReferences"]?.texts ?? [] {
            guard let path = objects[id]?["relativePath"]?.text.map({ Self.join(folder, $0) }), isPackage(path) else {
                continue
            }
            packages.append(path)
        }
        packages = packages.withoutDuplicates
        for id in objects.keys.sorted() {
            guard let object = objects[id], object["isa"]?.text == "XCSwiftPackageProductDependency",
                let product = object["productName"]?.text, let package = object["package"]?.text,
                let address = objects[package]?["repositoryURL"]?.text
            else { continue }
            let name = address.split(separator: "/").last ?? ""
            products[product] = String(name.hasSuffix(".git") ? name.dropLast(4) : name)
        }
    }

    private func isPackage(_ path: String) -> Bool { InputFile.isThere("\(path)/Package.swift") }

    /// Joins paths, without steps upwards where the folder's names are known.
    private static func join(_ folder: String, _ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        var steps = folder.split(separator: "/").filter { $0 != "." }
        for step in path.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
        }
        let joined = steps.joined(separator: "/")
        return folder.hasPrefix("/") ? "/\(joined)" : joined.isEmpty ? "." : joined
    }
}
