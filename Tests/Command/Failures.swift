import ArgumentParser
import Framewright
import FramewrightScreens

@testable import FramewrightCommand

/// What a command says where it fails; nil where it does not.
@MainActor
func failure(of arguments: [String], over catalogue: Catalogue = .documented) -> Failure? {
    do {
        try CommandLineTool.run(arguments, over: catalogue)
        return nil
    } catch {
        return Failure(error)
    }
}
