import FramewrightTestSupport

/// Generates hostile theme files.
struct ThemeForge {
    private var chance: SplitMix

    init(seed: Int) { chance = SplitMix(state: UInt64(seed)) }

    /// A theme with every feature of the format.
    static let rich = ##"""
        {
          "name": "Rich", "$extensions": {"org.example": [1]},
          "palette": {
            "red": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.6, 0.3, 29], "alpha": 0.5}},
            "line": {"$type": "strokeStyle", "$value": {"dashArray": ["{spacing.a}", "1px"], "lineCap": "round"}},
            "ink": {"$ref": "#/palette/red"}, "part": {"$type": "number", "$ref": "#/palette/red/$value/components/1"}
          },
          "spacing": {"$type": "dimension", "a": {"$value": "1.5rem"}, "$root": {"$value": -3}},
          "color": {
            "$type": "color", "$deprecated": "old", "base": {"a": {"$value": "{palette.red}"}, "b": {"$value": "#abc"}},
            "next": {"$extends": "{color.base}", "b": {"$value": "#fff", "$deprecated": false}}
          },
          "border": {"x": {"$type": "border", "$value": {"color": "{color.next.a}", "width": "2px", "style": "{palette.line}"}}},
          "transition": {"x": {"$type": "transition", "$value": {"duration": "200ms", "delay": "0s", "timingFunction": [0, 0, 1, 1]}}},
          "shadow": {
            "$type": "shadow",
            "x": {"$value": {"color": "#0008", "offsetX": 0, "offsetY": 2, "blur": "{spacing.a}", "spread": 0, "inset": true}},
            "y": {"$value": ["{shadow.x}", {"$ref": "#/shadow/x/$value"}]}
          },
          "gradient": {"x": {"$type": "gradient", "$value": [{"color": "{color.base.b}", "position": 0.5}]}},
          "typography": {
            "x": {"$type": "typography",
              "$value": {"fontFamily": ["A", "B"], "fontSize": "{spacing.a}", "fontWeight": "bold", "letterSpacing": 0, "lineHeight": 1}}
          },
          "contexts": {"dark": {"color": {"base": {"b": {"$value": "#000"}}}}},
          "contrast": [{"fg": "color.next.a", "bg": "color.next.b", "min": 3}]
        }
        """##

    mutating func file() -> [UInt8] {
        let rich = Array(Self.rich.utf8)
        switch Int.random(in: 0..<5, using: &chance) {
        case 0: return chance.mutated(rich)
        case 1: return Array(rich.prefix(Int.random(in: 0..<rich.count, using: &chance)))
        case 2: return nested(in: rich)
        case 3: return stretched(rich)
        default: return tangled()
        }
    }

    /// Returns the bytes with a thousand brackets inserted at a random position.
    private mutating func nested(in bytes: [UInt8]) -> [UInt8] {
        let place = Int.random(in: 0..<bytes.count, using: &chance)
        let bracket = ["{\"a\":", "[", "{\"$value\":"].randomElement(using: &chance) ?? "["
        return bytes[..<place] + Array(String(repeating: bracket, count: 1000).utf8) + bytes[place...]
    }

    /// Returns the bytes with a string, a name or a reference of up to ten megabytes.
    private mutating func stretched(_ bytes: [UInt8]) -> [UInt8] {
        let length = [1000, 100_000, 900_000, 10 << 20].randomElement(using: &chance) ?? 0
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        let place = quotes.randomElement(using: &chance) ?? 0
        let filling = ["x", "{", ".", "#/", "é"].randomElement(using: &chance) ?? "x"
        let long = String(repeating: filling, count: length / filling.utf8.count)
        let (start, end) = (bytes[...place], bytes[(place + 1)...])
        // As text, which is copied as a whole, whereas a debug build copies byte arrays byte by byte.
        return Array((String(decoding: start, as: UTF8.self) + long + String(decoding: end, as: UTF8.self)).utf8)
    }

    /// Returns tokens and groups with random references to each other, in every notation.
    private mutating func tangled() -> [UInt8] {
        let count = Int.random(in: 2...400, using: &chance)
        let groups = (0..<count).map { index in
            let base = Int.random(in: 0...3, using: &chance) == 0 ? "\"$extends\": \"{palette.g\(any(count))}\", " : ""
            return "\"g\(index)\": {\(base)\"t\": \(token(count)), \"u\": \(token(count))}"
        }
        return Array("{\"name\": \"T\", \"palette\": {\(groups.joined(separator: ",\n"))}}".utf8)
    }

    private mutating func token(_ count: Int) -> String {
        let name = "g\(any(count))"
        switch Int.random(in: 0..<8, using: &chance) {
        case 0: return "{\"$value\": \"{palette.\(name).t}\"}"
        case 1: return "{\"$ref\": \"#/palette/\(name)/u\"}"
        case 2: return "{\"$type\": \"number\", \"$ref\": \"#/palette/\(name)/t/$value/components/0\"}"
        case 3: return "{\"$type\": \"shadow\", \"$value\": [\"{palette.\(name).t}\"]}"
        case 4: return "{\"$type\": \"gradient\", \"$value\": [{\"$ref\": \"#/palette/\(name)/u/$value/0\"}]}"
        default: return "{\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}}"
        }
    }

    private mutating func any(_ count: Int) -> Int { Int.random(in: 0..<count, using: &chance) }
}
