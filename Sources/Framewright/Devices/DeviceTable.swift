public import FramewrightDocuments

/// Devices by id: the shipped table, and records of the user's own.
public struct DeviceTable: Hashable, Sendable {
    /// In the file's order.
    public private(set) var devices: [Device]

    /// Files beyond this are refused before they are read.
    public static let fileSizeLimit = 4 << 20

    /// The table that comes with the package.
    public static let shipped: DeviceTable = {
        do {
            return try DeviceTable(parsing: Array(deviceData.utf8), file: "devices.json")
        } catch {
            preconditionFailure("the shipped device table is tested to load: \(error)")
        }
    }()

    /// Reads an array of records in the shipped table's form.
    public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let document = try JSONDocument(
            parsing: bytes, file: file, limits: JSONLimits(bytes: Self.fileSizeLimit, depth: 8))
        devices = []
        for node in try document.node.array(count: 1...10_000) {
            let device = try Device(node)
            guard !devices.contains(where: { $0.id == device.id }) else {
                throw node.error(.duplicateKey, "two devices have the id \"\(device.id)\"", hint: "rename one")
            }
            devices.append(device)
        }
    }

    /// This table with another's records before it; an id in both is the other's.
    public func adding(_ other: DeviceTable) -> DeviceTable {
        var table = other
        table.devices += devices.filter { device in !other.devices.contains { $0.id == device.id } }
        return table
    }

    /// A device by its id. A store picture has the safe area and size classes of the device it shows.
    public func device(named id: String) throws(DeviceError) -> Device {
        guard var device = devices.first(where: { $0.id == id }) else {
            throw .unknown(id, suggestion: suggestion(for: id))
        }
        if let model = device.layoutDevice.flatMap({ id in devices.first { $0.id == id } }) {
            (device.portrait, device.landscape) = (model.portrait, model.landscape)
        }
        return device
    }

    /// The one that is called so but for case, else the newest that is called so and more, else the nearest. Newer devices
    /// stand further down, and users' own last.
    private func suggestion(for id: String) -> String? {
        let known = devices.reversed().map(\.id)
        let wanted = id.lowercased()
        let longer =
            id.isEmpty ? nil : known.first { $0.lowercased() == wanted } ?? known.first { $0.hasPrefix(wanted) }
        return longer ?? Suggestion.nearest(to: id, among: known)
    }
}
