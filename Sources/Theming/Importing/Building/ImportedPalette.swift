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
    var roleSources: [(role: String, keys: [String])] = []
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
    /// Whether the file is a whole theme for the screens, so that no role is to be filled.
    var isComplete = false
    /// Whether roles have the palette's colours written out, without primitives to refer to.
    var isWrittenOut = false
    /// Colours that the file names as the screens do, by the paths of their tokens in a theme.
    var own: [(path: String, key: String)] = []

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

    /// The colour for a role, as the user, the file or its format says.
    func entryFilling(_ role: String) -> Entry? {
        roleSources.lazy.filter { $0.role == role }.flatMap(\.keys).compactMap(entry).first
    }

    /// The colours that there are for some roles.
    func given(_ roles: [String], in context: String?) -> [Color] {
        roles.compactMap { entryFilling($0)?.color(in: context).mappedToSRGB }
    }

    /// Puts the user's choice before that of the format.
    mutating func prefer(_ roles: [String: String], file: String) throws(DocumentError) {
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
            roleSources.insert((role, [key]), at: 0)
        }
    }

    /// A name that the format allows: no periods, braces or a dollar sign in front.
    static func tokenName(_ text: String) -> String {
        let mapped = text.map { ".{}".contains($0) ? "-" : String($0) }.joined()
        let name = String(mapped.drop { $0 == "$" })
        return name.isEmpty ? "unnamed" : name
    }

    /// Fills roles by the names that screens use themselves, then by those that design systems commonly give: `surface`
    /// and `bg` in any spelling, with a word for the default behind.
    mutating func assignRolesByName() {
        for (path, key) in own {
            let role = path.dropFirst("color.".count)
            if ThemeBuilder.roles.contains(String(role)) { roleSources.append((String(role), [key])) }
        }
        // What is for one screen is no role.
        let single = Set(own.filter { Theme.isOfSystem($0.path) }.map(\.key))
        let named = colors.map(\.key).filter { !single.contains($0) }.map { (key: $0, words: Self.words($0)) }
        for (role, names) in Self.commonNames {
            let found = names.flatMap { name in named.filter { $0.words.isNamed(name) } }
            let isPart = { (words: [String]) in words.dropLast().contains(where: Self.parts.contains) }
            let keys = found.filter { !isPart($0.words) } + found.filter { isPart($0.words) }
            if !keys.isEmpty { roleSources.append((role, keys.map(\.key))) }
        }
    }

    /// Takes the colours whose names are those of tokens that screens ask for.
    ///
    /// - Parameter path: the name of a colour as a token's path.
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

    /// What is part of a screen: colours of these are taken for a role where there is no other.
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
    /// Whether the last word, or the last two together, are that name; a word for the default may come behind.
    ///
    /// A rank is only that of what stands before it: `background.primary` and `on.primary` are no `primary`.
    fileprivate func isNamed(_ name: String) -> Bool {
        let isRank = ["primary", "accent", "brand", "base", "muted", "subtle"].contains(name)
        let isShort = count > 1 && ["default", "root", "500", "main", "value", "base"].contains(self[count - 1])
        return [self, isShort ? dropLast() : self].contains { words in
            if words.suffix(2).joined() == name { return true }
            guard words.last == name else { return false }
            return !isRank || words.count < 2 || !Self.parts.contains(words[words.count - 2])
        }
    }

    /// Parts of a screen that have colours of several ranks.
    private static let parts: Set<String> = [
        "background", "bg", "surface", "text", "font", "foreground", "fg", "border", "outline", "icon", "on", "content",
        "link", "label", "stroke", "fill",
    ]
}
