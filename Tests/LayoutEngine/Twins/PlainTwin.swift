import FramewrightDrawing
import FramewrightTestSupport

@testable import FramewrightLayoutEngine

/// The reference implementation of the layout rules: no caches, nothing shared, every size computed anew.
indirect enum PlainView {
    case box(Box)
    case spacer(Axis, minimum: Double)
    case stack(Axis, spacing: Double?, anchor: Double, [PlainView])
    case layers(anchor: UnitPoint, [PlainView])
    case frame(width: Double?, height: Double?, PlainView)
    case flexible(FlexibleFrameLayout.Limits, FlexibleFrameLayout.Limits, PlainView)
    case padding(EdgeInsets, PlainView)
    case priority(Double, PlainView)

    func size(_ offer: ProposedViewSize) -> Size {
        switch self {
        case .box(let box): box.sizeThatFits(offer)
        case .spacer(let axis, let minimum):
            Size(main: max(minimum, offer[axis] ?? minimum), cross: 0, axis)
        case .stack(let axis, let spacing, _, let views):
            PlainStack(axis: axis, spacing: spacing, views: views).size(offer)
        case .layers(_, let views):
            Self.decisive(views).reduce(Size.zero) { size, view in
                let own = view.size(offer)
                return Size(width: max(size.width, own.width), height: max(size.height, own.height))
            }
        case .frame(let width, let height, let view):
            Size(
                width: width ?? view.size(inner(offer)).width, height: height ?? view.size(inner(offer)).height)
        case .flexible(let width, let height, let view):
            Size(
                width: Self.length(width, offer.width, view.size(inner(offer)).width),
                height: Self.length(height, offer.height, view.size(inner(offer)).height))
        case .padding(let insets, let view):
            Size(
                width: view.size(inner(offer)).width + insets.leading + insets.trailing,
                height: view.size(inner(offer)).height + insets.top + insets.bottom)
        case .priority(_, let view): view.size(offer)
        }
    }

    /// Returns the proposal of a modifier to its view.
    func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
        switch self {
        case .frame(let width, let height, _):
            ProposedViewSize(width: width ?? offer.width, height: height ?? offer.height)
        case .flexible(let width, let height, _):
            ProposedViewSize(
                width: (offer.width ?? width.ideal).map { Self.clamp($0, width) },
                height: (offer.height ?? height.ideal).map { Self.clamp($0, height) })
        case .padding(let insets, _):
            ProposedViewSize(
                width: offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
                height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
        default: offer
        }
    }

    private static func clamp(_ length: Double, _ limits: FlexibleFrameLayout.Limits) -> Double {
        max(limits.minimum ?? 0, min(length, limits.maximum ?? .infinity))
    }

    private static func length(_ limits: FlexibleFrameLayout.Limits, _ offer: Double?, _ own: Double) -> Double {
        guard let offer else { return clamp(limits.ideal ?? own, limits) }
        switch (limits.minimum, limits.maximum) {
        case (nil, nil): return own
        case (let minimum?, nil): return max(minimum, min(offer, own))
        case (nil, let maximum?): return min(maximum, max(offer, own))
        case (let minimum?, let maximum?): return max(minimum, min(offer, maximum))
        }
    }

    var rank: Double {
        switch self {
        case .priority(let priority, _): priority
        case .spacer: -.infinity
        default: 0
        }
    }

    var isSpacer: Bool { rank == -.infinity }
}

extension PlainView {
    /// The spacing preference of a view at one end of an axis: no preference, no distance, or the default.
    enum Wish: Int {
        case nobody, none, standard
    }

    func wish(_ axis: Axis, isStart: Bool) -> Wish {
        switch self {
        case .box: .standard
        case .spacer(let own, _): own == axis ? .none : .nobody
        case .stack(let own, _, _, let views) where own == axis:
            (isStart ? views.first : views.last)?.wish(axis, isStart: isStart) ?? .standard
        case .stack(_, _, _, let views): Self.loudest(views, axis, isStart: isStart)
        case .layers(_, let views): Self.loudest(Self.decisive(views), axis, isStart: isStart)
        case .frame(let width, let height, let view):
            (axis == .horizontal ? width : height) == nil
                ? view.wish(axis, isStart: isStart) : Self.framed(view.wish(axis, isStart: isStart))
        case .flexible(let width, let height, let view):
            (axis == .horizontal ? width : height) == .init(minimum: nil, ideal: nil, maximum: nil)
                ? view.wish(axis, isStart: isStart) : Self.framed(view.wish(axis, isStart: isStart))
        case .padding(let insets, let view):
            (axis == .vertical ? 1 : isStart ? insets.leading : insets.trailing) == 0
                ? view.wish(axis, isStart: isStart) : .standard
        case .priority(_, let view): view.wish(axis, isStart: isStart)
        }
    }
}

extension PlainView {
    /// Returns the preference of a framed view. Only `none` passes through a frame.
    private static func framed(_ wish: Wish) -> Wish { wish == .none ? .none : .standard }

    private static func loudest(_ views: [PlainView], _ axis: Axis, isStart: Bool) -> Wish {
        Wish(rawValue: views.map { $0.wish(axis, isStart: isStart).rawValue }.max() ?? 2) ?? .standard
    }

    /// Returns the views of the highest priority.
    static func decisive(_ views: [PlainView]) -> [PlainView] {
        let highest = views.map(\.rank).max()
        return views.filter { $0.rank == highest }
    }
}

/// The rules of a stack, in the order of `layout-rules`.
struct PlainStack {
    let axis: Axis
    let spacing: Double?
    let views: [PlainView]

    /// The gap before each view.
    var gaps: [Double] {
        views.indices.map { index in
            if index == 0 { return 0 }
            let wishes = (views[index - 1].wish(axis, isStart: false), views[index].wish(axis, isStart: true))
            return spacing ?? (wishes.0 == .none || wishes.1 == .none ? 0 : 8)
        }
    }

    func size(_ offer: ProposedViewSize) -> Size {
        let sizes = zip(views, shares(offer)).map { $0.size($1) }
        let length = sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +)
        return Size(main: length, cross: sizes.map { $0[axis.cross] }.max() ?? 0, axis)
    }

    /// Returns the proposal to each view.
    func shares(_ offer: ProposedViewSize) -> [ProposedViewSize] {
        var shares = Array(repeating: offer, count: views.count)
        guard let length = offer[axis], length != .infinity else { return shares }
        var left = length - gaps.reduce(0, +)
        let order = views.indices.sorted { isServed($0, before: $1, offer) }
        for (position, index) in order.enumerated() {
            let later = order[position...].filter { views[$0].rank != views[index].rank }
            let peers = order[position...].count - later.count
            let reserved = later.reduce(0) { $0 + self.length(of: $1, 0, offer) }
            shares[index][axis] = max(0, left - reserved) / Double(peers)
            left -= views[index].size(shares[index])[axis]
        }
        return shares
    }

    private func length(of index: Int, _ length: Double, _ offer: ProposedViewSize) -> Double {
        var asked = offer
        asked[axis] = length
        return views[index].size(asked)[axis]
    }

    private func isServed(_ left: Int, before right: Int, _ offer: ProposedViewSize) -> Bool {
        if views[left].rank != views[right].rank { return views[left].rank > views[right].rank }
        let minima = (length(of: left, 0, offer), length(of: right, 0, offer))
        let flexibility = (
            length(of: left, .infinity, offer) - minima.0, length(of: right, .infinity, offer) - minima.1
        )
        if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
        if flexibility.0 == .infinity, minima.0 != minima.1 { return minima.0 > minima.1 }
        return left < right
    }
}
