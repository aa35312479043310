extension DisplayList {
    /// The compositing of a finished layer: its filters are applied in order, then its opacity, the current clip and
    /// its blend mode.
    public struct Layer: Hashable, Sendable {
        /// The opacity, 0 to 1.
        public var opacity: Double
        /// The blend mode.
        public var blendMode: BlendMode
        /// False for a group whose content blends with the backdrop of the group. Only a `normal` layer without filters
        /// can be non-isolated; others ignore this, as in CSS.
        public var isIsolated: Bool
        /// The filters, applied in order.
        public var filters: [Filter]
        /// If true, the layer starts as a copy of what is below it inside the clip, which its filters change and which
        /// then replaces what is below: a backdrop filter, as of translucent materials.
        public var copiesBackdrop = false

        /// Creates a layer, by default an opaque isolated one.
        public init(
            opacity: Double = 1, blendMode: BlendMode = .normal, isIsolated: Bool = true, filters: [Filter] = []
        ) {
            self.opacity = opacity
            self.blendMode = blendMode
            self.isIsolated = isIsolated
            self.filters = filters
        }

        /// Returns a layer that replaces what is below it inside the clip by the filtered result.
        public static func backdrop(_ filters: [Filter]) -> Layer {
            var layer = Layer(filters: filters)
            layer.copiesBackdrop = true
            return layer
        }

        /// A mask: keeps the enclosing layer only where this one is opaque. Must be the last layer pushed in the layer
        /// that it masks.
        public static let mask = Layer(blendMode: .destinationIn)

        /// A luminance mask: keeps the enclosing layer in proportion to luminance times opacity, as SVG's `mask` does.
        public static let luminanceMask = Layer(
            blendMode: .destinationIn, filters: [.colorMatrix(.luminanceToAlpha)])
    }
}

extension DisplayList.Layer: CustomStringConvertible {
    /// All properties that differ from an opaque normal layer.
    public var description: String {
        var words = ["layer"]
        if opacity != 1 { words.append("opacity \(shortest(opacity))") }
        if blendMode != .normal { words.append(blendMode.rawValue) }
        if !isIsolated { words.append("not isolated") }
        if copiesBackdrop { words.append("backdrop") }
        words += filters.map(\.description)
        return words.joined(separator: " ")
    }
}
