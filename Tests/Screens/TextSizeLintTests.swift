import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Pet and brocade for people who want other text sizes or read from right to left, and in windows of any size.
@MainActor
struct TextSizeLintTests {
    nonisolated static let references = [
        "pet/counters", "pet/hungry", "brocade/puzzle", "brocade/introduction", "brocade/won", "brocade/create",
    ]
    nonisolated static let devices = [
        "iphone-se-1", "iphone-15", "iphone-15-pro-max", "ipad-mini-8-3", "ipad-pro-12-9",
    ]

    @Test(arguments: DynamicTypeSize.allCases.filter { $0 <= .accessibility3 }, devices)
    func `lint finds nothing at this text size, in either direction`(size: DynamicTypeSize, id: String) throws {
        let device = try DeviceTable.shipped.device(named: id)
        for orientation in Orientation.allCases {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let traits = Traits(dynamicTypeSize: size, layoutDirection: direction)
                for reference in Self.references {
                    let findings = try layout(reference, device.viewport(orientation), traits).findings()
                    #expect(findings.isEmpty, "\(reference) \(orientation.rawValue) \(direction): \(findings)")
                }
            }
        }
    }

    @Test(arguments: Array(stride(from: 320.0, through: 1366, by: 61)))
    func `lint finds nothing at any height of this width`(width: Double) throws {
        for height in stride(from: 320.0, through: 1366, by: 83) {
            for reference in Self.references {
                let viewport = try Viewport(size: Size(width: width, height: height))
                let findings = try layout(reference, viewport, Traits()).findings()
                #expect(findings.isEmpty, "\(reference) \(width)x\(height): \(findings)")
            }
        }
    }

    private func layout(_ reference: String, _ viewport: Viewport, _ traits: Traits) throws -> ScreenLayout {
        try Screenshots.renderer.layout(
            Catalogue.documented.find(reference).state.makeView(), in: viewport, theme: .documented, traits: traits)
    }
}
