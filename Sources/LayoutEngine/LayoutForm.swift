/// Which of the engine's own layouts a type is; `general` for everyone else's.
enum LayoutForm: UInt8, Sendable {
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
}
