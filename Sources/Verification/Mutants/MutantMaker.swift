import Framewright
import FramewrightDrawing
import FramewrightTypography

/// Makes mutants of a screen's display list, in an order that depends only on the seed.
struct MutantMaker {
    let list: DisplayList
    let pixel: Double
    let fonts: FontLibrary
    private let names: [String]
    private let seed: UInt64

    init(_ layout: ScreenLayout, fonts: FontLibrary, seed: UInt64) {
        (list, pixel, self.fonts, self.seed) = (layout.displayList, 1 / layout.viewport.scale, fonts, seed)
        names = layout.tree.nodes.map { $0.payload.identifier ?? $0.payload.name }
    }

    /// Returns factories of mutants of a kind, in groups. A later group is used only if no mutant of the earlier ones
    /// is visible.
    func groups(_ kind: Mutant.Kind) -> [[() -> Mutant?]] {
        let places = list.items.indices.sorted { order($0) < order($1) }
        func each(_ make: @escaping (Int) -> Mutant?) -> [() -> Mutant?] {
            places.filter { isDrawn($0) }.map { index in { make(index) } }
        }
        return switch kind {
        case .shift: [each(shifted)]
        case .digit: [each { replaced($0, \.isDigit) }, each { replaced($0, \.isLetter) }]
        case .color: [each(recolored)]
        case .line: [each(lineRemoved), each(shortened), each(underlined)]
        }
    }

    /// Returns the display list with one item replaced by the given commands.
    func mutant(_ kind: Mutant.Kind, words: String, at index: Int, commands: [DisplayList.Item.Command]) -> Mutant {
        var mutated = list
        let source = list.items[index].source
        mutated.items.replaceSubrange(index...index, with: commands.map { DisplayList.Item($0, source: source) })
        return Mutant(kind: kind, words: "\(name(index)): \(words)", list: mutated)
    }

    private func name(_ index: Int) -> String {
        let source = list.items[index].source
        let name = names.indices.contains(source) ? names[source] : "the screen"
        guard case .glyphs(let run, _) = list.items[index].command else { return name }
        return "\(name) \"\(run.text.prefix(24))\""
    }

    private func isDrawn(_ index: Int) -> Bool {
        switch list.items[index].command {
        case .fillRect, .fillPath, .glyphs, .image: true
        case .pushClip, .pushClipPath, .pushLayer, .pushTransform, .pop: false
        }
    }

    /// Mixes the seed and the index with SplitMix64, for a reproducible order.
    private func order(_ index: Int) -> UInt64 {
        var mixed = seed &+ UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.numericType == .decimal }
    fileprivate var isLetter: Bool { properties.isAlphabetic }
}
