/// A free brocade: any number of motifs, placed on the left half and mirrored on the right.
///
/// Guarantee: the centre of every motif is inside the shape and not right of the mirror line.
public struct BrocadeCanvas: Hashable, Sendable {
    /// A motif on the left half. Its copy is `mirrored(in:)`.
    public struct Motif: Hashable, Sendable {
        /// The identifier, unique and constant while the motif is on the canvas.
        public let id: Int
        /// The motif number, 1 to 18.
        public let number: Int
        /// The centre, in cells. The motif's image is one cell large.
        public fileprivate(set) var center: BrocadePoint
        /// The orientation.
        public fileprivate(set) var orientation: MotifOrientation
    }

    /// The motif numbers.
    public static let motifs = 1...18
    /// The maximum number of motifs on a canvas. More are not added.
    public static let capacity = 1000

    /// The size, which determines the ratio of motif to canvas.
    public let size: BrocadeSize
    /// The outline.
    public let shape: CanvasShape
    /// The bar, which always contains all 18 motifs.
    public private(set) var bar = PiecesBar(items: Array(motifs))
    /// The motifs from back to front. The last added is on top.
    public private(set) var placed: [Motif] = []
    private var lastID = 0

    /// Creates an empty canvas.
    public init(size: BrocadeSize = .big, shape: CanvasShape = .rectangle) {
        self.size = size
        self.shape = shape
    }

    /// Drops a motif from the bar with its centre at a point. If the point is inside the left half of the shape, adds
    /// the motif and returns its identifier. Otherwise, or if the canvas is full, returns nil.
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

    /// Moves a motif, limited to the outline and the mirror line. Returns false if there is no motif with the
    /// identifier.
    @discardableResult
    public mutating func move(_ id: Int, to center: BrocadePoint) -> Bool {
        let reached = shape.clamped(center, in: size)
        return change(id) { $0.center = reached }
    }

    /// Rotates a motif clockwise by a quarter turn, as a double tap does. Returns false if there is no motif with the
    /// identifier.
    @discardableResult
    public mutating func rotate(_ id: Int) -> Bool { change(id) { $0.orientation = $0.orientation.turned } }

    /// Deletes a motif, as a long press does. Returns false if there is no motif with the identifier.
    @discardableResult
    public mutating func delete(_ id: Int) -> Bool {
        guard let index = placed.firstIndex(where: { $0.id == id }) else { return false }
        placed.remove(at: index)
        return true
    }

    /// Returns the topmost motif whose image covers a point of the left half. Copies on the right half take no touches.
    public func motif(at point: BrocadePoint) -> Motif? {
        guard point.x <= Double(size.columns), shape.contains(point, in: size) else { return nil }
        return placed.last { abs($0.center.x - point.x) <= 0.5 && abs($0.center.y - point.y) <= 0.5 }
    }

    /// Shows a page of the bar, see `PiecesBar.show(page:)`.
    public mutating func turnBar(page: Int) { bar.turn(page: page) }

    /// Ends a scroll of the bar, see `PiecesBar.settle(atItem:)`.
    public mutating func settleBar(atItem offset: Double) { bar.settle(atItem: offset) }

    private mutating func change(_ id: Int, _ body: (inout Motif) -> Void) -> Bool {
        guard let index = placed.firstIndex(where: { $0.id == id }) else { return false }
        body(&placed[index])
        return true
    }
}

extension BrocadeCanvas.Motif {
    /// Returns the copy on the right half.
    public func mirrored(in size: BrocadeSize) -> BrocadeCanvas.Motif {
        BrocadeCanvas.Motif(
            id: id, number: number, center: center.mirrored(in: size), orientation: orientation.mirrored)
    }
}
