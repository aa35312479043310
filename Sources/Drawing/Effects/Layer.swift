extension DisplayList {
    /// How a finished layer is laid over what is below it: first through its filters, in order, then with its opacity,
    /// through the clip in force, in its blend mode.
    public struct Layer: Hashable, Sendable {
        /// 0 to 1.
        public var opacity: Double
        public var blendMode: BlendMode
        /// False for a group whose content meets what is below the group with its own blend modes. Only a `normal` layer
        /// without filters can be one; all others are isolated whatever this says, as in CSS.
        public var isIsolated: Bool
        /// In order: the second sees what the first has made.
        public var filters: [Filter]

        public init(
            opacity: Double = 1, blendMode: BlendMode = .normal, isIsolated: Bool = true, filters: [Filter] = []
        ) {
            self.opacity = opacity
            self.blendMode = blendMode
            self.isIsolated = isIsolated
            self.filters = filters
        }

        /// A stencil: what the layer around it holds so far stays only as far as this one is opaque. Push it last inside the
        /// layer that it cuts.
        public static let mask = Layer(blendMode: .destinationIn)

        /// A stencil that lets light through: what stays follows luminance times opacity, as SVG's `mask` does.
        public static let luminanceMask = Layer(
            blendMode: .destinationIn, filters: [.colorMatrix(.luminanceToAlpha)])
    }
}

extension DisplayList.Layer: CustomStringConvertible {
    /// Whatever differs from an opaque layer laid on top.
    public var description: String {
        var words = ["layer"]
        if opacity != 1 { words.append("opacity \(shortest(opacity))") }
        if blendMode != .normal { words.append(blendMode.rawValue) }
        if !isIsolated { words.append("not isolated") }
        words += filters.map(\.description)
        return words.joined(separator: " ")
    }
}
