import Framewright
import FramewrightModels

/// The eighteen keys.
struct Keypad: View {
    let language: CalculatorLanguage
    let pressed: CalculatorKey?
    let onPress: (CalculatorKey) -> Void

    var body: some View {
        KeypadLayout()() {
            ForEach(KeypadKey.all, id: \.sign) { key in
                Button {
                    onPress(key.key)
                } label: {
                    Text(key.key == .point ? language.point : key.sign)
                        .font(
                            .system(relativeSize: 36 / key.diameter, weight: key.weight).features([.caseSensitiveForms])
                        )
                        .lineLimit(1)
                }
                .buttonStyle(KeyStyle(kind: key.kind, isHeld: key.key == pressed))
                .contentShape(KeyTouchArea(growth: KeypadKey.touchSide / key.diameter))
                .layoutValue(key: KeypadLayout.Key.self, value: key)
                .accessibilityIdentifier("key-\(key.name)")
            }
        }
    }
}

/// A ring with its sign. While pressed it is filled and the sign is dark.
struct KeyStyle: ButtonStyle {
    let kind: KeypadKey.Kind
    /// Shows the key as pressed even if it is not.
    let isHeld: Bool

    func makeBody(configuration: Configuration) -> some View {
        let isPressed = configuration.isPressed || isHeld
        let role = "color.calculator.\(kind.rawValue)\(isPressed ? ".pressed" : "")"
        configuration.label
            .foregroundStyle(ThemeColor("\(role).ink"))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                ZStack {
                    if isPressed || kind != .digit { Circle().fill(ThemeColor("\(role).fill")) }
                    Circle().strokeBorder(ThemeColor("color.calculator.\(kind.rawValue).ring"), lineWidth: 1)
                }
            }
    }
}

/// A square around a key's circle, like the documented touch areas of 80 points around circles of 66 and 68.
struct KeyTouchArea: Shape {
    let growth: Double

    nonisolated func path(in rect: Rect) -> Path {
        let side = rect.width * growth
        return Path(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
