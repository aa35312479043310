import FramewrightDrawing
import Testing

@testable import FramewrightRaster

/// Repainting only the differences between two lists must give the same bitmap as painting the whole list.
struct DamageTests {
    private typealias Command = DisplayList.Item.Command

    /// Returns commands with some replaced, removed or inserted.
    private func changed(_ commands: [Command], _ random: inout Seeded) -> [Command] {
        var commands = commands
        for _ in 0..<1 + Int(random.double(0...2.9)) {
            let place = Int(random.double(0...Double(commands.count) - 0.01))
            let other = random.scene().randomElement(using: &random) ?? .pop
            switch random.double(0...4) {
            case 0..<2: commands[place] = other
            case 2..<3: commands.insert(other, at: place)
            default: if commands.count > 1 { commands.remove(at: place) }
            }
        }
        return commands
    }

    @Test(arguments: 1...200)
    func `repainting the differences equals painting anew`(seed: Int) throws {
        var random = Seeded(seed)
        var commands = random.scene() + random.scene()
        let background: SRGBColor? = seed % 3 == 0 ? nil : .white
        var painter = Painter(glyphs: BoxGlyphs())
        var list = DisplayList(40, 40, commands)
        var bitmap = try painter.paint(list, scale: 1.7, background: background)
        for _ in 0..<8 {
            commands = changed(commands, &random)
            let next = DisplayList(40, 40, commands)
            try painter.repaint(next, over: list, scale: 1.7, background: background, into: &bitmap)
            let isSame = try bitmap == next.painted(scale: 1.7, background: background)
            #expect(isSame)
            list = next
        }
    }

    private func list(_ commands: Command...) -> DisplayList { DisplayList(100, 100, commands) }

    private func scaled(_ scale: Double) -> Command {
        .pushTransform(ProjectionTransform(AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
    }

    private func damage(_ old: DisplayList, _ new: DisplayList) -> PixelRect? {
        Painter(glyphs: BoxGlyphs()).damage(from: old, to: new, scale: 1)
    }

    @Test func `a moved shape damages its old and its new area`() {
        let (page, box) = (Command.fillRect(rect(0, 0, 100, 100), .white), rect(10, 10, 10, 10))
        let old = list(page, .fillRect(box, .black), text([1], size: 10, at: Point(x: 80, y: 80)))
        let new = list(page, .fillRect(rect(30, 12, 10, 10), .black), text([1], size: 10, at: Point(x: 80, y: 80)))
        #expect(damage(old, new) == PixelRect(x: 9, y: 9, width: 32, height: 14))
        #expect(damage(old, old)?.isEmpty == true)
        #expect(damage(list(page), list(page, .fillRect(box, .black))) == PixelRect(x: 9, y: 9, width: 12, height: 12))
    }

    @Test(arguments: 1...60)
    func `layers, groups and blend modes are repainted correctly`(seed: Int) throws {
        var random = Seeded(seed)
        let modes: [BlendMode] = [.normal, .multiply, .sourceIn, .destinationOut, .plusLighter]
        let layer = DisplayList.Layer(
            opacity: seed % 3 == 0 ? 0.6 : 1, blendMode: modes[seed % modes.count], isIsolated: seed % 2 == 0,
            filters: seed % 7 == 0 ? [.blur(radius: 2)] : [])
        let (below, inside, above) = (random.scene(), random.scene(), random.scene())
        let old = DisplayList(40, 40, below + [.pushLayer(layer)] + inside + [.pop] + above)
        for _ in 0..<6 {
            let part = Int(random.double(0...2.9))
            let parts = [below, inside, above].enumerated().map { $0 == part ? moved($1, &random) : $1 }
            let new = DisplayList(40, 40, parts[0] + [.pushLayer(layer)] + parts[1] + [.pop] + parts[2])
            var painter = Painter(glyphs: BoxGlyphs())
            var bitmap = try painter.paint(old, scale: 2, background: .white)
            try painter.repaint(new, over: old, scale: 2, background: .white, into: &bitmap)
            let isSame = try bitmap == new.painted(scale: 2, background: .white)
            #expect(isSame)
        }
    }

    /// Moves one rectangle.
    private func moved(_ commands: [Command], _ random: inout Seeded) -> [Command] {
        commands.enumerated().map { index, command in
            guard index == 0, case .fillRect(_, let paint) = command else { return command }
            return .fillRect(random.rect(radius: 3), paint)
        }
    }

    @Test(arguments: 1...80)
    func `changed group openings are repainted correctly`(seed: Int) throws {
        var random = Seeded(seed)
        let (below, inside, above) = (random.scene(), random.scene(), random.scene())
        func commands(_ random: inout Seeded) -> [Command] {
            let openings: [Command] = [
                scaled(random.double(0.3...1.5)), .pushClip(random.rect(radius: 3)),
                .pushLayer(DisplayList.Layer(opacity: random.double(0.1...1))),
                .pushLayer(DisplayList.Layer(blendMode: .multiply)),
            ]
            let opened = openings.filter { _ in random.double(0...1) < 0.6 }
            return below + opened + inside + opened.map { _ in .pop } + above
        }
        var painter = Painter(glyphs: BoxGlyphs())
        var list = DisplayList(40, 40, commands(&random))
        var bitmap = try painter.paint(list, scale: 2, background: .white)
        for _ in 0..<6 {
            let next = DisplayList(40, 40, commands(&random))
            try painter.repaint(next, over: list, scale: 2, background: .white, into: &bitmap)
            let isSame = try bitmap == next.painted(scale: 2, background: .white)
            #expect(isSame)
            list = next
        }
    }

    @Test func `a changed clip, transform or layer damages its content`() {
        let (page, box) = (
            Command.fillRect(rect(0, 0, 100, 100), .white), Command.fillRect(rect(10, 10, 10, 10), .black)
        )
        let there = PixelRect(x: 9, y: 9, width: 12, height: 12)
        let (narrow, wide) = (Command.pushClip(rect(0, 0, 50, 50)), Command.pushClip(rect(0, 0, 60, 50)))
        #expect(damage(list(page, narrow, box, .pop), list(page, wide, box, .pop)) == there)
        let (faint, full) = (DisplayList.Layer(opacity: 0.5), DisplayList.Layer(opacity: 0.9))
        #expect(damage(list(page, .pushLayer(faint), box, .pop), list(page, .pushLayer(full), box, .pop)) == there)
        // Twice as large, beside a group that is unchanged.
        let group = [scaled(1), box, .pop]
        let larger = [scaled(2), box, .pop]
        let old = DisplayList(100, 100, [page] + group + [narrow] + group + [.pop])
        let new = DisplayList(100, 100, [page] + larger + [narrow] + group + [.pop])
        #expect(damage(old, new) == PixelRect(x: 9, y: 9, width: 32, height: 32))
        // The enclosing group is unchanged, the last group is removed.
        let nested = DisplayList(100, 100, [page, narrow] + group + [.pop])
        let gone = DisplayList(100, 100, [page, narrow, .pop])
        #expect(damage(nested, gone) == there)
    }

    @Test func `ten thousand nested groups and unbalanced lists are handled`() {
        let box = Command.fillRect(rect(10, 10, 10, 10), .black)
        let many = [Command](repeating: scaled(1), count: 10_000)
        let deep = many + [box] + many.map { _ in .pop }
        let other = many + [.fillRect(rect(10, 10, 10, 10), .white)] + many.map { _ in .pop }
        #expect(
            damage(DisplayList(100, 100, deep), DisplayList(100, 100, other))
                == PixelRect(x: 9, y: 9, width: 12, height: 12))
        #expect(damage(list(.pop, box), list(.pop, .pop, box)) != nil)
        #expect(damage(list(box, .pushClip(rect(0, 0, 9, 9))), list(.pushClip(rect(0, 0, 9, 9)), box)) != nil)
    }

    @Test func `a change under a shadow damages everything`() {
        let box = Command.fillRect(rect(10, 10, 10, 10), .black)
        let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)
        let shadow = Filter.dropShadow(Shadow(.black, radius: 5, offset: Point(x: 20, y: 20)))
        let layer = Command.pushLayer(DisplayList.Layer(filters: [shadow]))
        #expect(damage(list(layer, box, .pop), list(layer, .fillRect(rect(1, 1, 2, 2), .black), .pop)) == whole)
        #expect(damage(list(box), DisplayList(90, 100, [])) == nil)
    }
}
