package import Framewright
import FramewrightDocuments
package import FramewrightDrawing

/// A request to the process that draws a preview: to play steps, and to give what the preview shows then.
///
/// The process starts anew for every request, so the steps are all those since the preview was opened. Its clock, its
/// random source and its asynchronous work are the same in every run, so that the same steps lead to the same screen.
package struct LookRequest: Hashable, Sendable {
    /// Steps that are played one after the other, until one cannot be played.
    package struct Group: Hashable, Sendable {
        package var steps: [PlayStep]
        /// Whether the clock then runs until nothing moves any more, if all steps were played.
        package var settles: Bool

        package init(_ steps: [PlayStep], settles: Bool = false) { (self.steps, self.settles) = (steps, settles) }
    }

    /// The number of stills that are given; further ones are left out.
    package static let stillLimit = 20
    /// The number of characters of a request. The arguments of a process have a limit.
    package static let lengthLimit = 1_000_000

    /// The groups in order. A step that cannot be played ends its group only.
    package var groups: [Group] = []
    /// The size of the screen in points, instead of that of a device.
    package var size: Size?
    /// The pixels per point.
    package var scale = 1.0
    /// Whether the findings of all lint rules are given, instead of an image.
    package var isLint = false

    package init() {}
}

extension LookRequest {
    /// The limit of processor time in seconds beside that of an image.
    ///
    /// A step takes a few milliseconds; time that passes is played with up to 60 layouts a second. Lint lays the
    /// preview out in the other direction and in all text sizes.
    var additionalSeconds: Int {
        let steps = groups.flatMap(\.steps)
        let time = steps.reduce(0) { $0 + $1.length }
        return min(Self.longest, steps.count / 10 + Int(min(time, 1_000) / 10)) + (isLint ? 4 : 0)
    }

    /// The largest addition to the limit of processor time for steps, in seconds.
    private static let longest = 30

    /// The request as JSON.
    var output: JSONOutput {
        var members: [(String, JSONOutput)] = [
            (
                "groups",
                .array(
                    groups.map {
                        .object([("steps", .array($0.steps.map(\.output))), ("settles", .bool($0.settles))])
                    })
            ),
            ("scale", .double(scale)), ("isLint", .bool(isLint)),
        ]
        if let size { members += [("width", .double(size.width)), ("height", .double(size.height))] }
        return .object(members)
    }

    /// Reads what `output` wrote.
    init(_ node: DocumentNode) throws(DocumentError) {
        var reader = try node.object()
        for node in try reader.array("groups") {
            var members = try node.object()
            var group = Group([], settles: try members.bool("settles"))
            for step in try members.array("steps") { group.steps += try step.playSteps() }
            groups.append(group)
        }
        (scale, isLint) = (try reader.double("scale"), try reader.bool("isLint"))
        if let width = try reader.optional("width")?.double() {
            size = Size(width: width, height: try reader.double("height"))
        }
        try reader.finish()
    }
}

extension PlayStep {
    /// The time that passes on the preview's clock, in seconds.
    fileprivate var length: Double {
        switch self {
        case .longPress(_, let seconds), .wait(let seconds), .swipe(_, _, _, let seconds): seconds
        case .drag(_, _, let duration, let holding): duration + holding
        default: 0
        }
    }
}
