public import FramewrightDrawing

/// A style that fills an area.
///
/// A style of your own returns another style for an environment:
///
/// ```swift
/// struct Panel: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.black : Color.white
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// The type of the style in an environment; `Never` for styles that are painted directly.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint in an environment. A gradient's points are shares of the painted frame. Custom styles use the
    /// default, the paint of the resolved style.
    ///
    /// A requirement of the protocol, because checking dynamically for built-in styles is slow.
    ///
    /// - Throws: `ViewsError.unknownToken` if no theme defines the style's token.
    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint
}

extension ShapeStyle {
    /// Returns the paint of the resolved style.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try resolve(in: environment).paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Stops, because a style without a resolved style is painted directly.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is painted directly: a style of your own needs `resolve(in:)`")
    }
}

extension Never: ShapeStyle {
    /// No further resolution.
    public typealias Resolved = Never
}

extension SRGBColor: ShapeStyle {
    /// Returns the fixed colour as a paint.
    public func paint(in environment: EnvironmentValues) -> Paint { Paint(self) }
}

extension Lowering {
    /// Returns the paint of a style. If its theme token is unknown, reports the error and returns a clear paint.
    func paint(_ style: any ShapeStyle) -> Paint {
        do {
            return try style.paint(in: environment)
        } catch {
            report.add(error)
            return Paint(.clear)
        }
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    /// Returns the paint of the wrapped style.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try style.paint(in: environment)
    }
}
