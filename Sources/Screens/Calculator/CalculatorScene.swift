import Framewright
import FramewrightModels

extension SceneDefinition {
    /// The calculator chapter's screen.
    static let calculator = SceneDefinition(
        "calculator", summary: "calculator: a display and eighteen round keys", states: calculatorStates,
        schema: CalculatorState.schema, decode: CalculatorState.init(document:)
    ) { CalculatorApp(state: $0) }
    .animations(calculatorAnimations)
}

/// The named states; the first one is the default. The last ones are edge cases.
private let calculatorStates: [(name: String, summary: String, value: CalculatorState)] = [
    ("result", "2 + 3 * 4, from left to right", state("2+3*4=")),
    ("start", "nothing typed yet", state("")),
    ("typing", "a number with a point", state("7*12.50")),
    ("pressed-digit", "a finger on 7", state("7", pressed: "7")),
    ("pressed-operator", "a finger on times", state("7*", pressed: "*")),
    ("pressed-equals", "a finger on equals", state("7*8=", pressed: "=")),
    ("error", "a division by zero", state("8/0=")),
    ("long-number", "all nine digits", state("987654321")),
    ("third", "0.333333333", state("1/3=")),
    ("negative", "the longest plain result", state("0-1234567.89=")),
    ("scientific", "a result beyond nine digits", state("0-99999999*99999999=")),
]

private func state(_ keys: String, pressed: Character? = nil) -> CalculatorState {
    do {
        return CalculatorState(
            calculator: try Calculator(keys: keys), pressed: pressed.flatMap { CalculatorKey($0) })
    } catch {
        preconditionFailure("a named state's keys are keys: \(error.message)")
    }
}
