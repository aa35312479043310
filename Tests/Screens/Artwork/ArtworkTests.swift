import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

@MainActor
struct ArtworkTests {
    @Test(arguments: Theme.shipped)
    func `every colour is a token of each shipped theme`(theme: Theme) {
        for token in ArtworkGallery.all.flatMap(\.tokens) {
            #expect(theme.color(token) != nil, "\(token)")
        }
    }

    @Test func `every token of the drawn pets and of the threads is used by an artwork`() {
        let used = Set(ArtworkGallery.all.flatMap(\.tokens))
        let groups = ["color.pet.portrait.", "color.brocade.thread.", "color.brocade.confetti."]
        let defined = Theme.documented.tokens.map(\.path).filter { path in groups.contains { path.hasPrefix($0) } }
        #expect(Set(defined) == used)
    }

    @Test func `an artwork is painted in the colours of its tokens`() throws {
        let picture = try ArtworkGallery.paint(Brocade.motif(14), width: 50, scale: 2)
        let cream = try #require(Theme.documented.color("color.brocade.thread.cream"))
        #expect(picture.pixels.contains(PremultipliedPixel(cream)))
    }

    @Test func `an artwork keeps its proportions in any frame`() throws {
        let layout = try Screenshots.renderer.layout(
            ArtworkView(Brocade.hero).accessibilityIdentifier("hero"),
            in: Viewport(size: Size(width: 400, height: 255), scale: 4), theme: .documented)
        #expect(layout.frame(of: "hero")?.size == Size(width: 318.75, height: 255))
    }

    @Test func `an artwork drawn again is equal`() {
        var weave = Weave()
        weave.hero()
        #expect(weave.artwork(width: 175, height: 140) == Brocade.hero)
        var pen = PortraitPen(pet: "dog")
        pen.husky()
        #expect(pen.artwork == Pet.dog.portrait)
    }

    @Test func `a transform fills any rectangle`() {
        let transform = Brocade.hero.transform(filling: Rect(x: 10, y: 20, width: 175, height: 280))
        #expect(transform.apply(Point(x: -87.5, y: 0)) == Point(x: 10, y: 20))
        #expect(transform.apply(Point(x: 87.5, y: 140)) == Point(x: 185, y: 300))
    }
}
