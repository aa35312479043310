/// The virtual pet lab: five pets, one of them in view.
///
/// Each keeps its own numbers while others are in view. Bars are to move after `play()` and `feed()`, and to jump after
/// `select(_:)`.
public struct VirtualPet: Hashable, Sendable {
    /// The pet in view.
    public private(set) var current: Pet
    private var conditions: [PetCondition]

    /// New pets, the dog in view.
    public init() { self.init(current: .dog) { _ in PetCondition() } }

    /// Pets as they are found.
    public init(current: Pet, condition: (Pet) -> PetCondition) {
        self.current = current
        conditions = Pet.allCases.map(condition)
    }

    /// How the pet in view is.
    public var condition: PetCondition { self[current] }

    /// How a pet is.
    public private(set) subscript(pet: Pet) -> PetCondition {
        get { conditions[pet.index] }
        set { conditions[pet.index] = newValue }
    }

    /// Happiness and the count of games rise, food falls. False, and nothing changes, without food.
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

    /// Food and the count of meals rise. False, and nothing changes, when the pet is full.
    @discardableResult
    public mutating func feed() -> Bool {
        guard condition.canFeed else { return false }
        change {
            $0.food += 1
            $0.fed = min($0.fed + 1, maximumCount)
        }
        return true
    }

    /// Brings a pet into view. False if it is.
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
