/// The Swift files of a folder without projects: one module, or if several of its folders have an app each, one module
/// for each folder.
struct AppFolders {
    /// The files by the first folder of their path, in order; files beside the folders by the empty name.
    private var folders: [(name: String, files: [String])] = []

    init(_ files: [String], in root: String) {
        var texts = SourceTexts()
        var apps: Set<String> = []
        var all: [(name: String, files: [String])] = []
        var places: [String: Int] = [:]
        for file in files {
            let inner = root == "." ? file[...] : file.dropFirst(root.count + 1)
            let steps = inner.split(separator: "/")
            let name = steps.count > 1 ? String(steps[0]) : ""
            if texts.beginsApp(in: file) { apps.insert(name) }
            texts.forget(file)
            if places[name] == nil {
                places[name] = all.count
                all.append((name, []))
            }
            all[places[name, default: 0]].files.append(file)
        }
        folders = apps.count > 1 ? all : files.isEmpty ? [] : [("", files)]
    }

    /// Returns the modules.
    ///
    /// - Parameters:
    ///   - packages: The names of packages' modules, which all may import.
    ///   - taken: The names of other modules.
    func modules(importing packages: [String], besides taken: Set<String>) -> [SourceModule] {
        var names = ModuleNames(taken)
        return folders.map { folder in
            let name = folder.name.isEmpty ? PreviewSources.moduleName : folder.name
            return SourceModule(name: names.free(for: name), files: folder.files, dependencies: packages)
        }
    }
}

extension SourceTexts {
    /// Whether a file declares the entry of an app.
    fileprivate mutating func beginsApp(in path: String) -> Bool {
        let text = text(of: path)
        return ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains { text.contains($0) }
    }
}
