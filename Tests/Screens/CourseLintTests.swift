import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Every state of the course app for everyone: small and large text, from the left and from the right, on screens of every
/// kind.
@MainActor
struct CourseLintTests {
    private nonisolated static let sizes: [DynamicTypeSize] = [.xSmall, .xxxLarge, .accessibility1, .accessibility3]
    private static let scenes = ["course-launch", "course-game", "course-rank", "course-colours"]

    @Test(arguments: sizes, LayoutDirection.allCases)
    func `lint finds nothing at any text size in either direction`(size: DynamicTypeSize, direction: LayoutDirection)
        throws
    {
        let traits = Traits(dynamicTypeSize: size, layoutDirection: direction)
        for viewport in try viewports() {
            for reference in references {
                let findings = try layout(reference, viewport, traits).findings()
                #expect(findings.isEmpty, "\(reference) \(viewport.size): \(findings)")
            }
        }
    }

    @Test(arguments: Array(stride(from: 320.0, through: 1366, by: 87)))
    func `lint finds nothing at any height of this width`(width: Double) throws {
        for height in stride(from: 320.0, through: 1366, by: 109) {
            let viewport = try Viewport(size: Size(width: width, height: height), scale: 2)
            for reference in references {
                let findings = try layout(reference, viewport, Traits()).findings()
                #expect(findings.isEmpty, "\(reference) \(width)x\(height): \(findings)")
            }
        }
    }

    private var references: [String] {
        Catalogue.documented.references.filter { reference in Self.scenes.contains { reference.hasPrefix("\($0)/") } }
    }

    private func viewports() throws -> [Viewport] {
        let devices = try ["iphone-se-1", "iphone-15", "ipad-pro-12-9"].flatMap { id in
            let device = try DeviceTable.shipped.device(named: id)
            return try Orientation.allCases.map { try device.viewport($0) }
        }
        return try devices + [Viewport(size: Size(width: 320, height: 480), scale: 2)]
    }

    private func layout(_ reference: String, _ viewport: Viewport, _ traits: Traits) throws -> ScreenLayout {
        let view = try Catalogue.documented.find(reference).state.makeView()
        return try Session(
            view, in: viewport, theme: .documented, traits: traits, renderer: Screenshots.renderer
        ).layout()
    }
}
