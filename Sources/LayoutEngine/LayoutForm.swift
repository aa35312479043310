/// Which of the engine's own layouts a type is; `general` for all that are asked through the protocol.
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

    /// True where the default spacing is wanted by the node itself; its children may want others.
    var isOrdinary: Bool {
        switch self {
        case .general, .leaf, .erased, .spacer: false
        case .stack, .layers, .decoration, .frame, .flexibleFrame, .padding, .fill, .square: true
        }
    }

    /// False where a size costs less than looking it up.
    var isRemembered: Bool {
        switch self {
        case .fill, .square, .spacer: false
        default: true
        }
    }

    /// True where a layout of that type may be taken for what the form says: forms name types.
    func isThat<L: Layout>(of type: L.Type) -> Bool {
        switch self {
        case .general, .leaf: true
        case .erased: type == AnyLayout.self
        case .stack: type == HStackLayout.self || type == VStackLayout.self
        case .layers: type == ZStackLayout.self
        case .decoration: type == LayeredLayout.self
        case .frame: type == FrameLayout.self
        case .flexibleFrame: type == FlexibleFrameLayout.self
        case .padding: type == PaddingLayout.self
        case .fill: type == FillLayout.self
        case .square: type == SquareLayout.self
        case .spacer: type == SpacerLayout.self
        }
    }
}
