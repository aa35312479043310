public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A rectangle with square corners.
public struct Rectangle: InsettableShape, RoundedRectShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: Rect) -> Path { RoundedRect(rect).path }

    nonisolated public func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? { RoundedRect(rect) }
}

/// A rectangle with four equal corners.
public struct RoundedRectangle: InsettableShape, RoundedRectShape, Hashable {
    public private(set) var cornerSize: Size
    public let style: RoundedCornerStyle

    nonisolated public var animatableData: Size.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// A radius beyond half the shorter side is reduced to it.
    nonisolated public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Corners as wide and as high as told; reduced where two do not fit a side.
    nonisolated public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public func path(in rect: Rect) -> Path {
        roundedRect(in: rect)?.path ?? Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Radii shrink with the rectangle, so that borders have one width all along.
    nonisolated public func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? {
        guard style == .circular, cornerSize.width == cornerSize.height else { return nil }
        return RoundedRect(rect, radius: cornerSize.width)
    }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    public private(set) var cornerRadii: RectangleCornerRadii
    public let style: RoundedCornerStyle

    nonisolated public var animatableData: EdgeInsets.AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
                AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
        }
        set {
            cornerRadii = RectangleCornerRadii(
                topLeading: newValue.first.first, bottomLeading: newValue.first.second,
                bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
        }
    }

    /// Radii that do not fit a side are all reduced by one factor.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: Rect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    nonisolated public func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape, RoundedRectShape {
    public let style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: Rect) -> Path {
        roundedRect(in: rect)?.path
            ?? Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? {
        style == .circular ? RoundedRect(rect, radius: .infinity) : nil
    }
}

/// The largest circle inside the rectangle, centred.
public struct Circle: InsettableShape, RoundedRectShape {
    nonisolated public init() {}

    /// Clockwise from the middle of the right side, where a trimmed circle starts.
    nonisolated public func path(in rect: Rect) -> Path { Path(ellipseIn: square(in: rect)) }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        SquareLayout().sizeThatFits(proposal)
    }

    nonisolated public func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }

    nonisolated func roundedRect(in rect: Rect) -> RoundedRect? { RoundedRect(square(in: rect), radius: .infinity) }

    private nonisolated func square(in rect: Rect) -> Rect {
        let side = min(rect.width, rect.height)
        return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// An ellipse that touches all sides of the rectangle.
public struct Ellipse: InsettableShape {
    nonisolated public init() {}

    /// Clockwise from the middle of the right side.
    nonisolated public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: Double) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

extension Path: Shape {
    /// The path as it is: as a view it is measured from its frame's corner and may lie outside.
    nonisolated public func path(in rect: Rect) -> Path { self }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    public static func rect(cornerSize: Size, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }

    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
