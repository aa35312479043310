import FramewrightLayoutEngine

/// Views that are made from a collection, whose elements can be deleted and moved in a list.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The collection of elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension DynamicViewContent {
    /// Makes the rows deletable. The action gets the offset of the deleted element; nil disables deletion.
    package func onDeleteElement(_ action: ((Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(base: self, isMoving: false) { offset, _ in action?(offset) }
            .enabled(action != nil)
    }

    /// Makes the rows movable. The action gets the offset of the moved element and that of the element before which it
    /// is inserted; nil disables moving.
    package func onMoveElement(_ action: ((Int, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(base: self, isMoving: true) { offset, destination in action?(offset, destination) }
            .enabled(action != nil)
    }

    /// Returns the content unchanged, for drops from other applications. Accepted without effect.
    package func acceptingInsertion() -> some DynamicViewContent {
        EditedContent(base: self, isMoving: false) { _, _ in }.enabled(false)
    }
}

/// Rows with an action that edits the collection behind them.
private struct EditedContent<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let base: Base
    let isMoving: Bool
    var isEnabled = true
    let edit: @MainActor (Int, Int) -> Void

    init(base: Base, isMoving: Bool, edit: @escaping @MainActor (Int, Int) -> Void) {
        self.base = base
        self.isMoving = isMoving
        self.edit = edit
    }

    var data: Base.Data { base.data }

    func enabled(_ isEnabled: Bool) -> Self {
        var copy = self
        copy.isEnabled = isEnabled
        return copy
    }

    func lower(_ lowering: Lowering) -> [ViewNode] {
        guard isEnabled else { return lowering.nodes(of: base) }
        var nodes = lowering.with { $0.marksElements = true }.nodes(of: base)
        for index in nodes.indices {
            nodes[index].payload.changeRow { traits in
                guard let element = traits.element else { return }
                if isMoving { traits.move = { move(element, by: $0) } } else { traits.delete = { edit(element, 0) } }
            }
        }
        return nodes
    }

    private func move(_ element: Int, by rows: Int) {
        let target = max(0, min(element + rows, data.count - 1))
        if target != element { edit(element, target > element ? target + 1 : target) }
    }
}
