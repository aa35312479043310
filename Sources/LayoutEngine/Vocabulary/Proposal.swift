import FramewrightDrawing

/// A proposal as two plain numbers. NaN stands for an unspecified dimension.
struct Proposal: BitwiseCopyable {
    var width: Double
    var height: Double

    @inline(__always) init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width ?? .nan, height: proposal.height ?? .nan)
    }

    @inline(__always) init(_ size: Size) { self.init(width: size.width, height: size.height) }

    static let unspecified = Proposal(width: .nan, height: .nan)

    var proposal: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    /// The proposal as a size, with 10 points for unspecified dimensions.
    @inline(__always) var filled: Size {
        Size(width: width.isNaN ? 10 : width, height: height.isNaN ? 10 : height)
    }

    @inline(__always) func isSame(as other: Proposal) -> Bool {
        (width == other.width || (width.isNaN && other.width.isNaN))
            && (height == other.height || (height.isNaN && other.height.isNaN))
    }

    subscript(axis: Axis) -> Double {
        @inline(__always) get { axis == .horizontal ? width : height }
        @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
