public import FoundationEssentials
import FramewrightDrawing

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
}

extension Picker where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { FramewrightViews.Label(titleKey, systemImage: systemImage) }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of any date with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker of a date in a range with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker of a date from a first one on with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker of a date up to a last one with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
}
