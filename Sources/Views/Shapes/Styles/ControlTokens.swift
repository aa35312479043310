import FramewrightTheming

/// The colours of all controls, by theme token. `Themes/documented.json` documents each of them beside its value.
enum ControlColor: String, CaseIterable {
    case accent, onAccent, accentInk, destructive, ink, inkSecondary, placeholder, fill, track, on, knob, knobEdge
    case selected, separator, border, surface, grouped, dim, scrollIndicator
    case page = "navigation.page"
    case bar = "navigation.bar"
    case panel = "menu.panel"
    case panelShadow = "menu.shadow"
    case dot = "tabs.dot"
    case selectedDot = "tabs.selectedDot"
    case badge = "tabs.badge"
    case onBadge = "tabs.onBadge"

    var token: String { "color.control.\(rawValue)" }
}

/// The lengths of all controls, in points, by theme token.
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
    case wideRowSide = "spacing.control.list.wideRow"
    case wideGroupSide = "spacing.control.list.wideGroup"
    case listIcon = "size.control.list.icon"
    case listIconGap = "spacing.control.list.icon"
    case listIndent = "spacing.control.list.indent"
    case listPart = "spacing.control.list.part"
    case tableHeader = "size.control.table.header"
    case tableGap = "spacing.control.table.gap"
    case calendarCell = "size.control.calendar.cell"
    case calendarWidth = "size.control.calendar.width"
    case wheelRow = "size.control.wheel.row"
    case wheelHeight = "size.control.wheel.height"
    case gaugeRing = "size.control.gauge.ring"
    case gaugeStroke = "size.control.gauge.stroke"
    case gaugeDot = "size.control.gauge.dot"
    case popupWidth = "size.control.popup.width"
    case well = "size.control.well"
    case buttonRadius = "radius.control.button"
    case fieldRadius = "radius.control.field"
    case segmentsRadius = "radius.control.segments"
    case segmentRadius = "radius.control.segment"
    case popupRadius = "radius.control.popup"
    case groupRadius = "radius.control.group"
    case alertRadius = "radius.control.alert"
    case sheetRadius = "radius.control.sheet"
    case grabberWidth = "size.control.grabber.width"
    case grabberHeight = "size.control.grabber.height"
    case grabberTop = "spacing.control.grabber"
    case panelWidth = "size.control.menu.width"
    case panelGap = "spacing.control.menu.gap"
    case panelEdge = "spacing.control.menu.edge"
    case panelRadius = "radius.control.menu"
    case barHeight = "size.control.navigation.bar"
    case titleHeight = "size.control.navigation.title"
    case searchHeight = "size.control.navigation.search"
    case searchField = "size.control.navigation.field"
    case backWidth = "size.control.navigation.back.width"
    case backHeight = "size.control.navigation.back.height"
    case chevronWidth = "size.control.navigation.chevron.width"
    case chevronHeight = "size.control.navigation.chevron.height"
    case columnWidth = "size.control.navigation.column"
    case barSide = "spacing.control.navigation.side"
    case backSide = "spacing.control.navigation.back"
    case backGap = "spacing.control.navigation.backTitle"
    case barGap = "spacing.control.navigation.title"
    case barItemGap = "spacing.control.navigation.item"
    case wideBarSide = "spacing.control.navigation.wideSide"
    case titleBottom = "spacing.control.navigation.titleBottom"
    case searchTop = "spacing.control.navigation.search"
    case searchGap = "spacing.control.navigation.searchIcon"
    case searchRadius = "radius.control.navigation.search"
    case tabBarHeight = "size.control.tabs.bar"
    case tabIcon = "size.control.tabs.icon"
    case dotSize = "size.control.tabs.dot"
    case badgeSize = "size.control.tabs.badge"
    case tabGap = "spacing.control.tabs.title"
    case wideTabGap = "spacing.control.tabs.wideTitle"
    case dotGap = "spacing.control.tabs.dot"
    case dotsBottom = "spacing.control.tabs.dots"
}

/// The opacities of control states, by theme token.
enum ControlOpacity: String, CaseIterable {
    case disabled = "opacity.control.disabled"
    case pressed = "opacity.control.pressed"
}

extension EnvironmentValues {
    /// Returns the theme's length of a part of a control, in points.
    func length(_ length: ControlLength) -> Double { theme.dimension(length.rawValue) ?? 0 }

    func opacity(_ opacity: ControlOpacity) -> Double {
        guard case .number(let share)? = theme.value(opacity.rawValue, type: .number) else { return 1 }
        return share
    }

    /// The size of one pixel in points.
    var hairline: Double { 1 / displayScale }

    /// The fill of prominent parts: the tint if there is one, otherwise the accent colour.
    var accent: AnyShapeStyle { tint ?? assetAccent ?? AnyShapeStyle(.control(.accent)) }

    /// The text colour of tappable titles: the tint if there is one, otherwise the theme's.
    var accentInk: AnyShapeStyle { tint ?? assetAccent ?? AnyShapeStyle(.control(.accentInk)) }

    private var assetAccent: AnyShapeStyle? {
        assetColor.accent(in: self) == nil ? nil : AnyShapeStyle(Color.accentColor)
    }

    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension ShapeStyle where Self == Color {
    static func control(_ color: ControlColor) -> Color { ThemeColor(color.token) }
}

private enum TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}
