/// The virtual pet lab: five pets, one of which is displayed.
///
/// Each pet keeps its own values. Bars animate after `play()` and `feed()`, but not after `select(_:)`.
public struct VirtualPet: Hashable, Sendable {
    /// The displayed pet.
    public private(set) var current: Pet
    private var conditions: [PetCondition]

    /// Creates new pets, with the dog displayed.
    public init() { self.init(current: .dog) { _ in PetCondition() } }

    /// Creates pets with given conditions.
    public init(current: Pet, condition: (Pet) -> PetCondition) {
        self.current = current
        conditions = Pet.allCases.map(condition)
    }

    /// The condition of the displayed pet.
    public var condition: PetCondition { self[current] }

    /// The condition of a pet.
    public private(set) subscript(pet: Pet) -> PetCondition {
        get { conditions[pet.index] }
        set { conditions[pet.index] = newValue }
    }

    /// Plays: increases happiness and the number of games and decreases food. Without food, returns false and changes
    /// nothing.
    @discardableResult
    public mutating func play() -> Bool {
        guard condition.canPlay else { return false }
        change {
            $0.happiness = min($0.happiness + 1, maximumCount)
            $0.played = min($0.played + 1, maximumCount)
            $0.food -= 1
        }
        return true
    }

    /// Feeds: increases food and the number of meals. If the pet is full, returns false and changes nothing.
    @discardableResult
    public mutating func feed() -> Bool {
        guard condition.canFeed else { return false }
        change {
            $0.food += 1
            $0.fed = min($0.fed + 1, maximumCount)
        }
        return true
    }

    /// Displays a pet. Returns false if it is displayed already.
    @discardableResult
    public mutating func select(_ pet: Pet) -> Bool {
        guard pet != current else { return false }
        current = pet
        return true
    }

    private mutating func change(_ body: (inout PetCondition) -> Void) {
        body(&self[current])
        self[current].judgeMood()
    }
}

extension Pet {
    fileprivate var index: Int {
        switch self {
        case .dog: 0
        case .cat: 1
        case .bird: 2
        case .bunny: 3
        case .fish: 4
        }
    }
}
