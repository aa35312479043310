import FramewrightDrawing
import FramewrightLayoutEngine

/// The attributes of a view as a row of a list. Modifiers set them on the view's nodes, and the list reads them.
///
/// Attributes set further inside take precedence.
struct ListRowTraits: Sendable {
    /// Actions that a drag reveals beside a row.
    struct SwipeActions: Sendable {
        /// The buttons, the first one at the row's edge.
        var buttons: [ViewNode]
        /// Whether a long drag runs the first action.
        var allowsFullSwipe: Bool
    }

    /// The insets of the row's content on the edges in `insetEdges`.
    var insets = EdgeInsets.zero
    var insetEdges: Edge.Set = []
    /// The nodes behind the row, instead of the list's own background.
    var background: [ViewNode]?
    /// The edges whose separator was hidden or shown explicitly.
    var hiddenSeparators: Edge.Set = []
    var shownSeparators: Edge.Set = []
    /// The colour of the separators at the row's edges.
    var topSeparator: Paint?
    var bottomSeparator: Paint?
    /// The count or text at the row's trailing end.
    var badge: [ViewNode]?
    /// Whether the row leads to another screen, which a chevron shows.
    var isLink = false
    var leadingActions: SwipeActions?
    var trailingActions: SwipeActions?
    /// The offset of the row's element in its collection, inside an editable `ForEach`.
    var element: Int?
    /// The action that deletes the row's element.
    var delete: (@MainActor () -> Void)?
    /// The action that moves the row's element by a number of rows.
    var move: (@MainActor (Int) -> Void)?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    /// Whether the row can be selected.
    var isSelectionDisabled = false
}

extension ViewContent {
    /// Changes the attributes as a row.
    mutating func changeRow(_ change: (inout ListRowTraits) -> Void) {
        var traits = row ?? ListRowTraits()
        change(&traits)
        row = traits
    }
}

extension ViewNode {
    /// The attributes as a row, with those of links inside.
    var rowTraits: ListRowTraits {
        var traits = payload.row ?? ListRowTraits()
        if !traits.isLink { traits.isLink = holdsLink }
        return traits
    }

    private var holdsLink: Bool { payload.row?.isLink == true || children.contains(where: \.holdsLink) }

    /// The only control in the node, if it is a button, whose taps the whole row accepts.
    var soleButton: ViewNode? {
        var found: ViewNode?
        var count = 0
        findControls(&found, &count)
        return count == 1 ? found : nil
    }

    private func findControls(_ found: inout ViewNode?, _ count: inout Int) {
        if let control = payload.control {
            count += control == "Button" || control == "NavigationLink" ? 1 : 2
            found = self
            return
        }
        for child in children where count < 2 { child.findControls(&found, &count) }
    }
}
