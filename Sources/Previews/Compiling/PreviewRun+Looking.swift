import FramewrightDocuments
import FramewrightDrawing
import FramewrightVerification

extension PreviewRun {
    /// The largest image of a look in bytes.
    private static let largestImage = 32 << 20

    /// The response to a request, with remarks as the process gives them.
    struct LookResponse: Sendable {
        let screen: PreviewLook.Screen
        let remarks: [String]
        let findings: [Finding]
        let events: [PreviewLook.Event]
    }

    /// Plays steps on a preview, and returns what it shows then. Returns the reason if it cannot be drawn.
    func look(
        _ preview: Listed, in conditions: PreviewConditions, _ lookRequest: LookRequest
    ) throws(PreviewError) -> Result<LookResponse, DrawingFailure> {
        let request = DrawRequest(
            place: preview.place, conditions: conditions, output: "", animation: nil, resources: resources,
            look: lookRequest)
        return try draw(preview, by: request) { document, image in
            Self.look(in: document, image: image, isLint: lookRequest.isLint)
        }
    }

    /// Reads the response to a request and its images.
    private static func look(
        in document: JSONDocument, image: String, isLint: Bool
    ) -> Result<LookResponse, DrawingFailure> {
        guard let screen = Self.screen(document.root, image: isLint ? nil : image) else {
            return .failure(DrawingFailure(reason: "its image was removed, or has more than 32 MB"))
        }
        var stills = 0
        let events = document.root.list("events").compactMap { value -> PreviewLook.Event? in
            guard value["still"] != nil else { return Self.event(value, screen: nil) }
            guard stills < LookRequest.stillLimit else { return nil }
            defer { stills += 1 }
            let path = StillFiles.path(of: stills, in: Folder.prefix(of: image))
            return Self.screen(value, image: path).flatMap { Self.event(value, screen: $0) }
        }
        return .success(
            LookResponse(
                screen: screen, remarks: Self.remarks(in: document), findings: Self.findings(in: document),
                events: events))
    }

    /// Reads a screen and its image; nil if there is no image. It is read without following links, which the code of
    /// the preview may have made.
    ///
    /// - Parameter image: The path of the image; nil if none was asked for.
    private static func screen(_ value: JSONValue, image: String?) -> PreviewLook.Screen? {
        let bytes = image.map { try? InputFile.read($0, limit: largestImage, isRegular: true) }
        guard bytes != .some(nil), let width = value["width"]?.double, let height = value["height"]?.double,
            let scale = value["scale"]?.double
        else { return nil }
        return PreviewLook.Screen(
            outline: value.texts("outline").map { $0.printable() }, image: (bytes ?? nil) ?? [],
            size: Size(width: width, height: height), scale: scale)
    }

    private static func event(_ value: JSONValue, screen: PreviewLook.Screen?) -> PreviewLook.Event? {
        guard let group = value["group"]?.integer else { return nil }
        if let name = value["still"]?.string, let screen {
            return PreviewLook.Event(group: group, kind: .still(name, screen))
        }
        if let text = value["remark"]?.string { return PreviewLook.Event(group: group, kind: .remark(text)) }
        guard let step = value["step"]?.integer, let problem = value["problem"]?.string else { return nil }
        return PreviewLook.Event(
            group: group, kind: .failure(step: step, problem: problem, hint: value["hint"]?.string ?? ""))
    }
}

extension JSONValue {
    fileprivate var double: Double? { if case .number(let number) = content { number.double } else { nil } }
}
