import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightCommand

/// The exported animation of the tests of animate and play: a sliding box, in a temporary folder.
@MainActor
final class Exports {
    let folder = NSTemporaryDirectory() + "exports-\(UUID().uuidString)"

    init() throws { try Folder.create(for: "\(folder)/x") }

    nonisolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    static let catalogue = Catalogue([
        SceneDefinition("box", summary: "a box", states: [("left", "on the left", 0), ("right", "on the right", 1)]) {
            SlidingBox(count: $0)
        }
        .animations([
            NamedAnimation(
                "slide", summary: "the box goes to the right", from: "left",
                steps: [.wait(0.1), .tap("box"), .waitUntilSettled, .hold(0.2)])
        ])
    ])

    /// Returns a path in the folder.
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func file(_ name: String, _ text: String) throws -> String {
        try OutputFile.write(Array(text.utf8), to: path(name))
        return path(name)
    }

    /// The names of the files in the folder, including hidden ones.
    var entries: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    func run(_ arguments: String..., over catalogue: Catalogue = catalogue) -> FramewrightCommand.ExitStatus {
        CommandLineTool.status(of: arguments, over: catalogue)
    }

    /// Exports the slide at 96x40 pixels.
    func slide(to name: String, _ options: String...) -> FramewrightCommand.ExitStatus {
        let arguments = ["animate", "box/slide", "--size", "240x100", "--scale", "0.4", "-o", path(name)]
        return CommandLineTool.status(of: arguments + options, over: Self.catalogue)
    }
}

/// A box that moves 100 points in half a second when tapped.
struct SlidingBox: View {
    @State var count: Int

    var body: some View {
        ZStack {
            LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing)
            Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("box").onTapGesture {
                withAnimation(.linear(duration: 0.5)) { count += 1 }
            }
            .position(x: 30 + 100 * Double(count), y: 50)
        }
    }
}
