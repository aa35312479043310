import FramewrightDrawing

extension Interaction.Drag {
    func value(in space: CoordinateSpace) -> DragGesture.Value {
        let origin = space.isLocal ? frame.origin : origins[space] ?? .zero
        return DragGesture.Value(
            seconds: time, startLocation: start - origin, location: location - origin, velocity: velocity)
    }
}
