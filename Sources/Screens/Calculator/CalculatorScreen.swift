import Framewright
import FramewrightModels

/// The display above the keys, or beside them on a screen wider than high.
///
/// The layout direction is fixed: numbers and keypads read from left to right in every language.
struct CalculatorScreen: View {
    let display: Calculator.Display
    /// A key shown as pressed.
    let pressed: CalculatorKey?
    let onPress: (CalculatorKey) -> Void
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    @Environment(\.languageTag) private var languageTag

    var body: some View {
        ZStack {
            CalculatorArrangement(safeAreaInsets: safeAreaInsets, parts: [.shade])() {
                ThemeColor("color.calculator.display.shade").accessibilityIdentifier("shade")
            }
            CalculatorArrangement(safeAreaInsets: safeAreaInsets, parts: [.label, .keypad])() {
                label.accessibilityIdentifier("display")
                Keypad(language: CalculatorLanguage(tag: languageTag), pressed: pressed, onPress: onPress)
                    .accessibilityIdentifier("keypad")
            }
        }
        .ignoresSafeArea()
        .background { CalculatorBackdrop().ignoresSafeArea() }
        .environment(\.layoutDirection, .leftToRight)
    }

    /// The number or error. Its font size is documented as 50 points in a height of 87; a number too long for the
    /// display shrinks.
    @ViewBuilder private var label: some View {
        let language = CalculatorLanguage(tag: languageTag)
        if display == .error, let artwork = language.errorArtwork {
            TrailingCharacters(count: 2, relativeSize: Self.relativeSize)() { ArtworkView(artwork) }
                .accessibilityLabel(language.error)
        } else {
            Text(language.text(display))
                .font(.system(relativeSize: Self.relativeSize, weight: .ultraLight))
                .lineLimit(1)
                .minimumScaleFactor(0.2)
                .foregroundStyle(ThemeColor("color.calculator.display.ink"))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        }
    }

    private static let relativeSize = 50.0 / 87
}

/// Places an artwork of `count` square characters like text whose size is a share of the height: at the trailing
/// edge, vertically centred, and smaller if the width requires it.
private struct TrailingCharacters: Layout {
    let count: Double
    let relativeSize: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = min(relativeSize * bounds.height, bounds.width / count)
        subviews.first?.place(
            at: Point(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: count * side, height: side))
    }
}

/// A replacement for the blurred photo behind the documented calculator, by colours measured in it: one vertical
/// gradient at the sides, one in the middle, dark corners. The gradients are slow and dark, so they are dithered.
struct CalculatorBackdrop: View {
    var body: some View {
        ZStack {
            column("left", [("top", 125), ("middle", 350), ("bottom", 450)])
            column("center", [("top", 125), ("upper", 200), ("middle", 350), ("bottom", 450)])
                .mask(
                    LinearGradient(colors: [.clear, .black, .clear], startPoint: .leading, endPoint: .trailing)
                        .dithered())
            EllipticalGradient(
                gradient: Gradient(stops: [
                    .init(color: .clear, location: 0.55),
                    .init(color: ThemeColor("color.calculator.corner"), location: 1),
                ]).dithered(), endRadiusFraction: 0.75)
        }
    }

    /// Returns a vertical gradient of colours measured at these heights, in points of 568.
    private func column(_ name: String, _ samples: [(name: String, y: Double)]) -> LinearGradient {
        LinearGradient(
            stops: samples.map {
                .init(color: ThemeColor("color.calculator.backdrop.\(name).\($0.name)"), location: $0.y / 568)
            }, startPoint: .top, endPoint: .bottom
        ).dithered()
    }
}
