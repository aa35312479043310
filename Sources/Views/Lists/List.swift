import FramewrightDrawing
import FramewrightLayoutEngine

/// A scrollable column of rows, optionally in sections, of which one or several can be selected.
///
/// A tap selects a row if the list selects one value. If it selects a set, taps select rows in edit mode.
public struct List<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.self) private var environment
    private let selection: ListSelection?
    private let content: Content

    init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The scrollable rows.
    public var body: some View {
        let look = environment.listLook
        ScrollView { ListRows(look: look, selection: selection, content: content) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if environment.scrollContentBackground != .hidden {
                    Rectangle().fill(.control(look.isGrouped ? .grouped : environment.pageColor)).ignoresSafeArea()
                }
            }
            .changingEnvironment { if $0.requestedForeground == nil { $0.foregroundStyle = ContainerInk(color: .ink) } }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list from views.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension List {
    /// Creates a list from views, of which a set can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// Creates a list from views, of which one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// Creates a list from views, of which one is selected.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }
}
