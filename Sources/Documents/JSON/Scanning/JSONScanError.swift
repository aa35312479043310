/// What the scanner throws: an error that learns its path while the scanner unwinds and its file at the end.
///
/// Each level adds its own step in passing, so a document without mistakes pays nothing for pointers.
struct JSONScanError: Error {
    var kind: DocumentError.Kind
    var position: Position
    var problem: String
    var hint: String
    /// Innermost step first.
    private var steps: [String] = []

    init(_ kind: DocumentError.Kind, at position: Position, _ problem: String, hint: String = "") {
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
