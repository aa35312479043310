public import FramewrightDrawing
public import FramewrightViews

// The operators of a type are not visible where the type alone is imported, as `import SwiftUI` imports it. So they are
// declared in this module.
extension Angle {
    /// Returns the sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// Returns the difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// Returns the opposite angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Returns a multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// Returns a part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// Adds an angle.
    public static func += (left: inout Angle, right: Angle) { left = left + right }

    /// Subtracts an angle.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }

    /// Multiplies an angle.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

    /// Divides an angle.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}

/// Joins two texts into one paragraph. Each keeps its attributes.
public func + (left: Text, right: Text) -> Text { Text.joined(left, right) }
