import FramewrightDocuments
import FramewrightViews

/// The conditions under which an entry of an asset set is used.
struct AssetVariant {
    private var scheme: ColorScheme?
    private var isHighContrast: Bool?
    /// True for entries of other devices, directions and gamuts.
    private(set) var isForeign = false
    private var isForPhone = false

    /// Reads the conditions of an entry.
    init(_ reader: inout ObjectReader) throws(DocumentError) {
        let idiom = try reader.optional("idiom")?.string() ?? "universal"
        isForPhone = idiom == "iphone"
        isForeign = !["universal", "iphone", "ipad"].contains(idiom)
        if try reader.optional("display-gamut")?.string() == "display-P3" { isForeign = true }
        for appearance in try reader.optional("appearances")?.array(count: 0...16) ?? [] {
            var appearance = try appearance.object()
            let value = try appearance.string("value")
            switch try appearance.string("appearance") {
            case "luminosity": scheme = value == "dark" ? .dark : .light
            case "contrast": isHighContrast = value == "high"
            default: isForeign = true
            }
        }
    }

    /// Returns the number of conditions that the traits fulfil, or nil if they contradict one.
    func fitness(_ traits: AssetTraits) -> Int? {
        guard !isForeign else { return nil }
        var fitness = isForPhone ? 1 : 0
        if let scheme {
            guard scheme == traits.colorScheme else { return nil }
            fitness += 4
        }
        if let isHighContrast {
            guard isHighContrast == (traits.contrast == .increased) else { return nil }
            fitness += 2
        }
        return fitness
    }
}

extension [AssetVariant] {
    /// Returns the indices of the entries that suit the traits best.
    func best(_ traits: AssetTraits) -> [Int] {
        let marks = map { $0.fitness(traits) ?? -1 }
        guard let most = marks.max(), most >= 0 else { return [] }
        return marks.indices.filter { marks[$0] == most }
    }
}
