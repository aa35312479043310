import Framewright
import FramewrightModels

/// The calculator to be used: the logic is a value, the screen only shows it.
struct CalculatorApp: View {
    @State private var state: CalculatorState

    init(state: CalculatorState) { _state = State(initialValue: state) }

    var body: some View {
        CalculatorScreen(display: state.calculator.display, pressed: state.pressed) { key in
            state.calculator.press(key)
            state.pressed = nil
        }
    }
}
