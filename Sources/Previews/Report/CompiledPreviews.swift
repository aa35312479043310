import FramewrightDocuments

/// Compiled sources with the list of their previews.
package struct CompiledPreviews: Sendable {
    /// A preview of a compiled module.
    package struct Preview: Sendable {
        let run: PreviewRun
        let index: SourceIndex
        let listed: PreviewRun.Listed
        /// The name in those of files.
        package internal(set) var identifier: PreviewIdentifier

        /// The name.
        package var name: String { index.name(of: listed) }
        /// The file, as given; nil if unknown.
        package var file: String? { place.map { index.files[$0.file].path } }
        /// The line of the declaration; nil if unknown.
        package var line: Int? { place.map { index.files[$0.file].units[$0.unit].line } }
        /// The reason why its declaration cannot be run; nil if it can.
        package var failure: String? { listed.failure }
        /// The lowest grade of the names that it may use.
        package var grade: FidelityGrade { index.grade(of: place.map(index.reach) ?? index.places) }
        /// The name of the module.
        var module: String { run.module }
        /// The key of the preview in its process.
        package var key: String { listed.key }

        private var place: SourceIndex.Place? { index.place(of: listed) }
    }

    let modules: [CompiledModule]
    let runs: ModuleRuns
    /// The previews in order.
    package internal(set) var previews: [Preview] = []
    /// The files that do not compile.
    package internal(set) var leftOut: [LeftOutFile] = []
    /// The files that no target of an Xcode project has.
    package internal(set) var unused: [LeftOutFile] = []
    /// The remarks on names in the compiled files.
    package internal(set) var remarks: [PreviewRemark] = []

    init(modules: [CompiledModule], runs: ModuleRuns) { (self.modules, self.runs) = (modules, runs) }

    /// Removes previews of files that an earlier module has too.
    mutating func removeRepetitions() {
        var modules: [String: String] = [:]
        previews = previews.filter { preview in
            guard let file = preview.file, let line = preview.line else { return true }
            let place = "\(OutputFile.place(of: file) ?? file):\(line)"
            if modules[place] == nil { modules[place] = preview.module }
            return modules[place] == preview.module
        }
    }

    /// Adds the name of the module to identifiers in files of the same name in several modules, whether they compile or
    /// not.
    mutating func distinguishModules() {
        var files: [String: Set<String>] = [:]
        for module in modules where module.source.isShown {
            for file in module.source.files {
                let name = PreviewIdentifier(file: String(file.split(separator: "/").last ?? ""), name: "").file
                files[name.lowercased(), default: []].insert(OutputFile.place(of: file) ?? file)
            }
        }
        for index in previews.indices {
            guard files[previews[index].identifier.file.lowercased(), default: []].count > 1 else { continue }
            previews[index].identifier.file = "\(previews[index].module).\(previews[index].identifier.file)"
        }
    }

    /// Whether all previews of the sources are known: all files compile, and all declarations of previews can be run.
    package var isComplete: Bool { leftOut.isEmpty && previews.allSatisfy { $0.failure == nil } }

    /// The paths of all sources.
    package var files: [String] { modules.flatMap(\.source.files) }

    /// The asset catalogues and files of translations.
    package var resources: [String] { modules.flatMap(\.resources).withoutDuplicates }
}
