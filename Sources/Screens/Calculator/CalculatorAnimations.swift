import Framewright
import FramewrightModels

/// Animations of touches on keys.
let calculatorAnimations = [
    NamedAnimation(
        "press", summary: "a key of every kind under a finger, in its pressed colours", from: "typing",
        steps: ["5", "multiply", "clear"].flatMap { press($0, for: 0.4, then: 0.3) } + [.wait(0.4)]),
    NamedAnimation(
        "sum", summary: "19.5 + 22.5 = is typed", from: "start",
        steps: ["1", "9", "point", "5", "add", "2", "2", "point", "5", "equals"].flatMap { press($0) } + [.wait(1)]),
    NamedAnimation(
        "mistake", summary: "a division by zero, and C", from: "start",
        steps: ["8", "divide", "0", "equals"].flatMap { press($0) } + [.wait(0.7)] + press("clear") + [.wait(0.5)]),
]

/// Returns a pause and a press long enough to be visible, with durations in seconds.
private func press(_ key: String, for seconds: Double = 0.12, then pause: Double = 0.18) -> [PlayStep] {
    [.wait(pause), .longPress(.identifier("key-\(key)"), duration: seconds)]
}
