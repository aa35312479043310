import FramewrightDocuments

/// The files that previews are compiled and linked with: Swift modules, C modules, the shared library and the runner.
public struct PreviewKit: Hashable, Sendable {
    /// The folder with the Swift modules.
    public let modules: String
    /// The shared library.
    public let library: String
    /// The program that loads compiled previews.
    public private(set) var runner: String
    /// The compiler's plug-in for macros.
    public let macros: String
    /// Further options of the compiler, such as the places of C modules.
    public let options: [String]
    /// The folder of this package's sources; nil if they are not there.
    public var sources: String?

    /// The folders with the shared libraries of Swift, which may be elsewhere than where the kit was built.
    public private(set) var swiftLibraries: [String] = []

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
        let sources = OutputFile.place(of: sources) ?? sources
        var options: [String] = []
        for module in [
            "CAllocator", "CFreeType", "CHarfBuzz", "CProcessor", "CPNG", "CLCMS", "CWebP", "CJPEG", "CYAML",
        ] {
            options += ["-I", "\(sources)/\(module)"]
        }
        for module in ["FramewrightCResources", "FramewrightCPreviews"] {
            options += ["-Xcc", "-fmodule-map-file=\(build)/\(module).build/module.modulemap"]
        }
        for headers in ["freetype2", "harfbuzz"] { options += ["-Xcc", "-I/usr/include/\(headers)"] }
        var kit = PreviewKit(
            modules: "\(build)/Modules", library: "\(build)/libFramewrightPreviewKit.so",
            runner: "\(build)/framewright-preview-runner", macros: "\(build)/FramewrightMacroPlugin-tool",
            options: options)
        kit.sources = sources
        return kit
    }

    /// Returns the kit with the folders of Swift's shared libraries.
    func linked(with folders: [String]) -> PreviewKit {
        var kit = self
        kit.swiftLibraries = folders
        return kit
    }

    /// Returns the kit with another copy of the runner.
    func running(_ runner: String) -> PreviewKit {
        var kit = self
        kit.runner = runner
        return kit
    }

    /// Returns the name of a library for the linker.
    static func name(ofLibrary path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return String(file.dropFirst(3).prefix { $0 != "." })
    }
}
