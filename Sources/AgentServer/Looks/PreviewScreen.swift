import Framewright
import FramewrightDocuments
import FramewrightPreviews

/// A preview that is shown: the steps that were played on it, which every look plays again.
@MainActor
final class PreviewScreen: OpenScreen {
    /// Draws the preview after groups of steps, with the code as it is now.
    typealias Draw = ([LookRequest.Group], ToolCall) throws -> (look: PreviewLook, notes: [String])

    /// The number of steps that are played again. Every look takes a few milliseconds longer for each.
    nonisolated static let stepLimit = 2_000

    private let draw: Draw
    private var groups: [LookRequest.Group] = []
    /// The look after the last steps, until it is asked for.
    private var latest: ScreenLook?

    init(draw: @escaping Draw) { self.draw = draw }

    func look(_ call: ToolCall) throws -> ScreenLook {
        if let latest {
            self.latest = nil
            return latest
        }
        let (look, notes) = try draw(groups, call)
        return ScreenLook(look.screen, notes: notes + failures(in: look))
    }

    func play(
        _ steps: [PlayStep], settles: Bool, _ call: ToolCall, report: @escaping (PlayReport) throws -> Void
    ) throws {
        latest = nil
        try check(steps)
        let played = groups + [LookRequest.Group(steps, settles: settles)]
        let (look, notes) = try draw(played, call)
        for event in look.events where event.group == groups.count {
            switch event.kind {
            case .still(let name, let screen): try report(.still(name, ScreenLook(screen)))
            case .remark(let text): try report(.remark(text.printable()))
            case .failure(let step, let problem, let hint):
                // The steps before it have had their effect.
                if step > 0 { groups.append(LookRequest.Group(Array(steps.prefix(step)))) }
                guard steps.indices.contains(step) else { break }
                throw PlayError(
                    index: step, step: steps[step],
                    reason: .reported(problem: problem.printable(), hint: hint.printable()))
            }
        }
        latest = ScreenLook(look.screen, notes: notes + failures(in: look))
        groups = played
    }

    /// Throws an error for steps that no preview takes, or that are too many.
    private func check(_ steps: [PlayStep]) throws {
        for (index, step) in steps.enumerated() {
            switch step {
            case .theme, .context:
                throw PlayError(
                    index: index, step: step,
                    reason: .reported(
                        problem: "a preview keeps the appearance in which it is opened",
                        hint: "open it with another theme or context"))
            default: break
            }
        }
        let count = groups.reduce(steps.count) { $0 + $1.steps.count }
        let length = groups.reduce(steps.length) { $0 + $1.steps.length }
        guard count <= Self.stepLimit, length <= LookRequest.lengthLimit else {
            throw PreviewLookError.tooManySteps
        }
    }

    /// Returns remarks on earlier steps that the code, as it is now, no longer answers.
    private func failures(in look: PreviewLook) -> [String] {
        look.events.compactMap { event in
            guard groups.indices.contains(event.group), case .failure(let index, let problem, _) = event.kind,
                groups[event.group].steps.indices.contains(index)
            else { return nil }
            let step = groups[event.group].steps[index]
            return "note: an earlier step, \(step), can no longer be played: \(problem)".printable()
        }
    }
}

extension ScreenLook {
    /// Creates a look at a preview.
    fileprivate init(_ screen: PreviewLook.Screen, notes: [String] = []) {
        self.init(
            notes: notes, outline: screen.outline, image: screen.image, size: screen.size, scale: screen.scale)
    }
}

extension [PlayStep] {
    /// The number of characters of the steps in a request, about.
    fileprivate var length: Int { reduce(0) { $0 + "\($1)".utf8.count + 100 } }
}
