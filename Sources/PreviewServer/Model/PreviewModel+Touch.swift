import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

extension PreviewModel {
    /// The kinds of touch in a request.
    private enum Touch: String, CaseIterable {
        case tap, doubleTap, longPress, swipe, drag, type
    }

    /// Parses a touch. The returned function throws if no view handles it.
    static func touch(_ reader: inout ObjectReader) throws -> @MainActor (Session) throws -> Void {
        let kind = try reader.required("kind").choice(Touch.self)
        switch kind {
        case .tap, .doubleTap:
            let target = try point(&reader)
            return { session in
                guard try session.tap(target, count: kind == .tap ? 1 : 2) else { throw nothingAnswers }
            }
        case .longPress:
            let target = try point(&reader)
            return { try $0.longPress(target) }
        case .swipe:
            let direction = try reader.required("direction").choice(Session.SwipeDirection.self)
            return { try $0.swipe(direction) }
        case .drag:
            let start = try point(&reader)
            let end = Point(x: try reader.double("toX", in: reach), y: try reader.double("toY", in: reach))
            let duration = try reader.optional("duration")?.double(in: 0...10) ?? 0.3
            return { try $0.drag(from: start, to: .point(end), duration: duration) }
        case .type:
            let text = try reader.string("text")
            return { session in
                guard try session.type(text) else {
                    throw PreviewError(409, "no field is being written in", hint: "tap a field first")
                }
            }
        }
    }

    private static let nothingAnswers = PreviewError(409, "nothing answers there", hint: "touch a control")
    /// The range of coordinates in points, larger than any screen.
    private static let reach = -20_000.0...20_000

    private static func point(_ reader: inout ObjectReader) throws -> TouchTarget {
        .point(Point(x: try reader.double("x", in: reach), y: try reader.double("y", in: reach)))
    }

    /// Returns all frames of the current animation. Plays it first if only one frame is up to date.
    func wholeAnimation() throws -> RecordedAnimation {
        try playWhole()
        guard let animation else {
            throw PreviewError(409, "no animation is shown", hint: "choose an animation first; stills are PNG")
        }
        return animation.played
    }
}

extension PreviewScreen {
    /// Returns the screen with the changes in a request.
    func changed(by reader: inout ObjectReader) throws -> PreviewScreen {
        var other = self
        if let scene = try reader.optional("scene")?.string() {
            other.scene = scene
            // Another scene has other states.
            if scene != self.scene { other.state = "" }
        }
        if let state = try reader.optional("state")?.string() { other.state = state }
        if let device = try reader.optional("device")?.string() { other.device = device }
        if let node = reader.optional("orientation") { other.orientation = try node.choice(Orientation.self) }
        if reader.keys.contains("context") { other.context = try reader.optional("context")?.string() }
        if let size = reader.optional("textSize") {
            let name = try size.string()
            guard let found = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
                throw PreviewError(400, "\(name) is no text size", hint: "xSmall to accessibility5")
            }
            other.traits.dynamicTypeSize = found
        }
        if let node = reader.optional("direction") {
            other.traits.layoutDirection = try node.choice(Side.self) == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let contrast = try reader.optional("increasedContrast")?.bool() {
            other.traits.colorSchemeContrast = contrast ? .increased : .standard
        }
        return other
    }

    private enum Side: String, CaseIterable { case leftToRight, rightToLeft }
}
