/// The pairs of text and area colours that screens and controls draw, by token.
///
/// `DrawnPairsTests` compares the list with the documented screens.
package enum DrawnPairs {
    /// The pairs, grouped by text.
    package static let all: [(text: String, grounds: [String])] = {
        var grounds: [String: [String]] = [:]
        var order: [String] = []
        func add(_ text: String, _ ground: String) {
            if grounds[text] == nil { order.append(text) }
            grounds[text, default: []].append("color.\(ground)")
        }
        for (ground, texts) in table { for text in texts { add(text, ground) } }
        for group in filled { add("\(group).title", "\(group).background") }
        for group in inked { add("\(group).ink", "\(group).background") }
        for system in ["course", "game2048", "game2048Swift", "game2048Web"] {
            for tile in ImportedPalette.tiles { add("\(system).onTile.\(tile)", "\(system).tile.\(tile)") }
        }
        return order.map { ("color.\($0)", grounds[$0] ?? []) }
    }()

    /// The pairs that screens draw in a theme: a pet's word lies on its stage, if the theme has a colour for that, else
    /// on the pet's colour.
    package static func all(in theme: Theme) -> [(text: String, grounds: [String])] {
        all.map { text, grounds in
            guard text == "color.pet.onPet" else { return (text, grounds) }
            let drawn = grounds.filter { ground in
                theme.color("color.pet.stage.\(ground.split(separator: ".").last ?? "")") == nil
                    || ground.hasPrefix("color.pet.stage.")
            }
            return (text, drawn)
        }
    }

    /// Groups of a `title` on a `background`.
    private static let filled = [
        "button", "course.button", "course.pausedButton", "course.launch.start", "course.launch.rank",
        "course.launch.colors",
        "game2048.button", "game2048Swift.button", "game2048Web.button", "pet.button",
    ]
    /// The groups with an `ink` on a `background`.
    private static let inked = [
        "course.label", "course.result", "course.rankList.rank", "course.rankList.name", "course.rankList.score",
        "course.editor.field", "game2048Swift.score", "game2048Web.box",
    ]

    /// The areas with the texts on them.
    private static let table: KeyValuePairs<String, [String]> = [
        "background": ["ink"],
        "course.background": [
            "course.launch.digit", "course.editor.label", "course.editor.red", "course.editor.green",
            "course.editor.blue", "course.editor.confirm", "course.editor.cancel", "course.editor.error",
        ],
        "course.editor.field.background": ["course.editor.field.placeholder"],
        "course.rankList.background": [
            "course.rankList.title", "course.rankList.back", "course.rankList.header", "course.rankList.rank.ink",
            "course.rankList.name.ink", "course.rankList.score.ink",
        ],
        "game2048.background": ["game2048.score"],
        "game2048Swift.background": ["game2048Swift.ink", "game2048Swift.button.title"],
        "game2048Web.background": ["game2048Web.ink"],
        "game2048Web.box.background": ["game2048Web.box.caption"],
        "game2048Web.over.lost": ["game2048Web.over.lostInk"], "game2048Web.over.won": ["game2048Web.over.wonInk"],
        "brocade.cloth": ["brocade.caption", "brocade.thread.cream"],
        "brocade.shelf.badge": ["brocade.shelf.onBadge"],
        "calculator.display.shade": ["calculator.display.ink"],
        "calculator.backdrop.left.top": ["calculator.digit.ink"],
        "calculator.backdrop.left.middle": ["calculator.digit.ink"],
        "calculator.backdrop.left.bottom": ["calculator.digit.ink"],
        "calculator.backdrop.center.top": ["calculator.digit.ink"],
        "calculator.backdrop.center.upper": ["calculator.digit.ink"],
        "calculator.backdrop.center.middle": ["calculator.digit.ink"],
        "calculator.backdrop.center.bottom": ["calculator.digit.ink"],
        "calculator.digit.pressed.fill": ["calculator.digit.pressed.ink"],
        "calculator.operator.fill": ["calculator.operator.ink"],
        "calculator.operator.pressed.fill": ["calculator.operator.pressed.ink"],
        "calculator.command.fill": ["calculator.command.ink"],
        "calculator.command.pressed.fill": ["calculator.command.pressed.ink"],
        "pet.background": ["pet.ink", "pet.inkSecondary", "pet.selector"],
        "pet.dog": ["pet.onPet"], "pet.cat": ["pet.onPet"], "pet.bird": ["pet.onPet"], "pet.bunny": ["pet.onPet"],
        "pet.fish": ["pet.onPet"], "pet.stage.dog": ["pet.onPet"], "pet.stage.cat": ["pet.onPet"],
        "pet.stage.bird": ["pet.onPet"], "pet.stage.bunny": ["pet.onPet"], "pet.stage.fish": ["pet.onPet"],
        "control.surface": [
            "control.ink", "control.inkSecondary", "control.placeholder", "control.accentInk", "control.destructive",
        ],
        "control.grouped": ["control.ink", "control.inkSecondary", "control.accentInk"],
        "control.fill": ["control.ink", "control.accentInk", "control.destructive"],
        "control.selected": ["control.ink"],
        "control.accent": ["control.onAccent"],
    ]
}
