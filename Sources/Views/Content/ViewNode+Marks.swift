import FramewrightLayoutEngine

extension [ViewNode] {
    /// Adds a mark to each node, by which deferred content finds its frame.
    consuming func marked(_ mark: Int) -> [ViewNode] {
        for index in indices { self[index].values[FrameMarks.self].append(mark) }
        return self
    }
}
