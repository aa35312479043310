public import FramewrightDocuments

/// Devices by identifier: the shipped table and the user's own records.
public struct DeviceTable: Hashable, Sendable {
    /// The devices, in the order of the file.
    public private(set) var devices: [Device]

    /// The maximum size of a device file in bytes. Larger files are rejected before they are read.
    public static let fileSizeLimit = 4 << 20

    /// The table that is shipped with the package.
    public static let shipped: DeviceTable = {
        do {
            return try DeviceTable(parsing: EmbeddedFile.devices.bytes, file: "devices.json")
        } catch {
            preconditionFailure("the shipped device table is tested to load: \(error)")
        }
    }()

    /// Reads a JSON array of records in the format of the shipped table.
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

    /// Returns this table with the records of another one in front. If both have an identifier, the other's record is
    /// used.
    public func adding(_ other: DeviceTable) -> DeviceTable {
        var table = other
        table.devices += devices.filter { device in !other.devices.contains { $0.id == device.id } }
        return table
    }

    /// Returns the device with an identifier. A store screenshot gets the safe area and size classes of the device it
    /// shows.
    public func device(named id: String) throws(DeviceError) -> Device {
        guard var device = devices.first(where: { $0.id == id }) else {
            throw .unknown(id, suggestion: suggestion(for: id))
        }
        if let model = device.layoutDevice.flatMap({ id in devices.first { $0.id == id } }) {
            (device.portrait, device.landscape) = (model.portrait, model.landscape)
        }
        return device
    }

    /// Returns the identifier that equals `id` but for case. Otherwise the newest one that begins with it, otherwise
    /// the nearest one. The table is searched backwards: newer devices come later, the user's last.
    private func suggestion(for id: String) -> String? {
        let known = devices.reversed().map(\.id)
        let wanted = id.lowercased()
        let longer =
            id.isEmpty ? nil : known.first { $0.lowercased() == wanted } ?? known.first { $0.hasPrefix(wanted) }
        return longer ?? Suggestion.nearest(to: id, among: known)
    }
}
