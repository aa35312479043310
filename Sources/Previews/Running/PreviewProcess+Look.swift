import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightTheming
import FramewrightVerification
import FramewrightViews

extension PreviewProcess {
    /// Plays steps on a preview, and gives what it shows then: the outline, remarks, and the image in a file or the
    /// findings of lint.
    func look(_ lookRequest: LookRequest, _ request: DrawRequest) throws -> JSONOutput {
        takeAsynchronousWork()
        try StoredValues.seedFromEnvironment()
        let device = request.conditions.device ?? Self.defaultDevice
        let preview = try preview(at: request.place, on: try viewport(of: device, scale: lookRequest.scale))
        var shown = try show(preview, in: request.conditions, scale: lookRequest.scale, size: lookRequest.size)
        shown.remarks += try awaitContexts(shown.session)
        try settle(shown.session)
        let stills = StillFiles(beside: request.output, limit: LookRequest.stillLimit)
        var events: [JSONOutput] = []
        for (number, group) in lookRequest.groups.enumerated() {
            try play(group, on: shown) { event in
                try event.output(in: number) { try still($0, of: shown, in: stills) }.map { events.append($0) }
            }
        }
        _ = try shown.session.layout()
        shown.takePreferredScheme()
        let layout = try shown.session.layout()
        if let failure = shown.appearance.failure { throw PreviewFailure(failure) }
        var members = try self.members(of: layout, in: shown.appearance) + [("events", .array(events))]
        if lookRequest.isLint {
            members.append(("findings", .array(try findings(of: layout, shown).map(\.output))))
        } else {
            try write(layout, to: request.output)
        }
        let remarks = shown.remarks + remarks(on: layout, shown.appearance, shown.session)
        return .object(members + [("remarks", .array(remarks.map { .string($0) }))])
    }

    /// Something that happens while steps are played.
    private enum LookEvent {
        case still(String, ScreenLayout)
        case remark(String)
        /// A step cannot be played.
        case failure(PlayError)

        /// Returns the event as JSON; nil for a still that is left out.
        @MainActor
        func output(
            in group: Int, still: (ScreenLayout) throws -> [(String, JSONOutput)]?
        ) throws -> JSONOutput? {
            let members: [(String, JSONOutput)]
            switch self {
            case .still(let name, let layout):
                guard let look = try still(layout) else { return nil }
                members = [("still", .string(name))] + look
            case .remark(let text): members = [("remark", .string(text))]
            case .failure(let error):
                members = [
                    ("step", .int(error.index)), ("problem", .string(error.problem)),
                    ("hint", .string("\(error.hint)")),
                ]
            }
            return .object([("group", .int(group))] + members)
        }
    }

    /// The frame rate at which steps are played. No frame is shown, so that it is the lowest.
    private static let rate = FrameRate(1, over: 100) ?? .sixty

    private func play(
        _ group: LookRequest.Group, on shown: Shown, report: @escaping (LookEvent) throws -> Void
    ) throws {
        let player = Player(shown.session, rate: Self.rate)
        do {
            try player.play(group.steps) { event in
                switch event {
                case .frame: break
                case .snapshot(let name, let layout): try report(.still(name, layout))
                case .remark(_, let text): try report(.remark(text))
                case .stepEnded: shown.takePreferredScheme()
                }
            }
        } catch let error as PlayError {
            return try report(.failure(error))
        }
        guard group.settles else { return }
        do {
            try player.play([.waitUntilSettled]) { _ in }
        } catch let error as PlayError {
            // An animation may repeat without end.
            try report(.remark(error.problem))
        }
    }

    /// Writes the image of a still, and returns its outline; nil if there are enough stills.
    private func still(
        _ layout: ScreenLayout, of shown: Shown, in files: StillFiles
    ) throws -> [(String, JSONOutput)]? {
        guard let file = files.next() else { return nil }
        try write(layout, to: file)
        return try members(of: layout, in: shown.appearance)
    }

    /// Returns the size and the outline of a layout. Its remarks are given apart.
    private func members(
        of layout: ScreenLayout, in appearance: PreviewAppearance
    ) throws -> [(String, JSONOutput)] {
        var outline = ScreenOutline(
            layout, findings: try PreviewLint.findings(of: layout, theme: appearance.theme, by: renderer))
        outline.remarks = []
        let viewport = layout.viewport
        return [
            ("width", .double(viewport.size.width)), ("height", .double(viewport.size.height)),
            ("scale", .double(viewport.scale)), ("outline", .array(outline.lines.map { .string($0) })),
        ]
    }

    private func write(_ layout: ScreenLayout, to path: String) throws {
        let options = PNG.Options(effort: .fast, scale: layout.viewport.scale)
        try OutputFile.writeRegular(try PNG.encode(try renderer.paintSparsely(layout), options), to: path)
    }

    /// Returns the findings of lint, by rules that compare several layouts only if `settings` require one.
    func findings(of layout: ScreenLayout, _ shown: Shown, settings: LintSettings) throws -> [Finding] {
        let required = PreviewLint.comparing.filter(settings.requires)
        guard required.isEmpty else { return try findings(of: layout, shown, settings, comparing: true) }
        return try findings(of: layout, shown, settings, comparing: false)
    }

    private func findings(
        of layout: ScreenLayout, _ shown: Shown, _ settings: LintSettings = LintSettings(), comparing: Bool = true
    ) throws -> [Finding] {
        let appearance = shown.appearance
        let plain = try PreviewLint.findings(of: layout, theme: appearance.theme, by: renderer, settings: settings)
        guard comparing else { return plain }
        // A view that cannot be made again is an error before it is laid out several times.
        func makeView() throws -> AnyView { AnyView(appearance.applied(to: try shown.preview.view())) }
        let first = try makeView()
        return try plain
            + PreviewLint.comparisons(
                in: layout.viewport, theme: appearance.theme, appearance.traits, by: renderer, settings: settings
            ) { (try? makeView()) ?? first }
    }
}

extension PreviewProcess.Shown {
    /// Shows the views in the colour scheme that they have come to prefer.
    @MainActor
    fileprivate func takePreferredScheme() {
        guard appearance.takePreferredScheme() else { return }
        session.use(appearance.theme)
        session.use(appearance.traits)
    }
}

/// The files of stills beside an image: `still-0.png` and so on.
@MainActor
final class StillFiles {
    private let folder: String
    private let limit: Int
    private var count = 0

    init(beside image: String, limit: Int) { (folder, self.limit) = (Folder.prefix(of: image), limit) }

    /// Returns the next path; nil if there are enough.
    func next() -> String? {
        guard count < limit else { return nil }
        count += 1
        return Self.path(of: count - 1, in: folder)
    }

    /// Returns the path of a still.
    ///
    /// - Parameter folder: The folder with a slash at its end.
    nonisolated static func path(of index: Int, in folder: String) -> String { "\(folder)still-\(index).png" }
}
