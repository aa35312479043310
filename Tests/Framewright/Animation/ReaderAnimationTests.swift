import Framewright
import Testing

@MainActor
struct ReaderAnimationTests {
    /// Returns a bar that is sized by a geometry reader.
    private func bar(_ scenery: Scenery) -> some View {
        GeometryReader { proxy in
            Color.red.named("bar").frame(width: proxy.size.width * (scenery.isOn ? 1 : 0.25), height: 10)
        }
    }

    @Test func `a length derived from the reader is animated`() throws {
        let moving = try Moving { bar($0) }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("bar", at: $0).width } == [50, 125, 200])
    }

    @Test func `content is resized with an animated reader`() throws {
        let moving = try Moving { scenery in
            GeometryReader { proxy in
                Color.red.named("half").frame(width: proxy.size.width / 2)
                Color.blue.frame(width: 10, height: 10).named("end").position(x: proxy.size.width, y: 50)
            }
            .frame(width: scenery.isOn ? 200 : 100)
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("half", at: $0) }.map(\.width) == [50, 75, 100])
        #expect(try [0, 0.5, 1].map { try moving.frame("half", at: $0) }.map(\.minX) == [50, 25, 0])
        #expect(try [0, 0.5, 1].map { try moving.frame("end", at: $0).midX } == [150, 175, 200])
    }

    @Test func `views inside a reader have transitions`() throws {
        let moving = try Moving { scenery in
            GeometryReader { proxy in
                if scenery.isOn {
                    Color.red.frame(width: proxy.size.width, height: 10).named("comer")
                        .transition(.move(edge: .leading))
                }
            }
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.25, 1].map { try moving.frame("comer", at: $0).minX } == [-200, -150, 0])
        try moving.session.settle()
        try moving.set { $0.isOn = false }
        let now = moving.session.time
        #expect(try [0, 0.25].map { try moving.frame("comer", at: now + $0).minX } == [0, -50])
        #expect(try moving.names(at: now + 1) == [])
    }

    @Test func `a removed reader is removed with its content`() throws {
        let moving = try Moving { scenery in
            if !scenery.isOn {
                GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10).named("content") }
                    .transition(.move(edge: .trailing))
            }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("content", at: 0.25) == Rect(x: 50, y: 0, width: 100, height: 10))
    }

    @Test func `values inside a reader have their own animations`() throws {
        let moving = try Moving { scenery in
            GeometryReader { _ in
                Color.red.frame(width: 10, height: 10).named("box").offset(x: scenery.isOn ? 64 : 0)
                    .animation(.linear(duration: 2), value: scenery.isOn)
            }
        }
        try moving.set(nil) { $0.isOn = true }
        #expect(try [0, 0.5, 1, 2].map { try moving.frame("box", at: $0).minX } == [0, 16, 32, 64])
    }

    @Test func `the completion waits for animations inside a reader`() throws {
        final class Log {
            var times: [Double] = []
        }
        let (moving, log) = (try Moving { bar($0) }, Log())
        withAnimation(.linear(duration: 1)) {
            moving.scenery.isOn = true
        } completion: {
            log.times.append(moving.session.time)
        }
        try moving.session.advance(3)
        #expect(log.times == [1])
    }

    @Test func `a share of the container's length is animated`() throws {
        let moving = try Moving { scenery in
            Color.red.named("part").containerRelativeFrame(.horizontal) { length, _ in
                length / (scenery.isOn ? 1 : 4)
            }
        }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("part", at: $0).width } == [50, 125, 200])
    }

    @Test func `a failed frame inside a reader leaves nothing to fade out`() throws {
        let moving = try Moving { scenery in
            GeometryReader { _ in
                if scenery.number == 0 { ThemeColor("color.nowhere").named("failed") }
                Color.red.frame(width: 10, height: 10).named("box").offset(x: scenery.isOn ? 64 : 0)
            }
        }
        withAnimation(.linear(duration: 1)) {
            moving.scenery.isOn = true
            moving.scenery.number = 0
        }
        #expect(throws: RenderError.self) { try moving.session.layout() }
        moving.scenery.number = 1
        #expect(try moving.names(at: 0.5) == ["box"])
        #expect(try moving.frame("box", at: 0.5).minX == 32)
    }

    @Test func `a reader inside a matched view has the size of its source`() throws {
        let moving = try Moving { Followed.Reading(scenery: $0) }
        #expect(try moving.frame("inside").width == 100)
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.5, 1].map { try moving.frame("inside", at: $0).width } == [100, 70, 40])
    }

    @Test func `a matched view finds its source inside a reader`() throws {
        let moving = try Moving { scenery in Followed(scenery: scenery) }
        #expect(try moving.frame("follower") == Rect(x: 100, y: 0, width: 20, height: 10))
        try moving.set { $0.isOn = true }
        #expect(try [0.5, 1].map { try moving.frame("follower", at: $0).minX } == [50, 0])
    }
}

private struct Followed: View {
    /// The source is in a reader, and another reader is in the matched view.
    struct Reading: View {
        let scenery: Scenery
        @Namespace private var space

        var body: some View {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / (scenery.isOn ? 5 : 2), height: 20)
                    .matchedGeometryEffect(id: 1, in: space)
            }
            GeometryReader { Color.blue.frame(width: $0.size.width, height: 5).named("inside") }
                .matchedGeometryEffect(id: 1, in: space, isSource: false)
                .frame(width: 20, height: 20)
        }
    }

    let scenery: Scenery
    @Namespace private var space

    var body: some View {
        GeometryReader { proxy in
            Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: space)
                .offset(x: scenery.isOn ? 0 : proxy.size.width / 2)
            Color.blue.named("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
    }
}
