import ArgumentParser
import Foundation
import Framewright
import FramewrightDocuments
import FramewrightScreens

@testable import FramewrightCommand

/// A temporary folder of score files, and the rank list made from them.
@MainActor
final class ScoreFiles {
    nonisolated let folder = NSTemporaryDirectory() + "scores-" + UUID().uuidString

    init() throws { try Folder.create(for: "\(folder)/x") }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Writes a file with this text and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        try OutputFile.write(Array(text.utf8), to: path(name))
        return path(name)
    }

    /// Returns the names of the list, top to bottom, for the options `--state` and `--query`.
    func names(_ arguments: String...) throws -> [String] {
        let view = try StateOptions.parse(arguments).view(of: try Catalogue.documented.find("course-rank").scene)
        let screen = try Viewport(size: Size(width: 400, height: 800), scale: 1)
        let layout = try Renderer().layout(view ?? AnyView(EmptyView()), in: screen, theme: .documented)
        return layout.tree.nodes.compactMap { node in
            guard node.payload.identifier?.hasPrefix("name-") == true, case .text(let text) = node.payload.figure
            else { return nil }
            return text.string
        }
    }

    /// Returns the tool's error for a state; nil if it is valid.
    func failure(_ arguments: String...) -> Failure? {
        do {
            let choice = try StateOptions.parse(arguments)
            _ = try choice.view(of: try Catalogue.documented.find("course-rank").scene)
            return nil
        } catch {
            return Failure(error)
        }
    }
}
