public import FramewrightDrawing
import FramewrightTheming

/// Every colour of a drawn control, by theme token. What they are for is written beside their values in
/// `Themes/documented.json`, the style sheet.
enum ControlColor: String, CaseIterable {
    case accent, onAccent, accentInk, destructive, ink, inkSecondary, placeholder, fill, track, on, knob, knobEdge
    case selected, separator, border, surface, grouped, dim, scrollIndicator

    var token: String { "color.control.\(rawValue)" }
}

/// Every length of a drawn control, in points, by theme token.
enum ControlLength: String, CaseIterable {
    case buttonHeight = "size.control.button"
    case toggleWidth = "size.control.toggle.width"
    case toggleHeight = "size.control.toggle.height"
    case sliderKnob = "size.control.slider.knob"
    case sliderTrack = "size.control.slider.track"
    case stepperWidth = "size.control.stepper.width"
    case stepperHeight = "size.control.stepper.height"
    case stepperSign = "size.control.stepper.sign"
    case segmentsHeight = "size.control.segments"
    case freeLength = "size.control.length"
    case progressHeight = "size.control.progress"
    case spinner = "size.control.spinner"
    case fieldHeight = "size.control.field"
    case caretWidth = "size.control.caret"
    case signStroke = "size.control.stroke"
    case rowHeight = "size.control.row"
    case actionHeight = "size.control.action"
    case alertWidth = "size.control.alert"
    case sheetWidth = "size.control.sheet.width"
    case sheetHeight = "size.control.sheet.height"
    case indicatorThickness = "size.control.indicator.thickness"
    case indicatorLength = "size.control.indicator.length"
    case indicatorInset = "spacing.control.indicator"
    case buttonSide = "spacing.control.buttonSide"
    case knobGap = "spacing.control.knob"
    case fieldSide = "spacing.control.field"
    case labelGap = "spacing.control.label"
    case rowSide = "spacing.control.rowSide"
    case rowEdge = "spacing.control.row"
    case groupSide = "spacing.control.group"
    case sectionGap = "spacing.control.section"
    case headerGap = "spacing.control.header"
    case alertEdge = "spacing.control.alert"
    case progressGap = "spacing.control.progress"
    case alertLine = "spacing.control.alertLine"
    case dialogEdge = "spacing.control.dialog"
    case sheetTop = "spacing.control.sheet"
    case buttonRadius = "radius.control.button"
    case fieldRadius = "radius.control.field"
    case segmentsRadius = "radius.control.segments"
    case segmentRadius = "radius.control.segment"
    case groupRadius = "radius.control.group"
    case alertRadius = "radius.control.alert"
    case sheetRadius = "radius.control.sheet"
}

/// How far a control fades, by theme token.
enum ControlOpacity: String, CaseIterable {
    case disabled = "opacity.control.disabled"
    case pressed = "opacity.control.pressed"
}

extension EnvironmentValues {
    /// The theme's length for a part of a control.
    func length(_ length: ControlLength) -> Double { theme.dimension(length.rawValue) ?? 0 }

    func opacity(_ opacity: ControlOpacity) -> Double {
        guard case .number(let share)? = theme.value(opacity.rawValue, type: .number) else { return 1 }
        return share
    }

    /// One pixel, in points.
    var hairline: Double { 1 / displayScale }

    /// What `tint` or the theme fills prominent parts with.
    var accent: AnyShapeStyle { tint ?? AnyShapeStyle(.control(.accent)) }

    /// What `tint` or the theme writes titles that can be tapped in.
    var accentInk: AnyShapeStyle { tint ?? AnyShapeStyle(.control(.accentInk)) }

    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension ShapeStyle where Self == ThemeColor {
    static func control(_ color: ControlColor) -> ThemeColor { ThemeColor(color.token) }
}

extension View {
    /// The colour of what can be tapped, in place of the theme's accent; nil is the theme's.
    public func tint(_ tint: some ShapeStyle) -> some View {
        changingEnvironment { $0.tint = AnyShapeStyle(tint) }
    }

    /// The colour of what can be tapped, in place of the theme's accent; nil is the theme's.
    public func tint(_ tint: Color?) -> some View {
        changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
    }

    /// So far off the sides of a control's ground, and half as far off its top and bottom: large text and several lines need it.
    func paddedOnBackground(_ side: Double) -> some View {
        padding(EdgeInsets(top: side / 2, leading: side, bottom: side / 2, trailing: side))
    }

    /// Faded where controls are disabled.
    func fadedWhenDisabled() -> some View { FadedView(content: self) }
}

private enum TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

private struct FadedView<Content: View>: View {
    @Environment(\.self) private var environment
    let content: Content

    var body: some View { content.opacity(environment.isEnabled ? 1 : environment.opacity(.disabled)) }
}
