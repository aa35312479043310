// snippet: Snapshot tests
import Framewright
import FramewrightTesting
import Models
import Testing

@testable import Drawing

@MainActor
struct WeatherTests {
    @Test(arguments: SnapshotDevice.phones)
    func `tomorrow fits on every phone`(device: SnapshotDevice) {
        expectSnapshot(of: WeatherScreen(forecast: Forecast(city: "Oslo", degrees: -7)), on: device)
    }
    // end

    @Test func `a long name wraps`() {
        let forecast = Forecast(city: "Llanfairpwllgwyngyll by the Sea", degrees: 17)
        expectSnapshot(of: WeatherScreen(forecast: forecast), on: .iphoneSE1)
    }
    // snippet: Snapshot tests
}
// end
