import FramewrightDrawing
import FramewrightLayoutEngine

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case capsule
        case roundedRectangle(Double?)
        case circle
    }

    let kind: Kind

    /// The default outline: a rounded rectangle.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Returns a rounded rectangle with a radius in points.
    public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

extension View {
    /// Sets the outline of the bordered buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        changingEnvironment { $0.buttonBorderShape = shape }
    }

    /// Sets the size of the buttons and spinners inside.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        changingEnvironment { $0.controlSize = controlSize }
    }
}

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    /// Whether bordered buttons have the default size and outline.
    var hasUsualButtons: Bool { controlSize == .regular && buttonBorderShape == .automatic }
}

/// The label of a bordered button of another size or outline than the default ones.
struct SizedButtonLabel<Label: View>: View {
    @Environment(\.self) private var environment
    let label: Label
    let fill: AnyShapeStyle

    var body: some View {
        label
            .font(environment.controlSize < .regular ? .subheadline : nil)
            .changingEnvironment { if $0.controlSize >= .regular { $0.font = environment.font } }
            .paddedOnBackground(side)
            .frame(minWidth: isCircle ? height : nil, minHeight: height)
            .background { shape }
    }

    private var isCircle: Bool { environment.buttonBorderShape.kind == .circle }

    private var side: Double {
        if isCircle { return environment.length(.labelGap) }
        return environment.length(.buttonSide) * (environment.controlSize >= .large ? 5 / 3 : 1)
    }

    private var height: Double {
        let height = environment.length(.buttonHeight)
        return switch environment.controlSize {
        case .mini, .small: height - 6
        case .regular: height
        case .large: height + 16
        case .extraLarge: height + 24
        }
    }

    @ViewBuilder private var shape: some View {
        let grown = environment.controlSize >= .large ? 1.7 : 1
        switch environment.buttonBorderShape.kind {
        case .capsule: Capsule().fill(fill)
        case .circle: Circle().fill(fill)
        case .automatic, .roundedRectangle(nil):
            RoundedRectangle(cornerRadius: environment.length(.buttonRadius) * grown).fill(fill)
        case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).fill(fill)
        }
    }
}

private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
}
