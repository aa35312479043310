/// Reads a table row by row, from a CSV file or a database result.
///
///     let columns = try table.columns(["name", "score"])
///     while let row = try table.next() { ... try row.int(at: columns[1]) ... }
public protocol TableReader {
    /// Returns the columns with the given names. If the table has no column names, returns the first columns in order.
    ///
    /// Call before reading the first row.
    mutating func columns(_ names: [String]) throws -> [Int]

    /// Returns the next row, nil at the end.
    ///
    /// - Throws: `DocumentError` for invalid content, `FileError` if the table cannot be read.
    mutating func next() throws -> (any TableRow)?
}

/// One row of a table. Creates the errors about its fields, so that all have a position.
public protocol TableRow {
    /// Returns the text of a field.
    func string(at index: Int) throws(DocumentError) -> String

    /// Returns the field as an integer.
    func int(at index: Int) throws(DocumentError) -> Int

    /// Returns an error about a field.
    func error(at index: Int, _ problem: String, hint: Hint) -> DocumentError
}
