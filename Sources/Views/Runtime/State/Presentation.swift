/// Content shown over the whole screen, requested by a view inside.
@MainActor
struct Presentation {
    /// Lowers the content in the environment of the presenting view.
    let lower: (Lowering) -> [ViewNode]
    let lowering: Lowering
    /// The number of the presenting view, by which the content keeps its identity when other presentations begin or
    /// end.
    let number: Int
}

enum PresentationKey: EarlyPreferenceKey {
    static var defaultValue: [Presentation] { [] }

    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}
