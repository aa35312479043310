import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Every scene on every device, both ways up: nothing cut, nothing overlapping, nothing under a notch.
@MainActor
struct LintTests {
    @Test(arguments: DeviceTable.shipped.devices.map(\.id))
    func `lint finds nothing in any scene on this device`(id: String) throws {
        let device = try DeviceTable.shipped.device(named: id)
        for orientation in Orientation.allCases {
            guard orientation == .portrait || (device.kind != .window && device.kind != .desktop) else { continue }
            let viewport = try device.viewport(orientation)
            for reference in Catalogue.documented.references {
                let findings = try Screenshots.layout(reference, in: viewport).findings()
                #expect(findings.isEmpty, "\(reference) \(orientation.rawValue): \(findings)")
            }
        }
    }

    @Test(arguments: Array(stride(from: 320.0, through: 1366, by: 61)))
    func `lint finds nothing at any height of this width`(width: Double) throws {
        for height in stride(from: 320.0, through: 1366, by: 83) {
            for reference in ["game2048/every-tile", "course-rank/nicknames"] {
                let findings = try Screenshots.layout(reference, size: Size(width: width, height: height)).findings()
                #expect(findings.isEmpty, "\(reference) \(width)x\(height): \(findings)")
            }
        }
    }
}
