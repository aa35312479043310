import FramewrightDocuments

/// The modules that previews are compiled from: single files, a folder, or a Swift package.
public struct PreviewSources: Sendable {
    /// The name of the module of files that belong to no package.
    public static let moduleName = "Previewed"

    /// The modules, each behind those that it imports.
    public let modules: [SourceModule]
    /// The names of products of packages that are not there, with the package's name, which is empty if it is unknown.
    public let missingProducts: [String: String]
    /// The files, folders and projects that cannot be read or have no module.
    let unreadable: [LeftOutFile]
    /// The files that no target of a project has.
    let unused: [LeftOutFile]

    /// Finds the modules of Swift files or of one folder.
    ///
    /// - Parameter describe: Returns the JSON that `swift package describe` prints for the package in a folder.
    init(
        _ paths: [String], describe: @escaping (String) throws(PreviewError) -> PackageDescription
    ) throws(PreviewError) {
        guard let first = paths.first else { throw .noSources("") }
        guard paths.contains(where: Folder.exists) else {
            for path in paths { try Self.check(path) }
            self.init([SourceModule(name: Self.moduleName, files: paths)], missingProducts: [:])
            return
        }
        guard paths.count == 1 else { throw .severalFolders }
        let folder = first == "/" ? first : String(first.trimmingSlashes)
        if InputFile.isThere("\(folder)/Package.swift") {
            let package = try SourcePackage(folder, describe: describe)
            guard package.modules.contains(where: \.isShown) else { throw .noSources(folder) }
            self.init(package.modules, missingProducts: package.missingProducts, unreadable: package.clashing)
        } else {
            try self.init(folder: try SourceFolder(folder), describe: describe)
        }
    }

    private init(
        _ modules: [SourceModule], missingProducts: [String: String], unreadable: [LeftOutFile] = [],
        unused: [LeftOutFile] = []
    ) {
        (self.modules, self.missingProducts) = (modules, missingProducts)
        (self.unreadable, self.unused) = (unreadable, unused)
    }

    private init(
        folder: SourceFolder, describe: @escaping (String) throws(PreviewError) -> PackageDescription
    ) throws(PreviewError) {
        var modules: [SourceModule] = []
        var missing: [String: String] = [:]
        var (projects, unreadable) = ([XcodeProject](), folder.unreadable)
        var unreadableProjects: [String] = []
        for path in folder.projects {
            if let project = XcodeProject(path) {
                unreadable += project.missingFiles.withoutDuplicates.map {
                    LeftOutFile(
                        file: $0, line: 0, reason: "it is not there, and a target of \(project.name) lists it",
                        missingDependency: nil)
                }
                if project.targets.contains(where: { !$0.files.isEmpty }) { projects.append(project) }
            } else {
                unreadableProjects.append(path)
                unreadable.append(
                    LeftOutFile(
                        file: path, line: 0,
                        reason: "its targets cannot be read: the files in its folder are one module",
                        missingDependency: nil))
            }
        }
        var known: Set<String> = []
        for path in folder.packages + projects.flatMap(\.packages)
        where known.insert(OutputFile.place(of: path) ?? path).inserted {
            let package = try SourcePackage(path, describe: describe)
            // Previews of packages elsewhere are drawn when those are given.
            let isInside = folder.packages.contains(path)
            let (new, clashing) = Self.newModules(of: package, besides: modules)
            unreadable += package.clashing + clashing
            modules += isInside ? new : new.map(\.hidden)
            missing.merge(package.missingProducts) { first, _ in first }
        }
        let packages = modules.map(\.name)
        for project in projects { missing.merge(project.products) { first, _ in first } }
        modules += ProjectModules(projects, importing: packages, besides: Set(packages)).modules
        let (files, unused) = Self.filesApart(from: projects, in: folder)
        let (groups, rest) = Self.grouped(files, byFoldersOf: unreadableProjects)
        for group in groups {
            var names = ModuleNames(Set(modules.map(\.name)))
            modules.append(
                SourceModule(name: names.free(for: group.name), files: group.files, dependencies: packages))
        }
        modules += AppFolders(rest, in: folder.path).modules(importing: packages, besides: Set(modules.map(\.name)))
        self.init(modules, missingProducts: missing, unreadable: unreadable, unused: unused)
    }

    /// Returns the modules of a package that are not among others, and the files of those whose name another one has.
    private static func newModules(
        of package: SourcePackage, besides others: [SourceModule]
    ) -> (new: [SourceModule], clashing: [LeftOutFile]) {
        var (new, clashing) = ([SourceModule](), [LeftOutFile]())
        for module in package.modules {
            guard let other = others.first(where: { $0.name == module.name }) else {
                new.append(module)
                continue
            }
            let known = Set(other.files.map { OutputFile.place(of: $0) ?? $0 })
            clashing += module.files.filter { !known.contains(OutputFile.place(of: $0) ?? $0) }.map {
                LeftOutFile(file: $0, moduleNamedAsAnother: module.name)
            }
        }
        return (new, clashing)
    }

    /// Returns the files in the folder of each project, by its name; and the others.
    private static func grouped(
        _ files: [String], byFoldersOf projects: [String]
    ) -> (groups: [(name: String, files: [String])], rest: [String]) {
        var (groups, rest) = ([(name: String, files: [String])](), files)
        // A project in the folder of another one comes first.
        for project in projects.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
            let parent = Folder.prefix(of: project)
            let inner = rest.filter { parent.isEmpty || $0.hasPrefix(parent) }
            guard !inner.isEmpty else { continue }
            rest.removeAll { parent.isEmpty || $0.hasPrefix(parent) }
            let name = project.split(separator: "/").last?.split(separator: ".").first ?? ""
            groups.append((String(name), inner))
        }
        return (groups, rest)
    }

    /// Returns the files of a folder that are in no project's folder, and those in one that no target has.
    private static func filesApart(
        from projects: [XcodeProject], in folder: SourceFolder
    ) -> (files: [String], unused: [LeftOutFile]) {
        guard !projects.isEmpty else { return (folder.files, []) }
        let claimed = projects.reduce(into: Set<String>()) { claimed, project in
            let files = project.otherFiles.union(project.targets.flatMap(\.files))
            claimed.formUnion(files.map { OutputFile.place(of: $0) ?? $0 })
        }
        var (files, unused) = ([String](), [LeftOutFile]())
        for file in folder.files {
            let place = OutputFile.place(of: file) ?? file
            guard !claimed.contains(place) else { continue }
            if let project = projects.first(where: { $0.contains(place) }) {
                unused.append(
                    LeftOutFile(
                        file: file, line: 0, reason: "no target of \(project.name) has it", missingDependency: nil))
            } else {
                files.append(file)
            }
        }
        return (files, unused)
    }

    /// Returns the sources with a preview of each view, in the first module that declares it.
    func adding(views: [String]) throws(PreviewError) -> PreviewSources {
        guard !views.isEmpty else { return self }
        var texts = SourceTexts()
        var modules = modules
        for view in views {
            let found = modules.firstIndex { module in
                module.isShown
                    && module.files.contains { texts.names(in: OutputFile.place(of: $0) ?? $0).contains(view) }
            }
            guard let found else { throw .noSuchView(view) }
            modules[found] = modules[found].adding(view: view)
        }
        return PreviewSources(
            modules, missingProducts: missingProducts, unreadable: unreadable, unused: unused)
    }

    private static func check(_ file: String) throws(PreviewError) {
        guard file.hasSuffix(".swift") else { throw .noSwiftFile(file) }
        if let refusal = InputFile.refusal(of: file) { throw .source(refusal) }
        do {
            _ = try InputFile.read(file, limit: SourceIndex.largestFile)
        } catch { throw .source(error) }
    }
}

extension LeftOutFile {
    /// A file of a module that is left out, because another package has one of its name.
    init(file: String, moduleNamedAsAnother name: String) {
        self.init(
            file: file, line: 0, reason: "another package has a module named \(name) too", missingDependency: nil)
    }
}

extension String {
    /// The text without slashes at its end.
    fileprivate var trimmingSlashes: Substring {
        var text = self[...]
        while text.count > 1, text.last == "/" { text.removeLast() }
        return text
    }
}
