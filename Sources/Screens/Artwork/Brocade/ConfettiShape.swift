import FramewrightDrawing

/// The four paper shapes that fall over a finished brocade, in points at scale 1. They spin, so they have no upright
/// orientation.
enum ConfettiShape: Int, Hashable, Sendable, CaseIterable {
    case bar, strip, block, needle

    var artwork: Artwork {
        let token = "color.brocade.confetti.\(self)"
        return Artwork(frame: Rect(origin: .zero, size: size), marks: [.init(path: outline, token: token)])
    }

    /// The documented size.
    private var size: Size {
        switch self {
        case .bar, .block: Size(width: 30, height: 30)
        case .strip: Size(width: 11.5, height: 30)
        case .needle: Size(width: 7.5, height: 30)
        }
    }

    /// The outline inside the frame. Bars and blocks run from the lower left to the upper right corner; strips and
    /// needles fill their frame.
    private var outline: Path {
        switch self {
        case .bar: diagonal(breadth: 7)
        case .block: diagonal(breadth: 15)
        case .strip, .needle: Path(Rect(origin: .zero, size: size))
        }
    }

    /// Returns a diagonal strip. `breadth` is measured along the frame's sides.
    private func diagonal(breadth: Double) -> Path {
        Path { path in
            path.addLines([
                Point(x: 30 - breadth, y: 0), Point(x: 30, y: 0), Point(x: 30, y: breadth), Point(x: breadth, y: 30),
                Point(x: 0, y: 30), Point(x: 0, y: 30 - breadth),
            ])
            path.closeSubpath()
        }
    }
}
