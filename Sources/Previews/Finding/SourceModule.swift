/// A module whose files are compiled together.
public struct SourceModule: Hashable, Sendable {
    /// The language of a module.
    public enum Language: Hashable, Sendable {
        case swift
        /// C, with the folder of its public headers.
        case c(headers: String)
    }

    /// The name in `import`.
    public let name: String
    /// The paths of its files.
    public private(set) var files: [String]
    /// The language.
    public let language: Language
    /// The names of the modules that are compiled before it.
    public let dependencies: [String]
    /// Whether its previews are drawn.
    public let isShown: Bool
    /// The paths of files that its package declares as resources.
    public let resources: [String]
    /// The names of views that get a preview of their own, made without arguments.
    public private(set) var views: [String] = []

    /// Creates a module.
    public init(
        name: String, files: [String], language: Language = .swift, dependencies: [String] = [], isShown: Bool = true,
        resources: [String] = []
    ) {
        (self.name, self.files, self.language) = (name, files, language)
        (self.dependencies, self.isShown, self.resources) = (dependencies, isShown, resources)
    }

    /// Returns the module without some of its files.
    func without(_ others: [LeftOutFile]) -> SourceModule {
        guard !others.isEmpty else { return self }
        var module = self
        module.files.removeAll { file in others.contains { $0.file == file } }
        return module
    }

    /// The module without previews that are drawn.
    var hidden: SourceModule {
        SourceModule(
            name: name, files: files, language: language, dependencies: dependencies, isShown: false,
            resources: resources)
    }

    /// Returns the module with a preview of a view.
    func adding(view: String) -> SourceModule {
        var module = self
        module.views.append(view)
        return module
    }
}
