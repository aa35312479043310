extension LayoutNode {
    /// Lays out the tree: the screen's safe area is proposed to the root, which is centred in it. Runs on any thread.
    ///
    /// - Parameter scale: If set, frames are snapped as by `PlacedTree.snapped(to:)`, at a lower cost.
    /// - Throws: `LayoutError.deferred` for a deferred node (call `resolved(on:spacing:)` first), and `tooDeep` for
    ///   nesting beyond `LayoutError.depthLimit`.
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

    /// Returns the tree with the content of its deferred nodes, which is created for their frames. Layout is repeated
    /// until no frame changes. The result has no deferred nodes; one that is not shown, such as an alternative that
    /// does not fit, has no content.
    ///
    /// - Parameter arrange: Changes the tree before each layout. Content may still be missing then.
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

    /// The maximum number of rounds. Nested geometry readers take one round each.
    private static var roundLimit: Int { 100 }

    @MainActor
    private mutating func giveContent(_ offsets: ArraySlice<Int>, _ site: DeferredSite) {
        if let offset = offsets.first {
            children[offset].giveContent(offsets.dropFirst(), site)
        } else if let deferral {
            children = deferral(site, children)
        }
    }

    /// The tree with the content that deferred nodes have so far.
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

/// The geometry that deferred content was created for, by the child offsets of its node.
private struct SiteLookup {
    private var sites: [[Int]: DeferredSite] = [:]
    private(set) var lastChanged: [Int] = []

    /// Stores and returns the deferred nodes whose geometry has changed. Only outermost ones are returned, because
    /// their new content replaces the inner ones.
    mutating func update(from run: LayoutRun) -> [(offsets: [Int], site: DeferredSite)] {
        var changed: [(offsets: [Int], site: DeferredSite)] = []
        var outer: Set<[Int]> = []
        for index in run.tables.deferred where run.isShown(index) {
            let (offsets, site) = (run.offsets(of: index), run.site(of: index))
            if let known = sites[offsets], !site.isChanged(since: known) { continue }
            guard !outer.containsStart(of: offsets) else { continue }
            outer.insert(offsets)
            lastChanged = offsets
            changed.append((offsets, site))
        }
        let known = sites
        if !changed.isEmpty { sites = sites.filter { !outer.containsStart(of: $0.key) } }
        for (offsets, site) in changed { sites[offsets] = site.keepingMarks(of: known[offsets]) }
        return changed
    }
}

extension DeferredSite {
    /// Whether content that was created for another site must be created again.
    ///
    /// Marked nodes that are gone do not count: they are missing while the readers that they are in get new content,
    /// and would otherwise come and go without end.
    fileprivate func isChanged(since known: DeferredSite) -> Bool {
        frame != known.frame || containerSize != known.containerSize || safeAreaInsets != known.safeAreaInsets
            || markedFrames.contains { mark, frame in known.markedFrames[mark] != frame }
    }

    fileprivate func keepingMarks(of known: DeferredSite?) -> DeferredSite {
        var site = self
        site.markedFrames.merge(known?.markedFrames ?? [:]) { own, _ in own }
        return site
    }
}

extension Set<[Int]> {
    /// Returns true if the set contains `offsets` or a prefix of it, that is, an ancestor.
    fileprivate func containsStart(of offsets: [Int]) -> Bool {
        !isEmpty && (0...offsets.count).contains { contains(Array(offsets.prefix($0))) }
    }
}

extension LayoutRun {
    /// Returns the child offsets that lead from the root to a node.
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
