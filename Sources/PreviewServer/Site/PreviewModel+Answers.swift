import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing

/// The answers that need no encoding on another thread.
extension PreviewModel {
    /// Performs an action and returns the new state.
    func act(_ prepare: Route.Preparation, _ body: [UInt8]) throws -> PreviewAnswer {
        let document = try JSONDocument(parsing: body.isEmpty ? Array("{}".utf8) : body, file: "the request")
        var reader = try document.node.object()
        let action = try prepare(self, &reader)
        // Nothing is done for a request that is not understood whole.
        try reader.finish()
        try action.run()
        return PreviewAnswer(json: try report(isBrief: action.isBrief).text)
    }

    /// Returns the current image in a form that is encoded fast, at a fraction of its size.
    func draft(_ query: [String: String]) throws -> PreviewAnswer {
        let sides = 1...PixelRuns.largestReduction
        guard let side = Int(query["reducedBy"] ?? "1"), sides.contains(side) else {
            throw PreviewError(
                400, "'\(query["reducedBy"] ?? "")' is nothing to reduce by",
                hint: "give a whole number of \(sides.lowerBound) to \(sides.upperBound)")
        }
        return PreviewAnswer(
            PixelRuns.encode(try frame().bitmap, reducedBy: side), type: "application/octet-stream")
    }

    /// Returns the view and the colour at a point.
    func spot(_ query: [String: String]) throws -> PreviewAnswer {
        let point = Point(x: try Self.number(query["x"], "x"), y: try Self.number(query["y"], "y"))
        guard let spot = try spot(at: point) else {
            throw PreviewError(400, "the screen has no such point", hint: "give points from its top left corner")
        }
        return PreviewAnswer(json: spot.report.text)
    }

    /// Reads a number of a query.
    static func number(_ text: String?, _ name: String) throws -> Double {
        guard let text, let number = Double(text), number.isFinite else {
            throw PreviewError(400, "\(name) is no number", hint: "give \(name)=12.5")
        }
        return number
    }
}
