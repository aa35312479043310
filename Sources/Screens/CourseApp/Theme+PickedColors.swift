import Framewright
import FramewrightModels

extension Theme {
    /// Returns the theme with the picked colours, and with the text on them in black or white, whichever has more
    /// contrast. The names of the colour channels keep their hues.
    func showing(_ changes: [ColorEditor.Change]) -> Theme {
        var colors = hasDocumentedBackground ? [:] : channelNames(on: color(ColorTarget.background.token) ?? .white)
        for change in changes {
            let color = SRGBColor(change.color)
            colors[change.target.token] = color
            for token in tokens(on: change.target, color) { colors[token] = color.legibleInk }
            if change.target == .background { colors.merge(channelNames(on: color)) { $1 } }
        }
        return colors.isEmpty ? self : replacing(colors)
    }

    /// True if the background is the documented one, on which the channel names keep their documented colours
    /// regardless of contrast.
    private var hasDocumentedBackground: Bool {
        let token = ColorTarget.background.token
        return color(token) == Theme.documented.color(token)
    }

    /// Returns the tokens that become black or white on a picked colour.
    private func tokens(on target: ColorTarget, _ color: SRGBColor) -> [String] {
        switch target {
        case .background:
            (Self.inks + edges(neededOn: color)).map { "color.course.\($0)" }
        case .tile(let number): ["color.course.onTile.\(number)"]
        }
    }

    private static let inks = [
        "launch.digit", "editor.label", "editor.confirm", "editor.cancel", "editor.error", "editor.edge",
    ]

    /// Returns adjusted colours for the channel names that have too little contrast with a background: mixed with
    /// black or white in sixteenths until the contrast suffices, or black or white themselves.
    private func channelNames(on background: SRGBColor) -> [String: SRGBColor] {
        let least = minimumContrast
        var colors: [String: SRGBColor] = [:]
        for token in Self.channelNames {
            guard let own = color(token), contrastRatio(own, on: background) < least else { continue }
            let steps = (1...16).lazy.map { RGBColor(own).mixed($0, of: 16, RGBColor(background.legibleInk)) }
            colors[token] =
                steps.map { SRGBColor($0) }.first { contrastRatio($0, on: background) >= least }
                ?? background.legibleInk
        }
        return colors
    }

    /// The required contrast. WCAG 2.2 requires 4.5:1 for text, which black or white reaches on any colour. A theme
    /// that reaches the enhanced 7:1 on its own background keeps that.
    private var minimumContrast: Double {
        let background = color(ColorTarget.background.token) ?? .white
        let own = Self.channelNames.compactMap { color($0) }.map { contrastRatio($0, on: background) }
        return own.allSatisfy { $0 >= 7 } ? 7 : 4.5
    }

    private static let channelNames = ["red", "green", "blue"].map { "color.course.editor.\($0)" }

    /// Returns the edge tokens of the controls that need an outline. If one control of a group is hard to distinguish
    /// from the background, the whole group gets one.
    private func edges(neededOn background: SRGBColor) -> [String] {
        let kinds = [["launch.start", "launch.rank", "launch.colors"], ["button", "label"], ["pausedButton"]]
        return kinds.filter { kind in
            kind.contains { contrast("color.course.\($0).background", background) < 1.5 }
        }.joined().map { "\($0).edge" }
    }

    private func contrast(_ token: String, _ background: SRGBColor) -> Double {
        color(token).map { contrastRatio($0, on: background) } ?? 1
    }
}

extension SRGBColor {
    /// Creates an opaque colour from 8-bit sRGB components.
    init(_ color: RGBColor) { self.init(red8: color.red, green8: color.green, blue8: color.blue) }

    /// Black or white, whichever has more contrast with this colour.
    fileprivate var legibleInk: SRGBColor {
        contrastRatio(.black, on: self) >= contrastRatio(.white, on: self) ? .black : .white
    }
}

extension RGBColor {
    /// Creates the nearest 8-bit colour; opacity is ignored.
    init(_ color: SRGBColor) {
        func channel(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        self.init(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
    }

    /// Returns a mixture with `parts` of `whole` parts of another colour.
    fileprivate func mixed(_ parts: Int, of whole: Int, _ other: RGBColor) -> RGBColor {
        func channel(_ own: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Int(own) * (whole - parts) + Int(other) * parts) / whole)
        }
        return RGBColor(
            red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue))
    }
}

extension ColorTarget {
    /// The theme token of the target's colour.
    var token: String {
        switch self {
        case .background: "color.course.background"
        case .tile(let number): "color.course.tile.\(number)"
        }
    }
}
