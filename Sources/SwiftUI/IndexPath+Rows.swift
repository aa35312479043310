public import Foundation

extension IndexPath {
    /// Creates the position of a row of a table.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Creates the position of an item of a collection.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section of a table or collection.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
