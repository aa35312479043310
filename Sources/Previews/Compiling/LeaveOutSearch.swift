import FramewrightDocuments

/// The search for the files of a module that compile together.
struct LeaveOutSearch {
    /// The files that remain.
    private(set) var remaining: [PlatformSource]

    private let given: [String]
    /// The paths as given, by those that the compiler's messages contain.
    private let names: [String: String]
    private var found: [String: LeftOutFile] = [:]
    private var texts: SourceTexts
    /// The modules that are known not to be there.
    private var missingModules: [String] = []

    /// - Parameter folder: The folder for changed copies of files.
    init(_ files: [String], copiesIn folder: String) throws(PreviewError) {
        given = files
        let places = files.map { OutputFile.place(of: $0) ?? $0 }
        do {
            remaining = try PlatformSource.sources(of: places, copiesIn: folder)
        } catch { throw .file(error.message) }
        names = Dictionary(zip(remaining.map(\.original), files)) { first, _ in first }
        texts = SourceTexts()
    }

    /// The files that were left out, in the order given.
    var leftOut: [LeftOutFile] {
        given.compactMap { found[$0] }
    }

    /// The paths of copies that are compiled, by the given paths of their files.
    var copies: [String: String] {
        var copies: [String: String] = [:]
        for source in remaining where source.path != source.file {
            if let name = names[source.original] { copies[name] = source.path }
        }
        return copies
    }

    /// The modules that the files import, as they are given or as they are compiled.
    mutating func importedModules() -> Set<String> {
        var modules: Set<String> = []
        for source in remaining {
            for path in Set([source.file, source.path]) {
                modules.formUnion(texts.imports(in: path).map { String($0.module) })
            }
        }
        return modules
    }

    /// Leaves out the files that import a module that is not there, now and after each further change.
    mutating func leaveOut(importing modules: [String]) throws(PreviewError) {
        missingModules += modules
        while true {
            var failed: [String: (line: Int, message: String)] = [:]
            for source in remaining {
                let imports = texts.imports(in: source.path)
                guard let missing = imports.first(where: { missingModules.contains(String($0.module)) }) else {
                    continue
                }
                // A copy begins with a line that names its original.
                let offset = source.path == source.file ? 0 : 1
                failed[source.original] = (missing.line - offset, "no such module '\(missing.module)'")
            }
            guard !failed.isEmpty else { return }
            try change(failed)
        }
    }

    /// Changes less in the files in which the compiler found an error, or leaves them out. Returns false if it
    /// succeeded.
    ///
    /// - Throws: `compilerFailed` if it failed without naming a file.
    mutating func leaveOut(by result: CapturedProcess) throws(PreviewError) -> Bool {
        guard result.status != 0 else { return false }
        let errors = CompilerErrors(String(decoding: result.output, as: UTF8.self))
        var failed = errors.first.filter { names[$0.key] != nil }
        // An error at the end of a copy has the copy's name.
        for source in remaining where failed[source.original] == nil {
            if let error = errors.first[source.path] { failed[source.original] = (error.line - 1, error.message) }
        }
        guard !failed.isEmpty else { throw .compilerFailed(errors.end) }
        addFilesWithSameImport(to: &failed)
        try change(failed)
        try leaveOut(importing: [])
        return true
    }

    /// Changes less in files with an error, or leaves them out.
    private mutating func change(_ failed: [String: (line: Int, message: String)]) throws(PreviewError) {
        let before = found
        var next: [PlatformSource] = []
        for source in remaining {
            guard let error = failed[source.original] else {
                next.append(source)
                continue
            }
            if let other = try changingLess(source, after: error) {
                texts.forget(source.path)
                next.append(other)
            } else if let name = names[source.original] {
                let reported = source.reported(error)
                found[name] = LeftOutFile(
                    file: name, line: reported.line, reason: reported.message,
                    missingDependency: dependency(named: reported.message, in: before))
            }
        }
        remaining = next
    }

    private func changingLess(
        _ source: PlatformSource, after error: (line: Int, message: String)
    ) throws(PreviewError) -> PlatformSource? {
        do { return try source.withFewerChanges(after: error) } catch { throw .file(error.message) }
    }

    /// Adds the other files that import a missing module: the compiler stops at the first.
    private mutating func addFilesWithSameImport(to failed: inout [String: (line: Int, message: String)]) {
        for message in Set(failed.values.map(\.message)) where message.hasPrefix("no such module \'") {
            let module = message.split(separator: "\'").dropFirst().first ?? ""
            for source in remaining where failed[source.original] == nil {
                guard texts.line(importing: module, in: source.path) != nil,
                    let line = texts.line(importing: module, in: source.file)
                else { continue }
                failed[source.original] = (line, message)
            }
        }
    }

    /// Returns the file that was left out and alone declares a name in an error message.
    private mutating func dependency(named message: String, in leftOut: [String: LeftOutFile]) -> String? {
        let quoted = message.split(separator: "\'", omittingEmptySubsequences: false)
        for (index, part) in quoted.enumerated() where index % 2 == 1 {
            for name in SourceTexts.words(in: part) where name.utf8.count > 1 {
                let word = String(name)
                guard let file = given.first(where: { file in leftOut[file] != nil && declares(word, file) }) else {
                    continue
                }
                if !remaining.contains(where: { texts.names(in: $0.file).contains(word) }) { return file }
            }
        }
        return nil
    }

    private mutating func declares(_ name: String, _ file: String) -> Bool {
        texts.names(in: OutputFile.place(of: file) ?? file).contains(name)
    }
}
