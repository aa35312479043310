import FramewrightDocuments
import FramewrightModels

extension VirtualPet {
    /// Reads `{"pet": "dog", "conditions": {"dog": {"happiness": 3, "food": 5, "played": 4, "fed": 9}}}`. Omitted
    /// pets are new.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        let current = try reader.required("pet").choice(Pet.self)
        var conditions: [Pet: PetCondition] = [:]
        if var pets = try reader.optional("conditions")?.object() {
            for pet in Pet.allCases {
                if let condition = pets.optional(pet.rawValue) {
                    conditions[pet] = try PetCondition(document: condition)
                }
            }
            try pets.finish()
        }
        try reader.finish()
        self.init(current: current) { conditions[$0] ?? PetCondition() }
    }
}

extension PetCondition {
    fileprivate init(document node: DocumentNode) throws {
        var reader = try node.object()
        let happiness = try reader.int("happiness", in: 0...Self.largestCount)
        let food = try reader.int("food", in: 0...Self.full)
        let played = try reader.int("played", in: 0...Self.largestCount)
        let fed = try reader.int("fed", in: 0...Self.largestCount)
        let mood = try reader.optional("mood")?.choice(PetMood.self) ?? .calm
        try reader.finish()
        do {
            try self.init(happiness: happiness, food: food, played: played, fed: fed, mood: mood)
        } catch {
            throw node.error(.invalid, error.message, hint: "\(error.hint)")
        }
    }

    /// The maximum of the model's counters.
    private static let largestCount = 999_999_999
}
