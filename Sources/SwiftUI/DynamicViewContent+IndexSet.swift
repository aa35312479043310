public import Foundation
public import FramewrightViews

extension DynamicViewContent {
    /// Makes the rows of a list deletable; nil disables deletion.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        onDeleteElement(action.map { delete in { delete(IndexSet(integer: $0)) } })
    }

    /// Makes the rows of a list movable in edit mode; nil disables moving.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        onMoveElement(action.map { move in { move(IndexSet(integer: $0), $1) } })
    }

    /// Accepts drops of contents of the given types between rows. Accepted without effect.
    public func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent
    {
        acceptingInsertion()
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets in front of the element at another offset, in their order.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        var rest: [Element] = []
        var place = 0
        for (offset, element) in elements.enumerated() {
            if offset == destination { place = rest.count }
            if !source.contains(offset) { rest.append(element) }
        }
        if destination >= elements.count { place = rest.count }
        rest.insert(contentsOf: moved, at: place)
        for (index, element) in zip(indices, rest) { self[index] = element }
    }
}
