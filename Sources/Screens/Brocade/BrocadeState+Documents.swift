import FramewrightDocuments
import FramewrightModels

extension BrocadeState {
    /// Reads `{"page": "introduction"}`, `{"page": "puzzle", "size": "small", ...}` or `{"page": "create", ...}`.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        let page = try reader.required("page").choice(Page.self)
        switch page {
        case .introduction: self = .introduction
        case .puzzle: self = .puzzle(try BrocadePuzzleState(reading: &reader, of: node))
        case .create: self = .create(try BrocadeCreateState(reading: &reader))
        }
        try reader.finish()
    }

    private enum Page: String, CaseIterable {
        case introduction, puzzle, create
    }
}

extension BrocadePuzzleState {
    /// Reads either `seed`, for a new puzzle, or `cells` and `bar`, for one under way, and then the held piece or the
    /// confetti of a finished puzzle.
    fileprivate init(reading reader: inout ObjectReader, of node: DocumentNode) throws {
        let size = try reader.required("size").choice(SizeName.self).size
        if let seed = reader.optional("seed") {
            self.init(BrocadePuzzle(size: size, seed: try seed.seed()))
        } else {
            self.init(try BrocadePuzzle(size: size, reading: &reader, of: node))
        }
        background = try reader.background()
        if let page = reader.optional("barPage") { puzzle.turnBar(page: try page.int(in: 0...9)) }
        if let held = reader.optional("held") { self.held = try HeldPiece(document: held, in: puzzle) }
        if let rain = reader.optional("confetti") { try startConfetti(rain) }
    }

    private mutating func startConfetti(_ node: DocumentNode) throws {
        guard puzzle.isWon else {
            throw node.error(
                .invalid, "confetti over a brocade that is not finished",
                hint: "leave it out, or let every cell hold the piece of its own number")
        }
        var reader = try node.object()
        confetti = Confetti(seed: try reader.required("seed").seed())
        confettiTime = try reader.double("time", in: 0...86_400)
        try reader.finish()
    }
}

extension DocumentNode {
    /// Reads a seed up to 2^53 - 1, the largest integer that every JSON reader represents exactly.
    fileprivate func seed() throws -> UInt64 { UInt64(try int(in: 0...(1 << 53) - 1)) }
}

extension BrocadePuzzle {
    fileprivate init(size: BrocadeSize, reading reader: inout ObjectReader, of node: DocumentNode) throws {
        let count = size.pieceCount
        let cells = try reader.required("cells").array(count: count...count).map { try $0.int(in: -1...count - 1) }
        let bar = try reader.required("bar").array(count: 0...count).map { try $0.int(in: 0...count - 1) }
        do {
            try self.init(size: size, cells: cells.map { $0 < 0 ? nil : $0 }, bar: bar)
        } catch {
            throw node.error(.invalid, error.message, hint: "\(error.hint)")
        }
    }
}

extension HeldPiece {
    /// Reads `{"piece": 4, "x": 1.5, "y": 3.2}`. A piece that is in the bar counts as lifted and may be anywhere over
    /// the canvas; a piece dragged from a cell stays on the left half.
    fileprivate init(document node: DocumentNode, in puzzle: BrocadePuzzle) throws {
        guard !puzzle.isWon else {
            throw node.error(.invalid, "a piece in hand, but the brocade is finished", hint: "leave it out")
        }
        var reader = try node.object()
        let (columns, rows) = (Double(puzzle.size.columns), Double(puzzle.size.rows))
        let piece = try reader.int("piece", in: 0...puzzle.size.pieceCount - 1)
        let item = puzzle.bar.items.firstIndex(of: piece)
        origin = item.map(Origin.shelf) ?? .canvas(puzzle.cells.firstIndex(of: piece) ?? 0)
        center = BrocadePoint(
            x: try reader.double("x", in: 0...(item == nil ? columns : 2 * columns)),
            y: try reader.double("y", in: 0...rows))
        try reader.finish()
    }
}

extension BrocadeCreateState {
    fileprivate init(reading reader: inout ObjectReader) throws {
        let size = try reader.optional("size")?.choice(SizeName.self).size ?? .big
        let shape = try reader.optional("shape")?.choice(ShapeName.self).shape ?? .rectangle
        canvas = BrocadeCanvas(size: size, shape: shape)
        for node in try reader.required("motifs").array(count: 0...BrocadeCanvas.capacity) {
            try canvas.add(document: node)
        }
        background = try reader.background()
        if let page = reader.optional("barPage") { canvas.turnBar(page: try page.int(in: 0...9)) }
    }
}

extension ObjectReader {
    /// Reads the optional member `background`, such as `#1d2449`.
    fileprivate mutating func background() throws -> RGBColor? {
        guard let node = optional("background") else { return nil }
        guard let color = RGBColor(hexadecimal: try node.string()) else {
            throw node.error(.invalid, "not a colour", hint: "write six hexadecimal digits, such as #1d2449")
        }
        return color
    }
}

extension BrocadeCanvas {
    fileprivate mutating func add(document node: DocumentNode) throws {
        var reader = try node.object()
        let number = try reader.int("motif", in: Self.motifs)
        let center = BrocadePoint(x: try reader.double("x", in: 0...20), y: try reader.double("y", in: 0...20))
        let turns = try reader.optional("turns")?.int(in: 0...3) ?? 0
        let isFlipped = try reader.optional("flipped")?.bool() ?? false
        try reader.finish()
        let orientation = MotifOrientation(quarterTurns: turns, isFlipped: isFlipped)
        guard add(motif: number, at: center, orientation: orientation) != nil else {
            throw node.error(
                .outOfRange, "the motif's centre is not on the left half of the canvas",
                hint: "x counts cells from the left edge to the mirror line at \(size.columns), y rows from the top")
        }
    }
}

private enum SizeName: String, CaseIterable {
    case small, normal, big

    var size: BrocadeSize {
        switch self {
        case .small: .small
        case .normal: .normal
        case .big: .big
        }
    }
}

private enum ShapeName: String, CaseIterable {
    case rectangle, square, circle

    var shape: CanvasShape {
        switch self {
        case .rectangle: .rectangle
        case .square: .square
        case .circle: .circle
        }
    }
}
