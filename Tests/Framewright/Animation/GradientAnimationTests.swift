import Framewright
import Testing

@MainActor
struct GradientAnimationTests {
    /// Returns the descriptions of an animated gradient at several times, without its stops.
    private func way(_ kind: String, at times: [Double], _ gradient: @escaping (Bool) -> some View) throws -> [String] {
        let moving = try Moving { gradient($0.isOn) }
        try moving.set { $0.isOn = true }
        return try times.map { time in
            let figure = try #require(try moving.figures(kind, at: time).first)
            return String(figure.prefix { $0 != "[" }.dropFirst(kind.count + 1).dropLast())
        }
    }

    @Test func `the end points of a linear gradient are interpolated`() throws {
        let way = try way("LinearGradient", at: [0, 0.5, 1]) { isOn in
            LinearGradient(
                colors: [.black, .white], startPoint: isOn ? .topTrailing : .topLeading,
                endPoint: isOn ? .bottomTrailing : .topTrailing)
        }
        #expect(way == ["linear 0,0 to 1,0", "linear 0.5,0 to 1,0.5", "linear 1,0 to 1,1"])
    }

    @Test func `a full turn is animated although it ends where it began`() throws {
        let way = try way("AngularGradient", at: [0, 0.25, 0.5, 1]) { isOn in
            AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(isOn ? 360 : 0))
        }
        let angles = ["0deg to 360deg", "90deg to 450deg", "180deg to 540deg", "360deg to 720deg"]
        #expect(way == angles.map { "angular 0.5,0.5 from \($0)" })
    }

    @Test func `the angles of an angular gradient are interpolated`() throws {
        let way = try way("AngularGradient", at: [0.5]) { isOn in
            AngularGradient(
                colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(isOn ? 180 : 90))
        }
        #expect(way == ["angular 0.5,0.5 from 0deg to 135deg"])
    }

    @Test func `a dithered gradient stays dithered during an animation`() throws {
        let moving = try Moving { scenery in
            LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: scenery.isOn ? .bottom : .center)
                .dithered()
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("LinearGradient", at: 0.5).first?.contains("dithered") == true)
    }

    @Test func `centres and radii are interpolated`() throws {
        let round = try way("RadialGradient", at: [0, 0.5, 1]) { isOn in
            RadialGradient(
                colors: [.black, .white], center: isOn ? .trailing : .center, startRadius: isOn ? 10 : 0,
                endRadius: isOn ? 100 : 20)
        }
        #expect(
            round == ["radial 0.5,0.5 from 0 to 20", "radial 0.75,0.5 from 5 to 60", "radial 1,0.5 from 10 to 100"])
        let oval = try way("EllipticalGradient", at: [0.5]) { isOn in
            EllipticalGradient(colors: [.black, .white], endRadiusFraction: isOn ? 1 : 0.5)
        }
        #expect(oval == ["elliptical 0.5,0.5 from 0 to 0.75 of 1x1"])
    }

    @Test func `a spring that overshoots below zero keeps radii at zero`() throws {
        let moving = try Moving { scenery in
            RadialGradient(
                colors: [.black, .white], center: .center, startRadius: scenery.isOn ? 0 : 20, endRadius: 100)
        }
        try moving.set(.bouncy(duration: 1)) { $0.isOn = true }
        #expect(try moving.figures("RadialGradient", at: 0.85).first?.contains("from 0 to 100") == true)
    }

    @Test func `a different number of stops takes effect at once, including the geometry`() throws {
        let way = try way("LinearGradient", at: [0.5]) { isOn in
            LinearGradient(
                colors: isOn ? [.black, .white, .black] : [.black, .white], startPoint: .leading,
                endPoint: isOn ? .leading : .trailing)
        }
        #expect(way == ["linear 0,0.5 to 0,0.5"])
    }

    @Test func `unit points are interpolated`() {
        var point = UnitPoint.topLeading
        point.animatableData = (UnitPoint.bottomTrailing.animatableData).scaled(by: 0.5)
        #expect(point == .center)
    }
}
