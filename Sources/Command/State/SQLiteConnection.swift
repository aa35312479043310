import FramewrightCSQLite

/// A read-only connection to an SQLite file, closed when it is released.
///
/// The file is opened as immutable: SQLite takes no lock, reads no journal and creates no file next to it.
@safe final class SQLiteConnection {
    /// The maximum memory of SQLite in bytes, because the file may be malicious.
    private static let memoryLimit: Int64 = 256 << 20
    /// The maximum number of instructions of a query in thousands, about ten seconds. A million rows of names and
    /// scores take 10 thousand.
    private static let workLimit: Int32 = 1_000_000

    fileprivate let handle: OpaquePointer
    private let workLeft: UnsafeMutablePointer<Int32>

    /// The version of SQLite that is linked at run time.
    static var version: String { unsafe String(cString: sqlite3_libversion()) }

    /// Opens a file.
    ///
    /// - Parameter longestValue: The maximum size of a value in bytes. A longer one gives `SQLiteError.isTooBig`.
    /// - Throws: `SQLiteError` if the file cannot be opened.
    init(path: String, longestValue: Int) throws(SQLiteError) {
        sqlite3_hard_heap_limit64(Self.memoryLimit)
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_PRIVATECACHE
        let code = unsafe sqlite3_open_v2(Self.address(of: path), &opened, flags, nil)
        guard code == SQLITE_OK, let handle = unsafe opened else {
            let error = SQLiteError(code: code, connection: opened)
            unsafe sqlite3_close_v2(opened)
            throw error
        }
        unsafe self.handle = handle
        unsafe workLeft = .allocate(capacity: 1)
        unsafe workLeft.initialize(to: Self.workLimit)
        unsafe framewright_sqlite_limit_work(handle, workLeft)
        // Functions in the file's views and indices are not trusted.
        _ = unsafe framewright_sqlite_distrust_schema(handle)
        _ = unsafe sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(clamping: longestValue))
    }

    deinit {
        unsafe sqlite3_close_v2(handle)
        unsafe workLeft.deallocate()
    }

    /// Returns a URI, because only a URI can request an immutable file. Bytes with a meaning in URIs are escaped.
    private static func address(of path: String) -> String {
        let full = path.hasPrefix("/") ? "/" + path.drop { $0 == "/" } : "./" + path
        return "file:" + full.utf8.map(escaped).joined() + "?immutable=1"
    }

    private static func escaped(_ byte: UInt8) -> String {
        let isPlain = Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        guard byte >= 0x80 || !(isPlain || "/._-".utf8.contains(byte)) else {
            return String(Character(Unicode.Scalar(byte)))
        }
        let digits = String(byte, radix: 16)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }
}

/// A prepared statement with its current row.
@safe final class SQLiteStatement {
    private let connection: SQLiteConnection
    private let handle: OpaquePointer

    /// Prepares `sql` without running it.
    ///
    /// - Throws: `SQLiteError`; `.severalStatements` if there is more than one statement.
    init(_ sql: String, on connection: SQLiteConnection) throws(SQLiteError) {
        self.connection = connection
        var prepared: OpaquePointer?
        var end = 0
        let text = Array(sql.utf8)
        let code = unsafe text.withUnsafeBytes { bytes in
            let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress
            var tail: UnsafePointer<CChar>?
            let code = unsafe sqlite3_prepare_v2(
                connection.handle, start, Int32(clamping: text.count), &prepared, &tail)
            if let start = unsafe start, let tail = unsafe tail { end = unsafe tail - start }
            return code
        }
        guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: unsafe connection.handle) }
        guard let handle = unsafe prepared else { throw SQLiteError(code: SQLITE_ERROR, message: "no statement") }
        unsafe self.handle = handle
        let rest = SQLText.skippingBlanks(String(decoding: text[end...], as: UTF8.self)[...])
        guard rest.isEmpty else { throw .severalStatements }
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// True if running the statement does not change the database.
    var isReadOnly: Bool { unsafe sqlite3_stmt_readonly(handle) != 0 }

    var columnNames: [String] {
        (0..<(unsafe sqlite3_column_count(handle))).map { index in
            unsafe sqlite3_column_name(handle, index).map { unsafe String(cString: $0) } ?? ""
        }
    }

    /// Moves to the next row. Returns false after the last one.
    func step() throws(SQLiteError) -> Bool {
        switch unsafe sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteError(code: code, connection: unsafe connection.handle)
        }
    }

    /// Returns the value of a column in the current row, with the type stored in the database.
    func value(at index: Int) -> SQLiteValue {
        let index = Int32(index)
        switch unsafe sqlite3_column_type(handle, index) {
        case SQLITE_INTEGER: return unsafe .integer(sqlite3_column_int64(handle, index))
        case SQLITE_FLOAT: return unsafe .real(sqlite3_column_double(handle, index))
        case SQLITE_TEXT:
            guard let text = unsafe sqlite3_column_text(handle, index) else { return .null }
            let count = unsafe Int(sqlite3_column_bytes(handle, index))
            return .text(unsafe String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_NULL: return .null
        default: return .blob
        }
    }
}

/// A value in SQLite. The bytes of a blob are not read.
enum SQLiteValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob
}

/// An error of SQLite with its message.
struct SQLiteError: Error {
    let code: Int32
    let message: String

    static let severalStatements = SQLiteError(code: SQLITE_MISUSE, message: "more than one statement")

    init(code: Int32, message: String) { (self.code, self.message) = (code, message) }

    @safe init(code: Int32, connection: OpaquePointer?) {
        let words = unsafe connection.flatMap { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        self.init(code: code & 0xff, message: unsafe words.map { unsafe String(cString: $0) } ?? "error \(code)")
    }

    var isTooBig: Bool { code == SQLITE_TOOBIG }
    var isOutOfMemory: Bool { code == SQLITE_NOMEM }
    /// True if the statement ran longer than allowed.
    var isInterrupted: Bool { code == SQLITE_INTERRUPT }
    var isNoDatabase: Bool { code == SQLITE_NOTADB }
    /// True if the error is in the statement, not in the file.
    var isOfStatement: Bool { code == SQLITE_ERROR || code == SQLITE_MISUSE }
}
