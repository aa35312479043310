import Framewright
import Testing

@MainActor
struct NamedAnimationTests {
    private let catalogue = Catalogue([
        SceneDefinition("greeting", summary: "", states: [("world", "", "world"), ("moon", "", "moon")]) {
            Text("Hello, \($0)")
        }
        .animations([
            NamedAnimation("wave", summary: "", steps: [.wait(1)]) { Text("wave") },
            NamedAnimation("rise", summary: "", from: "moon", steps: [.wait(1)]),
        ]),
        SceneDefinition("still", summary: "", states: [("only", "", 1)]) { Text("\($0)") },
    ])

    private func hint(_ reference: String) -> String {
        do {
            _ = try catalogue.findAnimation(reference)
            return "found"
        } catch {
            return "\(error.hint)"
        }
    }

    @Test func `an animation is found by the names of its scene and its own`() throws {
        #expect(catalogue.animationReferences == ["greeting/wave", "greeting/rise"])
        #expect(try catalogue.findAnimation("greeting").animation.name == "wave")
        #expect(hint("greeting/rse") == "did you mean 'greeting/rise'?")
        #expect(hint("greting/wave") == "did you mean 'greeting/wave'?")
        #expect(hint("still") == "its scene has no animations")
        #expect(hint("still/only") == "its scene has no animations")
    }

    @Test func `an animation is not a state`() throws {
        #expect(throws: CatalogueError.isAnimation("greeting/wave")) { try catalogue.find("greeting/wave") }
    }

    @Test(arguments: [("greeting/wave", "wave"), ("greeting/rise", "Hello, moon")])
    func `an animation begins with its own view or a state of its scene`(name: String, text: String) throws {
        let (scene, animation) = try catalogue.findAnimation(name)
        let footage = try Footage(scene.makeView(of: animation), animation.steps)
        #expect(try footage.texts() == [text])
    }
}
