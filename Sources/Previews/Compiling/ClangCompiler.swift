import FramewrightDocuments

/// Compiles a module of C files to a library, with the compiler that belongs to Swift.
struct ClangCompiler {
    private static let seconds = 300.0

    let process: IsolatedProcess
    let cache: PreviewCache

    /// Compiles all files into a folder. If one has an error, the module has no library.
    func compile(
        _ module: SourceModule, headers: String, into folder: String
    ) throws(PreviewError) -> CompiledModule.Result {
        try writeModuleMap(of: module.name, headers: headers, into: folder)
        let files = module.files.map { OutputFile.place(of: $0) ?? $0 }
        let result = try process.compile(
            "clang",
            ["-shared", "-fPIC", "-O1", "-w", "-I", headers]
                + files + ["-o", CompiledModule.library(of: module.name, in: folder), "-lm"],
            in: cache, seconds: Self.seconds, processorTime: Int(Self.seconds))
        guard result.status != 0 else { return CompiledModule.Result(isLibrary: true, leftOut: [], copies: [:]) }
        let output = String(decoding: result.output, as: UTF8.self)
        let leftOut = zip(module.files, files).map { name, file in
            let (line, reason) = Self.error(in: output, of: file) ?? (0, "another file of the module has errors")
            return LeftOutFile(file: name, line: line, reason: reason, missingDependency: nil)
        }
        return CompiledModule.Result(isLibrary: false, leftOut: leftOut, copies: [:])
    }

    /// Writes a module map that leads to the headers: to that of the package if it has one.
    private func writeModuleMap(of name: String, headers: String, into folder: String) throws(PreviewError) {
        let own = "\(headers)/module.modulemap"
        let text =
            InputFile.isThere(own)
            ? "extern module \(name) \"\(own)\"\n"
            : "module \(name) {\n  umbrella \"\(headers)\"\n  export *\n}\n"
        do {
            try OutputFile.write(Array(text.utf8), to: "\(folder)/module.modulemap")
        } catch { throw .file(error.message) }
    }

    private static func error(in output: String, of file: String) -> (line: Int, reason: String)? {
        for line in output.split(separator: "\n") where line.hasPrefix("\(file):") {
            guard let mark = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": fatal error: ") else {
                continue
            }
            let number = line.dropFirst(file.count + 1).prefix { $0.isNumber }
            return (Int(number) ?? 0, String(line[mark.upperBound...]))
        }
        return nil
    }
}
