/// A type that identifies an alignment guide.
public protocol AlignmentID: SendableMetatype {
    /// Returns the guide's default position, in points from the view's left or top edge.
    static func defaultValue(in context: ViewDimensions) -> Double
}

/// An alignment guide's identity, default and direction.
struct AlignmentKey: Hashable, Sendable {
    /// Guides whose default position needs no call of `AlignmentID`.
    enum Standard: UInt8 {
        case start
        case center
        case end
        case firstBaseline
        case lastBaseline
        case firstText

        /// Returns the guide's default position in a length.
        @inline(__always) func position(in length: Double) -> Double {
            switch self {
            case .start, .firstText: 0
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

    /// The kind of guides that it belongs to.
    var kind: GuideKinds {
        if isHorizontal { return standard == .firstText ? .firstText : .horizontal }
        return standard == .firstBaseline || standard == .lastBaseline ? .baselines : .vertical
    }

    static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.isHorizontal == right.isHorizontal
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// Combines the guides of several views into their container's: the smallest for the first text baseline, the
    /// largest for the last one, that of the first view for the first text's edge, the mean for others.
    func combined(_ guides: [Double]) -> Double? {
        if standard == .firstBaseline { return guides.min() }
        if standard == .lastBaseline { return guides.max() }
        if standard == .firstText { return guides.first }
        return guides.isEmpty ? nil : guides.reduce(0, +) / Double(guides.count)
    }
}

/// A horizontal position by which views are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }

    init(_ key: AlignmentKey) { self.key = key }

    private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
        key = AlignmentKey(id, isHorizontal: true, standard: standard)
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self, .start)
    /// The horizontal centre.
    public static let center = HorizontalAlignment(HorizontalCenter.self, .center)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self, .end)
    /// The leading edge of the first text in source order. Only texts set it, and `HidesFirstText` hides it.
    package static let firstTextLeading = HorizontalAlignment(FirstTextLeading.self, .firstText)
}

/// A vertical position by which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }

    init(_ key: AlignmentKey) { self.key = key }

    private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
        key = AlignmentKey(id, isHorizontal: false, standard: standard)
    }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self, .start)
    /// The vertical centre.
    public static let center = VerticalAlignment(VerticalCenter.self, .center)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self, .end)
    /// The baseline of the topmost line of text. The bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .firstBaseline)
    /// The baseline of the lowest line of text. The bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastBaseline)
}

/// An alignment in both directions.
public struct Alignment: Hashable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The centre of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The centre of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The centre of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The centre of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge at the first text baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The horizontal centre at the first text baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge at the first text baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge at the last text baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The horizontal centre at the last text baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge at the last text baseline.
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

private enum FirstTextLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
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
