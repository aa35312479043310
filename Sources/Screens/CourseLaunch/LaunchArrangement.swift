import Framewright
import FramewrightModels

/// Places the four digits and then the three buttons on the whole screen.
///
/// Documented for 414 x 736 points: digits 100 apart from x = 50 at y = 150, buttons of 120 x 50 from (140, 300)
/// without gaps. There neither is in the middle; on other screens both are. On a screen wider than high the
/// buttons stand beside the digits.
struct LaunchArrangement: Layout {
    let sequence: LaunchSequence
    let safeAreaInsets: EdgeInsets
    /// How much larger than usual the person wants text.
    let typeScale: Double
    /// Buttons beside the digits stand where reading ends.
    let isMirrored: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (screen, insets) = bounds.contentArea(safeAreaInsets)
        let safe = screen.inset(by: insets)
        let plan = screen.width > screen.height ? beside(safe) : above(screen, safe)
        for (index, phase) in LaunchSequence.phases.enumerated() {
            let frame = plan.frame(ofDigit: index, sequence.shift(of: phase))
            subviews[index].place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
        for index in 0..<3 {
            subviews[4 + index].place(
                at: Point(x: plan.buttons.x, y: plan.buttons.y + plan.button.height * Double(index)),
                proposal: ProposedViewSize(plan.button))
        }
    }

    /// Where everything comes to rest.
    private struct Plan {
        let digits: Point
        /// Points of this screen in a documented one.
        let scale: Double
        /// Of a digit's box, in documented points.
        let boxWidth: Double
        let buttons: Point
        let button: Size

        /// `shift` is how far a digit still has to go, in documented points: on this screen in the same proportion to
        /// the distance it comes from.
        func frame(ofDigit index: Int, _ shift: Size) -> Rect {
            Rect(
                x: digits.x + (100 * Double(index) + shift.width) * scale,
                y: digits.y + shift.height * max(digits.y, 100 * scale) / 150,
                width: boxWidth * scale, height: 100 * scale)
        }
    }

    /// Documented: from the left of "2" to the right of "8", whose box is wider.
    private static let digitsWidth = 339.0

    /// Documented are 120, to whose edges "Change Color" reaches; other screens have some air beside it.
    private static let buttonWidth = 136.0
    /// The largest scale of digits and buttons: on a tablet they stay one group.
    private static let largestScale = 1.7

    private func above(_ bounds: Rect, _ safe: Rect) -> Plan {
        let scale = min(Self.largestScale, (safe.width - 75) / Self.digitsWidth, safe.height / 360)
        let growth = max(1, min(Self.largestScale, bounds.width / 414)) * max(1, typeScale)
        let isDocumented = bounds.size.holdsDocumentedFrames
        let usualWidth = isDocumented ? 120 : Self.buttonWidth
        let button = Size(
            width: min(usualWidth * growth, safe.width - 40),
            height: min(50 * growth, (safe.height - 100 * scale - 44) / 3))
        let group = 100 * scale + 3 * button.height
        let gap = max(0, min(50, safe.height - group - 28))
        // Documented on a phone; on a tablet a little above the middle.
        let share = min(bounds.width, bounds.height) < 560 ? 150.0 / 436 : 0.42
        let top = max(safe.minY + 16, min((bounds.height - group - gap) * share + bounds.minY, safe.maxY - group - gap))
        return Plan(
            digits: Point(x: bounds.midX - Self.digitsWidth * scale / 2 + (isDocumented ? 12.5 : 0), y: top),
            scale: scale, boxWidth: 100,
            buttons: Point(
                x: bounds.midX - button.width / 2 - (isDocumented ? 7 : 0), y: top + 100 * scale + gap),
            button: button)
    }

    /// One group in the middle. The digits leave room for buttons of larger text.
    private func beside(_ safe: Rect) -> Plan {
        let scale = min(1.9, safe.width * 0.55 / Self.digitsWidth, safe.height / 220)
        let digitsWidth = Self.digitsWidth * scale
        let gap = 40 * scale
        let growth = max(1, min(Self.largestScale, safe.height / 414)) * max(1, typeScale)
        let button = Size(
            width: min(Self.buttonWidth * growth, safe.width - digitsWidth - gap - 32),
            height: min(50 * growth, safe.height * 0.85 / 3))
        let left = safe.midX - (digitsWidth + gap + button.width) / 2
        let digits = isMirrored ? left + button.width + gap : left
        return Plan(
            digits: Point(x: digits, y: safe.midY - 50 * scale), scale: scale, boxWidth: 39,
            buttons: Point(
                x: isMirrored ? left : left + digitsWidth + gap, y: safe.midY - 1.5 * button.height),
            button: button)
    }
}

extension LaunchSequence {
    /// How far a phase's digit is from its place of rest, in documented points; none for the "4", which grows.
    func shift(of phase: Phase) -> Size {
        switch phase.digit {
        case 2: Size(width: 0, height: Double(twoTop - 150))
        case 0: Size(width: 0, height: Double(zeroTop - 150))
        case 8: Size(width: Double(eightLeft - 350), height: 0)
        default: .zero
        }
    }
}
