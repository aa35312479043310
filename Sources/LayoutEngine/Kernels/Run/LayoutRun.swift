import FramewrightDrawing

/// One layout run: every node as a flat record, its sizes remembered.
///
/// Records of siblings lie side by side and after their parent's, families in the order they are placed in.
///
/// Measured 2026-11-21, release build, two shared and busy cores, from a built tree to a placed and snapped one, in a
/// process that keeps freed memory. Least of many runs in wall clock time, then the mean in processor time, a node:
///
///     10 fills in 9 columns in 10 rows, 1,001 nodes      126 ns    207 ns    (before: 237 and 414 to 427)
///     the same ten times                                 136                 (256)
///     the same a hundred times                           -         255 to 263    (488 to 548)
///     200 stacks inside each other, 401 nodes            564 (50 inside each other: 542)       (720, 714)
///
/// So a node of 100,000 costs 1.23 to 1.27 times one of 1,000 in processor time; wall clock times of runs longer than a
/// slice of the scheduler say more about the neighbours.
///
/// What it took, from 1,080 ns a node with an object and a dictionary-like list a node: flat records and answers in place
/// (870), one loop that knows the payload's type (650), traits read where they lie (580), sums for stacks of fills
/// (440), nothing copied of a node's rarities (370), memory that stays with the process and smaller placed nodes (237),
/// records split into what is measured and where it goes, 80 bytes for 144, and one walk that places, orders, snaps and
/// writes the finished nodes while they are in the cache (219), which copies payloads by address instead of through
/// generic initialisers (126). Large pages did not help; variables of the class for what grows cost deep trees 11 %.
@safe final class LayoutRun {
    let records: Buffer<LayoutRecord>
    let spots: Buffer<LayoutPlacement>
    let containers: Buffer<ContainerRecord>
    let tables: LayoutTables
    let profile: SpacingProfile
    let screen: ScreenArea
    private let memos: Arena<SizeCache>
    /// Children whose stacks are sharing out, those of inner stacks above those of outer ones.
    let candidates = Arena<ShareCandidate>(capacity: 64)
    /// Distances before the children of stacks where they differ.
    let gaps = Arena<Double>(capacity: 16)

    /// The general layouts with their caches, made when first asked.
    private var boxes: [LayoutBox?]
    // What few nodes have, by index.
    var spacings: [Int: ViewSpacing] = [:]
    var guides: [GuideCacheKey: Double] = [:]
    private var furtherSizes: [SizeCacheKey: Size] = [:]
    var contexts: [PlacementContext] = []
    var contextChanges: [Int: ContextChange] = [:]
    var margins: [Int: EdgeInsets] = [:]

    init(
        _ records: Buffer<LayoutRecord>, _ containers: Buffer<ContainerRecord>, _ tables: LayoutTables,
        screen: ScreenArea,
        profile: SpacingProfile
    ) {
        self.records = records
        var spots = Buffer<LayoutPlacement>(capacity: records.count)
        // The engine's own layouts write a child's spot before they read it; a foreign one may forget a child and ask for
        // it all the same. Writing all of them twice costs a large tree 6 %.
        if tables.general.isEmpty {
            spots.appendUnwritten(records.count)
        } else {
            _ = spots.append(LayoutPlacement(), count: records.count)
        }
        self.spots = spots
        self.containers = containers
        self.tables = tables
        memos = Arena(capacity: 2 * containers.count)
        boxes = Array(repeating: nil, count: tables.general.count)
        self.screen = screen
        self.profile = profile
    }

    deinit {
        records.free()
        spots.free()
        containers.free()
        memos.free()
        candidates.free()
        gaps.free()
    }

    /// Lets go of the layouts' caches, which hold on to the run.
    func finish() { boxes = Array(repeating: nil, count: boxes.count) }

    /// A node's own size for an offer.
    @inline(__always)
    func size(_ index: Int, _ offer: Proposal) -> Size {
        if records[index].form == .fill { return offer.filled }
        return sizeOfOther(index, offer)
    }

    private func sizeOfOther(_ index: Int, _ offer: Proposal) -> Size {
        if records[index].traits.contains(.holdsFills), let size = sizeOfUniformFills(index, offer) { return size }
        let container = Int(records[index].container)
        guard container >= 0 else { return computedSize(index, offer) }
        if let size = containers[container].memo.size(for: offer) { return size }
        if let size = longRemembered(index, container, offer) { return size }
        let size = computedSize(index, offer)
        remember(size, index, container, offer)
        return size
    }

    @inline(never)
    private func longRemembered(_ index: Int, _ container: Int, _ offer: Proposal) -> Size? {
        var next = Int(containers[container].memo.next)
        var links = 1
        while next >= 0 {
            if let size = memos.update(next, { $0.size(for: offer) }) { return size }
            next = Int(memos.update(next) { $0.next })
            links += 1
        }
        return links < Self.longestChain ? nil : furtherSizes[SizeCacheKey(index, offer)]
    }

    private static let longestChain = 8

    @inline(never)
    private func remember(_ size: Size, _ index: Int, _ container: Int, _ offer: Proposal) {
        if containers[container].memo.add(offer, size) { return }
        let first = Int(containers[container].memo.next)
        if first >= 0, memos.update(first, { $0.add(offer, size) }) { return }
        var (links, next) = (1, first)
        while next >= 0 {
            links += 1
            next = Int(memos.update(next) { $0.next })
        }
        guard links < Self.longestChain else {
            furtherSizes[SizeCacheKey(index, offer)] = size
            return
        }
        var added = SizeCache()
        _ = added.add(offer, size)
        added.next = Int32(first)
        let link = memos.append(added)
        containers[container].memo.next = Int32(link)
    }

    private func computedSize(_ index: Int, _ offer: Proposal) -> Size {
        let detail = Int(records[index].detail)
        return switch records[index].form {
        case .stack: stackSize(index, tables.stacks[detail], offer)
        case .frame: frameSize(index, tables.frames[detail], offer)
        case .flexibleFrame: flexibleFrameSize(index, tables.flexibleFrames[detail], offer)
        case .padding: paddingSize(index, tables.paddings[detail], offer)
        case .layers: layersSize(index, tables.layers[detail], offer)
        case .decoration: size(child(tables.decorations[detail].primary, of: index), offer)
        case .spacer: tables.spacers[detail].sizeThatFits(offer.proposal)
        case .fill, .erased: offer.filled
        case .square: squareSize(offer)
        case .leaf, .general: clampedToFinite(box(index).size(for: offer.proposal))
        }
    }

    private func squareSize(_ offer: Proposal) -> Size {
        let size = offer.filled
        let side = min(size.width, size.height)
        return Size(width: side, height: side)
    }

    /// Foreign layouts may answer anything; a size below zero would make its neighbours grow.
    private func clampedToFinite(_ size: Size) -> Size {
        Size(width: size.width < 0 ? 0 : size.width, height: size.height < 0 ? 0 : size.height)
    }

    /// Higher priorities are served first.
    @inline(__always)
    func priority(of index: Int) -> Double {
        records[index].traits.contains(.hasPriority) ? tables.priorities[index] ?? 0 : 0
    }

    func child(_ offset: Int, of index: Int) -> Int { Int(records[index].firstChild) + offset }

    @inline(__always)
    func children(of index: Int) -> Range<Int> {
        let first = Int(records[index].firstChild)
        return first..<first + Int(records[index].childCount)
    }

    @inline(never)
    func box(_ index: Int) -> LayoutBox {
        let detail = Int(records[index].detail)
        if let box = boxes[detail] { return box }
        // It may look at what it has not placed.
        for child in children(of: index) { spots[child] = LayoutPlacement() }
        let box = makeBox(tables.general[detail], LayoutSubviews(run: self, parent: index))
        boxes[detail] = box
        return box
    }
}

/// A question few nodes are asked, as the key of its remembered answer.
struct SizeCacheKey: Hashable {
    let index: Int
    let width: UInt64
    let height: UInt64

    init(_ index: Int, _ offer: Proposal) {
        self.index = index
        width = offer.width.bitPattern
        height = offer.height.bitPattern
    }
}

struct GuideCacheKey: Hashable {
    let size: SizeCacheKey
    let key: AlignmentKey
}
