extension LayoutNode {
    /// Lays the tree out: the root is proposed the screen's safe area and centred in it.
    ///
    /// Runs on any thread; throws for deferred nodes, to which `resolved(on:spacing:)` gives their content, and where nodes lie
    /// inside each other more than `LayoutError.depthLimit` deep. With a scale, frames are those of
    /// `PlacedTree.snapped(to:)`, for less.
    public func placed(
        on screen: ScreenArea, spacing: SpacingProfile = .iOS, snappedTo scale: Double? = nil
    ) throws(LayoutError) -> PlacedTree<Payload> {
        let placed = withRun(on: screen, spacing) { ready in
            (tree: ready.place(snappedTo: scale), deferred: ready.run.tables.deferred.first.map(ready.run.offsets))
        }
        guard let placed else { throw .tooDeep(path: pathTooDeep(), limit: LayoutError.depthLimit) }
        if let offsets = placed.deferred { throw .deferred(path: path(to: offsets)) }
        return placed.tree
    }

    /// The tree with the content of deferred nodes: it is laid out, they are given their content, and again until every frame
    /// stands. What comes of it has no deferred nodes; one that is shown nowhere, as in an alternative that does not fit, has no
    /// content. `arrange` changes the tree, in which content may still be missing, before each of these layouts.
    @MainActor
    public func resolved(
        on screen: ScreenArea, spacing: SpacingProfile = .iOS,
        arranging arrange: @MainActor (LayoutNode) throws(LayoutError) -> LayoutNode = { $0 }
    ) throws(LayoutError) -> LayoutNode {
        var node = self
        var sites = SiteLookup()
        for _ in 0..<Self.roundLimit {
            node = try arrange(node)
            let changed = node.withRun(on: screen, spacing) { ready in
                ready.run.placeAll()
                return sites.update(from: ready.run)
            }
            guard let changed else { throw .tooDeep(path: node.pathTooDeep(), limit: LayoutError.depthLimit) }
            if changed.isEmpty { return node.withoutDeferrals }
            for (offsets, site) in changed { node.giveContent(offsets[...], site) }
        }
        throw .unsettled(path: path(to: sites.lastChanged), rounds: Self.roundLimit)
    }

    /// Readers inside each other take a round each.
    private static var roundLimit: Int { 100 }

    @MainActor
    private mutating func giveContent(_ offsets: ArraySlice<Int>, _ site: DeferredSite) {
        if let offset = offsets.first {
            children[offset].giveContent(offsets.dropFirst(), site)
        } else if let deferral {
            children = deferral(site)
        }
    }

    /// The tree with what deferred nodes have been given so far.
    package var withoutDeferrals: LayoutNode {
        var node = self
        node.forgetDeferrals()
        return node
    }

    private mutating func forgetDeferrals() {
        deferral = nil
        for index in children.indices { children[index].forgetDeferrals() }
    }
}

/// The sites deferred content was made for, by the offsets that lead to its node.
private struct SiteLookup {
    private var sites: [[Int]: DeferredSite] = [:]
    private(set) var lastChanged: [Int] = []

    /// The deferred nodes that lie elsewhere than their content knows, outer ones only: theirs will make new inner ones.
    mutating func update(from run: LayoutRun) -> [(offsets: [Int], site: DeferredSite)] {
        var changed: [(offsets: [Int], site: DeferredSite)] = []
        var outer: Set<[Int]> = []
        for index in run.tables.deferred where run.isShown(index) {
            let (offsets, site) = (run.offsets(of: index), run.site(of: index))
            guard sites[offsets] != site, !outer.containsStart(of: offsets) else { continue }
            outer.insert(offsets)
            lastChanged = offsets
            changed.append((offsets, site))
        }
        if !changed.isEmpty { sites = sites.filter { !outer.containsStart(of: $0.key) } }
        for (offsets, site) in changed { sites[offsets] = site }
        return changed
    }
}

extension Set<[Int]> {
    /// True with the whole of `offsets`, or the offsets of a node around it.
    fileprivate func containsStart(of offsets: [Int]) -> Bool {
        !isEmpty && (0...offsets.count).contains { contains(Array(offsets.prefix($0))) }
    }
}

extension LayoutRun {
    /// The places among their siblings of a node's ancestors and itself, from below the root.
    fileprivate func offsets(of index: Int) -> [Int] {
        var offsets: [Int] = []
        var current = index
        while records[current].parent >= 0 {
            let parent = Int(records[current].parent)
            offsets.append(current - Int(records[parent].firstChild))
            current = parent
        }
        return offsets.reversed()
    }
}
