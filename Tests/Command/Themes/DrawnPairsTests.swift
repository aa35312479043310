import Framewright
import FramewrightDocuments
import FramewrightScreens
import Testing

@testable import FramewrightVerification

@MainActor
struct DrawnPairsTests {
    /// Every token of every shipped theme in an opaque colour of its own, so that each area tells which token it is of.
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

    @Test
    func `every text that a documented screen draws on a token's area is among the pairs that an import keeps legible`()
        throws
    {
        let cells = Catalogue.documented.references.map {
            MatrixCell(
                scene: $0, device: "iphone-15", orientation: .portrait, theme: "", context: nil, textSize: .large,
                direction: nil, locale: "en")
        }
        let report = try ThemeCheck(.documented).report(on: try distinctTheme(), screens: cells, jobs: 2)
        let known = Set(DrawnPairs.all.flatMap { text, grounds in grounds.map { "\(text) \($0)" } })
        let drawn = report.facts.contexts[0].order.compactMap { demand -> String? in
            guard let text = demand.text, let ground = demand.background, demand.share >= 1 else { return nil }
            // A number's token is that of its tile; `above` answers for several.
            return text.contains(".onTile.") ? nil : "\(text) \(ground)"
        }
        #expect(drawn.count > 40)
        #expect(drawn.filter { !known.contains($0) } == [])
    }
}
