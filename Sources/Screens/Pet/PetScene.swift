import Framewright
import FramewrightDocuments
import FramewrightModels

extension SceneDefinition {
    /// The virtual pet lab.
    ///
    /// On phones the image is 100 points wide and labels have 17 points, as in the lab's storyboard. On the iPad
    /// views 100 points would be only an eighth of the stage, while the lab asks that relative positions and ratios
    /// match the screenshots. There the image keeps its share of the stage, 100 of 248 points as on the storyboard's
    /// iPhone SE, and labels are 1.4 times as large, for a tablet's viewing distance. All frames outside the stage
    /// are the documented ones.
    static let pet = SceneDefinition(
        "pet", summary: "virtual pet lab: five pets to play with and feed", states: petStates,
        schema: EmbeddedFile.petSchema.lines,
        decode: VirtualPet.init(document:)
    ) { PetScreen(state: $0) }
    .animations(petAnimations)
}

/// The named states; the first one is the default.
private let petStates: [(name: String, summary: String, value: VirtualPet)] = [
    ("dog", "the dog, well fed", pet(.dog, happiness: 4, food: 7, played: 4, fed: 11)),
    ("cat", "the cat", pet(.cat, happiness: 6, food: 5, played: 6, fed: 11)),
    ("bird", "the bird", pet(.bird, happiness: 3, food: 8, played: 3, fed: 11)),
    ("bunny", "the bunny", pet(.bunny, happiness: 5, food: 4, played: 5, fed: 9)),
    ("fish", "the fish", pet(.fish, happiness: 2, food: 6, played: 2, fed: 8)),
    ("empty", "a new pet: both bars empty", VirtualPet()),
    ("half", "both bars half full", pet(.cat, happiness: 5, food: 5, played: 5, fed: 10)),
    ("full", "both bars full", pet(.bunny, happiness: 10, food: 10, played: 10, fed: 20)),
    ("hungry", "too little food", pet(.fish, happiness: 7, food: 1, played: 7, fed: 8)),
    ("happy", "played with a lot", pet(.bird, happiness: 9, food: 3, played: 9, fed: 12)),
    ("counters", "counters of 9999", pet(.dog, happiness: 9989, food: 10, played: 9989, fed: 9999)),
]

private func pet(_ pet: Pet, happiness: Int, food: Int, played: Int, fed: Int) -> VirtualPet {
    do {
        let condition = try PetCondition(happiness: happiness, food: food, played: played, fed: fed)
        return VirtualPet(current: pet) { $0 == pet ? condition : PetCondition() }
    } catch {
        preconditionFailure("a named state is a legal pet: \(error.message)")
    }
}
