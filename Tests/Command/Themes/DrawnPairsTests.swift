import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightVerification

@MainActor
struct DrawnPairsTests {
    /// Returns a theme with a unique opaque colour for every token of every shipped theme, so that each area
    /// identifies its token.
    private func distinctTheme() throws -> Theme {
        let paths = Theme.shipped.flatMap(\.paths).filter { $0.hasPrefix("color.") && Theme.isOfSystem($0) }
        var document = try ThemeDocument(
            Array(##"{"name": "Distinct", "color": {"$type": "color", "ink": {"$value": "#010203"}}}"##.utf8),
            name: "distinct.json")
        for (index, path) in Set(paths).sorted().enumerated() {
            let digits = String(0x10_1010 + index * 30_011, radix: 16)
            _ = try document.set(path, to: .string("#\(digits)"), context: nil)
        }
        return document.theme
    }

    private let phoneScreens = Catalogue.documented.references.map {
        MatrixCell(
            scene: $0, device: "iphone-15", orientation: .portrait, theme: "", context: nil, textSize: .large,
            direction: nil, locale: "en")
    }

    @Test
    func `an import keeps every text legible that a documented screen draws on a token's area`()
        throws
    {
        let report = try ThemeCheck(.documented).report(on: try distinctTheme(), screens: phoneScreens, jobs: 2)
        let known = Set(DrawnPairs.all.flatMap { text, grounds in grounds.map { "\(text) \($0)" } })
        let drawn = report.facts.contexts[0].order.compactMap { demand -> String? in
            guard let text = demand.text, let ground = demand.background, demand.share >= 1 else { return nil }
            // A number's token belongs to its tile; `above` covers several tiles.
            return text.contains(".onTile.") ? nil : "\(text) \(ground)"
        }
        #expect(drawn.count > 40)
        #expect(drawn.filter { !known.contains($0) } == [])
    }

    @Test(arguments: ["course.background", "tile.256", "pet.selector", "dog", "calculator.digit.ink"])
    func `A theme imported from one of our finer names, checked, has no contrast error`(name: String) throws {
        let text = name.split(separator: ".").reversed().reduce(##"{"$type": "color", "$value": "#101820"}"##) {
            "{\"\($1)\": \($0)}"
        }
        let file = ImportFile(name: "mine.json", bytes: Array("{\"color\": \(text)}".utf8))
        let report = try ThemeCheck(.documented).report(on: ThemeImport([file]).theme, screens: phoneScreens, jobs: 2)
        #expect(report.findings.filter { $0.rule == .contrast }.map(\.explanation) == [])
    }
}
