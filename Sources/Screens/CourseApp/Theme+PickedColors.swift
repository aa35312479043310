import Framewright
import FramewrightModels

extension Theme {
    /// The theme with the colours a player has picked, and what stands on them in black or white, whichever is more legible
    /// there. The channels' names keep their hues.
    func showing(_ changes: [ColorEditor.Change]) -> Theme {
        var colors = hasDocumentedBackground ? [:] : channelNames(on: color(ColorTarget.background.token) ?? .white)
        for change in changes {
            let color = Color(change.color)
            colors[change.target.token] = color
            for token in tokens(on: change.target, color) { colors[token] = color.legibleInk }
            if change.target == .background { colors.merge(channelNames(on: color)) { $1 } }
        }
        return colors.isEmpty ? self : replacing(colors)
    }

    /// On their documented background the channels' names have their documented colours, however legible.
    private var hasDocumentedBackground: Bool {
        let token = ColorTarget.background.token
        return color(token) == Theme.documented.color(token)
    }

    /// What is to be black or white on a picked colour.
    private func tokens(on target: ColorTarget, _ color: Color) -> [String] {
        switch target {
        case .background:
            (Self.inks + edges(neededOn: color)).map { "color.course.\($0)" }
        case .tile(let number): ["color.course.onTile.\(number)"]
        }
    }

    private static let inks = [
        "launch.digit", "editor.label", "editor.confirm", "editor.cancel", "editor.error", "editor.edge",
    ]

    /// The names of the channels where their own colours are hard to read on a background: as much nearer to black or white
    /// as it takes, or all the way where that is not enough.
    private func channelNames(on background: Color) -> [String: Color] {
        let least = minimumContrast
        var colors: [String: Color] = [:]
        for token in Self.channelNames {
            guard let own = color(token), contrastRatio(own, on: background) < least else { continue }
            let steps = (1...16).lazy.map { RGBColor(own).mixed($0, of: 16, RGBColor(background.legibleInk)) }
            colors[token] =
                steps.map { Color($0) }.first { contrastRatio($0, on: background) >= least } ?? background.legibleInk
        }
        return colors
    }

    /// WCAG 2.2 asks text for 4.5:1, which black or white has on any colour; enhanced contrast is 7:1, which a theme that has
    /// it on its own background keeps.
    private var minimumContrast: Double {
        let background = color(ColorTarget.background.token) ?? .white
        let own = Self.channelNames.compactMap { color($0) }.map { contrastRatio($0, on: background) }
        return own.allSatisfy { $0 >= 7 } ? 7 : 4.5
    }

    private static let channelNames = ["red", "green", "blue"].map { "color.course.editor.\($0)" }

    /// Controls get an edge, all of a kind together, where one of them is hard to tell from the background.
    private func edges(neededOn background: Color) -> [String] {
        let kinds = [["launch.start", "launch.rank", "launch.colors"], ["button", "label"], ["pausedButton"]]
        return kinds.filter { kind in
            kind.contains { contrast("color.course.\($0).background", background) < 1.5 }
        }.joined().map { "\($0).edge" }
    }

    private func contrast(_ token: String, _ background: Color) -> Double {
        color(token).map { contrastRatio($0, on: background) } ?? 1
    }
}

extension Color {
    /// A colour as a player picks it.
    init(_ color: RGBColor) { self.init(red8: color.red, green8: color.green, blue8: color.blue) }

    /// Black or white, whichever is more legible on it.
    fileprivate var legibleInk: Color {
        contrastRatio(.black, on: self) >= contrastRatio(.white, on: self) ? .black : .white
    }
}

extension RGBColor {
    /// The nearest to a colour, which counts as opaque.
    init(_ color: Color) {
        func channel(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        self.init(channel(color.red), channel(color.green), channel(color.blue))
    }

    /// So many parts of another colour in it.
    fileprivate func mixed(_ parts: Int, of whole: Int, _ other: RGBColor) -> RGBColor {
        func channel(_ own: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Int(own) * (whole - parts) + Int(other) * parts) / whole)
        }
        return RGBColor(channel(red, other.red), channel(green, other.green), channel(blue, other.blue))
    }
}

extension ColorTarget {
    /// The token that colours it.
    var token: String {
        switch self {
        case .background: "color.course.background"
        case .tile(let number): "color.course.tile.\(number)"
        }
    }
}
