/// Haptic or acoustic feedback. Accepted without effect.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of objects that collide.
    public struct Weight: Hashable, Sendable {
        let level: Int
        /// The value `light`.
        public static let light = Weight(level: 0)
        /// The value `medium`.
        public static let medium = Weight(level: 1)
        /// The value `heavy`.
        public static let heavy = Weight(level: 2)
    }

    /// The flexibility of objects that collide.
    public struct Flexibility: Hashable, Sendable {
        let level: Int
        /// The value `rigid`.
        public static let rigid = Flexibility(level: 0)
        /// The value `solid`.
        public static let solid = Flexibility(level: 1)
        /// The value `soft`.
        public static let soft = Flexibility(level: 2)
    }

    private let name: String

    /// The value `success`.
    public static let success = SensoryFeedback(name: "success")
    /// The value `warning`.
    public static let warning = SensoryFeedback(name: "warning")
    /// The value `error`.
    public static let error = SensoryFeedback(name: "error")
    /// The value `selection`.
    public static let selection = SensoryFeedback(name: "selection")
    /// The value `increase`.
    public static let increase = SensoryFeedback(name: "increase")
    /// The value `decrease`.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// The value `start`.
    public static let start = SensoryFeedback(name: "start")
    /// The value `stop`.
    public static let stop = SensoryFeedback(name: "stop")
    /// The value `alignment`.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// The value `levelChange`.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// The value `impact`.
    public static let impact = SensoryFeedback(name: "impact")

    /// Feedback for a collision of objects of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// Feedback for a collision of objects of a flexibility.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
    /// Plays feedback when a value changes. Accepted without effect.
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }

    /// Plays feedback when a value changes and a condition holds. Accepted without effect.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        self
    }

    /// Plays feedback that depends on the change of a value. Accepted without effect.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        self
    }
}
