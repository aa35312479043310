import FramewrightViews

extension Session {
    /// The actions that the views requested and that draw nothing, such as opened addresses, each in one line.
    public var recordedActions: [String] { graph.loop.actions.map(\.description) }

    /// Findings about the views' work, such as tasks that go on without end.
    public var remarks: [String] { graph.loop.remarks }
}
