import Framewright
import FramewrightModels

/// The interactive calculator, which holds the model's state.
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
