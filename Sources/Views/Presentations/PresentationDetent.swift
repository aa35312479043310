import FramewrightDrawing
import FramewrightLayoutEngine

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case large
        case fraction(Double)
        case points(Double)
        case custom(CustomHeight)
    }

    let height: Height

    /// About half of the screen's height.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The full height of a sheet.
    public static let large = PresentationDetent(height: .large)

    /// Returns a detent at a fraction of the full height.
    public static func fraction(_ fraction: Double) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// Returns a detent at a height in points, without the bottom safe area.
    public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    /// A number by which detents are compared, for a screen of usual height.
    @MainActor var order: Double { resolved(full: 800, safeBottom: 0, in: EnvironmentValues()) }

    /// Returns the height above the bottom safe area; infinity for a detent that is not available.
    func resolved(full: Double, safeBottom: Double, in environment: EnvironmentValues) -> Double {
        switch height {
        case .custom(let custom):
            custom.height(Context(maxDetentValue: full - safeBottom, environment: environment)) ?? .infinity
        case .large: full - safeBottom
        case .fraction(let share): full * share - safeBottom
        case .points(let points): points
        }
    }
}

/// Places a sheet at the bottom of the safe area, at the height of a detent.
struct DetentLayout: Layout {
    let detent: PresentationDetent
    let insets: EdgeInsets
    let environment: EnvironmentValues

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let full = bounds.height + insets.top + insets.bottom
        let resolved = detent.resolved(full: full, safeBottom: insets.bottom, in: environment)
        let height = max(0, min(bounds.height, resolved))
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.minX, y: bounds.maxY - height),
                proposal: ProposedViewSize(width: bounds.width, height: height))
        }
    }
}
