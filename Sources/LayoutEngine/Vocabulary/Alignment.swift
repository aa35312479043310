/// Defines an alignment guide: a type whose identity names the guide.
public protocol AlignmentID: SendableMetatype {
    /// The guide's position in a view that does not set it, from the view's left or top edge in points.
    static func defaultValue(in context: ViewDimensions) -> Double
}

/// A guide's name, default and direction.
struct AlignmentKey: Hashable, Sendable {
    /// Guides whose default needs no call.
    enum Standard: UInt8 {
        case start
        case center
        case end
        case firstBaseline
        case lastBaseline

        /// Where the guide lies in a length, if nobody sets it.
        @inline(__always) func position(in length: Double) -> Double {
            switch self {
            case .start: 0
            case .center: length / 2
            case .end, .firstBaseline, .lastBaseline: length
            }
        }
    }

    let id: any AlignmentID.Type
    let isHorizontal: Bool
    let standard: Standard?

    init(_ id: any AlignmentID.Type, isHorizontal: Bool, standard: Standard? = nil) {
        self.id = id
        self.isHorizontal = isHorizontal
        self.standard = standard
    }

    /// The kind a node must list to be asked for the guide.
    var kind: GuideKinds {
        if isHorizontal { return .horizontal }
        return standard == .firstBaseline || standard == .lastBaseline ? .baselines : .vertical
    }

    static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.isHorizontal == right.isHorizontal
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// Several views' guides as their container's: text baselines are the first and the last, others the mean.
    func combined(_ guides: [Double]) -> Double? {
        if standard == .firstBaseline { return guides.min() }
        if standard == .lastBaseline { return guides.max() }
        return guides.isEmpty ? nil : guides.reduce(0, +) / Double(guides.count)
    }
}

/// A position along the horizontal axis by which views line up above each other.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }

    init(_ key: AlignmentKey) { self.key = key }

    private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
        key = AlignmentKey(id, isHorizontal: true, standard: standard)
    }

    public static let leading = HorizontalAlignment(Leading.self, .start)
    public static let center = HorizontalAlignment(HorizontalCenter.self, .center)
    public static let trailing = HorizontalAlignment(Trailing.self, .end)
}

/// A position along the vertical axis by which views line up beside each other.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }

    init(_ key: AlignmentKey) { self.key = key }

    private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
        key = AlignmentKey(id, isHorizontal: false, standard: standard)
    }

    public static let top = VerticalAlignment(Top.self, .start)
    public static let center = VerticalAlignment(VerticalCenter.self, .center)
    public static let bottom = VerticalAlignment(Bottom.self, .end)
    /// The baseline of the topmost line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .firstBaseline)
    /// The baseline of the lowest line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastBaseline)
}

/// An alignment in both directions.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}

private enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
}

private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width }
}

private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}

private enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 2 }
}

private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
}

private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
}

private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
}
