import Framewright
import FramewrightDocuments
import Testing

struct DeviceTableTests {
    private let record = """
        {"id": "watch", "name": "Watch", "family": "x", "platform": "x", "kind": "phone", "year": null, "width_pt": 100,
         "height_pt": 120, "scale": 2, "width_px": 200, "height_px": 240, "native_px": null, "corner_radius": 0,
         "corner_curve": null, "cutout": "none", "check": "mine", "source": []}
        """

    private func table(_ text: String) throws(DocumentError) -> DeviceTable {
        try DeviceTable(parsing: Array(text.utf8), file: "mine.json")
    }

    @Test func `the shipped table has 99 records`() {
        #expect(DeviceTable.shipped.devices.count == 99)
    }

    @Test(arguments: DeviceTable.shipped.devices.map(\.id))
    func `every shipped device has a viewport, and a landscape one unless it is a window`(id: String) throws {
        let device = try DeviceTable.shipped.device(named: id)
        let upright = try device.viewport(.portrait)
        #expect(upright.pixelSize == device.pixelSize)
        if device.kind != .window, device.kind != .desktop {
            #expect(try device.viewport(.landscape).size == Size(width: device.size.height, height: device.size.width))
        } else {
            #expect(throws: DeviceError.self) { try device.viewport(.landscape) }
        }
    }

    @Test func `a store image has the safe area of its device`() throws {
        let picture = try DeviceTable.shipped.device(named: "store-ios-6-9")
        #expect(
            picture.portrait.safeArea == (try DeviceTable.shipped.device(named: "iphone-16-pro-max")).portrait.safeArea)
    }

    @Test func `insets are those up to iOS 18, rotated with the device`() throws {
        let phone = try DeviceTable.shipped.device(named: "iphone-15")
        #expect(try phone.viewport(.portrait).safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
        #expect(try phone.viewport(.landscape).safeAreaInsets == EdgeInsets(leading: 59, bottom: 21, trailing: 59))
    }

    @Test func `a user's record is added and overrides a shipped one`() throws {
        let mine = try table("[\(record), \(record.replacing("watch", with: "iphone-15"))]")
        let all = DeviceTable.shipped.adding(mine)
        #expect(all.devices.count == 100)
        #expect(try all.device(named: "iphone-15").name == "Watch")
    }

    @Test(arguments: [
        ("\"width_px\": 200", "\"width_px\": 201", "201x240 pixels are not 100x120 points at scale 2"),
        ("\"scale\": 2", "\"scale\": 1e9", "1e9 is out of range"),
        (
            "\"cutout\"",
            "\"safe_area_landscape\": {\"top\": 0, \"left\": 60, \"bottom\": 0, \"right\": 60}, \"cutout\"",
            "a safe area that leaves nothing of 120x100 points"
        ),
        ("\"kind\": \"phone\"", "\"kind\": \"fone\"", "fone"),
        ("\"name\"", "\"nam\"", "the key \"name\" is missing"), ("\"width_pt\": 100", "\"width_pt\": NaN", "NaN"),
    ])
    func `an invalid record is rejected with its position`(old: String, new: String, problem: String) throws {
        let error = #expect(throws: DocumentError.self) { try table("[\(record.replacing(old, with: new))]") }
        #expect(try #require(error).message.contains("mine.json:"))
        if !problem.contains("NaN") { #expect(try #require(error).message.contains(problem)) }
    }

    @Test(arguments: ["../x", "a/b", ".hidden", "Ünal", "A", "a b", ""])
    func `an id that is not a safe file name is rejected`(id: String) {
        #expect(throws: DocumentError.self) { try table("[\(record.replacing("watch", with: id))]") }
    }

    @Test func `a record needs an id, a name, a size and a scale, no more`() throws {
        let mine = try table(#"[{"id": "mine", "name": "My phone", "width_pt": 360.5, "height_pt": 800, "scale": 3}]"#)
        #expect(mine.devices[0].pixelSize == PixelSize(width: 1082, height: 2400))
    }

    @Test func `two records with one id are rejected`() {
        #expect(throws: DocumentError.self) { try table("[\(record), \(record)]") }
    }

    @Test(arguments: [
        ("iphone15", "iphone-15"), ("iphone-99", "iphone-17"), ("iphone-51", "iphone-15"), ("iphone", "iphone-air"),
        ("IPHONE-15", "iphone-15"),
        ("iPhone-16-pro-", "iphone-16-pro-max"),
    ])
    func `a mistyped device gets the nearest suggestion, the newest of equals`(typed: String, meant: String) throws {
        let error = #expect(throws: DeviceError.self) { try DeviceTable.shipped.device(named: typed) }
        #expect(try #require(error).hint == "did you mean '\(meant)'?")
    }
}
