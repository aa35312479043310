import ArgumentParser
import FramewrightPreviews

/// The option for running the code of previews without a sandbox.
struct SandboxOption: ParsableArguments {
    @Flag(help: "Run the code of previews with your rights and the network, where the system allows no sandbox.")
    var unsandboxed = false

    var isolation: Isolation { unsandboxed ? .unsandboxed : .sandbox }

    /// Returns the kit beside the tool, or one for the version of Swift in `PATH`.
    static func kit(in cache: PreviewCache) throws -> PreviewKit {
        let build = try KitBuild(try .located())
        return try build.fittingKit(in: cache) {
            Console.note(
                "note: the modules were compiled by Swift \(build.moduleVersion ?? ""), and swiftc is Swift "
                    + "\(build.compilerVersion): they are compiled once more for it, which takes some minutes")
        }
    }
}
