/// Collects warnings while a file is read, without duplicates for elements used several times, and enforces the
/// limits.
final class SVGReport {
    private struct Entry: Hashable {
        let element: Int
        let offset: Int
        let message: String
    }

    private let document: XMLDocument
    private var entries: [Entry] = []
    private var known: Set<Entry> = []
    private var steps = 0
    private var pathElements = 0

    init(_ document: XMLDocument) { self.document = document }

    /// Adds a warning. `offset` is in bytes; nil is the start of the element.
    func warn(_ message: String, _ element: Int, at offset: Int? = nil) {
        let entry = Entry(element: element, offset: offset ?? document.elements[element].offset, message: message)
        guard entries.count < SVGLimits.warnings, known.insert(entry).inserted else { return }
        entries.append(entry)
    }

    /// Warns about a value that cannot be parsed and is ignored.
    func refuse(_ declaration: SVGDeclaration, _ element: Int) {
        warn(
            "\(declaration.name) can't be \(SVGScanner.quoted(declaration.value)); it is left out", element,
            at: declaration.offset)
    }

    /// Counts drawing steps; throws beyond the limit, so that a small file cannot cause endless work.
    func count(steps count: Int, on element: Int) throws(CodecError) {
        steps += count
        guard steps <= SVGLimits.steps else {
            throw failure(
                "drawing it takes more than \(SVGLimits.steps) steps; it uses elements over and over", element)
        }
    }

    /// Counts painted path elements; throws beyond the limit.
    func count(pathElements count: Int, on element: Int) throws(CodecError) {
        pathElements += count
        guard pathElements <= SVGLimits.pathElements else { throw tooManyPathElements(element) }
    }

    /// Returns the maximum number of elements for the outline of a path with `count` elements, where `share` is its
    /// share of all paths like it. Large enough to be exact for nearly all paths, small enough for images with many; a
    /// single path may use half of the remaining budget.
    func pathElements(fair count: Int, share: Double) -> Int {
        let left = SVGLimits.pathElements - pathElements
        guard left <= SVGLimits.pathElements / 4 else {
            return min(left, max(left / 64, SVGLimits.outlineElements * count, Int(Double(left / 2) * share)))
        }
        // The last quarter of the budget is divided among all paths still to come, with a few elements for each of
        // theirs.
        return min(left, max(6 * count, Int(0.8 * Double(left) * share)))
    }

    func tooManyPathElements(_ element: Int) -> CodecError {
        failure("its paths have more than \(SVGLimits.pathElements) elements in all", element)
    }

    func failure(_ reason: String, _ element: Int) -> CodecError {
        let (line, column) = document.position(of: document.elements[element].offset)
        return .invalidSVG(reason: reason, hint: "simplify the image", line: line, column: column)
    }

    /// The warnings in the order of the file.
    var warnings: [SVGWarning] {
        let sorted = entries.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        let places = document.positions(of: sorted.map(\.element.offset))
        return zip(sorted, places).map { entry, place in
            SVGWarning(
                element: document.elements[entry.element.element].name, line: place.line, column: place.column,
                message: entry.element.message)
        }
    }
}
