import Foundation
import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Every scene on every screen and for everyone: nothing cut, nothing overlapping, nothing under a notch.
///
/// With FRAMEWRIGHT_SLOW=1 every scene meets every size; else each size takes its share of them.
@MainActor
struct LintTests {
    @Test(arguments: Posture.all)
    func `lint finds nothing on any device, either way up`(posture: Posture) throws {
        let device = try DeviceTable.shipped.device(named: posture.id)
        try expectNothing(in: device.viewport(posture.orientation), Catalogue.documented.references)
    }

    @Test(arguments: DynamicTypeSize.allCases.filter { $0 <= .accessibility3 }, LayoutDirection.allCases)
    func `lint finds nothing at any text size in either direction`(size: DynamicTypeSize, direction: LayoutDirection)
        throws
    {
        let traits = Traits(dynamicTypeSize: size, layoutDirection: direction)
        let turn = (DynamicTypeSize.allCases.firstIndex(of: size) ?? 0) * 2 + (direction == .rightToLeft ? 1 : 0)
        for (place, id) in ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"].enumerated() {
            let device = try DeviceTable.shipped.device(named: id)
            for (side, orientation) in Orientation.allCases.enumerated() {
                let share = Self.share(turn + 2 * place + side, of: size >= .accessibility1 ? 2 : 4)
                try expectNothing(in: device.viewport(orientation), share, traits)
            }
        }
    }

    @Test(arguments: Array(stride(from: 320.0, through: 1366, by: 61)))
    func `lint finds nothing at any height of this width`(width: Double) throws {
        for (row, height) in stride(from: 320.0, through: 1366, by: 83).enumerated() {
            let viewport = try Viewport(size: Size(width: width, height: height), scale: 2)
            try expectNothing(in: viewport, Self.share(row + Int(width) / 61, of: 8))
        }
    }

    /// One in `count` references, another share with every turn.
    private static func share(_ turn: Int, of count: Int) -> [String] {
        let count = ProcessInfo.processInfo.environment["FRAMEWRIGHT_SLOW"] == "1" ? 1 : count
        return Catalogue.documented.references.enumerated().filter { ($0.offset + turn) % count == 0 }.map(\.element)
    }

    private func expectNothing(in viewport: Viewport, _ references: [String], _ traits: Traits = Traits()) throws {
        for reference in references {
            let view = try Catalogue.documented.find(reference).state.makeView()
            let layout = try Screenshots.renderer.layout(view, in: viewport, theme: .documented, traits: traits)
            let findings = layout.findings()
            if !findings.isEmpty { Issue.record("\(reference) \(viewport.size) \(traits): \(findings)") }
        }
    }

    /// A device held one way. Of several with the same screen only the first.
    struct Posture: Sendable, CustomTestStringConvertible {
        let id: String
        let orientation: Orientation

        var testDescription: String { "\(id) \(orientation.rawValue)" }

        static let all: [Posture] = {
            var seen: Set<Viewport> = []
            return DeviceTable.shipped.devices.flatMap { device in
                Orientation.allCases.filter { orientation in
                    guard let viewport = try? device.viewport(orientation) else { return false }
                    return seen.insert(viewport).inserted
                }.map { Posture(id: device.id, orientation: $0) }
            }
        }()
    }
}
