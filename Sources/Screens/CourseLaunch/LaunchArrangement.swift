import Framewright
import FramewrightModels

/// Places the four digits and then the three buttons on the whole screen.
///
/// Documented for 414 x 736 points: digits 100 apart from x = 50 at y = 150, buttons of 120 x 50 from (140, 300)
/// without gaps. There neither group is centred; on other screens both are. On a screen wider than high the buttons
/// stand beside the digits.
struct LaunchArrangement: Layout {
    let sequence: LaunchSequence
    let safeAreaInsets: EdgeInsets
    /// The text scale chosen by the user.
    let typeScale: Double
    /// True if the layout direction is right to left; the buttons then stand to the left of the digits.
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

    /// The final positions of all parts.
    private struct Plan {
        let digits: Point
        /// The scale relative to the documented screen.
        let scale: Double
        /// The width of a digit's box, in documented points.
        let boxWidth: Double
        let buttons: Point
        let button: Size

        /// Returns the frame of a digit. `shift` is the remaining distance to its final position, in documented
        /// points; it is scaled so that the digit still starts outside the screen.
        func frame(ofDigit index: Int, _ shift: Size) -> Rect {
            Rect(
                x: digits.x + (100 * Double(index) + shift.width) * scale,
                y: digits.y + shift.height * max(digits.y, 100 * scale) / 150,
                width: boxWidth * scale, height: 100 * scale)
        }
    }

    /// The documented distance from the left of "2" to the right of "8", whose box is wider.
    private static let digitsWidth = 339.0

    /// The width of a button. Documented as 120 points, which "Change Colour" fills completely; other screens have a
    /// margin beside it.
    private static let buttonWidth = 136.0
    /// The maximum scale of digits and buttons: on a tablet they stay one group.
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

    /// Returns the positions of one centred group. The digits leave space for buttons with larger text.
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
    /// Returns the distance of a phase's digit from its final position, in documented points; zero for the "4", which
    /// grows.
    func shift(of phase: Phase) -> Size {
        switch phase.digit {
        case 2: Size(width: 0, height: Double(twoTop - 150))
        case 0: Size(width: 0, height: Double(zeroTop - 150))
        case 8: Size(width: Double(eightLeft - 350), height: 0)
        default: .zero
        }
    }
}
