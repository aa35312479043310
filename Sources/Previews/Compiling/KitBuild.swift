import FramewrightDocuments

/// Compiles the kit again for another version of Swift: binary modules load only in the compiler that wrote them.
public struct KitBuild: Sendable {
    /// The limit of wall time in seconds.
    private static let seconds = 3_600.0

    /// The kit that comes with the tool.
    public let kit: PreviewKit
    /// The version of the compiler that wrote its modules; nil if it is unknown.
    public let moduleVersion: String?
    /// The version of the compiler in `PATH`.
    public let compilerVersion: String

    /// Compares the kit with the compiler in `PATH`.
    public init(_ kit: PreviewKit) throws(PreviewError) {
        guard let compiler = SwiftCompiler() else { throw .programMissing("swiftc") }
        (moduleVersion, compilerVersion) = (kit.swiftVersion, compiler.version)
        self.kit = kit.linked(with: compiler.libraryFolders)
    }

    /// Whether the compiler reads the kit's modules.
    public var fits: Bool { moduleVersion == nil || moduleVersion == compilerVersion }

    /// Returns the kit if it fits, otherwise one compiled from the sources that come with it, which is kept in the
    /// cache.
    ///
    /// - Parameter onBuild: Called before the kit is compiled, which takes some minutes.
    public func fittingKit(in cache: PreviewCache, onBuild: () -> Void) throws(PreviewError) -> PreviewKit {
        guard !fits else { return kit }
        let package = kit.sources.map { String(Folder.prefix(of: $0).dropLast()) } ?? ""
        guard let sources = kit.sources, InputFile.isThere("\(package)/Package.swift") else {
            throw .kitVersion(modules: moduleVersion ?? "", compiler: compilerVersion)
        }
        let scratch = "\(cache.path)/kits/\(compilerVersion)"
        let built = PreviewKit.built(in: "\(scratch)/release", sources: sources).linked(with: kit.swiftLibraries)
        if (try? built.checked()) != nil { return built }
        onBuild()
        for product in ["FramewrightPreviewKit", "framewright-preview-runner"] {
            let result = try CapturedProcess.run(
                "swift",
                [
                    "build", "-c", "release", "--package-path", package, "--scratch-path", scratch, "--product",
                    product,
                ], seconds: Self.seconds)
            guard result.status == 0 else {
                let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
                throw .compilerFailed(String(lines.last { $0.contains("error: ") } ?? lines.last ?? ""))
            }
        }
        return try built.checked()
    }
}
