import ArgumentParser
import Framewright
import FramewrightScreens
import Testing

@testable import FramewrightCommand

/// The examples in help texts.
@MainActor
struct HelpExampleTests {
    private static func discussions(of command: any ParsableCommand.Type) -> [String] {
        [command.configuration.discussion] + command.configuration.subcommands.flatMap(discussions)
    }

    /// The words of every example; lines that end with a backslash are continued.
    private static let examples: [[String]] = discussions(of: RootCommand.self)
        .flatMap { $0.replacing("\\\n", with: " ").split(separator: "\n") }
        .map { $0.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "'" && $0 != "\"" } } }
        .filter { $0.first == "framewright" }

    @Test func `scenes, devices and themes of help examples exist`() throws {
        let catalogue = Catalogue.documented
        let (names, known) = (catalogue.scenes.map(\.name), catalogue.references + catalogue.animationReferences)
        #expect(Self.examples.count > 40)
        for words in Self.examples {
            for word in words where names.contains(where: { word.hasPrefix("\($0)/") }) {
                #expect(word.hasSuffix("/") || word.contains("*") || known.contains(word), "\(word)")
            }
            for (option, value) in zip(words, words.dropFirst()) {
                for value in value.split(separator: ",").map(String.init) where !value.contains("*") {
                    if option == "--device" { _ = try DeviceTable.shipped.device(named: value) }
                    if option == "--theme", !value.contains(".") { _ = try ThemeOptions.load(value) }
                }
            }
            if ["render", "animate", "serve"].contains(words[1]), let scene = words.dropFirst(2).first,
                scene.first != "-"
            {
                #expect(names.contains(scene) || known.contains(scene), "\(scene)")
            }
        }
    }
}
