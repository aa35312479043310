import Framewright
import FramewrightDocuments
import FramewrightVerification

/// A request to the process that draws previews.
struct DrawRequest: Hashable, Sendable {
    /// An animation from the moment in which the preview appears.
    struct Animation: Hashable, Sendable {
        /// The length in seconds.
        let duration: Double
        /// The frame rate as text.
        let rate: String
        let format: ExportFormat
    }

    /// The index of the preview's declaration, and its own in that declaration, such as `2.0`.
    let place: String
    let conditions: PreviewConditions
    /// The path of the image or animation to write.
    var output: String
    /// The animation to write instead of an image; nil for an image.
    let animation: Animation?
    /// The asset catalogues and files of translations.
    let resources: [String]
    /// The reference to compare the image with or to record; nil to write the image alone.
    var snapshot: PreviewSnapshotRequest?
    /// The steps to play before; nil to write the image alone.
    var look: LookRequest?
}

extension DrawRequest {
    /// The length of an argument in bytes. The system has a limit of 128 KB for each.
    private static let argumentLength = 100_000

    /// The request as arguments, which joined are its text.
    var arguments: [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        while start < bytes.count {
            var end = min(start + Self.argumentLength, bytes.count)
            // Characters are not divided.
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
            parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end
        }
        return parts
    }

    /// The request as JSON on one line.
    var text: String {
        var members = [
            ("place", JSONOutput.string(place)), ("conditions", conditions.output), ("output", .string(output)),
            ("resources", .array(resources.map { .string($0) })),
        ]
        if let animation {
            members.append(
                (
                    "animation",
                    .object([
                        ("duration", .double(animation.duration)), ("rate", .string(animation.rate)),
                        ("format", .string(animation.format.rawValue)),
                    ])
                ))
        }
        if let snapshot { members.append(("snapshot", snapshot.output)) }
        if let look { members.append(("look", look.output)) }
        return JSONOutput.object(members).text
    }

    /// Reads what `text` wrote; nil if it is not that.
    init?(_ text: String) {
        guard let document = try? JSONDocument(parsing: Array(text.utf8), file: "request"),
            let place = document.root["place"]?.string, let output = document.root["output"]?.string,
            let value = document.root["conditions"],
            let conditions = try? PreviewConditions(DocumentNode(document: document, value: value))
        else { return nil }
        let root = document.root
        (self.place, self.output, self.conditions) = (place, output, conditions)
        resources = root.texts("resources")
        animation = root["animation"].flatMap { value in
            guard case .number(let number)? = value["duration"]?.content, let duration = number.double,
                let rate = value["rate"]?.string, let format = value["format"]?.string.flatMap(ExportFormat.init)
            else { return nil }
            return Animation(duration: duration, rate: rate, format: format)
        }
        if let value = root["snapshot"] {
            guard let snapshotRequest = try? PreviewSnapshotRequest(DocumentNode(document: document, value: value))
            else { return nil }
            snapshot = snapshotRequest
        }
        if let value = root["look"] {
            guard let lookRequest = try? LookRequest(DocumentNode(document: document, value: value)) else { return nil }
            look = lookRequest
        }
    }
}
