/// The modules of an Xcode project's targets, each behind those that it imports.
struct ProjectModules {
    private(set) var modules: [SourceModule] = []
    private let targets: [String: XcodeProject.Target]
    private let packages: [String]
    private var names: [String: String] = [:]
    private var taken: Set<String>

    /// - Parameters:
    ///   - packages: The names of packages' modules, which every target may import.
    ///   - taken: The names of other modules.
    init(_ project: XcodeProject, importing packages: [String], besides taken: Set<String>) {
        targets = Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
        (self.packages, self.taken) = (packages, taken)
        for target in project.targets { add(target) }
    }

    private mutating func add(_ target: XcodeProject.Target) {
        guard names[target.name] == nil else { return }
        // Noted first, because dependencies may form a cycle.
        let name = freeName(for: target.name)
        names[target.name] = name
        for other in target.dependencies { if let other = targets[other] { add(other) } }
        guard !target.files.isEmpty else { return }
        let known = Set(modules.map(\.name))
        let dependencies = target.dependencies.compactMap { names[$0] }.filter(known.contains)
        modules.append(SourceModule(name: name, files: target.files, dependencies: packages + dependencies))
    }

    /// Returns the name of a target's module, as Xcode makes it by default, with a number if another module has it.
    private mutating func freeName(for target: String) -> String {
        var name = String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber ?? true { name = "_\(name)" }
        if ["SwiftUI", "Combine", "CoreGraphics", "Foundation", "Swift", "UIKit"].contains(name) { name += "_App" }
        var (free, number) = (name, 1)
        while !taken.insert(free).inserted {
            number += 1
            free = "\(name)_\(number)"
        }
        return free
    }
}
