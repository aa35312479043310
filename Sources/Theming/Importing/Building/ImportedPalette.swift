import FramewrightDocuments
import FramewrightDrawing

/// The colours of a foreign theme, and what each is for as far as its format says.
struct ImportedPalette {
    /// A colour under its name.
    struct Entry {
        /// As the foreign file calls it.
        let key: String
        /// The path of its token, below `palette` as a rule.
        let path: String
        let plain: ColorCoordinates
        /// In the contexts where it is another.
        var others: [String: ColorCoordinates] = [:]

        func color(in context: String?) -> ColorCoordinates { context.flatMap { others[$0] } ?? plain }
    }

    var name: String
    var summary = ""
    var contexts: [String] = []
    var colors: [Entry] = []
    /// For each role the keys that may fill it, the best first.
    var wishes: [(role: String, keys: [String])] = []
    /// What the tiles' colours are mixed from, in their order.
    var ramp: [String] = []
    var unmapped: [ThemeImport.Unmapped] = []
    /// Groups of a theme file that are taken over as they are, `palette` among them; then the colours above are in there.
    var groups: [(name: String, content: JSONOutput)] = []
    /// The same for contexts.
    var contextGroups: [(name: String, content: JSONOutput)] = []
    /// Pairs that must stay legible, where the file has its own.
    var contrast: JSONOutput?
    /// Its exceptions as a theme file has them.
    var exceptions: JSONOutput?
    /// What other tools keep at the file's root.
    var extensions: [(key: String, value: JSONOutput)] = []
    /// Whether the file has the roles of the screens itself, so that none are to be filled.
    var isComplete = false

    private var taken: Set<String> = []

    init(name: String) { self.name = name }

    /// Adds a colour below `palette.<group>`; a name that is taken already gets a number.
    mutating func add(
        _ key: String, group: String, _ color: ColorCoordinates, others: [String: ColorCoordinates] = [:]
    ) {
        let base = "palette.\(group).\(Self.tokenName(key))"
        var path = base
        var number = 2
        while !taken.insert(path).inserted {
            path = "\(base)-\(number)"
            number += 1
        }
        colors.append(Entry(key: key, path: path, plain: color, others: others))
    }

    func entry(_ key: String) -> Entry? { colors.first { $0.key == key } }

    /// Puts the user's choice before that of the format.
    mutating func prefer(_ roles: [String: String], file: String) throws(DocumentError) {
        if isComplete, let role = roles.keys.min() {
            throw DocumentError(
                .invalid, file: file, position: .start, pointer: "",
                problem: "the file has the tokens of the screens itself, so \"\(role)\" is not to be filled",
                hint: "import it as it is, then change a token with framewright theme set")
        }
        for (role, key) in roles.sorted(by: { $0.key < $1.key }) {
            let known = colors.map(\.key)
            guard known.contains(key) else {
                throw DocumentError(
                    .unknownKey, file: file, position: .start, pointer: "", problem: "there is no colour \"\(key)\"",
                    hint: Suggestion.hint(
                        for: key, among: known, otherwise: "it has \(known.prefix(12).joined(separator: ", "))"))
            }
            guard ThemeBuilder.roles.contains(role) else {
                throw DocumentError(
                    .unknownKey, file: file, position: .start, pointer: "", problem: "there is no role \"\(role)\"",
                    hint: Suggestion.hint(
                        for: role, among: ThemeBuilder.roles,
                        otherwise: "one of \(ThemeBuilder.roles.joined(separator: ", "))"))
            }
            wishes.insert((role, [key]), at: 0)
        }
    }

    /// A name that the format allows: no periods, braces or a dollar sign in front.
    static func tokenName(_ text: String) -> String {
        let mapped = text.map { ".{}".contains($0) ? "-" : String($0) }.joined()
        let name = String(mapped.drop { $0 == "$" })
        return name.isEmpty ? "unnamed" : name
    }

    /// Fills roles by the names that design systems commonly give: `surface` and `bg` in any spelling, with a word for the
    /// default behind.
    mutating func wishByNames() {
        for (role, names) in Self.commonNames {
            let keys = names.flatMap { name in
                colors.filter { Self.words($0.key).isNamed(name) }.map(\.key)
            }
            if !keys.isEmpty { wishes.append((role, keys)) }
        }
    }

    private static let commonNames: KeyValuePairs<String, [String]> = [
        "background": ["background", "bg", "canvas", "page", "backgroundcolor", "systembackground", "base"],
        "surface": ["surface", "card", "panel", "secondarybackground", "backgroundsecondary"],
        "board": ["board"], "cell": ["cell"],
        "ink": ["ink", "text", "foreground", "fg", "label", "onbackground", "textprimary", "primarytext", "content"],
        "inkSecondary": ["inksecondary", "textsecondary", "secondarytext", "secondarylabel", "muted", "subtle"],
        "accent": ["accent", "accentcolor", "primary", "brand", "tint", "tintcolor", "brandprimary"],
        "onAccent": ["onaccent", "onprimary", "textonaccent", "primaryforeground"],
        "accentInk": ["accentink", "link", "textlink"], "rule": ["rule", "border", "separator", "divider", "outline"],
        "channel.red": ["red", "error", "danger", "destructive"], "channel.green": ["green", "success", "positive"],
        "channel.blue": ["blue", "info", "information"],
    ]

    private static func words(_ key: String) -> [String] {
        key.split { "./ ".contains($0) }.map { part in part.lowercased().filter { $0.isLetter || $0.isNumber } }
    }
}

extension [String] {
    /// Whether the last word, or the last two together, are that name; a word for the default may come behind.
    fileprivate func isNamed(_ name: String) -> Bool {
        var words = self
        if let last = words.last, ["default", "root", "500", "main", "value"].contains(last), words.count > 1 {
            words.removeLast()
        }
        return words.last == name || words.suffix(2).joined() == name
    }
}
