import FramewrightDrawing

/// Guides a node or anything in it may set; nobody is asked for others.
struct GuideKinds: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let horizontal = GuideKinds(rawValue: 1)
    /// All vertical ones but the text baselines.
    static let vertical = GuideKinds(rawValue: 2)
    static let baselines = GuideKinds(rawValue: 4)
    static let all: GuideKinds = [.horizontal, .vertical, .baselines]
}

/// What a node is, during one run. Half a cache line: measuring walks these again and again.
struct LayoutRecord: BitwiseCopyable {
    struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt16

        static let isSpacer = Traits(rawValue: 1)
        /// Nothing in it wants other than the default spacing.
        static let isOrdinary = Traits(rawValue: 2)
        static let isPlaced = Traits(rawValue: 4)
        /// Its parent does not show it.
        static let isOmitted = Traits(rawValue: 8)
        /// Its children lie mirrored.
        static let mirrors = Traits(rawValue: 16)
        /// Its children are painted in another order than the source's.
        static let reorders = Traits(rawValue: 32)
        /// Its priority is in the run's table; others' is 0.
        static let hasPriority = Traits(rawValue: 64)
        static let knowsGaps = Traits(rawValue: 128)
        /// Its children do not lie mirrored, whatever its parent's.
        static let keepsSides = Traits(rawValue: 256)
        /// A stack of nothing but equal fills, lined up by a guide of their edges: their sizes need no look at them.
        static let holdsFills = Traits(rawValue: 512)
    }

    var form = LayoutForm.fill
    var guides: GuideKinds = []
    var traits: Traits = []
    var safeAreaEdgesIgnored: UInt8 = 0
    /// Edges on which it grows like one that ignores the safe area, and keeps its content out of it.
    var safeAreaEdgesInset: UInt8 = 0
    var parent: Int32
    var firstChild: Int32 = 0
    var childCount: Int32 = 0
    /// Index into the run's table for the form.
    var detail: Int32 = 0
    /// Index of what the run remembers of it; -1 where there is nothing worth it.
    var container: Int32 = -1
    var context: Int32 = 0

    init(parent: Int32) { self.parent = parent }
}

/// Where a node was put, and what it was offered there.
///
/// A stack that has divided its length but not placed its children keeps its answer here too: in the offer's length, and
/// in the frame's size.
struct LayoutPlacement: BitwiseCopyable {
    var frame = Rect.zero
    var offer = Proposal.unspecified
}

/// What is remembered of a node whose size takes some work.
struct ContainerRecord: BitwiseCopyable {
    var memo = SizeCache()

    // Of a stack: the offer its children's shares were made for, and how far they reach before the guide across it.
    var arranged = Proposal(width: -1, height: -1)
    var reachBefore = 0.0
    var reachAfter = 0.0
    var gapTotal = 0.0
    /// Between all its children, unless they have distances of their own.
    var gap = 0.0
    var hasOwnGaps = false
    /// Index of the first of those among the run's; -1 for none.
    var gaps: Int32 = -1
}

/// A few sizes a node answered. Containers are asked about nine offers (smallest, largest and final on both axes), so
/// further ones follow in a chain.
struct SizeCache: BitwiseCopyable {
    struct CachedSize: BitwiseCopyable {
        var offer = Proposal(width: -1, height: -1)
        var size = Size.zero
    }

    static let capacity = 4
    private var answers: (CachedSize, CachedSize, CachedSize, CachedSize) = (
        CachedSize(), CachedSize(), CachedSize(), CachedSize()
    )
    private(set) var count: Int32 = 0
    /// Index of the next link among the run's; -1 for none.
    var next: Int32 = -1

    @inline(__always) func size(for offer: Proposal) -> Size? {
        if count > 0, answers.0.offer.isSame(as: offer) { return answers.0.size }
        if count > 1, answers.1.offer.isSame(as: offer) { return answers.1.size }
        if count > 2, answers.2.offer.isSame(as: offer) { return answers.2.size }
        if count > 3, answers.3.offer.isSame(as: offer) { return answers.3.size }
        return nil
    }

    /// False when there is no room left.
    @inline(__always) mutating func add(_ offer: Proposal, _ size: Size) -> Bool {
        switch count {
        case 0: answers.0 = CachedSize(offer: offer, size: size)
        case 1: answers.1 = CachedSize(offer: offer, size: size)
        case 2: answers.2 = CachedSize(offer: offer, size: size)
        case 3: answers.3 = CachedSize(offer: offer, size: size)
        default: return false
        }
        count += 1
        return true
    }
}
