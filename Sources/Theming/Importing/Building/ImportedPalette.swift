import FramewrightDocuments
import FramewrightDrawing

/// The colours of an imported theme, with their purpose as far as the format defines it.
struct ImportedPalette {
    /// The roles that a palette can fill, in the order of the file. All other tokens derive from them.
    static let roles = [
        "background", "surface", "board", "cell", "ink", "inkSecondary", "accent", "onAccent", "accentInk", "rule",
        "edge", "column.odd", "column.even", "channel.red", "channel.green", "channel.blue",
    ]
    static let tiles = ["2", "4", "8", "16", "32", "64", "128", "256", "512", "1024", "2048", "above"]

    /// A named colour.
    struct Entry {
        /// The name in the imported file.
        let key: String
        /// The path of the token, usually below `palette`.
        let path: String
        let plain: ColorCoordinates
        /// The colours in the contexts in which it differs.
        var others: [String: ColorCoordinates] = [:]

        func color(in context: String?) -> ColorCoordinates { context.flatMap { others[$0] } ?? plain }
    }

    var name: String
    var summary = ""
    var contexts: [String] = []
    var colors: [Entry] = []
    /// The keys that can fill each role, the preferred one first.
    var roleSources: [(role: String, keys: [String])] = []
    /// The keys of the colours between which the tile colours are interpolated, in order.
    var ramp: [String] = []
    var unmapped: [ThemeOmission] = []
    /// The groups of a theme file that are kept unchanged, including `palette`. If present, they contain the above
    /// colours.
    var groups: [(name: String, content: JSONOutput)] = []
    /// The groups of each context that are kept unchanged.
    var contextGroups: [(name: String, content: JSONOutput)] = []
    /// The contrast pairs of the file, if it has its own.
    var contrast: JSONOutput?
    /// The exceptions of the file, in the notation of a theme file.
    var exceptions: JSONOutput?
    /// The root extensions of other tools.
    var extensions: [(key: String, value: JSONOutput)] = []
    /// True if the file is a complete theme, so that no role has to be filled.
    var isComplete = false
    /// True if roles contain the colours themselves instead of references to primitives.
    var isWrittenOut = false
    /// The colours whose names in the file are token paths used by screens, with those paths.
    var own: [(path: String, key: String)] = []

    private var taken: Set<String> = []

    init(name: String) { self.name = name }

    /// Adds a colour below `palette.<group>`. If the name exists, a number is appended.
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

    /// Returns the colour for a role as chosen by the user, the file or the format.
    func entryFilling(_ role: String) -> Entry? {
        roleSources.lazy.filter { $0.role == role }.flatMap(\.keys).compactMap(entry).first
    }

    /// Returns the available colours for some roles.
    func given(_ roles: [String], in context: String?) -> [SRGBColor] {
        roles.compactMap { entryFilling($0)?.color(in: context).mappedToSRGB }
    }

    /// Inserts the user's choices before those of the format. A chosen accent also replaces the format's colours that
    /// belong to its accent, unless the file names them as screens do.
    mutating func prefer(_ roles: [String: String], file: String) throws(DocumentError) {
        if roles["accent"] != nil {
            let named = Set(own.map(\.path))
            roleSources.removeAll {
                ["accentInk", "onAccent"].contains($0.role) && !named.contains("color.\($0.role)")
            }
        }
        for (role, key) in roles.sorted(by: { $0.key < $1.key }) {
            let known = colors.map(\.key)
            guard known.contains(key) else {
                throw DocumentError(
                    .unknownKey, file: file, position: .start, pointer: "", problem: "there is no colour \"\(key)\"",
                    hint: Suggestion.hint(
                        for: key, among: known, otherwise: "it has \(known.prefix(12).joined(separator: ", "))"))
            }
            guard Theme.isAskedFor("color.\(role)") else {
                let known = Theme.colorRoles.map { String($0.dropFirst("color.".count)) }
                throw DocumentError(
                    .unknownKey, file: file, position: .start, pointer: "", problem: "there is no role \"\(role)\"",
                    hint: Suggestion.hint(
                        for: role, among: known, otherwise: "one of \(known.joined(separator: ", "))"))
            }
            roleSources.insert((role, [key]), at: 0)
            own.insert(("color.\(role)", key), at: 0)
        }
    }

    /// Returns a valid token name: without periods and braces, and without leading dollar signs.
    static func tokenName(_ text: String) -> String {
        let mapped = text.map { ".{}".contains($0) ? "-" : String($0) }.joined()
        let name = String(mapped.drop { $0 == "$" })
        return name.isEmpty ? "unnamed" : name
    }

    /// Fills roles by the token names that screens use, then by common names of design systems, such as `surface` and
    /// `bg` in any spelling and with an optional default suffix.
    mutating func assignRolesByName() {
        for (path, key) in own {
            let role = path.dropFirst("color.".count)
            if Self.roles.contains(String(role)) { roleSources.append((String(role), [key])) }
        }
        // A colour of a single screen does not fill a role.
        let single = Set(own.filter { Theme.isOfSystem($0.path) }.map(\.key))
        let named = colors.map(\.key).filter { !single.contains($0) }.map { (key: $0, words: Self.words($0)) }
        for (role, names) in Self.commonNames {
            let found = names.flatMap { name in named.filter { $0.words.isNamed(name) } }
            let isPart = { (words: [String]) in words.dropLast().contains(where: Self.parts.contains) }
            let keys = found.filter { !isPart($0.words) } + found.filter { isPart($0.words) }
            if !keys.isEmpty { roleSources.append((role, keys.map(\.key))) }
        }
    }

    /// Collects the colours whose names are token paths used by screens.
    ///
    /// - Parameter path: Converts the name of a colour to a token path.
    mutating func takeOwn(_ path: (Entry) -> String) {
        own = colors.compactMap { entry in
            let path = path(entry)
            let name = path.hasSuffix(".$root") ? String(path.dropLast(".$root".count)) : path
            return name.hasPrefix("color.") && Theme.isAskedFor(name) ? (name, entry.key) : nil
        }
    }

    private static let commonNames: KeyValuePairs<String, [String]> = [
        "background": [
            "background", "bg", "canvas", "page", "backgroundcolor", "systembackground", "backgroundprimary",
            "bgprimary", "primarybackground", "base",
        ],
        "surface": ["surface", "card", "panel", "secondarybackground", "backgroundsecondary", "bgsecondary"],
        "board": ["board"], "cell": ["cell"],
        "ink": [
            "ink", "text", "foreground", "fg", "label", "onbackground", "textprimary", "primarytext", "content", "font",
            "textcolor", "foregroundprimary", "fgprimary", "fontprimary", "fontbase", "textbase",
        ],
        "inkSecondary": [
            "inksecondary", "textsecondary", "secondarytext", "secondarylabel", "muted", "subtle", "fontsecondary",
            "foregroundsecondary", "fgsecondary",
        ],
        "accent": ["accent", "accentcolor", "primary", "brand", "tint", "tintcolor", "brandprimary"],
        "onAccent": ["onaccent", "onprimary", "textonaccent", "primaryforeground"],
        "accentInk": ["accentink", "link", "textlink"], "rule": ["rule", "border", "separator", "divider", "outline"],
        "channel.red": ["red", "error", "danger", "destructive"], "channel.green": ["green", "success", "positive"],
        "channel.blue": ["blue", "info", "information"],
    ]

    /// The names of parts of a screen. Their colours fill a role only if there is no other.
    private static let parts: Set<String> = [
        "button", "btn", "input", "field", "tooltip", "card", "nav", "navbar", "header", "footer", "tab", "alert",
        "badge",
        "chip", "menu", "modal", "dialog", "table", "row", "list", "toast", "switch", "checkbox", "icon", "code",
        "hover",
        "active", "disabled", "pressed", "selected", "focus", "inverse", "sidebar", "toolbar",
    ]

    private static func words(_ key: String) -> [String] {
        key.split { "./ ".contains($0) }.map { part in part.lowercased().filter { $0.isLetter || $0.isNumber } }
    }
}

extension [String] {
    /// True if the last word, or the last two words joined, equal a name. A default suffix is ignored.
    ///
    /// A rank such as `primary` applies to the preceding word: `background.primary` and `on.primary` do not match
    /// `primary`.
    fileprivate func isNamed(_ name: String) -> Bool {
        let isRank = ["primary", "accent", "brand", "base", "muted", "subtle"].contains(name)
        let isShort = count > 1 && ["default", "root", "500", "main", "value", "base"].contains(self[count - 1])
        return [self, isShort ? dropLast() : self].contains { words in
            if words.suffix(2).joined() == name { return true }
            guard words.last == name else { return false }
            return !isRank || words.count < 2 || !Self.parts.contains(words[words.count - 2])
        }
    }

    /// The parts of a screen whose colours have several ranks.
    private static let parts: Set<String> = [
        "background", "bg", "surface", "text", "font", "foreground", "fg", "border", "outline", "icon", "on", "content",
        "link", "label", "stroke", "fill",
    ]
}
