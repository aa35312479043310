import Framewright
import FramewrightModels

/// The display above the keys, or beside them on a screen wider than high.
///
/// Nothing of it mirrors: numbers and keypads read from left to right in every language.
struct CalculatorScreen: View {
    let display: Calculator.Display
    /// A key shown as held down.
    let pressed: CalculatorKey?
    let onPress: (CalculatorKey) -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.locale) private var locale

    var body: some View {
        ZStack {
            CalculatorArrangement(safeAreaInsets: safeAreaInsets, parts: [.shade])() {
                ThemeColor("color.calculator.display.shade").accessibilityIdentifier("shade")
            }
            CalculatorArrangement(safeAreaInsets: safeAreaInsets, parts: [.label, .keypad])() {
                label.accessibilityIdentifier("display")
                Keypad(language: CalculatorLanguage(locale), pressed: pressed, onPress: onPress)
                    .accessibilityIdentifier("keypad")
            }
        }
        .ignoresSafeArea()
        .background { CalculatorBackdrop().ignoresSafeArea() }
        .environment(\.layoutDirection, .leftToRight)
    }

    /// Documented at 50 points in 87; a number too long for the display shrinks.
    private var label: some View {
        Text(CalculatorLanguage(locale).text(display))
            .font(.system(relativeSize: 50.0 / 87, weight: .ultraLight))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .foregroundStyle(ThemeColor("color.calculator.display.ink"))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
}

/// The blurred picture of the chapter's figures as what can be measured of it: one run of colours at the sides, one in the
/// middle, dark corners.
struct CalculatorBackdrop: View {
    var body: some View {
        ZStack {
            column("left", [("top", 125), ("middle", 350), ("bottom", 450)])
            column("center", [("top", 125), ("upper", 200), ("middle", 350), ("bottom", 450)])
                .mask(LinearGradient(colors: [.clear, .black, .clear], startPoint: .leading, endPoint: .trailing))
            EllipticalGradient(
                gradient: Gradient(stops: [
                    .init(color: .clear, location: 0.55),
                    .init(color: ThemeColor("color.calculator.corner"), location: 1),
                ]), endRadiusFraction: 0.75)
        }
    }

    /// Measured at these heights of 568 points.
    private func column(_ name: String, _ samples: [(name: String, y: Double)]) -> LinearGradient {
        LinearGradient(
            stops: samples.map {
                .init(color: ThemeColor("color.calculator.backdrop.\(name).\($0.name)"), location: $0.y / 568)
            }, startPoint: .top, endPoint: .bottom)
    }
}
