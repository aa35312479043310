import Foundation
import Framewright
import FramewrightTestSupport
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Lints every scene on every screen and with all settings: nothing truncated, nothing overlapping, nothing under a
/// notch.
///
/// With FRAMEWRIGHT_SLOW=1 every scene is combined with every size; otherwise each size tests a share of the scenes.
@MainActor
struct LintTests {
    @Test(arguments: Posture.all)
    func `lint finds nothing on any device, in either orientation`(posture: Posture) throws {
        let device = try DeviceTable.shipped.device(named: posture.id)
        let share = posture.isWhole ? Catalogue.documented.references : Self.share(posture.turn, of: 6)
        try expectNothing(in: device.viewport(posture.orientation), share)
    }

    /// Every theme on phones and tablets in either orientation; each scene is tested in some of the four times two
    /// screens.
    @Test(arguments: Self.designs.indices)
    func `lint finds nothing in any theme and context`(turn: Int) throws {
        let design = Self.designs[turn]
        let theme = try Theme.shipped(named: design.theme).selecting(context: design.context)
        for (place, id) in Self.phonesAndTablets.enumerated() {
            let device = try DeviceTable.shipped.device(named: id)
            for (side, orientation) in Orientation.allCases.enumerated() {
                let share = Self.share(turn + place + side, of: 6)
                try expectNothing(in: device.viewport(orientation), share, theme: theme)
            }
        }
    }

    @Test(arguments: DynamicTypeSize.allCases, LayoutDirection.allCases)
    func `lint finds nothing at any text size in either direction`(size: DynamicTypeSize, direction: LayoutDirection)
        throws
    {
        let traits = Traits(dynamicTypeSize: size, layoutDirection: direction)
        let turn = (DynamicTypeSize.allCases.firstIndex(of: size) ?? 0) * 2 + (direction == .rightToLeft ? 1 : 0)
        for (place, id) in Self.phonesAndTablets.enumerated() {
            let device = try DeviceTable.shipped.device(named: id)
            for (side, orientation) in Orientation.allCases.enumerated() {
                let share = Self.share(turn + 2 * place + side, of: size >= .accessibility1 ? 8 : 16)
                try expectNothing(in: device.viewport(orientation), share, traits)
            }
        }
    }

    @Test(arguments: Array(stride(from: 320.0, through: 1366, by: 61)))
    func `lint finds nothing at any height for this width`(width: Double) throws {
        for (row, height) in stride(from: 320.0, through: 1366, by: 83).enumerated() {
            let viewport = try Viewport(size: Size(width: width, height: height), scale: 2)
            try expectNothing(in: viewport, Self.share(row + Int(width) / 61, of: 24))
        }
    }

    @Test(arguments: ShippedTheme.allCases)
    func `text has sufficient contrast in every theme and context`(shipped: ShippedTheme) throws {
        let linter = Linter(LintSettings().only([.contrast]), renderer: Screenshots.renderer)
        for (turn, context) in ([nil] + shipped.theme.contexts).enumerated() {
            let theme = try shipped.theme.selecting(context: context)
            for (place, id) in ["iphone-se-1", "ipad-pro-12-9"].enumerated() {
                let viewport = try DeviceTable.shipped.device(named: id).viewport()
                for reference in Self.share(turn + place * 3, of: 8) {
                    let state = try Catalogue.documented.find(reference).state
                    let findings = try linter.findings(of: { state.makeView() }, in: viewport, theme: theme)
                    #expect(findings == [], "\(reference) in \(shipped) \(context ?? "")")
                }
            }
        }
    }

    @Test(arguments: Self.phonesAndTablets.indices, Orientation.allCases)
    func `no text on a screen is smaller at a larger text size`(place: Int, orientation: Orientation) throws {
        let linter = Linter(LintSettings().only([.shrinkingText]), renderer: Screenshots.renderer)
        let viewport = try DeviceTable.shipped.device(named: Self.phonesAndTablets[place]).viewport(orientation)
        for reference in Self.share(place * 2 + (orientation == .landscape ? 1 : 0), of: 4) {
            let state = try Catalogue.documented.find(reference).state
            let findings = try linter.findings(of: { state.makeView() }, in: viewport, theme: .documented)
            #expect(findings == [], "\(reference)")
        }
    }

    @Test func `screens are mirrored in right-to-left layouts, and boards are not`() throws {
        let linter = Linter(LintSettings().only([.rightToLeft, .mirrorSymmetry]), renderer: Screenshots.renderer)
        let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport()
        for reference in Catalogue.documented.references {
            let state = try Catalogue.documented.find(reference).state
            let findings = try linter.findings(of: { state.makeView() }, in: viewport, theme: .documented)
            #expect(findings == [], "\(reference)")
        }
    }

    /// Returns one in `count` references, a different share for every turn.
    private static func share(_ turn: Int, of count: Int) -> [String] {
        let count = isSlow ? 1 : count
        return Catalogue.documented.references.enumerated().filter { ($0.offset + turn) % count == 0 }.map(\.element)
    }

    private func expectNothing(
        in viewport: Viewport, _ references: [String], _ traits: Traits = Traits(), theme: Theme = .documented
    ) throws {
        for reference in references {
            let view = try Catalogue.documented.find(reference).state.makeView()
            let layout = try Screenshots.renderer.layout(view, in: viewport, theme: theme, traits: traits)
            let findings = layout.findings().filter(\.isError)
            if !findings.isEmpty {
                Issue.record("\(reference) \(viewport.size) \(theme.name) \(traits): \(findings)")
            }
        }
    }

    private nonisolated static let phonesAndTablets = ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"]

    /// All themes but the documented one, which is tested on every device.
    private nonisolated static let designs: [(theme: String, context: String?)] =
        ShippedTheme.allCases.filter { $0 != .documented }.flatMap { shipped in
            let contexts = shipped.theme.contexts
            return contexts.isEmpty ? [(shipped.rawValue, nil)] : contexts.map { (shipped.rawValue, $0) }
        }

    /// A device in an orientation. Of several devices with the same screen only the first.
    struct Posture: Sendable, CustomTestStringConvertible {
        let id: String
        let orientation: Orientation
        /// The index of the share of scenes, different for the two orientations.
        let turn: Int
        /// True if all scenes are tested: on screens with a single orientation, and on the smallest and a large one.
        let isWhole: Bool

        var testDescription: String { "\(id) \(orientation.rawValue)" }

        static let all: [Posture] = {
            var seen: Set<Viewport> = []
            return DeviceTable.shipped.devices.enumerated().flatMap { place, device in
                let sides = Orientation.allCases.enumerated().filter { _, orientation in
                    guard let viewport = try? device.viewport(orientation) else { return false }
                    return seen.insert(viewport).inserted
                }
                let isWhole = sides.count == 1 || ["iphone-se-1", "ipad-pro-13-m4"].contains(device.id)
                return sides.map { side, orientation in
                    Posture(id: device.id, orientation: orientation, turn: place + side, isWhole: isWhole)
                }
            }
        }()
    }
}
