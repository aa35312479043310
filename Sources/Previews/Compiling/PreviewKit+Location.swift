import FramewrightDocuments

extension PreviewKit {
    /// The version of the compiler that wrote the modules, such as `6.3.1`; nil if it cannot be read.
    public var swiftVersion: String? {
        // The head of a binary module states it in plain text.
        let bytes = try? InputFile.read("\(modules)/SwiftUI.swiftmodule", limit: 256 << 20)
        return SwiftCompiler.version(in: String(decoding: bytes?.prefix(4_096) ?? [], as: UTF8.self))
    }

    /// Returns the kit beside the running program: in the build folder of a checkout of this package, or installed in
    /// `../lib/framewright`.
    ///
    /// - Throws: `kitMissing` if it is incomplete.
    public static func located() throws(PreviewError) -> PreviewKit {
        let folder = RunningProgram.path.map { String(Folder.prefix(of: $0).dropLast()) } ?? "."
        let installed = "\(folder)/../lib/framewright"
        if Folder.exists(installed) { return try PreviewKit.installed(in: installed).checked() }
        // `.build/<triple>/<configuration>`, of this package or of one that depends on it. The command plug-in of the
        // package manager knows where this package is then.
        let checkout = ProcessEnvironment["FRAMEWRIGHT_CHECKOUT"] ?? "\(folder)/../../.."
        return try built(in: folder, sources: "\(checkout)/Sources").checked()
    }

    /// Returns the kit in a folder with everything that previews need: `Modules`, `CModules` with the headers of other
    /// libraries in `include`, the library, the runner and the plug-in.
    static func installed(in folder: String) -> PreviewKit {
        let folder = OutputFile.place(of: folder) ?? folder
        let headers = ["", "/freetype2", "/harfbuzz"].flatMap { ["-Xcc", "-I\(folder)/include\($0)"] }
        return PreviewKit(
            modules: "\(folder)/Modules", library: "\(folder)/libFramewrightPreviewKit.so",
            runner: "\(folder)/framewright-preview-runner", macros: "\(folder)/FramewrightMacroPlugin",
            options: Folder.entries(in: "\(folder)/CModules").flatMap { ["-I", "\(folder)/CModules/\($0)"] } + headers)
    }

    /// Returns the kit. Throws if a part of it is missing.
    func checked() throws(PreviewError) -> PreviewKit {
        for file in ["\(modules)/SwiftUI.swiftmodule", library, runner, macros] where !InputFile.isThere(file) {
            throw .kitMissing(file)
        }
        return self
    }
}
