/// An error thrown by the scanner. Its path is added while the scanner unwinds, its file at the end.
///
/// Each level adds its own step as the error passes through, so that a valid document has no cost for pointers.
struct JSONScanError: Error {
    var kind: DocumentError.Kind
    var position: Position
    var problem: String
    var hint: Hint
    /// The steps of the path, innermost first.
    private var steps: [String] = []

    init(_ kind: DocumentError.Kind, at position: Position, _ problem: String, hint: Hint = "") {
        self.kind = kind
        self.position = position
        self.problem = problem
        self.hint = hint
    }

    func inside(_ step: String) -> JSONScanError {
        var outer = self
        outer.steps.append(step)
        return outer
    }

    func located(in file: String) -> DocumentError {
        let pointer = steps.reversed().map { "/\(JSONDocument.escaped($0))" }.joined()
        return DocumentError(
            kind, file: file, position: position, pointer: pointer, problem: problem, hint: hint)
    }
}
