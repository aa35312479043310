import FramewrightLayoutEngine

extension View {
    /// Changes the state that outlines of the screen show.
    func changingState(_ change: @escaping (inout ControlState) -> Void) -> some View {
        changingNode { node in
            var state = node.payload.state ?? ControlState()
            change(&state)
            // Contents shared by many nodes are copied when they are changed.
            if state != node.payload.state ?? ControlState() { node.payload.state = state }
        }
    }

    /// Sets the value that outlines of the screen show, with the type of the control.
    func showing(value: String?, of type: String? = nil) -> some View {
        changingState { state in
            if let type { state.type = type }
            if let value { state.value = value }
        }
    }

    /// Marks the view as the selected one of several.
    func markedSelected(_ isSelected: Bool) -> some View { changingState { $0.isSelected = isSelected } }
}

/// Returns a share as a percentage.
func percentage(_ share: Double) -> String { "\(Int((min(max(share, 0), 1) * 100).rounded()))%" }
