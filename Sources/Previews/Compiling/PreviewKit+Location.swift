import FramewrightDocuments

extension PreviewKit {
    /// The version of the compiler that wrote the modules, such as `6.3.1`; nil if it cannot be read.
    public var swiftVersion: String? {
        // The head of a binary module states it in plain text.
        let bytes = try? InputFile.read("\(modules)/SwiftUI.swiftmodule", limit: 256 << 20)
        return Self.version(in: String(decoding: bytes?.prefix(4_096) ?? [], as: UTF8.self))
    }

    /// Returns the version of the compiler in `PATH`; nil if there is none.
    public static func compilerVersion() -> String? {
        guard let result = try? CapturedProcess.run("swiftc", ["--version"], seconds: 20), result.status == 0 else {
            return nil
        }
        return version(in: String(decoding: result.output, as: UTF8.self))
    }

    private static func version(in text: String) -> String? {
        guard let mark = text.firstRange(of: "Swift version ") else { return nil }
        let version = text[mark.upperBound...].prefix { $0.isNumber || $0 == "." }
        return version.isEmpty ? nil : String(version)
    }

    /// Returns the kit beside the running program: in the build folder of a checkout of this package, or installed in
    /// `../lib/framewright`.
    ///
    /// - Throws: `kitMissing` if it is incomplete.
    public static func located() throws(PreviewError) -> PreviewKit {
        let folder = RunningProgram.path.map { String(Folder.prefix(of: $0).dropLast()) } ?? "."
        let installed = "\(folder)/../lib/framewright"
        if Folder.exists(installed) { return try PreviewKit.installed(in: installed).checked() }
        // `.build/<triple>/<configuration>`
        return try built(in: folder, sources: "\(folder)/../../../Sources").checked()
    }

    /// Returns the kit in a folder with everything that previews need: `Modules`, `CModules`, the library, the runner
    /// and the plug-in.
    static func installed(in folder: String) -> PreviewKit {
        let folder = OutputFile.place(of: folder) ?? folder
        return PreviewKit(
            modules: "\(folder)/Modules", library: "\(folder)/libFramewrightPreviewKit.so",
            runner: "\(folder)/framewright-preview-runner", macros: "\(folder)/FramewrightMacroPlugin",
            options: Folder.entries(in: "\(folder)/CModules").flatMap { ["-I", "\(folder)/CModules/\($0)"] })
    }

    /// Returns the kit. Throws if a part of it is missing.
    func checked() throws(PreviewError) -> PreviewKit {
        for file in ["\(modules)/SwiftUI.swiftmodule", library, runner, macros] where !InputFile.isThere(file) {
            throw .kitMissing(file)
        }
        return self
    }
}
