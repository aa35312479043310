import FramewrightDocuments

/// The files that previews are compiled and linked with: Swift modules, C modules, the shared library and the runner.
public struct PreviewKit: Hashable, Sendable {
    /// The folder with the Swift modules.
    public let modules: String
    /// The shared library.
    public let library: String
    /// The program that loads compiled previews.
    public let runner: String
    /// The compiler's plug-in for macros.
    public let macros: String
    /// Further options of the compiler, such as the places of C modules.
    public let options: [String]

    /// Creates a kit from its parts.
    public init(modules: String, library: String, runner: String, macros: String, options: [String]) {
        self.modules = modules
        self.library = library
        self.runner = runner
        self.macros = macros
        self.options = options
    }

    /// Returns the kit in the build folder of a checkout of this package, such as `.build/debug`.
    ///
    /// The products `FramewrightPreviewKit` and `framewright-preview-runner` must have been built.
    public static func built(in build: String, sources: String) -> PreviewKit {
        // Paths with `..` behind a symbolic link lead elsewhere.
        let build = OutputFile.place(of: build) ?? build
        var options = ["-I", "\(build)/../../checkouts/Yams/Sources/CYaml/include"]
        for module in ["CAllocator", "CFreeType", "CHarfBuzz", "CMemory", "CPNG", "CLCMS", "CWebP", "CJPEG"] {
            options += ["-I", "\(sources)/\(module)"]
        }
        for module in ["FramewrightCResources", "FramewrightCPreviews"] {
            options += ["-Xcc", "-fmodule-map-file=\(build)/\(module).build/module.modulemap"]
        }
        for headers in ["freetype2", "harfbuzz"] { options += ["-Xcc", "-I/usr/include/\(headers)"] }
        return PreviewKit(
            modules: "\(build)/Modules", library: "\(build)/libFramewrightPreviewKit.so",
            runner: "\(build)/framewright-preview-runner", macros: "\(build)/FramewrightMacroPlugin-tool",
            options: options)
    }

    /// The name of the shared library for the linker.
    var libraryName: String {
        let file = library.split(separator: "/").last.map(String.init) ?? library
        return String(file.dropFirst(3).prefix { $0 != "." })
    }
}
