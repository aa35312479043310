import Foundation
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

/// The folder `Themes`, relative to this source file.
let themesFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Themes")

struct ShippedThemeTests {
    static let designed: [ShippedTheme] = [.classic, .midnight, .highContrast]
    static let tileValues = ["2", "4", "8", "16", "32", "64", "128", "256", "512", "1024", "2048", "above"]

    @Test(arguments: ShippedTheme.allCases.map(\.rawValue) + ["theme.schema"])
    func `an embedded theme equals its file byte for byte`(name: String) throws {
        let file = try String(contentsOf: themesFolder.appending(path: "\(name).json"), encoding: .utf8)
        #expect((ShippedTheme(rawValue: name)?.source ?? Theme.schemaSource) == file)
    }

    @Test func `themes are found by the names of their files`() throws {
        #expect(Theme.shipped.map(\.name) == ["Documented", "Classic", "Midnight", "High Contrast"])
        #expect(try Theme.shipped(named: "high-contrast") == ShippedTheme.highContrast.theme)
        let error = try #require(throws: ThemeError.self) { try Theme.shipped(named: "clasic") }
        #expect(error.hint == "did you mean \"classic\"?")
    }

    /// The documented colours, in bytes.
    @Test(arguments: [
        ("color.course.background", "#393e46"), ("color.course.cell", "#f9f9e380"),
        ("color.course.rankList.rank.background", "#76b39d"), ("color.course.rankList.score.ink", "#f9f8eb"),
        ("color.course.tile.2048", "#edc22e"), ("color.game2048.board", "#b9aba0"),
        ("color.game2048.cell", "#ccc0b4"), ("color.game2048.tile.64", "#f65e3b"),
        ("color.game2048.tile.128", "#ff0000"), ("color.game2048.onTile.128", "#000000"),
        ("color.game2048.onTile.256", "#ffffff"), ("color.brocade.cloth", "#1d2449"),
        ("color.calculator.digit.ring", "#00a0e9"), ("color.calculator.operator.fill", "#00994440"),
        ("color.pet.fish", "#e79eff"), ("color.pet.track", "#e6e6e6"),
    ])
    func `the documented theme has the documented colours`(token: String, color: String) {
        #expect(Theme.documented.color(token)?.description == color)
    }

    @Test func `the documented theme has every system`() {
        let systems = Set(Theme.documented.paths.filter(Theme.isOfSystem).map { $0.split(separator: ".")[1] })
        #expect(
            systems == [
                "course", "game2048", "game2048Swift", "game2048Web", "brocade", "calculator", "pet", "control",
            ])
    }

    @Test(arguments: designed)
    func `every declared pair is legible in every context`(shipped: ShippedTheme) throws {
        let theme = shipped.theme
        let results = try [nil].appending(theme.contexts).flatMap { try theme.selecting(context: $0).contrastReport() }
        #expect(results.count == theme.contrastPairs.count * (theme.contexts.count + 1))
        #expect(results.filter { !$0.passes }.map(\.description) == [])
        let least = shipped == .highContrast ? 7.0 : 4.5
        #expect(theme.contrastPairs.allSatisfy { $0.minimum >= least })
    }

    @Test(arguments: designed)
    func `text on every tile is among the declared pairs`(shipped: ShippedTheme) {
        let declared = Set(shipped.theme.contrastPairs.map { "\($0.foreground) \($0.background ?? "")" })
        let wanted = Self.tileValues.map { "color.onTile.\($0) color.tile.\($0)" }
        #expect(wanted.filter { !declared.contains($0) } == [])
    }

    /// Distances in OKLab; 0.02 is about the smallest visible difference between adjacent areas.
    @Test(arguments: designed)
    func `tiles, empty cell, board and screen have distinct colours`(
        shipped: ShippedTheme
    ) throws {
        for context in shipped.theme.contexts {
            let theme = try shipped.theme.selecting(context: context)
            let color = { (role: String) in try #require(theme.color("color.game2048.\(role)")) }
            let tiles = try Self.tileValues.map { try color("tile.\($0)") }
            for (index, tile) in tiles.enumerated() {
                #expect(distance(tile, try color("cell")) > 0.07)
                for other in tiles[(index + 1)...] { #expect(distance(tile, other) > 0.035, "\(tile) \(other)") }
            }
            #expect(distance(try color("cell"), try color("board")) > 0.06)
            #expect(distance(try color("board"), try color("background")) > 0.06)
        }
    }

    @Test(arguments: ["light", "dark"])
    func `in high contrast, areas have 3 to 1 with the areas around them`(context: String) throws {
        let theme = try ShippedTheme.highContrast.theme.selecting(context: context)
        let color = { (role: String) in try #require(theme.color("color.game2048.\(role)")) }
        #expect(contrastRatio(try color("board"), on: try color("background")) >= 3)
        #expect(contrastRatio(try color("cell"), on: try color("board")) >= 3)
        for value in Self.tileValues { #expect(contrastRatio(try color("tile.\(value)"), on: try color("cell")) >= 3) }
    }

    /// Edges of alerts and fields, and backgrounds of the brocade's pieces against the bar below them.
    @Test(arguments: designed)
    func `edges have 3 to 1 with the areas around them`(shipped: ShippedTheme) throws {
        for context in [nil].appending(shipped.theme.contexts) {
            let theme = try shipped.theme.selecting(context: context)
            let color = { (role: String) in try #require(theme.color("color.\(role)")) }
            for (edge, ground) in [
                ("control.edge", "control.surface"), ("control.border", "control.surface"),
                ("course.editor.edge", "course.background"), ("course.editor.edge", "course.editor.field.background"),
                ("brocade.shelf.border", "brocade.shelf.background"),
            ] { #expect(contrastRatio(try color(edge), on: try color(ground)) >= 3, "\(edge) on \(ground)") }
            #expect(distance(try color("brocade.shelf.background"), try color("brocade.cloth")) > 0.1)
        }
    }

    @Test(arguments: ["light", "dark"], ["dog", "cat", "bird", "bunny", "fish"])
    func `in high contrast the mood is legible on every pet's colour`(context: String, pet: String) throws {
        let theme = try ShippedTheme.highContrast.theme.selecting(context: context)
        let (ink, ground) = (theme.color("color.pet.onPet"), theme.color("color.pet.stage.\(pet)"))
        #expect(try contrastRatio(#require(ink), on: #require(ground)) >= 7)
    }

    @Test(arguments: designed, ["dog", "cat", "bird", "bunny", "fish"])
    func `a pet's bar contrasts with its track, or both have an edge that contrasts with the track`(
        shipped: ShippedTheme, pet: String
    ) throws {
        for context in [nil].appending(shipped.theme.contexts) {
            let theme = try shipped.theme.selecting(context: context)
            let fill = try #require(theme.color("color.pet.\(pet)"))
            let track = try #require(theme.color("color.pet.track"))
            let edge = theme.color("color.pet.bar.edge") ?? track
            let isOutlined = contrastRatio(fill, on: edge) >= 3 && contrastRatio(edge, on: track) >= 3
            #expect(contrastRatio(fill, on: track) >= 3 || isOutlined, "\(context ?? "")")
        }
    }

    /// A half-styled control would combine inks of one theme with backgrounds of another.
    @Test(arguments: designed)
    func `a designed theme styles a group of a system completely or not at all`(
        shipped: ShippedTheme
    ) {
        var answers: [String: Set<Bool>] = [:]
        for path in Theme.documented.paths where !path.hasPrefix("color.pet.") {
            let group = path.split(separator: ".").prefix(3).dropLast().joined(separator: ".")
            guard let token = shipped.theme.paint(path)?.token else { continue }
            answers[group, default: []].insert(shipped.theme.token(at: token) != nil)
        }
        #expect(answers.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
}

extension [String?] {
    fileprivate func appending(_ more: [String]) -> [String?] { self + more.map { $0 } }
}

/// Returns the distance of two colours in OKLab (Ottosson 2020), which is perceptually uniform.
private func distance(_ one: SRGBColor, _ other: SRGBColor) -> Double {
    let (a, b) = (oklab(one), oklab(other))
    return zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
}

private func oklab(_ color: SRGBColor) -> [Double] {
    let light = [color.red, color.green, color.blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let cones = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { row in cbrt(zip(row, light).map(*).reduce(0, +)) }
    return [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { row in zip(row, cones).map(*).reduce(0, +) }
}
