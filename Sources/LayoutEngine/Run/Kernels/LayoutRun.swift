import FramewrightDrawing

/// One layout run: a flat record for every node, with cached sizes.
///
/// Records of siblings are adjacent and follow their parent's; families are stored in the order they are placed in. The
/// memory layout was chosen by measurement, see Performance.
@safe final class LayoutRun {
    let records: Buffer<LayoutRecord>
    let spots: Buffer<LayoutPlacement>
    let containers: Buffer<ContainerRecord>
    let tables: LayoutTables
    let profile: SpacingProfile
    let screen: ScreenArea
    private let memos: Arena<SizeCache>
    /// The children of stacks whose length is being divided, those of inner stacks above those of outer ones.
    let candidates = Arena<ShareCandidate>(capacity: 64)
    /// The gaps before the children of stacks whose gaps differ.
    let gaps = Arena<Double>(capacity: 16)

    /// The custom layouts with their caches, created on first use.
    private var boxes: [LayoutBox?]
    // Rare properties of nodes, by node index.
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
        // The engine's own layouts write a child's spot before they read it. A custom layout may read a child that it
        // has not placed. Initialising all spots is skipped where possible, see Performance.
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

    /// Releases the layouts' caches, which retain the run.
    func finish() { boxes = Array(repeating: nil, count: boxes.count) }

    /// Returns a node's size for a proposal.
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
        case .spacer: tables.spacers[detail].size(for: offer.proposal)
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

    /// Replaces negative dimensions by 0. A custom layout may return any size, and a negative one would make its
    /// neighbours grow.
    private func clampedToFinite(_ size: Size) -> Size {
        Size(width: size.width < 0 ? 0 : size.width, height: size.height < 0 ? 0 : size.height)
    }

    /// Returns a node's layout priority. Higher priorities get their share first.
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
        // The layout may read subviews that it has not placed.
        for child in children(of: index) { spots[child] = LayoutPlacement() }
        let box = makeBox(tables.general[detail], LayoutSubviews(run: self, parent: index))
        boxes[detail] = box
        return box
    }
}

/// The key of a cached size, for the proposals that do not fit into a node's `SizeCache` blocks.
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
