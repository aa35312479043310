/// An error in a document, with its position and a hint for fixing it.
public struct DocumentError: Error, Hashable, Sendable {
    /// The kind of an error, for callers that depend on it. Users read `message`.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case encoding, syntax, duplicateKey, tooDeep, tooLarge
        case unknownKey, missingKey, wrongType, outOfRange, invalid
    }

    /// The kind of the error.
    public var kind: Kind
    /// The name of the file, as given by the caller.
    public var file: String
    /// The position where the invalid node or character begins.
    public var position: Position
    /// The JSON pointer (RFC 6901) of the invalid node, empty for the whole document. Nil in a CSV file.
    public var pointer: String?
    /// The row of a database result, counted from 1, because a result has no lines.
    public var row: Int?
    /// A description of the error, without the position.
    public var problem: String
    /// A suggestion for fixing the error; never empty.
    public var hint: Hint

    /// Creates an error at a position. If the hint is empty, uses the default hint of the kind.
    public init(
        _ kind: Kind, file: String, position: Position, pointer: String? = nil, problem: String, hint: Hint = ""
    ) {
        self.kind = kind
        self.file = file
        self.position = position
        self.pointer = pointer
        self.problem = problem
        self.hint = hint.isEmpty ? kind.hint : hint
    }

    /// Creates an error in a row of a database result.
    public init(_ kind: Kind, file: String, row: Int, problem: String, hint: Hint = "") {
        self.init(kind, file: file, position: Position(line: row, column: 1), problem: problem, hint: hint)
        self.row = row
    }

    /// The line, counted from 1.
    public var line: Int { position.line }
    /// The column, counted from 1, in Unicode scalars.
    public var column: Int { position.column }

    /// The problem and its position in one line, such as `unknown key "colr", theme.json:3:5 (/colr)`.
    public var message: String {
        if let row { return "\(problem), \(file) row \(row)" }
        let place = pointer.map { $0.isEmpty ? "" : " (\($0))" } ?? ""
        return "\(problem), \(file):\(position)\(place)"
    }
}

extension DocumentError: CustomStringConvertible {
    /// The message and the hint in one line.
    public var description: String { "\(message); \(hint)" }
}

extension DocumentError.Kind {
    /// The default hint for errors of the kind.
    fileprivate var hint: Hint {
        switch self {
        case .encoding: "save the file as UTF-8"
        case .syntax: "look at what stands here and just before"
        case .duplicateKey: "leave one of them out"
        case .tooDeep: "nest less"
        case .tooLarge: "is it the right file? else make it smaller"
        case .unknownKey: "leave it out"
        case .missingKey: "add it"
        case .wrongType: "write here what is expected"
        case .outOfRange, .invalid: "change it here"
        }
    }
}

/// A position in a text file. Line and column count from 1; a column is one Unicode scalar.
public struct Position: Hashable, Sendable, Comparable {
    /// 32 bits are enough, because a document is smaller than 2 GB, and small, because a tree stores one position per
    /// node.
    private let storedLine: Int32
    private let storedColumn: Int32

    /// Creates a position. Line and column count from 1.
    public init(line: Int, column: Int) {
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    /// The position of a file's first character.
    public static let start = Position(line: 1, column: 1)

    /// The line, counted from 1.
    public var line: Int { Int(storedLine) }
    /// The column, counted from 1, in Unicode scalars.
    public var column: Int { Int(storedColumn) }

    /// Returns true if the first position is earlier in the file.
    public static func < (left: Position, right: Position) -> Bool {
        (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
    }
}

extension Position: CustomStringConvertible {
    /// The position as `line:column`, as editors accept it.
    public var description: String { "\(line):\(column)" }
}
