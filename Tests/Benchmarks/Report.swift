import FramewrightDocuments

/// Measurements as text and as JSON.
struct Report {
    let measurements: [Measurement]

    /// Returns one line per benchmark, with milliseconds and nanoseconds per node.
    static func line(_ measurement: Measurement) -> String {
        let cells = [
            "\(measurement.nodes)", "\(measurement.times.count)", rounded(measurement.minimum),
            rounded(measurement.median), rounded(measurement.maximum), rounded(measurement.nanosecondsPerNode),
        ]
        let columns = zip(cells, widths).map { padded($0, $1) }.joined()
        let ratio = measurement.ratio.map { "  \(rounded($0.value)) x \($0.base)" } ?? ""
        return measurement.name + spaces(nameWidth - measurement.name.count) + columns + ratio
    }

    static let header =
        "benchmark" + spaces(nameWidth - 9)
        + zip(["nodes", "runs", "min ms", "median", "max", "ns/node"], widths).map { padded($0, $1) }.joined()

    var json: JSONOutput {
        .object([("benchmarks", .array(measurements.map(Self.json)))])
    }

    private static func json(_ measurement: Measurement) -> JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("name", .string(measurement.name)), ("summary", .string(measurement.summary)),
            ("nodes", .int(measurement.nodes)), ("runs", .int(measurement.times.count)),
            ("minMs", .double(measurement.minimum)), ("medianMs", .double(measurement.median)),
            ("maxMs", .double(measurement.maximum)), ("nsPerNode", .double(measurement.nanosecondsPerNode)),
        ]
        if let ratio = measurement.ratio {
            members += [("base", .string(ratio.base)), ("perNodeRatio", .double(ratio.value))]
        }
        return .object(members)
    }

    private static let nameWidth = 30
    private static let widths = [10, 8, 10, 10, 10, 10]

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    private static func padded(_ text: String, _ width: Int) -> String { spaces(width - text.count) + text }

    /// Returns a number with three decimal places.
    private static func rounded(_ number: Double) -> String {
        let thousandths = Int((number * 1000).rounded())
        let fraction = "\(thousandths % 1000)"
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
}
