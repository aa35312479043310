extension List {
    /// Creates a list with a row per identifiable element, of which a set can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row per element, identified by the property at `id`, of which a set can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row per number of a range, of which a set can be selected.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: selection) { ForEach(data, id: \.self, content: rowContent) }
    }

    /// Creates a list with a row per identifiable element of a bound collection, of which a set can be selected.
    @_disfavoredOverload
    public init<Source: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Source>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Source.Element>) -> Row
    )
    where
        Content == ForEach<[BoundElement<Source.Element, Source.Element.ID>], Source.Element.ID, Row>,
        Source.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row per identifiable element, of which one can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row per element, identified by the property at `id`, of which one can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row per number of a range, of which one can be selected.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: selection) { ForEach(data, id: \.self, content: rowContent) }
    }

    /// Creates a list with a row per identifiable element of a bound collection, of which one can be selected.
    @_disfavoredOverload
    public init<Source: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Source>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Source.Element>) -> Row
    )
    where
        Content == ForEach<[BoundElement<Source.Element, Source.Element.ID>], Source.Element.ID, Row>,
        Source.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}
