import FramewrightModels
import Testing

struct VirtualPetTests {
    @Test func `there are five pets and the dog comes first`() {
        #expect(Pet.allCases == [.dog, .cat, .bird, .bunny, .fish] && VirtualPet().current == .dog)
    }

    @Test(arguments: Pet.allCases)
    func `every pet starts at 0`(pet: Pet) {
        let condition = VirtualPet()[pet]
        #expect([condition.happiness, condition.food, condition.played, condition.fed] == [0, 0, 0, 0])
    }

    @Test func `play needs food`() {
        var pets = VirtualPet()
        #expect(!pets.condition.canPlay && !pets.play() && pets == VirtualPet())
    }

    @Test func `playing raises happiness, counts and takes food, down to the last`() throws {
        var pets = try pets(food: 1)
        #expect(pets.play() && !pets.play())
        #expect(pets.condition.happiness == 1 && pets.condition.played == 1 && pets.condition.food == 0)
    }

    @Test func `feeding fills and counts, and does neither at 10`() {
        var pets = VirtualPet()
        for meal in 1...10 { #expect(pets.condition.canFeed && pets.condition.fed == meal - 1 && pets.feed()) }
        #expect(!pets.condition.canFeed && !pets.feed() && pets.condition.food == 10 && pets.condition.fed == 10)
    }

    @Test func `happiness and counters exceed 10, bars do not`() {
        var pets = VirtualPet()
        for _ in 0..<25 { #expect(pets.feed() && pets.play()) }
        #expect(pets.condition.happiness == 25 && pets.condition.played == 25 && pets.condition.fed == 25)
        #expect(pets.condition.happinessBar == 1 && pets.condition.foodBar == 0)
    }

    @Test(arguments: 0...10)
    func `bars show tenths`(level: Int) throws {
        let condition = try PetCondition(happiness: level, food: level, played: 0, fed: 0)
        #expect(condition.happinessBar == Double(level) / 10 && condition.foodBar == Double(level) / 10)
    }

    @Test func `every pet keeps its own numbers while others are selected`() {
        var pets = VirtualPet()
        for (meals, pet) in Pet.allCases.enumerated() {
            pets.select(pet)
            for _ in 0..<meals { pets.feed() }
        }
        #expect(Pet.allCases.map { pets[$0].food } == [0, 1, 2, 3, 4] && pets.current == .fish)
    }

    @Test func `selecting the current pet does nothing`() {
        var pets = VirtualPet()
        #expect(!pets.select(.dog) && pets == VirtualPet() && pets.select(.cat) && pets.current == .cat)
    }

    @Test(arguments: 0...12, 0...10)
    func `a pet is happy above 7 happiness, else hungry below 3 food, else unchanged`(happiness: Int, food: Int) throws
    {
        for before in PetMood.allCases {
            let condition = try PetCondition(happiness: happiness, food: food, played: 0, fed: 0, mood: before)
            #expect(condition.mood == (happiness > 7 ? .happy : food < 3 ? .hungry : before))
        }
    }

    @Test func `a mood lasts until the rule changes it`() throws {
        var pets = VirtualPet()
        for _ in 0..<5 { pets.feed() }
        #expect(pets.condition.mood == .hungry && pets.condition.food == 5)
        pets = try self.pets(food: 10, happiness: 7)
        #expect(pets.condition.mood == .calm && pets.play() && pets.condition.mood == .happy)
    }

    @Test func `counters stop at 999999999`() throws {
        let most = 999_999_999
        let condition = try PetCondition(happiness: most, food: 5, played: most, fed: most)
        var pets = VirtualPet(current: .fish) { _ in condition }
        #expect(pets.feed() && pets.play() && pets.condition == condition)
    }

    @Test func `invalid numbers are rejected by name`() {
        #expect(throws: ModelError.count(11, of: "food", maximum: 10)) {
            try PetCondition(happiness: 0, food: 11, played: 0, fed: 0)
        }
        #expect(throws: ModelError.count(-1, of: "happiness", maximum: 999_999_999)) {
            try PetCondition(happiness: -1, food: 0, played: 0, fed: 0)
        }
        #expect(throws: ModelError.count(Int.max, of: "played", maximum: 999_999_999)) {
            try PetCondition(happiness: 0, food: 0, played: Int.max, fed: 0)
        }
        #expect(throws: ModelError.count(Int.min, of: "fed", maximum: 999_999_999)) {
            try PetCondition(happiness: 0, food: 0, played: 0, fed: Int.min)
        }
    }

    private func pets(food: Int, happiness: Int = 0) throws -> VirtualPet {
        let condition = try PetCondition(happiness: happiness, food: food, played: 0, fed: 0)
        return VirtualPet(current: .dog) { _ in condition }
    }
}
