import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the virtual pet by touches.
@MainActor
struct PetFlowTests {
    private func session(_ state: VirtualPet = VirtualPet(), on device: String = "iphone-8") throws -> Session {
        try Session(
            PetScreen(state: state), on: DeviceTable.shipped.device(named: device), theme: .documented,
            renderer: Screenshots.renderer)
    }

    private func says(_ session: Session, _ text: String) throws -> Bool {
        try session.layout().tree.nodes.contains { node in
            if case .text(let figure) = node.payload.figure { figure.string == text } else { false }
        }
    }

    @Test func `a new pet does not play before it is fed`() throws {
        let session = try session()
        try session.tap("play")
        #expect(try says(session, "played: 0"))
        try session.tap("feed")
        try session.tap("play")
        #expect(try says(session, "played: 1") && says(session, "fed: 1"))
        try session.settle()
        #expect(try session.fill(of: "happiness").width == 31.5)
    }

    @Test func `a full pet takes no more and counts no more`() throws {
        let session = try session()
        for _ in 0..<13 { try session.tap("feed") }
        #expect(try says(session, "fed: 10"))
        try session.settle()
        #expect(try session.fill(of: "food").width == 315)
    }

    @Test func `eight games make a hungry pet happy`() throws {
        let session = try session()
        #expect(try says(session, "hungry"))
        for _ in 0..<8 {
            try session.tap("Feed")
            try session.tap("Play")
        }
        #expect(try says(session, "happy"))
    }

    @Test func `every pet keeps its own numbers`() throws {
        let session = try session()
        try session.tap("feed")
        for pet in ["cat", "bird", "bunny", "fish"] {
            try session.tap("select-\(pet)")
            #expect(try says(session, "fed: 0"))
        }
        try session.tap("Dog")
        #expect(try says(session, "fed: 1"))
    }

    @Test func `a pet has its own image and colours`() throws {
        let session = try session(.init(current: .dog) { _ in PetCondition() })
        try session.tap("feed")
        try session.tap("select-fish")
        try session.tap("feed")
        let tokens = try session.layout().tree.nodes.map(\.payload.description).joined(separator: "\n")
        #expect(tokens.contains("color.pet.portrait.fish.scales") && !tokens.contains("color.pet.dog"))
        #expect(tokens.contains("color.pet.fish"))
    }

    @Test func `rotating and resizing keep the numbers and change the stack's axis`() throws {
        let session = try session(on: "iphone-x")
        try session.tap("feed")
        try session.rotate(to: .landscape)
        let layout = try session.layout()
        #expect(try says(session, "fed: 1"))
        #expect(layout.frame(of: "happiness")?.minY == layout.frame(of: "food")?.minY)
        try session.resize(to: Size(width: 375, height: 1024))
        #expect(try says(session, "fed: 1"))
        let upright = try session.layout()
        #expect(upright.frame(of: "happiness")?.minX == upright.frame(of: "food")?.minX)
    }

    @Test func `small buttons take touches in the minimum area around them`() throws {
        let session = try session(on: "iphone-se-1")
        let feed = try #require(session.layout().frame(of: "feed"))
        try session.tap(at: Point(x: feed.midX, y: feed.maxY + 6))
        #expect(try says(session, "fed: 1"))
        let cat = try #require(session.layout().frame(of: "select-cat"))
        try session.tap(at: Point(x: cat.midX, y: cat.minY - 6))
        #expect(try says(session, "fed: 0"))
    }
}
