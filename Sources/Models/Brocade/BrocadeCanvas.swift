/// A brocade of one's own: motifs from an endless supply, placed freely on the left half and mirrored on the right.
///
/// Guarantee: the centre of every motif lies inside the shape and not right of the mirror line.
public struct BrocadeCanvas: Hashable, Sendable {
    /// One motif on the left half; its copy is `mirrored(in:)`.
    public struct Motif: Hashable, Sendable {
        /// Its own for as long as it lies there, whatever else is deleted.
        public let id: Int
        /// From 1 to 18.
        public let number: Int
        /// In cells. Its picture is one cell large.
        public fileprivate(set) var center: BrocadePoint
        /// How it lies.
        public fileprivate(set) var orientation: MotifOrientation
    }

    /// Motif numbers.
    public static let motifs = 1...18
    /// More motifs than a canvas takes are not added.
    public static let capacity = 1000

    /// How large a motif is beside the canvas.
    public let size: BrocadeSize
    /// The outline.
    public let shape: CanvasShape
    /// All 18, always.
    public private(set) var bar = PiecesBar(items: Array(motifs))
    /// Back to front: the last added is on top.
    public private(set) var placed: [Motif] = []
    private var lastID = 0

    /// An empty canvas.
    public init(size: BrocadeSize = .big, shape: CanvasShape = .rectangle) {
        self.size = size
        self.shape = shape
    }

    /// Lets go of a motif from the bar with its centre at a point: inside the shape's left half it stays there and
    /// returns its id, elsewhere, or on a full canvas, it is not added.
    @discardableResult
    public mutating func add(motif number: Int, at center: BrocadePoint, orientation: MotifOrientation = .upright)
        -> Int?
    {
        precondition(Self.motifs.contains(number), "no motif \(number)")
        guard placed.count < Self.capacity, center.x <= Double(size.columns), shape.contains(center, in: size) else {
            return nil
        }
        lastID += 1
        placed.append(Motif(id: lastID, number: number, center: center, orientation: orientation))
        return lastID
    }

    /// Drags a motif: it stops at the outline and at the mirror line. False if there is none of that id.
    @discardableResult
    public mutating func move(_ id: Int, to center: BrocadePoint) -> Bool {
        let reached = shape.clamped(center, in: size)
        return change(id) { $0.center = reached }
    }

    /// Turns a motif by a quarter, clockwise: a double tap. False if there is none of that id.
    @discardableResult
    public mutating func rotate(_ id: Int) -> Bool { change(id) { $0.orientation = $0.orientation.turned } }

    /// Deletes exactly that motif, whatever others show the same picture: a long press. False if there is none.
    @discardableResult
    public mutating func delete(_ id: Int) -> Bool {
        guard let index = placed.firstIndex(where: { $0.id == id }) else { return false }
        placed.remove(at: index)
        return true
    }

    /// The topmost motif whose picture covers a point of the left half. Copies take no touches.
    public func motif(at point: BrocadePoint) -> Motif? {
        guard point.x <= Double(size.columns), shape.contains(point, in: size) else { return nil }
        return placed.last { abs($0.center.x - point.x) <= 0.5 && abs($0.center.y - point.y) <= 0.5 }
    }

    /// Turns the bar's pages, as `PiecesBar.show(page:)`.
    public mutating func show(page: Int) { bar.show(page: page) }

    /// Ends a scroll of the bar, as `PiecesBar.settle(atItem:)`.
    public mutating func settleBar(atItem offset: Double) { bar.settle(atItem: offset) }

    private mutating func change(_ id: Int, _ body: (inout Motif) -> Void) -> Bool {
        guard let index = placed.firstIndex(where: { $0.id == id }) else { return false }
        body(&placed[index])
        return true
    }
}

extension BrocadeCanvas.Motif {
    /// The copy on the right half.
    public func mirrored(in size: BrocadeSize) -> BrocadeCanvas.Motif {
        BrocadeCanvas.Motif(
            id: id, number: number, center: center.mirrored(in: size), orientation: orientation.mirrored)
    }
}
