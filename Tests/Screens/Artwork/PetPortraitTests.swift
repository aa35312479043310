import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

@MainActor
struct PetPortraitTests {
    @Test(arguments: Pet.allCases)
    func `a portrait has at least twelve shapes in at least five own colours`(pet: Pet) {
        let artwork = pet.portrait
        #expect(Set(artwork.marks.map(\.path)).count >= 12)
        #expect(artwork.tokens.count >= 5)
    }

    @Test(arguments: Pet.allCases)
    func `a portrait fills its square and stays inside`(pet: Pet) {
        let artwork = pet.portrait
        let ink = artwork.marks.map(\.path.boundingRect).reduce(artwork.marks[0].path.boundingRect) { $0.union($1) }
        #expect(artwork.frame == Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(artwork.frame.contains(ink), "\(ink)")
        #expect(max(ink.width, ink.height) > 90)
    }

    @Test(arguments: Pet.allCases)
    func `only the pet's own colours and the shared ones are used`(pet: Pet) {
        for token in pet.portrait.tokens
        where !["outline", "shine"].map({ "color.pet.portrait.\($0)" }).contains(token) {
            #expect(token.hasPrefix("color.pet.portrait.\(pet.rawValue)."))
        }
    }

    @Test func `portraits at the documented size differ from one another`() throws {
        let pictures = try Pet.allCases.map { try ArtworkGallery.paint($0.portrait, width: 100, scale: 2) }
        #expect(Set(pictures).count == 5)
    }
}
