import Framewright
import Testing

/// Tests of a change of the root view.
@MainActor
struct RootTransitionTests {
    private func screen() throws -> Moving {
        try Moving { scenery in
            if scenery.isOn {
                Color.red.named("home").transition(.move(edge: .trailing))
            } else {
                Color.blue.named("login").transition(.move(edge: .leading))
            }
        }
    }

    @Test func `the root view is replaced with a transition`() throws {
        let moving = try screen()
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.25].map { try moving.frame("login", at: $0).minX } == [0, -50])
        #expect(try [0, 0.25, 1].map { try moving.frame("home", at: $0).minX } == [200, 150, 0])
        #expect(try moving.names(at: 1) == ["home"])
    }

    @Test func `a replaced root view can be restored during the transition`() throws {
        let moving = try screen()
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.5)
        try moving.set { $0.isOn = false }
        #expect(try [0.5, 1.25].map { try moving.frame("login", at: $0).minX } == [-100, -50])
        #expect(try moving.names(at: 2) == ["login"])
    }

    @Test func `edges are mirrored in a right-to-left layout`() throws {
        let moving = try screen()
        moving.session.use(Traits(locale: "ar"))
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.25].map { try moving.frame("login", at: $0).minX } == [0, 50])
        #expect(try [0, 0.25, 1].map { try moving.frame("home", at: $0).minX } == [-200, -150, 0])
    }

    @Test(arguments: [true, false])
    func `a restored root view keeps its frame`(isWhole: Bool) throws {
        let moving = try Moving(insets: EdgeInsets(top: 10, leading: 5, bottom: 20)) { scenery in
            if scenery.isOn {
                VStack { Color.red.frame(height: 30) }
            } else {
                Color.blue.frame(width: isWhole ? nil : 30).ignoresSafeArea(edges: isWhole ? .all : []).named("login")
            }
        }
        let login = try moving.frame("login")
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("login", at: 0.5) == login)
        try moving.session.advance(0.5)
        try moving.set { $0.isOn = false }
        #expect(try [0.5, 0.7, 0.9, 1.4].map { try moving.frame("login", at: $0) } == [login, login, login, login])
    }

    @Test func `a settled transition equals a change without animation`() throws {
        let (moved, still) = (try screen(), try screen())
        try moved.set { $0.isOn = true }
        try moved.session.settle()
        try still.set(nil) { $0.isOn = true }
        #expect(try moved.session.layout().tree.description == still.session.layout().tree.description)
    }

    @Test func `removing the root view uses its transition`() throws {
        let moving = try Moving { scenery in
            if !scenery.isOn { Color.red.frame(width: 40, height: 20).named("box").transition(.offset(x: 64)) }
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.25].map { try moving.frame("box", at: $0).minX } == [80, 96])
        #expect(try moving.names(at: 1) == [])
    }
}
