import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Lets the view and all in it move as one.
    ///
    /// A view that has just come lies where layout puts it at once, however far those around it still have to go. Inside a
    /// group that is the place in the group, and the group takes it along on its way.
    public func geometryGroup() -> some View {
        EffectView(content: self, name: ViewContent.geometryGroup) { _ in .none }
    }
}

extension ViewContent {
    fileprivate static let geometryGroup = "GeometryGroup"

    /// Frames inside count from this one.
    var isGeometryGroup: Bool { name == Self.geometryGroup }
}
