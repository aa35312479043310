/// The modules of an Xcode project's targets, each behind those that it imports.
struct ProjectModules {
    private(set) var modules: [SourceModule] = []
    private let targets: [String: XcodeProject.Target]
    private let packages: [String]
    private var names: [String: String] = [:]
    private var freeNames: ModuleNames

    /// - Parameters:
    ///   - packages: The names of packages' modules, which every target may import.
    ///   - taken: The names of other modules.
    init(_ project: XcodeProject, importing packages: [String], besides taken: Set<String>) {
        targets = Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
        (self.packages, freeNames) = (packages, ModuleNames(taken))
        for target in project.targets { add(target) }
    }

    private mutating func add(_ target: XcodeProject.Target) {
        guard names[target.name] == nil else { return }
        // Noted first, because dependencies may form a cycle.
        let name = freeNames.free(for: target.name)
        names[target.name] = name
        for other in target.dependencies { if let other = targets[other] { add(other) } }
        guard !target.files.isEmpty else { return }
        let known = Set(modules.map(\.name))
        let dependencies = target.dependencies.compactMap { names[$0] }.filter(known.contains)
        modules.append(SourceModule(name: name, files: target.files, dependencies: packages + dependencies))
    }
}
