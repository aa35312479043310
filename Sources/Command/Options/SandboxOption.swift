import ArgumentParser
import FramewrightPreviews

/// The option for running the code of previews without a sandbox.
struct SandboxOption: ParsableArguments {
    @Flag(help: "Run the code of previews with your rights and the network, where the system allows no sandbox.")
    var unsandboxed = false

    var isolation: Isolation { unsandboxed ? .unsandboxed : .sandbox }

    /// Returns a maker of previews with the kit beside the tool, or one for the version of Swift in `PATH`.
    func maker() throws -> PreviewMaker {
        let cache = try PreviewCache(PreviewCache.standardPath)
        var maker = PreviewMaker(kit: try Self.kit(in: cache), cache: cache)
        maker.isolation = isolation
        return maker
    }

    private static func kit(in cache: PreviewCache) throws -> PreviewKit {
        let build = try KitBuild(try .located())
        return try build.fittingKit(in: cache) {
            Console.note(
                "note: the modules were compiled by Swift \(build.moduleVersion ?? ""), and swiftc is Swift "
                    + "\(build.compilerVersion): they are compiled once more for it, which takes some minutes")
        }
    }
}
