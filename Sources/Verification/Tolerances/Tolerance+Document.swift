import FramewrightDocuments

extension Tolerance {
    /// Reads a tolerance. Consumes the members of the measure from `reader` and leaves any others.
    ///
    ///     {"kind": "channels", "limit": 2}      or "limit": {"red": 2, "green": 2, "blue": 4, "alpha": 0}
    ///     {"kind": "density", "limit": 3, "window": 16, "above": 1}
    ///     {"kind": "ciede2000" | "oklab" | "ssim", "limit": 1.5}
    init(_ name: String, _ reader: inout ObjectReader) throws(DocumentError) {
        let kind = try reader.required("kind").choice(ToleranceMeasure.Kind.self)
        let limit = try reader.required("limit")
        let measure: ToleranceMeasure
        switch kind {
        case .channels: measure = try Self.channels(limit)
        case .ciede2000: measure = .ciede2000(try limit.double(in: ToleranceMeasure.colorDistances))
        case .oklab: measure = .okLab(try limit.double(in: ToleranceMeasure.colorDistances))
        case .density:
            let side = try reader.optional("window")?.int(in: ToleranceMeasure.sides) ?? 16
            measure = .density(
                try limit.int(in: 0...side * side), side: side,
                above: try reader.optional("above")?.int(in: ToleranceMeasure.components) ?? 0)
        case .ssim: measure = .similarity(try limit.double(in: ToleranceMeasure.similarities))
        }
        self.init(name, measure, because: try reader.required("because").string(allowingEmpty: false))
    }

    /// Reads a tolerance of the manifest, which includes its name.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        let name = try reader.required("name").string(allowingEmpty: false)
        try self.init(name, &reader)
        try reader.finish()
    }

    var output: JSONOutput {
        .object(
            [("name", .string(name)), ("kind", .string(measure.kind.rawValue))] + measure.limits
                + [("because", .string(reason))])
    }

    private static func channels(_ limit: DocumentNode) throws(DocumentError) -> ToleranceMeasure {
        guard case .object = limit.value.content else {
            return .channels(try limit.int(in: ToleranceMeasure.components))
        }
        var reader = try limit.object()
        let measure = ToleranceMeasure.channels(
            red: try reader.int("red", in: ToleranceMeasure.components),
            green: try reader.int("green", in: ToleranceMeasure.components),
            blue: try reader.int("blue", in: ToleranceMeasure.components),
            alpha: try reader.int("alpha", in: ToleranceMeasure.components))
        try reader.finish()
        return measure
    }
}

extension ToleranceMeasure {
    fileprivate var limits: [(String, JSONOutput)] {
        switch self {
        case .channels(let red, let green, let blue, let alpha):
            [
                (
                    "limit",
                    .object([("red", .int(red)), ("green", .int(green)), ("blue", .int(blue)), ("alpha", .int(alpha))])
                )
            ]
        case .ciede2000(let limit), .okLab(let limit), .similarity(let limit): [("limit", .double(limit))]
        case .density(let limit, let side, let above):
            [("limit", .int(limit)), ("window", .int(side)), ("above", .int(above))]
        }
    }
}
