import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// The 2048 skins and the calculator, for every reader: at all text sizes, from right to left, on screens of any size.
@MainActor
struct GamesLintTests {
    static let scenes = Catalogue.documented.scenes.filter {
        $0.name.hasPrefix("game2048") || $0.name == "calculator"
    }
    nonisolated static let devices = ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"]

    @Test(arguments: devices, DynamicTypeSize.allCases.filter { $0 <= .accessibility3 })
    func `lint finds nothing at this text size`(id: String, size: DynamicTypeSize) throws {
        try expectNothing(on: id, traits: Traits(dynamicTypeSize: size))
    }

    @Test(arguments: devices)
    func `lint finds nothing from right to left`(id: String) throws {
        try expectNothing(on: id, traits: Traits(locale: "ar"))
    }

    @Test(arguments: stride(from: 320.0, through: 1366, by: 149).map(\.self))
    func `lint finds nothing at any height of this width`(width: Double) throws {
        for height in stride(from: 320.0, through: 1366, by: 149) {
            try expectNothing(in: Viewport(size: Size(width: width, height: height), scale: 2), traits: Traits())
        }
    }

    private func expectNothing(on id: String, traits: Traits) throws {
        for orientation in Orientation.allCases {
            try expectNothing(
                in: DeviceTable.shipped.device(named: id).viewport(orientation), traits: traits)
        }
    }

    private func expectNothing(in viewport: Viewport, traits: Traits) throws {
        for scene in Self.scenes {
            for state in scene.states {
                let layout = try Screenshots.renderer.layout(
                    state.makeView(), in: viewport, theme: .documented, traits: traits)
                #expect(
                    layout.findings().isEmpty,
                    "\(scene.name)/\(state.name) \(viewport.size) \(traits): \(layout.findings())")
            }
        }
    }
}
