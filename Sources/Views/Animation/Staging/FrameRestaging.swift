import FramewrightDrawing
import FramewrightLayoutEngine

/// A tree as it was seen at a moment.
struct Moment {
    let tree: PlacedTree<ViewContent>
    /// Where layout alone has put everything; without ghosts.
    let laidOut: PlacedTree<ViewContent>
    let moving: Moving
    private let presenting: Presenting

    init(
        _ root: ViewNode, _ moving: Moving, on screen: ScreenArea, at time: Double, isSeen: Bool = true
    ) throws(LayoutError) {
        presenting = Presenting(time: time)
        self.moving = moving
        laidOut = try presenting.presented(root, moving).placed(on: screen)
        tree =
            moving.movesFrames
            ? try Composing.compose(laidOut, root, moving, at: time, isSeen: isSeen) : laidOut
    }

    /// The node itself, inside its wrappers.
    func inner(_ index: Int, _ moving: Moving?) -> Int { index + presenting.wrapperCount(moving) }

    /// The outermost nodes of the children, by their places.
    func children(of index: Int, _ moving: Moving?) -> [Int: Int] { children(of: index, moving, in: tree) }

    func children(of index: Int, _ moving: Moving?, in tree: PlacedTree<ViewContent>) -> [Int: Int] {
        let inner = inner(index, moving)
        guard inner < tree.nodes.count else { return [:] }
        var children: [Int: Int] = [:]
        for child in tree.children(of: inner) where tree.nodes[child].order >= 0 {
            children[tree.nodes[child].order] = child
        }
        return children
    }

    /// The outermost nodes of those that are leaving, by their places among those seen.
    func ghosts(of index: Int, _ moving: Moving?) -> [Int: Int] {
        let inner = inner(index, moving)
        guard inner < tree.nodes.count else { return [:] }
        return tree.children(of: inner).reduce(into: [:]) { ghosts, child in
            if tree.nodes[child].order < 0 { ghosts[-1 - tree.nodes[child].order] = child }
        }
    }

    /// The outermost node at the end of a way from the root; nil where it is not shown.
    func index(at path: [Int]) -> Int? {
        var (index, moving): (Int, Moving?) = (0, moving)
        for place in path {
            guard let child = children(of: index, moving)[place] else { return nil }
            (index, moving) = (child, moving?.children[place])
        }
        return index
    }
}

/// Lets frames go on from where they were seen.
struct FrameRestaging {
    let before: Moment
    let screen: ScreenArea
    let time: Double

    func restage(
        _ moving: inout Moving, _ pairing: inout Pairing, _ root: ViewNode, _ restaging: inout Restaging
    ) throws(LayoutError) {
        // Values stand; where frames lie otherwise than before, they have a way to go.
        let after = try Moment(root, moving, on: screen, at: time, isSeen: false)
        haunt(&moving, pairing, Haunt(seen: 0, old: 0, new: 0), before.moving, after)
        move(
            &moving, pairing, (0, before.moving, .zero), (0, after.moving, .zero), after, Track(), &restaging.begun)
        GeometryRestaging(before: before, after: after, time: time)
            .match(&moving, restaging.comers, restaging.leavers)
    }

    private typealias Site = (index: Int, moving: Moving?, origin: Point)

    /// A node as it was seen, as layout had placed it, and as layout places it now.
    private struct Haunt {
        let seen: Int
        /// Nil of what layout had not placed: a ghost, or what is inside one.
        let old: Int?
        let new: Int
    }

    /// Ghosts stay where they were seen, and go along only where layout carries their parent on without an animation.
    private func haunt(
        _ moving: inout Moving, _ pairing: Pairing, _ place: Haunt, _ old: Moving?, _ after: Moment
    ) {
        let children = before.children(of: place.seen, old)
        let origin = after.laidOut.nodes[after.inner(place.new, moving)].frame.origin
        if pairing.animation != nil {
            let laidOut = place.old.map { before.laidOut.nodes[before.inner($0, old)].frame.origin }
            let shift = (laidOut ?? before.tree.nodes[before.inner(place.seen, old)].frame.origin) - origin
            for ghost in moving.ghosts.indices.dropLast(pairing.ghosts.count) {
                moving.ghosts[ghost].frame.origin = moving.ghosts[ghost].frame.origin + shift
            }
        }
        for (ghost, child) in pairing.ghosts {
            guard let child = children[child] else { continue }
            let node = before.tree.nodes[child]
            moving.ghosts[ghost].frame = Rect(origin: node.frame.origin - origin, size: node.frame.size)
            moving.ghosts[ghost].proposal = node.proposal
            moving.ghosts[ghost].moving.frame = Track()
        }
        hauntReturned(&moving, pairing, place, old, after)
        let haunted = pairing.children.filter { $0.pairing.hasGhosts || moving.children[$0.new]?.hasGhosts == true }
        guard !haunted.isEmpty else { return }
        let olds = place.old.map { before.children(of: $0, old, in: before.laidOut) } ?? [:]
        let news = after.children(of: place.new, moving, in: after.laidOut)
        for pair in haunted {
            guard let child = children[pair.old], let new = news[pair.new] else { continue }
            haunt(
                &moving.children[pair.new, default: Moving()], pair.pairing,
                Haunt(seen: child, old: olds[pair.old], new: new), old?.children[pair.old], after)
        }
    }

    /// Those that have come back were in no layout: they lay where they were seen.
    private func hauntReturned(
        _ moving: inout Moving, _ pairing: Pairing, _ place: Haunt, _ old: Moving?, _ after: Moment
    ) {
        guard !pairing.returned.isEmpty else { return }
        let ghosts = before.ghosts(of: place.seen, old)
        let news = after.children(of: place.new, moving, in: after.laidOut)
        for returned in pairing.returned {
            guard let ghost = ghosts[returned.ghost], let new = news[returned.new] else { continue }
            haunt(
                &moving.children[returned.new, default: Moving()], returned.pairing,
                Haunt(seen: ghost, old: nil, new: new), returned.moving, after)
        }
    }

    private func move(
        _ moving: inout Moving, _ pairing: Pairing, _ old: Site, _ new: Site, _ after: Moment,
        _ carried: Track<Rect.AnimatableData>, _ begun: inout BegunAnimations
    ) {
        // Not of the wrappers: those of a ghost are as large as the node, which may reach over the safe area's border.
        let (was, isNow) = (
            before.tree.nodes[before.inner(old.index, old.moving)].frame,
            after.tree.nodes[after.inner(new.index, new.moving)].frame
        )
        let jump = Rect(
            origin: (was.origin - old.origin) - (isNow.origin - new.origin),
            size: Size(width: was.width - isNow.width, height: was.height - isNow.height))
        if let animation = pairing.animation, jump.isSeen {
            moving.frame.retarget(by: jump.animatableData, animation, at: time)
            begun.add(animation)
        }
        for content in moving.contents.indices where moving.contents[content].share.start == time {
            moving.contents[content].proposal = before.tree.nodes[before.inner(old.index, old.moving)].proposal
        }
        let isGroup = after.tree.nodes[after.inner(new.index, new.moving)].payload.isGeometryGroup
        let carried = isGroup ? Track() : carried.joined(moving.frame)
        hold(&moving, pairing, against: carried)
        guard !pairing.children.isEmpty || !pairing.returned.isEmpty else { return }
        let (olds, news) = (before.children(of: old.index, old.moving), after.children(of: new.index, new.moving))
        let origins = (
            before.tree.nodes[before.inner(old.index, old.moving)].frame.origin,
            after.tree.nodes[after.inner(new.index, new.moving)].frame.origin
        )
        for pair in pairing.children {
            guard let oldChild = olds[pair.old], let newChild = news[pair.new] else { continue }
            var child = moving.children[pair.new] ?? Moving()
            move(
                &child, pair.pairing, (oldChild, old.moving?.children[pair.old], origins.0),
                (newChild, new.moving?.children[pair.new], origins.1), after, carried, &begun)
            moving.children[pair.new] = child.isEmpty ? nil : child
        }
        let ghosts = before.ghosts(of: old.index, old.moving)
        for returned in pairing.returned {
            guard let ghost = ghosts[returned.ghost], let newChild = news[returned.new] else { continue }
            var child = moving.children[returned.new] ?? Moving()
            move(
                &child, returned.pairing, (ghost, returned.moving, origins.0),
                (newChild, new.moving?.children[returned.new], origins.1), after, carried, &begun)
            moving.children[returned.new] = child.isEmpty ? nil : child
        }
    }
}

extension FrameRestaging {
    /// Children that have just come lie at once where layout puts them, however far those around them still have to go.
    private func hold(_ moving: inout Moving, _ pairing: Pairing, against carried: Track<Rect.AnimatableData>) {
        guard !carried.isEmpty else { return }
        let back = carried.opposed { AnimatablePair($0.first, .zero) }
        for place in pairing.inserted { moving.children[place, default: Moving()].frame = back }
    }
}

extension Rect {
    /// More than rounding.
    fileprivate var isSeen: Bool {
        isFinite && max(abs(minX), abs(minY), max(abs(size.width), abs(size.height))) > 1e-9
    }
}

extension Pairing {
    fileprivate var hasGhosts: Bool {
        !ghosts.isEmpty || children.contains { $0.pairing.hasGhosts } || returned.contains { $0.pairing.hasGhosts }
    }
}

extension Moving {
    fileprivate var hasGhosts: Bool { !ghosts.isEmpty || children.values.contains(where: \.hasGhosts) }
}
