import FramewrightDrawing
import FramewrightLayoutEngine

/// The settings that modifiers around a scroll view make for it.
struct ScrollSettings {
    /// The settings that concern only the nearest scroll view.
    struct Own {
        var positions: [ScrollPositionBinding] = []
        var behavior: (any ScrollTargetBehavior)?
        var anchor: UnitPoint?
        var observers: [@MainActor (ScrollGeometry) -> Void] = []
        var phases: [@MainActor (ScrollPhase, ScrollGeometry) -> Void] = []
        var margins = EdgeInsets.zero

        /// Whether the frames of content and visible part are needed.
        var needsExtent: Bool {
            !positions.isEmpty || behavior != nil || !observers.isEmpty || !phases.isEmpty
        }
    }

    var own = Own()
    var isClipped = true
    var hiddenIndicators: Axis.Set = []
    /// Whether indicators are shown while nothing scrolls.
    var showsIndicatorsAtRest = true
}

/// The two-way connection of a scroll view with a position.
struct ScrollPositionBinding {
    /// Returns the place to scroll to if it differs from the last one; nil otherwise.
    let request: @MainActor () -> ScrollRequest?
    /// Called with the identity of the first visible target after scrolling.
    let report: @MainActor (_ id: AnyHashable?, _ isByUser: Bool) -> Void
}

/// A place to scroll to.
enum ScrollRequest {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
}

extension EnvironmentValues {
    /// The settings for the scroll views inside.
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self].value }
        set { self[ScrollSettingsKey.self] = ScrollSettingsBox(value: newValue) }
    }
}

/// Sendable, because the settings are only used on the main actor.
private struct ScrollSettingsBox: @unchecked Sendable {
    let value: ScrollSettings
}

private enum ScrollSettingsKey: EnvironmentKey {
    static let defaultValue = ScrollSettingsBox(value: ScrollSettings())
}

extension View {
    /// Changes the settings for the scroll views inside.
    func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        changingEnvironment { change(&$0.scrollSettings) }
    }
}
