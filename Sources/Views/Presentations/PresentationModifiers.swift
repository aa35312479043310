public import FramewrightLayoutEngine

/// The interactions that have effect behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    /// Interactions as the platform chooses.
    public static let automatic = PresentationBackgroundInteraction()
    /// All interactions.
    public static let enabled = PresentationBackgroundInteraction()
    /// No interactions.
    public static let disabled = PresentationBackgroundInteraction()

    /// Returns interactions up to a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction()
    }
}

/// The presentation of a popover or sheet in a compact size.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// The default: a sheet.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The same presentation as in a regular size.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover of the whole screen; drawn as a sheet.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The gesture that a sheet with scrollable content follows first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// Resizing of the sheet.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// Scrolling of the content.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
    /// Returns the view unchanged. Accepted without effect.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }

    /// Returns the view unchanged. Accepted without effect.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    /// Sets the presentation of the popover around this view in a compact width. Sheets stay sheets.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        changingSheet { $0.keepsPopover = adaptation == .popover || adaptation == .none }
    }

    /// Sets the presentation of the popover around this view in a compact width. Sheets stay sheets.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

    /// Returns the view unchanged: the status bar is never drawn. Accepted without effect.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Returns the view unchanged: the status bar is never drawn. Accepted without effect.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Returns the view unchanged: the system's overlays are never drawn. Accepted without effect.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Returns the view unchanged. Accepted without effect.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
