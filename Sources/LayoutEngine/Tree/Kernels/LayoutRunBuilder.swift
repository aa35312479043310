import FramewrightDrawing

/// Collects the records of a tree: siblings adjacent, after their parent, each family before the next.
struct LayoutRunBuilder {
    private var records = Buffer<LayoutRecord>(capacity: 1024)
    private var containers = Buffer<ContainerRecord>(capacity: 128)
    private var tables = LayoutTables()
    /// The nodes with children except the root, parents before their children.
    private var inner: [Int32] = []

    var count: Int { records.count }

    /// Adds the root's record.
    mutating func addRoot(_ traits: UnsafePointer<NodeTraits>) {
        unsafe describe(records.append(LayoutRecord(parent: -1)), traits)
    }

    /// Adds the records of a node's children, at least one, whose traits are `stride` bytes apart.
    ///
    /// - Returns: The index of the first record.
    mutating func addChildren(_ count: Int, of parent: Int, _ traits: UnsafeRawPointer, stride: Int) -> Int {
        let first = records.append(LayoutRecord(parent: Int32(parent)), count: count)
        records[parent].firstChild = Int32(first)
        records[parent].childCount = Int32(count)
        if parent > 0 { inner.append(Int32(parent)) }
        // Removed again if a child is not a fill. A stack without children is not marked: its size is zero, not the
        // proposal.
        if records[parent].form == .stack, tables.stacks[Int(records[parent].detail)].alignment.standard != nil {
            records[parent].traits.insert(.holdsFills)
        }
        for offset in 0..<count {
            unsafe describe(
                first + offset, (traits + offset * stride).assumingMemoryBound(to: NodeTraits.self))
            passUp(first + offset, to: parent)
        }
        return first
    }

    /// Fills in a node's record. The traits are read in place, because a copy would retain everything in them.
    private mutating func describe(_ index: Int, _ traits: UnsafePointer<NodeTraits>) {
        let (form, detail, guides) = unsafe tables.add(traits.pointee.layout)
        records[index].form = form
        records[index].detail = Int32(detail)
        records[index].guides = guides
        if form.isRemembered { records[index].container = Int32(containers.append(ContainerRecord())) }
        if form.isOrdinary { records[index].traits.insert(.isOrdinary) }
        if unsafe traits.pointee.isSpacer { records[index].traits.insert(.isSpacer) }
        if let mirrors = unsafe traits.pointee.mirrors {
            records[index].traits.insert(mirrors ? .mirrors : .keepsSides)
        }
        let priority = unsafe traits.pointee.priority
        if priority != 0 {
            records[index].traits.insert(.hasPriority)
            tables.priorities[index] = priority
        }
        unsafe records[index].safeAreaEdgesIgnored = UInt8(
            truncatingIfNeeded: traits.pointee.safeAreaEdgesIgnored.rawValue)
        unsafe records[index].safeAreaEdgesInset = UInt8(truncatingIfNeeded: traits.pointee.safeAreaEdgesInset.rawValue)
        if unsafe traits.pointee.isDeferred { tables.deferred.append(index) }
        if let rarities = unsafe traits.pointee.rareAttributes { describeRarities(index, rarities) }
    }

    private mutating func describeRarities(_ index: Int, _ traits: NodeTraits.RareAttributes) {
        if traits.zIndex != 0 {
            tables.zIndices[index] = traits.zIndex
            let parent = Int(records[index].parent)
            if parent >= 0 { records[parent].traits.insert(.reorders) }
        }
        if !traits.values.isEmpty {
            tables.values[index] = traits.values
            if traits.values.contains(FrameMarks.self) {
                tables.marks.append((index, traits.values[FrameMarks.self]))
            }
            if traits.values[HidesFirstText.self] { records[index].traits.insert(.hidesFirstText) }
        }
        if let spacing = traits.spacing {
            tables.spacings[index] = spacing
            records[index].traits.remove(.isOrdinary)
        }
    }

    /// Combines a node's properties into its parent's.
    private func passUp(_ index: Int, to parent: Int) {
        if records[index].traits.contains(.hidesFirstText) { records[index].guides.remove(.firstText) }
        records[parent].guides.formUnion(records[index].guides)
        if !records[index].traits.contains(.isOrdinary) { records[parent].traits.remove(.isOrdinary) }
        let isPlainFill = records[index].form == .fill && records[index].childCount == 0
        if !isPlainFill || !records[index].traits.isDisjoint(with: [.isSpacer, .hasPriority]) {
            records[parent].traits.remove(.holdsFills)
        }
    }

    /// Returns the run over all added nodes, after combining the properties of descendants into their ancestors.
    consuming func run(on screen: ScreenArea, _ profile: SpacingProfile) -> LayoutRun {
        for index in inner.reversed() { passUp(Int(index), to: Int(records[Int(index)].parent)) }
        return LayoutRun(records, containers, tables, screen: screen, profile: profile)
    }

    /// Frees the memory of the added records.
    consuming func discard() {
        records.free()
        containers.free()
    }
}

extension LayoutError {
    /// The maximum nesting depth of nodes. Layouts other than stacks, frames, padding, backgrounds and overlays count
    /// twice.
    ///
    /// A level takes up to 0.95 KB of stack, 1.5 KB in grids that align baselines (measured in a release build); a
    /// secondary thread has 512 KB.
    public static let depthLimit = 450
}

extension LayoutForm {
    /// The number of levels that a node counts for.
    var depth: Int { self == .general || self == .erased ? 2 : 1 }
}
