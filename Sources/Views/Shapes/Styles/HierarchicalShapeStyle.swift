public import FramewrightDrawing

/// A level of the foreground style, by increasing transparency.
///
/// The levels of the default foreground are the system's label colours. Those of a style set by
/// `foregroundStyle(_:_:_:)` are its own. Of any other style they are shares of its opacity; the platforms do not
/// document their values.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    /// The shares of the opacity by level.
    static let shares = [1, 0.5, 0.25, 0.2, 0.1]

    /// The number of the level, from 0.
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Returns the paint of the foreground's level.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try environment.foregroundStyle.paint(level: level, in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { StyleLevel(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { StyleLevel(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { StyleLevel(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { StyleLevel(base: self, level: 4) }

    /// Returns the paint of a level, from 0.
    func paint(level: Int, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        if level > 0, let levelled = self as? any LevelledStyle {
            return try levelled.levelPaint(level, in: environment)
        }
        return try paint(in: environment).opacity(HierarchicalShapeStyle.shares[level])
    }
}

/// A style whose levels are more than shares of its opacity.
protocol LevelledStyle: ShapeStyle {
    /// Returns the paint of a level from 1 to 4.
    func levelPaint(_ level: Int, in environment: EnvironmentValues) throws(ViewsError) -> Paint
}

extension AnyShapeStyle: LevelledStyle {
    func levelPaint(_ level: Int, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try style.paint(level: level, in: environment)
    }
}

/// A level of a style.
struct StyleLevel<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try base.paint(level: level, in: environment)
    }
}

/// A foreground style with its own second and third level.
struct ForegroundLevels: LevelledStyle {
    /// The styles from the first level on; at least two.
    let levels: [any ShapeStyle]

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try levels[0].paint(in: environment)
    }

    /// Returns the level's own paint. Further levels are shares of the last one's opacity.
    func levelPaint(_ level: Int, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        let own = min(level, levels.count - 1)
        return try levels[own].paint(level: level - own, in: environment)
    }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the foreground's paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try environment.foregroundStyle.paint(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A style with reduced opacity.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let share: Double

    /// Returns the paint with reduced opacity.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try base.paint(in: environment).opacity(share)
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, share: opacity) }
}
