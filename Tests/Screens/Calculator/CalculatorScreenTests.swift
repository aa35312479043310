import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

@MainActor
struct CalculatorScreenTests {
    private let reference = Size(width: 320, height: 568)

    /// Left and top of the documented touch areas of 80 x 80 points, and the circle's diameter.
    @Test(
        arguments: [
            ("7", 8, 123, 66), ("8", 82, 123, 66), ("9", 158, 123, 66), ("divide", 233, 123, 68), ("4", 7, 211, 66),
            ("5", 81, 211, 66), ("6", 157, 211, 66), ("multiply", 232, 211, 68), ("1", 7, 299, 66), ("2", 81, 299, 66),
            ("3", 157, 299, 66), ("subtract", 232, 299, 68), ("clear", 7, 387, 68), ("0", 81, 387, 66),
            ("point", 157, 387, 66), ("add", 232, 387, 68), ("equals", 81, 475, 68),
        ] as [(String, Double, Double, Double)])
    func `a key has the documented position and size`(key: String, x: Double, y: Double, diameter: Double) throws {
        let frame = try #require(
            try Screenshots.layout("calculator/result", size: reference).frame(of: "key-\(key)"))
        #expect(abs(frame.width - diameter) <= 0.5 && abs(frame.height - diameter) <= 0.5)
        #expect(abs(frame.midX - 40 - x) <= 0.5 && abs(frame.midY - 40 - y) <= 0.5)
    }

    @Test func `label and dark part have the documented frames, and the label's font 50 points`() throws {
        let layout = try Screenshots.layout("calculator/result", size: reference)
        #expect(layout.frame(of: "display") == Rect(x: 8, y: 28, width: 300, height: 87))
        #expect(layout.frame(of: "shade") == Rect(x: 0, y: 0, width: 320, height: 118))
        #expect(layout.fontSize(of: "20") == 50)
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-pro-12-9"], Orientation.allCases)
    func `keys are touchable circles in the documented order`(id: String, orientation: Orientation) throws {
        let viewport = try DeviceTable.shipped.device(named: id).viewport(orientation)
        let layout = try Screenshots.layout("calculator/result", in: viewport)
        let frames = try KeypadKey.all.map { try #require(layout.frame(of: "key-\($0.name)")) }
        #expect(frames.allSatisfy { abs($0.width - $0.height) <= 1.01 / viewport.scale && $0.width >= 44 })
        for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX <= next.minX || one.maxY <= next.minY) }
    }

    @Test func `on a wide screen the display stands beside the keypad`() throws {
        let layout = try Screenshots.layout("calculator/third", size: Size(width: 844, height: 390))
        let (display, keypad) = (layout.frame(of: "display"), layout.frame(of: "keypad"))
        #expect(try #require(display).maxX < #require(keypad).minX)
    }

    @Test func `beside a tablet's keypad the display's number is larger than the keys' signs`() throws {
        let layout = try Screenshots.layout("calculator/result", size: Size(width: 1366, height: 1024))
        let keys = try #require(layout.fontSize(of: "7"))
        #expect(try #require(layout.fontSize(of: "20")) >= 1.8 * keys)
        let (display, shade) = (layout.frame(of: "display"), layout.frame(of: "shade"))
        #expect(try #require(display).maxX < #require(shade).maxX)
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"])
    func `the display above the keypad ends with the keys`(id: String) throws {
        let layout = try Screenshots.layout(
            "calculator/result", in: DeviceTable.shipped.device(named: id).viewport())
        let (display, key) = (try #require(layout.frame(of: "display")), try #require(layout.frame(of: "key-add")))
        // Documented 2 points beyond the keys, with keys of 68.
        #expect(abs(display.maxX - key.maxX - 2 * key.width / 68) <= 1)
    }

    @Test(arguments: [
        (480.0, 320.0, 1.0), (480, 320, 2), (375, 667, 2), (844, 390, 3), (1366, 1024, 2), (2560, 1440, 1),
    ])
    func `columns and rows of keys are even to the pixel`(width: Double, height: Double, scale: Double) throws {
        let viewport = try Viewport(size: Size(width: width, height: height), scale: scale)
        let layout = try Screenshots.layout("calculator/result", in: viewport)
        let middles = { (keys: [String], path: KeyPath<Rect, Double>) in
            try keys.map { try #require(layout.frame(of: "key-\($0)"))[keyPath: path] }
        }
        for keys in [["7", "8", "9", "divide"], ["4", "5", "6", "multiply"], ["clear", "0", "point", "add"]] {
            let columns = try middles(keys, \.midX)
            let gaps = zip(columns, columns.dropFirst()).map { $1 - $0 }
            #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.5 / scale + 1e-6 }, "\(keys): \(gaps)")
        }
        for keys in [["8", "5", "2", "0", "equals"], ["divide", "multiply", "subtract", "add"]] {
            let rows = try middles(keys, \.midY)
            let gaps = zip(rows, rows.dropFirst()).map { $1 - $0 }
            #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.5 / scale + 1e-6 }, "\(keys): \(gaps)")
        }
        #expect(try middles(["7", "clear"], \.midX).max() == middles(["7", "clear"], \.midX).min())
    }

    @Test(arguments: [(1920.0, 1080.0), (2560, 1440), (1600, 2560)])
    func `keys stop growing on screens larger than a tablet's`(width: Double, height: Double) throws {
        let layout = try Screenshots.layout("calculator/result", size: Size(width: width, height: height))
        #expect(try #require(layout.frame(of: "key-7")).width <= 66 * 2.4 + 1)
        #expect(try #require(layout.frame(of: "keypad")).width <= 1366)
    }

    /// Measures the horizontal runs of ink in the display; their median is the stem width.
    @Test(arguments: ["zh-Hans", "zh-TW"])
    func `the error in Chinese has strokes as thin as those of the Latin word`(locale: String) throws {
        let (latin, chinese) = (try stem(of: "en"), try stem(of: locale))
        #expect(abs(chinese - latin) <= 0.15 * latin, "\(chinese) and \(latin) pixels")
    }

    private func stem(of locale: String) throws -> Double {
        let layout = try Screenshots.renderer.layout(
            Catalogue.documented.find("calculator/error").state.makeView(), in: Viewport(size: reference, scale: 8),
            theme: .shipped(named: "high-contrast"), traits: Traits(locale: locale))
        #expect(
            layout.tree.nodes.contains { $0.payload.label == CalculatorLanguage(tag: locale.lowercased()).error }
                || locale == "en")
        let bitmap = try Screenshots.renderer.paint(layout)
        var runs: [Int] = []
        for y in stride(from: 28 * 8, to: 115 * 8, by: 2) {
            var run = 0
            for x in (140 * 8)..<(319 * 8) {
                if bitmap[x, y].red < 128 {
                    run += 1
                } else {
                    if run > 0 { runs.append(run) }
                    run = 0
                }
            }
        }
        return Double(runs.sorted()[runs.count / 2])
    }

    @Test func `a right-to-left layout changes nothing`() throws {
        let viewport = try Viewport(size: reference, scale: 2)
        let scene = try Catalogue.documented.find("calculator/third").state
        let layouts = try ["en", "ar"].map {
            try Screenshots.renderer.layout(
                scene.makeView(), in: viewport, theme: .documented, traits: Traits(locale: $0))
        }
        #expect(layouts[0].tree.nodes.map(\.frame) == layouts[1].tree.nodes.map(\.frame))
    }

    @Test(arguments: [
        ("en", "Error", "−12.5"), ("zh-Hans", "错误", "−12.5"), ("zh-TW", "錯誤", "−12.5"), ("de", "Error", "−12,5"),
        ("de-CH", "Error", "−12.5"), ("es-MX", "Error", "−12.5"), ("es", "Error", "−12,5"),
    ])
    func `error and decimal separator are localized`(locale: String, error: String, number: String) {
        let language = CalculatorLanguage(tag: locale.lowercased())
        #expect(language.text(.error) == error)
        #expect(language.text(.number("-12.5")) == number)
    }

    @Test func `a held key is filled and its sign dark`() throws {
        let layout = try Screenshots.layout("calculator/pressed-operator", size: reference)
        let tokens = layout.tree.nodes.map(\.payload.description).filter { $0.contains("operator.pressed") }
        #expect(tokens.count == 2)
    }
}

extension ScreenLayout {
    /// Returns the actual font size of a text.
    func fontSize(of text: String) -> Double? {
        for item in displayList.items {
            if case .glyphs(let run, _) = item.command, run.text == text { return run.size }
        }
        return nil
    }
}
