/// A table read one row at a time, wherever its rows come from: a CSV file, a database's answer to a query.
///
///     let columns = try table.columns(["name", "score"])
///     while let row = try table.next() { ... try row.int(at: columns[1]) ... }
public protocol TableReader {
    /// The columns that hold what is asked for, by their names or, where the table has none of them, in their order.
    ///
    /// Asked before the first row.
    mutating func columns(_ names: [String]) throws -> [Int]

    /// The next row; nil at the end. Throws `DocumentError` for what the table says, `FileError` where it cannot be read.
    mutating func next() throws -> (any TableRow)?
}

/// One row of a table; an error about any of its fields is made here, so that all carry their place.
public protocol TableRow {
    /// The field's text.
    func string(at index: Int) throws(DocumentError) -> String

    /// The field as a whole number.
    func int(at index: Int) throws(DocumentError) -> Int

    /// An error about a field.
    func error(at index: Int, _ problem: String, hint: String) -> DocumentError
}
