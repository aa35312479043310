import FramewrightDrawing

extension Interaction.Drag {
    func value(in space: CoordinateSpace) -> DragGesture.Value {
        let origin = space == .local ? frame.origin : .zero
        return DragGesture.Value(
            time: time, startLocation: start - origin, location: location - origin, velocity: velocity)
    }
}
