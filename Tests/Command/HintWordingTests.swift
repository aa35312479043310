import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

@testable import FramewrightCommand

/// Hints of the libraries as the tool prints them.
struct HintWordingTests {
    @Test func `hints of the libraries name commands and options`() {
        func hint(_ error: any Error) -> String { Failure(error).hint }
        #expect(hint(CatalogueError.unknownScene("x", suggestions: [])) == "framewright list shows every scene")
        #expect(hint(CatalogueError.isAnimation("a/b")) == "framewright animate a/b exports it")
        #expect(
            hint(CatalogueError.unknownAnimation("x", suggestions: []))
                == "framewright list animations shows every animation")
        #expect(hint(DeviceError.unknown("x", suggestion: nil)) == "framewright list devices shows every device")
        #expect(hint(ExportError.cannotStream(.png)).hasPrefix("give -o a file; to pipes go"))
        #expect(hint(ExportError.stripTooLarge(columns: 9, fitting: 2...2)) == "--columns 2 fits")
        #expect(hint(MatrixError.noScene(["x"])) == "framewright list scenes shows every scene")
        #expect(hint(MatrixError.empty) == "fewer or other --where, contexts or orientations")
        #expect(hint(ShardError.impossible("N", number: 9, count: 2)) == "say it yourself: --shard 2/8")
        #expect(hint(SnapshotError.nothingToRegenerate).hasPrefix("leave --regenerate out, or keep"))
        #expect(
            hint(ThemeSheetError.tooLarge).hasPrefix("choose fewer screens with --scene and --device"))
    }

    @Test func `results name the commands that resolve them`() {
        let missing = SnapshotResult(file: "a", .missing(image: nil), wording: \.commandLine)
        #expect(missing.details == ["framewright snapshot record keeps it, once you have looked at it"])
        let unused = SnapshotResult.unused("a", wording: \.commandLine).details.first
        #expect(unused?.hasSuffix(": framewright snapshot check --prune removes it and its image") == true)
        #expect(SnapshotResult(file: "a", .missing(image: nil)).details.allSatisfy { !$0.contains("framewright") })
    }

    @Test(arguments: Hint.Setting.allCases)
    func `a setting is an option of a command`(setting: Hint.Setting) {
        let option = ("\(.setting(setting))" as Hint).commandLine
        let helps = RootCommand.configuration.subcommands.flatMap { [$0] + $0.configuration.subcommands }
            .map { $0.helpMessage(columns: 200) }
        #expect(helps.contains { $0.contains(option) }, "\(option)")
    }
}
