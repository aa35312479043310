import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct TransformTests {
    private typealias Command = DisplayList.Item.Command

    @Test(arguments: 1...30)
    func `a transformed shape equals the shape of its transformed path`(seed: Int) throws {
        var random = Seeded(seed)
        let transform = random.transform()
        let shape = random.rect(radius: 3)
        let turned = try DisplayList(40, 40, [.pushTransform(.init(transform)), .fillRect(shape, .black)]).painted()
        let path = try DisplayList(40, 40, [.fillPath(shape.path.applying(transform), .nonzero, .black)]).painted()
        #expect(turned == path)
        let clip: [Command] = [.pushTransform(.init(transform)), .pushClip(shape), .pop, .pop]
        let inside: [Command] = Array(clip.prefix(2)) + [.fillRect(rect(-900, -900, 2000, 2000), .black)]
        #expect(try DisplayList(40, 40, inside).painted().largestDifference(from: path) <= 1)
    }

    @Test func `translation and scaling keep the fast paths`() throws {
        let space = CoordinateMapping(ProjectionTransform(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)))
        #expect(
            Command.fillRect(rect(1, 1, 5, 5, radius: 2), .black).placed(in: space)
                == .fillRect(rect(5, 6, 10, 10, radius: 4), .black))
        let letters = try DisplayList(
            40, 40, [.pushTransform(space.transform), text([3], size: 10, at: Point(x: 1, y: 12))]
        ).painted()
        #expect(letters == (try DisplayList(40, 40, [text([3], size: 20, at: Point(x: 5, y: 28))]).painted()))
    }

    @Test(arguments: 1...20)
    func `rotated glyphs are drawn as outlines`(seed: Int) throws {
        var random = Seeded(seed)
        let transform = random.transform()
        let place = Point(x: 10, y: 20)
        let turned = try DisplayList(
            40, 40, [.pushTransform(.init(transform)), text([3], size: 20, at: place)]
        ).painted()
        let outline = rect(50, -200, 600, 900, radius: 250).path
            .applying(AffineTransform(a: 0.02, b: 0, c: 0, d: -0.02, tx: place.x, ty: place.y))
        let path = try DisplayList(40, 40, [.fillPath(outline.applying(transform), .nonzero, .black)]).painted()
        #expect(turned.largestDifference(from: path) <= 2)
    }

    @Test(arguments: 1...20)
    func `a rectangle in perspective equals the polygon of its corners`(seed: Int) throws {
        var random = Seeded(seed)
        let transform = ProjectionTransform.rotation(
            .degrees(random.double(-60...60)), x: random.double(-1...1), y: random.double(-1...1), z: 0.2,
            eyeDistance: 120
        ).about(Point(x: 20, y: 20))
        let shape = random.rect(radius: 0)
        let corners = [
            shape.rect.origin, Point(x: shape.rect.maxX, y: shape.rect.minY),
            Point(x: shape.rect.maxX, y: shape.rect.maxY), Point(x: shape.rect.minX, y: shape.rect.maxY),
        ].map(transform.apply)
        let turned = try DisplayList(40, 40, [.pushTransform(transform), .fillRect(shape, .black)]).painted()
        let flat = try DisplayList(40, 40, [.fillPath(polygon(corners), .nonzero, .black)]).painted()
        #expect(turned.largestDifference(from: flat) <= 1)
    }

    @Test func `areas behind the viewer are clipped`() throws {
        var transform = ProjectionTransform()
        transform.m13 = -0.05
        let list = DisplayList(40, 4, [.pushTransform(transform), .fillRect(rect(0, 0, 1000, 4), .black)])
        let row = try list.painted().row(1)
        #expect(row.allSatisfy { $0.alpha == 255 })
        let behind = DisplayList(40, 4, [.pushTransform(transform), .fillRect(rect(30, 0, 1000, 4), .black)])
        #expect(try behind.painted().pixels.allSatisfy { $0 == .clear })
    }

    @Test func `a transform ends with its pop`() throws {
        let move = Command.pushTransform(.init(.translation(x: 1, y: 0)))
        let fill = Command.fillRect(rect(0, 0, 1, 1), .black)
        #expect(try DisplayList(3, 1, [move, move, fill, .pop, .pop]).painted().art == ".. .. ##")
        #expect(try DisplayList(3, 1, [move, move, .pop, fill, .pop, fill]).painted().art == "## ## ..")
    }

    @Test(arguments: 1...30)
    func `a gradient is transformed with its shape`(seed: Int) throws {
        var random = Seeded(seed)
        let transform = random.transform()
        let gradient = GradientPaint(
            .radial(center: Point(x: 15, y: 20), startRadius: 2, endRadius: 22),
            stops: [.init(.red, location: 0), .init(.blue, location: 1)], transform: ProjectionTransform(transform))
        let fill = Command.fillRect(
            rect(-900, -900, 2000, 2000), Paint(GradientPaint(gradient.geometry, stops: gradient.stops)))
        let turned = try DisplayList(40, 40, [.pushTransform(.init(transform)), fill]).painted()
        let own = try DisplayList(40, 40, [.fillRect(rect(0, 0, 40, 40), Paint(gradient))]).painted()
        #expect(turned.largestDifference(from: own) <= 1)
    }
}

extension Seeded {
    /// Returns a random rotation, scale and reflection about the centre of a bitmap of 40 points.
    mutating func transform() -> AffineTransform {
        AffineTransform.rotation(.degrees(double(1...359)))
            .followed(by: .scale(x: double(0.5...2), y: double(-2 ... -0.5))).about(Point(x: 20, y: 20))
    }
}
