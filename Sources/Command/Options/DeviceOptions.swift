import ArgumentParser
import Framewright
import FramewrightDocuments

/// The option that adds the user's own devices.
struct DeviceFileOption: ParsableArguments {
    @Option(
        help: "A file of further devices, in the form of the shipped table.", completion: .file(extensions: ["json"]))
    var devicesFile: String?

    func table() throws -> DeviceTable {
        guard let devicesFile else { return .shipped }
        let bytes = try InputFile.read(devicesFile, limit: DeviceTable.fileSizeLimit)
        return DeviceTable.shipped.adding(try DeviceTable(parsing: bytes, file: devicesFile))
    }
}

/// The options that select a screen.
struct DeviceOptions: ParsableArguments {
    @Option(
        name: .customLong("device"), help: "A device's id, as framewright list devices shows. (default: iphone-15)",
        completion: .devices)
    var devices: [String] = []

    @OptionGroup var file: DeviceFileOption

    @Flag(help: "Hold the device sideways.")
    var landscape = false

    @Option(help: "A screen of this many points instead of a device, such as 500x900.")
    var size: String?

    @Option(help: "Pixels per point, 0.25 to 8. (default: the device's; 1 with --size)")
    var scale: Double?

    var device: String? { devices.last }

    func viewport() throws -> Viewport { try screen().viewport }

    /// The device's identifier or the size, as the user names the screen.
    var name: String { (size ?? device ?? "iphone-15") + (landscape ? ".landscape" : "") }

    /// Returns the screen, and its device if it has one.
    func screen() throws -> (viewport: Viewport, device: Device?) {
        let table = try file.table()
        if devices.count > 1 || device.map({ $0.contains("*") || $0.contains(",") }) ?? false {
            throw UsageError(
                message: "'\(devices.joined(separator: ", "))' stands for several devices",
                hint: "choose one; framewright matrix and framewright lint take several")
        }
        guard let size else {
            let device = try table.device(named: device ?? "iphone-15")
            return (try device.viewport(landscape ? .landscape : .portrait, scale: scale), device)
        }
        guard device == nil else {
            throw UsageError(message: "--size and --device both name a screen", hint: "leave one of them out")
        }
        let points = try Self.size(size)
        let turned = landscape ? Size(width: points.height, height: points.width) : points
        return (try Viewport(size: turned, scale: scale ?? 1), nil)
    }

    /// Parses a size such as `500x900`.
    static func size(_ text: String) throws -> Size {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            throw UsageError(message: "'\(text)' is no size", hint: "width x height in points, such as 500x900")
        }
        return Size(width: width, height: height)
    }
}
