import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct HostileEffectTests {
    private typealias Command = DisplayList.Item.Command
    private static let fill = Command.fillRect(rect(5, 5, 20, 20, radius: 3), .black)

    @Test func `ten thousand groups are painted or rejected quickly`() throws {
        let groups = [Command](repeating: .pushLayer(.init(isIsolated: false)), count: 10_000)
        let plain = try DisplayList(30, 30, [Self.fill]).painted()
        #expect(try DisplayList(30, 30, groups + [Self.fill]).painted() == plain)
        let moves = [Command](repeating: .pushTransform(ProjectionTransform()), count: 10_000)
        #expect(try DisplayList(30, 30, moves + [Self.fill]).painted() == plain)
        let layers = [Command](repeating: .pushLayer(.init(filters: [.blur(radius: 1)])), count: 10_000)
        #expect(throws: RasterError.self) { try DisplayList(30, 30, layers + [Self.fill]).painted() }
    }

    @Test(arguments: [Double.nan, -1, 0, 1e-30, 1e9, 1e300, .infinity])
    func `any blur radius gives a bitmap`(radius: Double) throws {
        let filters: [Filter] = [
            .blur(radius: radius), .dropShadow(Shadow(.black, radius: radius)),
            .innerShadow(Shadow(.black, radius: radius)), .blur(radius: radius, isOpaque: true),
        ]
        for filter in filters {
            let list = DisplayList(30, 30, [.pushLayer(.init(filters: [filter])), Self.fill, Self.fill, .pop])
            #expect(try list.painted().size.area == 900)
        }
    }

    @Test(arguments: [Double.nan, 1e30, -1e30, .infinity, -.infinity])
    func `a shadow with an extreme offset is not visible`(offset: Double) throws {
        let shadow = Shadow(.red, radius: 3, offset: Point(x: offset, y: 0))
        let plain = try DisplayList(30, 30, [Self.fill]).painted()
        for extra in [[], [Self.fill]] {
            let list = DisplayList(
                30, 30, [.pushLayer(.init(filters: [.dropShadow(shadow)])), Self.fill] + extra + [.pop])
            #expect(try list.painted().largestDifference(from: plain) <= (extra.isEmpty ? 0 : 255))
        }
    }

    @Test(arguments: [
        AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), .scale(x: 0, y: 1), .scale(x: .nan, y: 1),
        .scale(x: .infinity, y: 1), .translation(x: .nan, y: 0), AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ])
    func `a transform to an empty area draws nothing`(transform: AffineTransform) throws {
        let content: [Command] = [
            .pushTransform(.init(transform)), Self.fill, text([1, 9], size: 20, at: Point(x: 5, y: 25)),
            .fillPath(rect(0, 0, 9, 9).path, .evenOdd, .white), .image(.init(ImageID("none"), in: Rect.zero)),
            .pushClip(rect(0, 0, 30, 30)), .pushLayer(.init(filters: [.blur(radius: 3)])), Self.fill, .pop, .pop, .pop,
        ]
        #expect(try DisplayList(30, 30, content).painted().pixels.allSatisfy { $0 == .clear })
    }

    @Test(arguments: 1...200)
    func `extreme numbers give a bitmap`(seed: Int) throws {
        var random = Seeded(seed)
        let sizes = [1, 1e-30, 1e9, 1e30, 1e300, -1, .nan, .infinity]
        func number() -> Double { (sizes.randomElement(using: &random) ?? 1) * random.double(-1...1) }
        var space = ProjectionTransform()
        (space.m11, space.m12, space.m13) = (number(), number(), number())
        (space.m31, space.m22, space.m23) = (number(), number(), number())
        let gradient = GradientPaint(
            .conical(
                start: Point(x: number(), y: 3), startRadius: number(), end: Point(x: 9, y: number()),
                endRadius: number()),
            stops: [.init(.red, location: 0), .init(.blue, location: 1)], spread: .reflect)
        let line = GradientPaint(
            .linear(start: Point(x: number(), y: number()), end: Point(x: 9, y: number())), stops: gradient.stops,
            spread: .repeat)
        let list = DisplayList(
            30, 30,
            [
                .pushTransform(space), .fillRect(rect(0, 0, 30, 30, radius: 4), Paint(gradient)),
                .fillRect(rect(0, 0, 30, 30), Paint(line)), text([1, 3, 9], size: 20, at: Point(x: 5, y: 25)),
                .pushClip(rect(1, 1, 20, 20)), Self.fill,
                .pushLayer(
                    .init(filters: [.dropShadow(Shadow(.black, radius: number(), offset: Point(x: number(), y: 1)))])),
                Self.fill, .pop, .pop, .pop,
            ])
        do { #expect(try list.painted().size.area == 900) } catch { #expect(error is RasterError) }
    }

    @Test func `a blur too large for memory is rejected before painting`() throws {
        let layers = [Command](repeating: .pushLayer(.init(filters: [.blur(radius: 300)])), count: 20)
        let list = DisplayList(4000, 4000, layers + [.fillRect(rect(-1e6, -1e6, 2e6, 2e6), .black)])
        #expect(throws: RasterError.self) { try list.painted() }
    }
}
