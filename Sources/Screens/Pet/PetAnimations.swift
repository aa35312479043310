import Framewright
import FramewrightModels

/// The animations of the pet screen: bars that grow, and bars that are replaced without animation.
let petAnimations = [
    NamedAnimation(
        "feed", summary: "two meals for a new pet: its bar grows, half a second each", from: "empty",
        steps: [.wait(0.2), .tap("feed"), .waitUntilSettled, .tap("feed"), .waitUntilSettled, .hold(0.3)]),
    NamedAnimation(
        "play", summary: "a game: happiness rises while food falls", from: "dog",
        steps: [.wait(0.2), .tap("play"), .waitUntilSettled, .hold(0.3)]),
    NamedAnimation(
        "mood", summary: "a game makes a pet happy: one word fades into the other",
        steps: [.wait(0.2), .tap("play"), .waitUntilSettled, .hold(0.3)]
    ) { PetScreen(state: almostHappy()) },
    NamedAnimation(
        "switch", summary: "another pet while a bar is moving: its bars are there at once", from: "dog",
        steps: [
            .wait(0.2), .tap("feed"), .wait(0.2), .tap("select-cat"), .wait(0.6), .tap("select-dog"), .wait(0.4),
        ]),
]

private func almostHappy() -> VirtualPet {
    do {
        let condition = try PetCondition(happiness: 7, food: 2, played: 7, fed: 9)
        return VirtualPet(current: .dog) { $0 == .dog ? condition : PetCondition() }
    } catch {
        preconditionFailure("a hungry pet is a legal pet: \(error.message)")
    }
}
