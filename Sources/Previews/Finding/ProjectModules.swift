/// The modules of Xcode projects' targets, each behind those that it imports.
struct ProjectModules {
    private struct Target: Hashable {
        let project: Int
        let id: String
    }

    private(set) var modules: [SourceModule] = []
    private let targets: [Target: XcodeProject.Target]
    private let packages: [String]
    private var names: [Target: String] = [:]
    private var texts = SourceTexts()
    private var added: Set<Target> = []

    /// - Parameters:
    ///   - packages: The names of packages' modules, which every target may import.
    ///   - taken: The names of other modules.
    init(_ projects: [XcodeProject], importing packages: [String], besides taken: Set<String>) {
        self.packages = packages
        let order = projects.enumerated().flatMap { project, value in
            value.targets.map { (Target(project: project, id: $0.id), $0) }
        }
        targets = Dictionary(order) { first, _ in first }
        var freeNames = ModuleNames(taken)
        for (target, value) in order where names[target] == nil && !value.files.isEmpty {
            names[target] = freeNames.free(for: value.moduleName)
        }
        for (target, _) in order { add(target) }
    }

    private mutating func add(_ target: Target) {
        // Noted first, because dependencies may form a cycle.
        guard let value = targets[target], added.insert(target).inserted else { return }
        let dependencies =
            value.dependencies.map { Target(project: target.project, id: $0) } + targetsOfOtherProjects(for: target)
        for other in dependencies { add(other) }
        guard let name = names[target] else { return }
        let known = Set(modules.map(\.name))
        modules.append(
            SourceModule(
                name: name, files: value.files,
                dependencies: packages + dependencies.compactMap { names[$0] }.filter(known.contains)))
    }

    /// Returns the targets of other projects, as in a workspace, that a target's files import.
    private mutating func targetsOfOtherProjects(for target: Target) -> [Target] {
        let others = names.filter { $0.key.project != target.project }
        guard !others.isEmpty, let files = targets[target]?.files else { return [] }
        var imported: Set<String> = []
        for file in files {
            imported.formUnion(texts.imports(in: file).map { String($0.module) })
            texts.forget(file)
        }
        return others.filter { imported.contains($0.value) }.sorted { $0.value < $1.value }.map(\.key)
    }
}
