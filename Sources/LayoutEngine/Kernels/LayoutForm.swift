/// The built-in layout that a type is. `general` for all layouts that are called through the protocol.
enum LayoutForm: UInt8, Sendable, BitwiseCopyable {
    case general
    case leaf
    case erased
    case stack
    case layers
    case decoration
    case frame
    case flexibleFrame
    case padding
    case fill
    case square
    case spacer

    /// True if the node itself has the default spacing preferences. Its children may have others.
    var isOrdinary: Bool {
        switch self {
        case .general, .leaf, .erased, .spacer: false
        case .stack, .layers, .decoration, .frame, .flexibleFrame, .padding, .fill, .square: true
        }
    }

    /// False if computing a size is cheaper than caching it.
    var isRemembered: Bool {
        switch self {
        case .fill, .square, .spacer: false
        default: true
        }
    }
}
