import FramewrightDrawing

/// One layout run: every node as a flat record, its sizes remembered.
///
/// Records of siblings lie side by side and after their parent's. Measured 2026-11 on two cores of a cloud machine,
/// release build: see the notes in `LayoutRun+Stack.swift`.
@safe final class LayoutRun {
    let records: Slab<LayoutRecord>
    let tables: LayoutTables
    let profile: SpacingProfile
    let screen: ScreenArea
    private var memos: Slab<SizeMemo>

    /// The general layouts with their caches, made when first asked.
    private var boxes: [LayoutBox?]
    // What few nodes have, by index.
    var spacings: [Int: ViewSpacing] = [:]
    var guides: [GuideQuestion: Double] = [:]
    private var furtherSizes: [SizeQuestion: Size] = [:]
    var surroundings: [Surroundings] = []
    var passages: [Int: Passage] = [:]
    var margins: [Int: EdgeInsets] = [:]

    init(_ builder: consuming LayoutRunBuilder, screen: ScreenArea, profile: SpacingProfile) {
        records = builder.records
        tables = builder.tables
        memos = Slab(capacity: records.count)
        boxes = Array(repeating: nil, count: tables.general.count)
        self.screen = screen
        self.profile = profile
    }

    deinit {
        records.free()
        memos.free()
    }

    /// Lets go of the layouts' caches, which hold on to the run.
    func finish() { boxes = Array(repeating: nil, count: boxes.count) }

    /// A node's own size for an offer.
    func size(_ index: Int, _ offer: Offer) -> Size {
        switch records[index].form {
        case .fill: return offer.filled
        case .square:
            let size = offer.filled
            let side = min(size.width, size.height)
            return Size(width: side, height: side)
        default: return remembered(index, offer) ?? measured(index, offer)
        }
    }

    @inline(__always)
    private func remembered(_ index: Int, _ offer: Offer) -> Size? {
        if let size = records[index].memo.size(for: offer) { return size }
        var next = Int(records[index].memo.next)
        var links = 1
        while next >= 0 {
            if let size = memos[next].size(for: offer) { return size }
            next = Int(memos[next].next)
            links += 1
        }
        return links < Self.longestChain ? nil : furtherSizes[SizeQuestion(index, offer)]
    }

    private func measured(_ index: Int, _ offer: Offer) -> Size {
        let size = computedSize(index, offer)
        remember(size, index, offer)
        return size
    }

    private static let longestChain = 8

    private func remember(_ size: Size, _ index: Int, _ offer: Offer) {
        if records[index].memo.add(offer, size) { return }
        let first = Int(records[index].memo.next)
        if first >= 0, memos[first].add(offer, size) { return }
        var (links, next) = (1, first)
        while next >= 0 {
            links += 1
            next = Int(memos[next].next)
        }
        guard links < Self.longestChain else {
            furtherSizes[SizeQuestion(index, offer)] = size
            return
        }
        let link = memos.append(SizeMemo())
        _ = memos[link].add(offer, size)
        memos[link].next = Int32(first)
        records[index].memo.next = Int32(link)
    }

    private func computedSize(_ index: Int, _ offer: Offer) -> Size {
        let detail = Int(records[index].detail)
        return switch records[index].form {
        case .stack: stackSize(index, tables.stacks[detail], offer)
        case .frame: frameSize(index, tables.frames[detail], offer)
        case .flexibleFrame: flexibleFrameSize(index, tables.flexibleFrames[detail], offer)
        case .padding: paddingSize(index, tables.paddings[detail], offer)
        case .layers: layersSize(index, tables.layers[detail], offer)
        case .decoration: size(child(tables.decorations[detail].primary, of: index), offer)
        case .spacer: tables.spacers[detail].sizeThatFits(offer.proposal)
        case .fill, .square, .erased: offer.filled
        case .leaf, .general: sane(box(index).size(for: offer.proposal))
        }
    }

    /// Foreign layouts may answer anything; a size below zero would make its neighbours grow.
    private func sane(_ size: Size) -> Size {
        Size(width: size.width < 0 ? 0 : size.width, height: size.height < 0 ? 0 : size.height)
    }

    func child(_ offset: Int, of index: Int) -> Int { Int(records[index].firstChild) + offset }

    func children(of index: Int) -> Range<Int> {
        let first = Int(records[index].firstChild)
        return first..<first + Int(records[index].childCount)
    }

    func box(_ index: Int) -> LayoutBox {
        let detail = Int(records[index].detail)
        if let box = boxes[detail] { return box }
        let box = makeBox(tables.general[detail], LayoutSubviews(run: self, parent: index))
        boxes[detail] = box
        return box
    }
}

/// A question few nodes are asked, as the key of its remembered answer.
struct SizeQuestion: Hashable {
    let index: Int
    let width: UInt64
    let height: UInt64

    init(_ index: Int, _ offer: Offer) {
        self.index = index
        width = offer.width.bitPattern
        height = offer.height.bitPattern
    }
}

struct GuideQuestion: Hashable {
    let size: SizeQuestion
    let key: AlignmentKey
}
