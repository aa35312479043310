/// Collects warnings while a picture is read, each once however often its element is used, and counts what reading costs.
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

    /// `offset` in bytes; nil for where the element starts.
    func warn(_ message: String, _ element: Int, at offset: Int? = nil) {
        let entry = Entry(element: element, offset: offset ?? document.elements[element].offset, message: message)
        guard entries.count < SVGLimits.warnings, known.insert(entry).inserted else { return }
        entries.append(entry)
    }

    /// Warns of a value that can't be understood and is passed over.
    func refuse(_ declaration: SVGDeclaration, _ element: Int) {
        warn(
            "\(declaration.name) can't be \(SVGScanner.quoted(declaration.value)); it is passed over", element,
            at: declaration.offset)
    }

    /// Throws where a small file asks for endless work.
    func spend(steps count: Int, on element: Int) throws(CodecError) {
        steps += count
        guard steps <= SVGLimits.steps else {
            throw failure(
                "drawing it takes more than \(SVGLimits.steps) steps; it uses elements over and over", element)
        }
    }

    /// As `spend(steps:on:)`, for what is painted.
    func spend(pathElements count: Int, on element: Int) throws(CodecError) {
        pathElements += count
        guard pathElements <= SVGLimits.pathElements else { throw tooManyPathElements(element) }
    }

    /// What the outline of one path of `count` elements may have, of whose kind it is a `share` of all: enough for nearly all
    /// paths to be exact, little enough for a picture of many, and half of what is left where it stands alone.
    func pathElements(fair count: Int, share: Double) -> Int {
        let left = SVGLimits.pathElements - pathElements
        guard left <= SVGLimits.pathElements / 4 else {
            return min(left, max(left / 64, SVGLimits.outlineElements * count, Int(Double(left / 2) * share)))
        }
        // The last quarter is for all that are still to come, down to a few elements for each of theirs.
        return min(left, max(6 * count, Int(0.8 * Double(left) * share)))
    }

    func tooManyPathElements(_ element: Int) -> CodecError {
        failure("its paths have more than \(SVGLimits.pathElements) elements in all", element)
    }

    func failure(_ reason: String, _ element: Int) -> CodecError {
        let (line, column) = document.position(of: document.elements[element].offset)
        return .invalidSVG(reason: reason, hint: "simplify the picture", line: line, column: column)
    }

    /// In the order of the file.
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
