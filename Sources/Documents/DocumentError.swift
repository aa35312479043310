/// What is wrong with a document, where, and what to do about it.
public struct DocumentError: Error, Hashable, Sendable {
    /// What sort of mistake it is, for callers that decide by it; people read `message`.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case encoding, syntax, duplicateKey, tooDeep, tooLarge
        case unknownKey, missingKey, wrongType, outOfRange, invalid
    }

    /// What sort of mistake it is.
    public var kind: Kind
    /// The file's name as the caller gave it.
    public var file: String
    /// Where the offending node or character begins.
    public var position: Position
    /// JSON pointer (RFC 6901) of the offending node, empty for the whole document; nil in a CSV file.
    public var pointer: String?
    /// Of a database's answer to a query, which has no lines: the row, counted from 1.
    public var row: Int?
    /// What is wrong, without the place.
    public var problem: String
    /// What to do; never empty.
    public var hint: String

    /// An error with its place; without a hint of its own it gets what helps with most of its kind.
    public init(
        _ kind: Kind, file: String, position: Position, pointer: String? = nil, problem: String, hint: String = ""
    ) {
        self.kind = kind
        self.file = file
        self.position = position
        self.pointer = pointer
        self.problem = problem
        self.hint = hint.isEmpty ? kind.hint : hint
    }

    /// An error in a row of a database's answer to a query.
    public init(_ kind: Kind, file: String, row: Int, problem: String, hint: String = "") {
        self.init(kind, file: file, position: Position(line: row, column: 1), problem: problem, hint: hint)
        self.row = row
    }

    /// Counts from 1.
    public var line: Int { position.line }
    /// Counts from 1, in Unicode scalars.
    public var column: Int { position.column }

    /// What and where in one line: `unknown key "colr", theme.json:3:5 (/colr)`.
    public var message: String {
        if let row { return "\(problem), \(file) row \(row)" }
        let place = pointer.map { $0.isEmpty ? "" : " (\($0))" } ?? ""
        return "\(problem), \(file):\(position)\(place)"
    }
}

extension DocumentError: CustomStringConvertible {
    /// Message and hint in one line.
    public var description: String { "\(message); \(hint)" }
}

extension DocumentError.Kind {
    /// What to do about most mistakes of the kind.
    fileprivate var hint: String {
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

/// A place in a text file. Both count from 1; a column is one Unicode scalar.
public struct Position: Hashable, Sendable, Comparable {
    /// 32 bits each: a document is smaller than 2 GB, and a tree holds one position a node.
    private let storedLine: Int32
    private let storedColumn: Int32

    /// Counts from 1.
    public init(line: Int, column: Int) {
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    /// The first character of a file.
    public static let start = Position(line: 1, column: 1)

    /// Counts from 1.
    public var line: Int { Int(storedLine) }
    /// Counts from 1, in Unicode scalars.
    public var column: Int { Int(storedColumn) }

    /// Earlier in the file.
    public static func < (left: Position, right: Position) -> Bool {
        (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
    }
}

extension Position: CustomStringConvertible {
    /// `line:column`, as editors take it.
    public var description: String { "\(line):\(column)" }
}
