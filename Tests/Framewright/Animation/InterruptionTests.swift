import Framewright
import Testing

@MainActor private var box: some View { Color.black.frame(width: 20, height: 20).named("box") }

@MainActor
struct InterruptionTests {
    @Test func `a spring without arguments has the default duration and bounce`() throws {
        let animation: Animation = .spring()
        #expect(animation == .spring(duration: 0.5, bounce: 0) && animation == Animation.spring(blendDuration: 0))
        #expect(Animation.spring(response: 0.3) == .spring(response: 0.3, dampingFraction: 0.825))
        let moving = try Moving { box.offset(x: $0.isOn ? 80 : 0).animation(.spring(), value: $0.isOn) }
        withAnimation(.spring()) { moving.scenery.isOn = true }
        #expect(try moving.frame("box", at: 5).minX == 170)
    }

    private func shifting() throws -> Moving { try Moving { box.offset(x: $0.isOn ? 80 : 0) } }

    private func places(_ moving: Moving, _ moments: [Double]) throws -> [Double] {
        try moments.map { try moving.frame("box", at: $0).minX - 90 }
    }

    @Test func `a curve continues towards the interrupted target, but not beyond its ends`() throws {
        let moving = try shifting()
        try moving.set(.linear(duration: 4)) { $0.isOn = true }
        try moving.session.advance(2)
        try moving.set(.linear(duration: 1)) { $0.isOn = false }
        #expect(try places(moving, [2, 2.5, 3, 4]) == [40, 25, 0, 0])
        #expect(moving.session.isAnimating)
        try moving.session.advance(1)
        #expect(!moving.session.isAnimating)
    }

    @Test(arguments: [Animation.easeInOut(duration: 1), .linear(duration: 0), .default])
    func `a repeating animation ends with the animation that interrupts it`(animation: Animation) throws {
        let moving = try shifting()
        try moving.set(.linear(duration: 1).repeatForever()) { $0.isOn = true }
        try moving.session.advance(2.5)
        #expect(try moving.frame("box").minX == 130)
        try moving.set(animation) { $0.isOn = false }
        try moving.session.advance(5)
        #expect(try moving.frame("box").minX == 90 && !moving.session.isAnimating)
    }

    @Test func `a view inserted again during its removal moves to its new position`() throws {
        let moving = try Moving { scenery in
            HStack(spacing: 0) {
                ForEach(scenery.names, id: \.self) { Color.black.frame(width: 20, height: 20).named($0) }
            }
        }
        try moving.set { $0.names = ["a", "c"] }
        try moving.session.advance(0.5)
        let seen = try moving.frame("b")
        try moving.set { $0.names = ["x", "y", "a", "c", "b"] }
        #expect(try moving.frame("b") == seen)
        let way = try [0.5, 0.75, 1, 1.25, 1.5].map { try moving.frame("b", at: $0).minX }
        #expect(way == way.sorted() && Set(way).count == 5 && way.last == 130, "\(way)")
    }

    @Test func `a removed view keeps its visible position when its parent moves`() throws {
        let moving = try Moving { scenery in
            ZStack {
                VStack(spacing: 0) {
                    if !scenery.isOn { box }
                    Color.red.frame(width: 30, height: 20)
                }
            }
            .frame(maxWidth: .infinity, alignment: scenery.number == 7 ? .leading : .trailing)
        }
        try moving.set(.linear(duration: 2)) { $0.isOn = true }
        try moving.session.advance(1)
        let seen = try moving.frame("box")
        try moving.set { $0.number = 8 }
        #expect(try moving.frame("box") == seen && moving.frame("box", at: 1.5) == seen)
    }

    @Test func `matched views reverse together`() throws {
        let moving = try Moving { Hero(isLarge: $0.isOn) }
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.5)
        try moving.set { $0.isOn = false }
        #expect(try moving.frame("small") == Rect(x: 50, y: 0, width: 60, height: 50))
        let half = Rect(x: 25, y: 0, width: 40, height: 35)
        #expect(try moving.frame("small", at: 1) == half && moving.frame("large", at: 1) == half)
        #expect(try moving.frame("small", at: 1.5) == Rect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func `a spring that removes a view continues with its insertion's velocity`() throws {
        let moving = try Moving { scenery in
            ZStack { if scenery.isOn { box.transition(.move(edge: .leading)) } }
        }
        try moving.set(.smooth(duration: 1)) { $0.isOn = true }
        try moving.session.advance(0.3)
        let (before, now) = (try moving.frame("box", at: 0.29).minX, try moving.frame("box").minX)
        try moving.set(.smooth(duration: 0.5)) { $0.isOn = false }
        #expect(try abs(moving.frame("box", at: 0.31).minX - now - (now - before)) < 0.25)
    }

    @Test func `a colour animation continues when the text changes`() throws {
        let moving = try Moving { scenery in
            Text("\(scenery.number)").foregroundStyle(scenery.isOn ? Color.white : Color.black)
        }
        try moving.set(.linear(duration: 2)) { $0.isOn = true }
        let half = try moving.figures("Text", at: 1)
        try moving.session.advance(1)
        try moving.set(.linear(duration: 2)) { $0.number = 8 }
        let shown = try moving.figures("Text", at: 1)
        #expect(shown.count == 2 && half.count == 1)
        let colors = (shown + half).map { $0.split(separator: " ").last.map(String.init) }
        #expect(Set(colors).count == 1, "\(shown) \(half)")
    }

    @Test func `a view removed inside a view inserted again keeps its visible position`() throws {
        let moving = try Moving { scenery in
            ZStack {
                if !scenery.isOn {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 30, height: 20)
                        if scenery.number == 7 { box }
                    }
                }
            }
        }
        let seen = try moving.frame("box")
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.5)
        try moving.set { ($0.isOn, $0.number) = (false, 8) }
        #expect(try moving.frame("box") == seen)
    }

    @Test func `a spring after a curve with infinite velocity stays bounded`() throws {
        let moving = try shifting()
        try moving.set(.timingCurve(.circularEaseInOut, duration: 1)) { $0.isOn = true }
        try moving.session.advance(0.5)
        try moving.set(.spring) { $0.isOn = false }
        #expect(try moving.frame("box", at: 0.6).minX.magnitude < 400)
    }

    @Test func `a paint with a different number of stops takes effect at once`() throws {
        let moving = try Moving { scenery in
            let colors: [Color] = scenery.number == 7 ? [.red, scenery.isOn ? .black : .white] : [.red, .blue, .black]
            Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        }
        let plain = try Moving { _ in
            Rectangle().fill(LinearGradient(colors: [.red, .blue, .black], startPoint: .top, endPoint: .bottom))
        }
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.5)
        try moving.set { $0.number = 8 }
        #expect(try moving.figures("Rectangle") == plain.figures("Rectangle"))
    }

    @Test func `an interrupted length reverses from its current value`() throws {
        let moving = try Moving { scenery in
            HStack(spacing: 0) {
                Color.red.named("bar")
                if !scenery.isOn { Color.blue.frame(width: 190).transition(.identity) }
            }
        }
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.1)
        try moving.set { $0.isOn = false }
        #expect(try [0.1, 1.1].map { try moving.frame("bar", at: $0).width } == [29, 10])
    }
}
