import FramewrightDrawing

/// The properties of a node during one run. Takes half a cache line, because measuring visits records repeatedly.
struct LayoutRecord: BitwiseCopyable {
    struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt16

        static let isSpacer = Traits(rawValue: 1)
        /// No node in the subtree has a spacing preference other than the default.
        static let isOrdinary = Traits(rawValue: 2)
        static let isPlaced = Traits(rawValue: 4)
        /// The parent leaves it out of the placed tree.
        static let isOmitted = Traits(rawValue: 8)
        /// Its children are placed mirrored.
        static let mirrors = Traits(rawValue: 16)
        /// Its children are painted in another order than the source order.
        static let reorders = Traits(rawValue: 32)
        /// Its priority is in the run's table. Without this trait it is 0.
        static let hasPriority = Traits(rawValue: 64)
        static let knowsGaps = Traits(rawValue: 128)
        /// Its children are not mirrored, even if those of the parent are.
        static let keepsSides = Traits(rawValue: 256)
        /// A stack that contains only fills and is aligned by an edge or centre guide. Its children's sizes follow from
        /// the proposal.
        static let holdsFills = Traits(rawValue: 512)
        /// The first text inside sets no guide of its ancestors.
        static let hidesFirstText = Traits(rawValue: 1024)
    }

    var form = LayoutForm.fill
    var guides: GuideKinds = []
    var traits: Traits = []
    var safeAreaEdgesIgnored: UInt8 = 0
    /// The edges on which the node extends like one that ignores the safe area, while its layout keeps the content out
    /// of it.
    var safeAreaEdgesInset: UInt8 = 0
    var parent: Int32
    var firstChild: Int32 = 0
    var childCount: Int32 = 0
    /// The index into the run's table for the form.
    var detail: Int32 = 0
    /// The index of the node's `ContainerRecord`. -1 if its size is not cached.
    var container: Int32 = -1
    var context: Int32 = 0

    init(parent: Int32) { self.parent = parent }
}

/// The frame of a node, and the proposal it was placed with.
///
/// A stack also stores its children's shares here between measuring and placing: the proposed length in `offer`, and
/// the resulting size in `frame`.
struct LayoutPlacement: BitwiseCopyable {
    var frame = Rect.zero
    var offer = Proposal.unspecified
}

/// The cached layout of a node whose size is expensive to compute.
struct ContainerRecord: BitwiseCopyable {
    var memo = SizeCache()

    // For stacks: the proposal that the children's shares were computed for, and their extents before and after the
    // alignment guide across the stack.
    var arranged = Proposal(width: -1, height: -1)
    var reachBefore = 0.0
    var reachAfter = 0.0
    var gapTotal = 0.0
    /// The gap between all children, unless `hasOwnGaps` is true.
    var gap = 0.0
    var hasOwnGaps = false
    /// The index of the first gap in the run's array of gaps. -1 for none.
    var gaps: Int32 = -1
}

/// Up to four cached sizes of a node. Containers are measured with about nine proposals (smallest, largest and final on
/// both axes), so more are stored in a linked list.
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
    /// The index of the next block in the run's arena. -1 for none.
    var next: Int32 = -1

    @inline(__always) func size(for offer: Proposal) -> Size? {
        if count > 0, answers.0.offer.isSame(as: offer) { return answers.0.size }
        if count > 1, answers.1.offer.isSame(as: offer) { return answers.1.size }
        if count > 2, answers.2.offer.isSame(as: offer) { return answers.2.size }
        if count > 3, answers.3.offer.isSame(as: offer) { return answers.3.size }
        return nil
    }

    /// Adds a size. Returns false if the block is full.
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
