import FramewrightDocuments
import FramewrightModels

extension VirtualPet {
    /// Reads `{"pet": "dog", "conditions": {"dog": {"happiness": 3, "food": 5, "played": 4, "fed": 9}}}`; pets left out are
    /// new.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        let current = try reader.required("pet").choice(PetName.self)
        var conditions: [PetName: PetCondition] = [:]
        if var pets = try reader.optional("conditions")?.object() {
            for name in PetName.allCases {
                if let condition = pets.optional(name.rawValue) {
                    conditions[name] = try PetCondition(document: condition)
                }
            }
            try pets.finish()
        }
        try reader.finish()
        self.init(current: current.pet) { conditions[PetName($0)] ?? PetCondition() }
    }
}

extension PetCondition {
    fileprivate init(document node: DocumentNode) throws {
        var reader = try node.object()
        let happiness = try reader.int("happiness", in: 0...Self.largestCount)
        let food = try reader.int("food", in: 0...Self.full)
        let played = try reader.int("played", in: 0...Self.largestCount)
        let fed = try reader.int("fed", in: 0...Self.largestCount)
        let mood = try reader.optional("mood")?.choice(MoodName.self) ?? .calm
        try reader.finish()
        do {
            try self.init(happiness: happiness, food: food, played: played, fed: fed, mood: mood.mood)
        } catch {
            throw node.error(.invalid, error.message, hint: error.hint)
        }
    }

    /// The model's counters stop here.
    private static let largestCount = 999_999_999
}

private enum PetName: String, CaseIterable {
    case dog, cat, bird, bunny, fish

    init(_ pet: Pet) {
        switch pet {
        case .dog: self = .dog
        case .cat: self = .cat
        case .bird: self = .bird
        case .bunny: self = .bunny
        case .fish: self = .fish
        }
    }

    var pet: Pet {
        switch self {
        case .dog: .dog
        case .cat: .cat
        case .bird: .bird
        case .bunny: .bunny
        case .fish: .fish
        }
    }
}

private enum MoodName: String, CaseIterable {
    case happy, hungry, calm

    var mood: PetMood {
        switch self {
        case .happy: .happy
        case .hungry: .hungry
        case .calm: .calm
        }
    }
}
