public import FramewrightDrawing
import FramewrightLayoutEngine

/// A translucent look of controls.
///
/// A stand-in: a blurred backdrop with a light edge and a soft shadow, without refraction.
public struct Glass: Equatable, Sendable {
    private enum Kind {
        case regular
        case clear
        case identity
    }

    private var kind: Kind
    private var color: AnyColor?

    /// A colour, compared by its description.
    private struct AnyColor: Equatable, Sendable {
        let color: Color

        static func == (left: Self, right: Self) -> Bool { "\(left.color)" == "\(right.color)" }
    }

    /// The regular look.
    public static var regular: Glass { Glass(kind: .regular) }
    /// A look with less blur.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No look.
    public static var identity: Glass { Glass(kind: .identity) }

    private init(kind: Kind) { self.kind = kind }

    /// Returns the look in a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color.map(AnyColor.init)
        return glass
    }

    /// Returns the look with reactions to touches. Accepted without effect.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    var isIdentity: Bool { kind == .identity }
    var material: Material { kind == .clear ? Material(share: 0.2) : Material(share: 0.5) }
    var tint: Color? { color?.color }
}

/// The default shape of glass.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public nonisolated init() {}

    /// Returns a capsule.
    public nonisolated func path(in rect: Rect) -> Path { Capsule().path(in: rect) }
}

/// The transition of glass. Accepted without effect.
public struct GlassEffectTransition: Sendable {
    /// No transition.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// A change of shape.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// A change of material.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// A container whose glass shapes flow together on the platforms. Here each stays by itself.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container. The spacing is accepted without effect.
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The content.
    public var body: some View { content }
}

extension View {
    /// Places glass behind the view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background { if !glass.isIdentity { GlassBackground(glass: glass, shape: shape) } }
    }

    /// Places glass behind the view if it is enabled.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
    ) -> some View { glassEffect(isEnabled ? glass : .identity, in: shape) }

    /// Sets the identity of glass for transitions. Accepted without effect.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

    /// Joins glass shapes of one identity. Accepted without effect.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

    /// Sets the transition of glass. Accepted without effect.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The look of glass in a shape.
private struct GlassBackground<S: Shape>: View {
    @Environment(\.colorScheme) private var colorScheme
    let glass: Glass
    let shape: S

    var body: some View {
        ZStack {
            shape.fill(glass.material)
            if let tint = glass.tint { shape.fill(tint.opacity(0.8)) }
            shape.stroke(edge, lineWidth: 1)
        }
    }

    private var edge: LinearGradient {
        let light = colorScheme == .dark ? 0.35 : 0.9
        return LinearGradient(
            colors: [Color(white: 1, opacity: light), Color(white: 1, opacity: light / 4)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }
}

/// A button on glass. A stand-in, like `Glass`.
public struct GlassButtonStyle: ButtonStyle {
    private let glass: Glass

    /// Creates the style.
    public nonisolated init() { glass = .regular }

    /// Creates the style with a look.
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    /// Returns the label on a capsule of glass.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 16).padding(.vertical, 8).glassEffect(glass)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// A prominent button on glass. A stand-in, like `Glass`.
public struct GlassProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label on a capsule in the accent colour.
    public func makeBody(configuration: Configuration) -> some View { ProminentGlass(configuration: configuration) }
}

private struct ProminentGlass: View {
    @Environment(\.self) private var environment
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label.foregroundStyle(.control(.onAccent)).padding(.horizontal, 16).padding(.vertical, 8)
            .background(environment.accent, in: Capsule()).opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension ButtonStyle where Self == GlassButtonStyle {
    /// A button on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A button on glass with a look.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// A prominent button on glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
