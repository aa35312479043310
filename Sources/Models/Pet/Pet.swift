/// The five pets of the lab, by the names state documents know them by.
public enum Pet: String, Hashable, Sendable, CaseIterable {
    case dog, cat, bird, bunny, fish
}

/// What the mood line says of a pet.
public enum PetMood: String, Hashable, Sendable, CaseIterable {
    /// More than 7 happiness.
    case happy
    /// Less than 3 food, and not happy.
    case hungry
    /// Nothing yet: only of a pet that was found neither happy nor hungry.
    case calm
}

/// How one pet is.
public struct PetCondition: Hashable, Sendable {
    /// What a full bar stands for; food goes no higher, happiness does.
    public static let full = 10

    /// Up by one at every game, without limit.
    public internal(set) var happiness = 0
    /// From 0 to `full`.
    public internal(set) var food = 0
    /// How often it was played with. Never falls.
    public internal(set) var played = 0
    /// How often it was fed. Never falls.
    public internal(set) var fed = 0
    /// Happy above 7 happiness, else hungry below 3 food, else as before.
    public private(set) var mood = PetMood.hungry

    /// A new pet: all at 0, and hungry.
    public init() {}

    /// A pet as it is found. `mood` is what it was before; the rule has the last word.
    ///
    /// Throws for numbers below 0, food above 10 and others above 999 999 999, where they stop.
    public init(happiness: Int, food: Int, played: Int, fed: Int, mood: PetMood = .calm) throws(ModelError) {
        self.happiness = try legalCount(happiness, of: "happiness")
        self.food = try legalCount(food, of: "food", maximum: Self.full)
        self.played = try legalCount(played, of: "played")
        self.fed = try legalCount(fed, of: "fed")
        self.mood = mood
        judgeMood()
    }

    /// The share of the happiness bar that is filled, from 0 to 1.
    public var happinessBar: Double { bar(happiness) }

    /// The share of the food bar that is filled, from 0 to 1.
    public var foodBar: Double { bar(food) }

    /// Play is possible: there is food.
    public var canPlay: Bool { food > 0 }

    /// Feeding is possible: there is less than the full amount.
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
