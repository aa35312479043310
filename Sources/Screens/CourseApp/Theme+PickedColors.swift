import Framewright
import FramewrightModels

extension Theme {
    /// The theme with the colours a player has picked, and what is written on them in black or white, whichever is more
    /// legible there.
    func showing(_ changes: [ColorEditor.Change]) -> Theme {
        guard !changes.isEmpty else { return self }
        var colors: [String: Color] = [:]
        for change in changes {
            let color = Color(change.color)
            let ink = contrastRatio(.black, on: color) >= contrastRatio(.white, on: color) ? Color.black : .white
            colors[change.target.token] = color
            for token in change.target.inkTokens { colors[token] = ink }
        }
        return replacing(colors)
    }
}

extension Color {
    /// A colour as a player picks it.
    init(_ color: RGBColor) { self.init(red8: color.red, green8: color.green, blue8: color.blue) }
}

extension ColorTarget {
    /// The token that colours it.
    var token: String {
        switch self {
        case .background: "color.course.background"
        case .tile(let number): "color.course.tile.\(number)"
        }
    }

    /// The tokens of what is written on it. The names of the channels keep their colours.
    fileprivate var inkTokens: [String] {
        switch self {
        case .background:
            ["launch.digit", "editor.label", "editor.confirm", "editor.cancel", "editor.error"].map {
                "color.course.\($0)"
            }
        case .tile(let number): ["color.course.onTile.\(number)"]
        }
    }
}
