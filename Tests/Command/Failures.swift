import ArgumentParser
import Framewright
import FramewrightScreens

@testable import FramewrightCommand

/// Returns the error of a command; nil if it succeeds.
@MainActor
func failure(of arguments: [String], over catalogue: Catalogue = .documented) -> Failure? {
    do {
        try CommandLineTool.run(arguments, over: catalogue)
        return nil
    } catch {
        return Failure(error, of: RootCommand.self)
    }
}
