extension List where SelectionValue == Never {
    /// Creates a list with a row per identifiable element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row per element, identified by the property at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row per number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init { ForEach(data, id: \.self, content: rowContent) }
    }

    /// Creates a list with a row per identifiable element of a bound collection.
    @_disfavoredOverload
    public init<Source: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Source>, @ViewBuilder rowContent: @escaping (Binding<Source.Element>) -> Row
    )
    where
        Content == ForEach<[BoundElement<Source.Element, Source.Element.ID>], Source.Element.ID, Row>,
        Source.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row per element of a bound collection, identified by the property at `id`.
    @_disfavoredOverload
    public init<Source: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Source>, id: KeyPath<Source.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Source.Element>) -> Row
    ) where Content == ForEach<[BoundElement<Source.Element, ID>], ID, Row> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}
