public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The place at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The visible rectangle, in coordinates of the content.
    public var rect: Rect
    /// The anchor of the rectangle that is placed first; nil for the top leading corner.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: Rect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The context in which a scroll view comes to rest.
public struct ScrollTargetBehaviorContext {
    /// The visible rectangle when the touch began.
    public let originalTarget: ScrollTarget
    /// The velocity of the touch, in points per second.
    public let velocity: Size
    /// The size of the content.
    public let contentSize: Size
    /// The size of the visible part.
    public let containerSize: Size
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    /// The frames of the views to which the scroll view can scroll, in coordinates of the content.
    let targets: [Rect]
}

/// The rule for the place at which a scroll view comes to rest after a touch.
public protocol ScrollTargetBehavior {
    /// The context of the rule.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the place at which the scroll view comes to rest.
    @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at multiples of the visible size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the rule.
    public init() {}

    /// Moves the target to the next page in the direction of the touch.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let page = context.containerSize.along(axis)
            guard page > 0 else { continue }
            let start = (context.originalTarget.rect.origin.along(axis) / page).rounded()
            let way = target.rect.origin.along(axis) / page - start
            let turn = abs(way) > 0.25 ? (way > 0 ? max(1, way.rounded()) : min(-1, way.rounded())) : 0
            target.rect.origin.set((start + turn) * page, along: axis)
        }
    }
}

/// Comes to rest with the start of a target at the start of the visible part.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one touch can move. Accepted without effect, because there is no momentum.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String

        /// The platform's choice.
        public static let automatic = LimitBehavior(name: "automatic")
        /// The visible views.
        public static let always = LimitBehavior(name: "always")
        /// The visible views.
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        /// One view.
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        /// No limit.
        public static let never = LimitBehavior(name: "never")
    }

    /// Creates the rule.
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// Creates the rule with the anchor at which views are aligned. Accepted without effect.
    public init(anchor: UnitPoint?) {}

    /// Moves the target to the nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let place = target.rect.origin.along(axis)
            let nearest = context.targets.min {
                abs($0.origin.along(axis) - place) < abs($1.origin.along(axis) - place)
            }
            if let nearest { target.rect.origin.set(nearest.origin.along(axis), along: axis) }
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at multiples of the visible size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest with the start of a view at the start of the visible part.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest with the start of a view at the start of the visible part.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
    /// Sets the rule for the place at which the scroll view inside comes to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrollSettings { $0.own.behavior = behavior }
    }
}

extension Point {
    fileprivate func along(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

    fileprivate mutating func set(_ value: Double, along axis: Axis) {
        if axis == .horizontal { x = value } else { y = value }
    }
}

extension Size {
    fileprivate func along(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
