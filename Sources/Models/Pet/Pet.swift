/// The five pets of the lab, with their names in state documents.
public enum Pet: String, Hashable, Sendable, CaseIterable {
    case dog, cat, bird, bunny, fish
}

/// The mood of a pet.
public enum PetMood: String, Hashable, Sendable, CaseIterable {
    /// More than 7 happiness.
    case happy
    /// Less than 3 food, and not happy.
    case hungry
    /// Neither yet: only for a pet loaded with neither condition.
    case calm
}

/// The condition of a pet.
public struct PetCondition: Hashable, Sendable {
    /// The value of a full bar. Food does not exceed it, happiness may.
    public static let full = 10

    /// The happiness, which each game increases by one, without limit.
    public internal(set) var happiness = 0
    /// The food, 0 to `full`.
    public internal(set) var food = 0
    /// The number of games. Never decreases.
    public internal(set) var played = 0
    /// The number of meals. Never decreases.
    public internal(set) var fed = 0
    /// The mood: happy above 7 happiness, otherwise hungry below 3 food, otherwise unchanged.
    public private(set) var mood = PetMood.hungry

    /// Creates a new pet: all values 0, and hungry.
    public init() {}

    /// Creates a pet with given values. `mood` is the previous mood, which the rule may change.
    ///
    /// - Throws: For numbers below 0, food above 10 and others above 999 999 999.
    public init(happiness: Int, food: Int, played: Int, fed: Int, mood: PetMood = .calm) throws(ModelError) {
        self.happiness = try legalCount(happiness, of: "happiness")
        self.food = try legalCount(food, of: "food", maximum: Self.full)
        self.played = try legalCount(played, of: "played")
        self.fed = try legalCount(fed, of: "fed")
        self.mood = mood
        judgeMood()
    }

    /// The filled share of the happiness bar, 0 to 1.
    public var happinessBar: Double { bar(happiness) }

    /// The filled share of the food bar, 0 to 1.
    public var foodBar: Double { bar(food) }

    /// True if the pet can play: there is food.
    public var canPlay: Bool { food > 0 }

    /// True if the pet can be fed: it is not full.
    public var canFeed: Bool { food < Self.full }

    mutating func judgeMood() {
        if happiness > 7 {
            mood = .happy
        } else if food < 3 {
            mood = .hungry
        }
    }

    private func bar(_ level: Int) -> Double { Double(min(level, Self.full)) / Double(Self.full) }
}
