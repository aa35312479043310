/// Creates the errors about a YAML text.
struct YAMLMistakes {
    private let file: String
    /// The lines of the text.
    private let lines: [Substring]
    /// The position of the end of the text.
    private let end: Position

    init(file: String, text: ArraySlice<UInt8>) {
        self.file = file
        lines = String(decoding: text, as: UTF8.self).split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r\n"
        }
        end = Position(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    }

    /// Returns the error for a problem of the parser.
    func error(_ problem: YAMLProblem) -> DocumentError {
        switch problem {
        case .syntax(let problem, let position): syntax(problem, position)
        case .character(let problem):
            failure(
                .encoding, firstControl ?? .start, problem: problem, hint: firstControl == nil ? "" : "leave it out")
        case .memory: failure(.tooLarge, .start, problem: "there is not enough memory to read the document")
        }
    }

    func secondDocument(_ position: Position) -> DocumentError {
        failure(
            .syntax, position, problem: "a second document", hint: "a file has one: leave out what comes after ---")
    }

    func undefinedAlias(_ position: Position) -> DocumentError {
        failure(
            .syntax, position, problem: "found undefined alias",
            hint: "name a value with & before * stands for it")
    }

    /// - Parameter position: The position of the first of the equal keys.
    func duplicateKey(_ key: String, _ position: Position) -> DocumentError {
        failure(.duplicateKey, position, problem: "the key \"\(key)\" is given twice in one mapping")
    }

    func keyIsNoText(_ position: Position) -> DocumentError {
        failure(
            .wrongType, position, problem: "a key is a text, not a list or a mapping",
            hint: "put what begins with [ or { in quotes")
    }

    func mergeKey(_ position: Position) -> DocumentError {
        failure(.invalid, position, problem: "merge keys are not known here", hint: "write the members out")
    }

    func unknownTag(_ tag: String, _ position: Position) -> DocumentError {
        failure(.invalid, position, problem: "the tag \(tag) is not known here", hint: "leave tags out")
    }

    func tooManyNodes(_ position: Position) -> DocumentError {
        failure(.tooLarge, position, problem: "the document's aliases repeat too much")
    }

    func tooDeep(_ position: Position, limit: Int) -> DocumentError {
        failure(.tooDeep, position, problem: "the document nests deeper than \(limit) levels", hint: "nest less")
    }

    /// Returns an error for a message of the parser, with a better description of tabs, a common mistake.
    private func syntax(_ problem: String, _ position: Position) -> DocumentError {
        let line = lines.indices.contains(position.line - 1) ? lines[position.line - 1] : ""
        guard line.unicodeScalars.dropFirst(position.column - 1).first != "\t" else {
            return failure(
                .syntax, position, problem: "a tab, which indents nothing in YAML", hint: "indent with spaces")
        }
        return failure(
            .syntax, position, problem: problem, hint: "check the indentation and quotes around this place")
    }

    private func failure(
        _ kind: DocumentError.Kind, _ position: Position, problem: String, hint: Hint = ""
    ) -> DocumentError {
        DocumentError(kind, file: file, position: min(position, end), pointer: "", problem: problem, hint: hint)
    }

    /// The position of the first character that YAML does not allow (5.1). The library reports a byte offset instead.
    private var firstControl: Position? {
        for (number, line) in lines.enumerated() {
            let scalars = line.unicodeScalars
            let index = scalars.firstIndex {
                $0.value < 0x20 && $0 != "\t" && $0 != "\r" || (0x7F..<0xA0).contains($0.value) && $0.value != 0x85
                    || (0xFFFE...0xFFFF).contains($0.value)
            }
            if let index {
                return Position(line: number + 1, column: scalars.distance(from: scalars.startIndex, to: index) + 1)
            }
        }
        return nil
    }
}
