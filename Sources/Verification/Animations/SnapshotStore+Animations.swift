import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

extension SnapshotStore {
    /// Plays an animation and records its frame hashes and strip, unless lint reports errors in a key frame.
    @MainActor
    mutating func recordAnimation(
        _ request: SnapshotRequest, _ allowances: [LintException], jobs: Int
    ) throws -> RecordOutcome {
        let animation = try animation(request)
        let (findings, fonts) = try inspect(animation, request)
        let verdict = Verdict(findings, allowances)
        guard verdict.refused.isEmpty else { return .refused(verdict.refused) }
        let hashes = try hashes(of: animation, request, jobs: jobs)
        let strip = try strip(of: animation, request, hashes)
        let (old, exceptions) = (manifest[request.file], RecordExceptions(allowed: verdict.allowed))
        let file = try file(of: strip, request)
        let entry = try entry(request, pixels: strip.contentHash, fonts: fonts, animation: hashes, exceptions)
        if let failure = write([(entry, file.bytes)], jobs: 1)[entry.file] { return .failed(failure) }
        let outcome = file.outcome
        return old?.animation == nil
            ? .new : old?.animation == hashes ? outcome.noting(exceptions, since: old) : .changed
    }

    /// Plays an animation and compares every frame with the recording.
    @MainActor
    func verifyAnimation(_ request: SnapshotRequest, failures: String, jobs: Int) throws -> SnapshotOutcome {
        let animation = try animation(request)
        guard let entry = manifest[request.file], let expected = entry.animation else {
            let hashes = try hashes(of: animation, request, jobs: jobs)
            return .missing(image: try writeFailureStrip(of: animation, request, hashes, in: failures))
        }
        guard try otherFonts(entry).isEmpty else { return .otherFonts(try environmentChanges(entry, request)) }
        let difference = AnimationDifference(
            expected: expected, actual: try hashes(of: animation, request, jobs: jobs))
        let mount = try composition(of: animation)
        switch try readImage(request.file, expected: FrameStrip(frame: mount.size).largestSize ?? mount.size) {
        case .image(let strip) where difference.isEmpty:
            return strip.contentHash == entry.pixels ? .same : .manifestDisagrees
        case .missing where difference.isEmpty:
            return .missing(image: try writeFailureStrip(of: animation, request, expected, in: failures))
        case .unreadable(let reason) where difference.isEmpty:
            return .unreadable(reason, image: try writeFailureStrip(of: animation, request, expected, in: failures))
        case .image(let strip):
            return .otherAnimation(
                try failure(
                    difference, of: animation, request: request, entry: entry, recorded: strip, failures: failures))
        case .missing, .unreadable:
            return .otherAnimation(
                try failure(
                    difference, of: animation, request: request, entry: entry, recorded: nil, failures: failures))
        }
    }

    /// Creates the animation of a request for its screen.
    @MainActor
    private func animation(_ request: SnapshotRequest) throws -> PlayableAnimation {
        let (scene, animation) = try catalogue.findAnimation(request.reference)
        let device = try devices.device(named: request.screen.device)
        let viewport = try device.viewport(request.screen.orientation, scale: scale(of: request.screen))
        return PlayableAnimation(
            animation.steps, on: device, in: viewport, theme: try theme(of: request.screen), rate: settings.rate,
            themes: themes
        ) { scene.makeView(of: animation) }
    }

    /// Hashes every frame, painted on up to `jobs` threads, without keeping the bitmaps.
    @MainActor
    private func hashes(of animation: PlayableAnimation, _ request: SnapshotRequest, jobs: Int) throws -> FrameHashes {
        precondition((1...1024).contains(jobs), "1 to 1024 threads paint, not \(jobs)")
        let exporter = Exporter(animation, renderer: renderer, options: ExportOptions(jobs: jobs))
        var hashes = FrameHashes(rate: animation.rate)
        try naming(request) {
            try exporter.forEachFrame("hashing", finish: { FrameHashes.hash(of: $0) }) { hash, frame in
                hashes.append(hash, count: frame.count)
            }
        }
        return hashes
    }

    @MainActor
    private func strip(of animation: PlayableAnimation, _ request: SnapshotRequest, _ hashes: FrameHashes) throws
        -> Bitmap
    {
        let moments = FrameStrip.moments(of: hashes.count)
        let frames = try frames(of: animation, request, at: moments)
        return try FrameStrip(frame: try composition(of: animation).size).sheet(
            moments.compactMap { frames[$0]?.bitmap })
    }

    /// Writes the strip of the actual animation below `failures`. Returns its path, or nil if it could not be
    /// written.
    @MainActor
    private func writeFailureStrip(
        of animation: PlayableAnimation, _ request: SnapshotRequest, _ hashes: FrameHashes, in failures: String
    ) throws -> String? {
        writeFailure(try strip(of: animation, request, hashes), at: path(of: .strips, request, in: failures))
    }

    @MainActor
    func composition(of animation: PlayableAnimation) throws -> FrameComposition {
        try Exporter(animation, renderer: renderer).composition()
    }

    /// A painted frame with its layout.
    struct PaintedFrame {
        let bitmap: Bitmap
        let layout: LayoutDocument
    }

    /// Plays an animation again and paints only the given frames.
    @MainActor
    func frames(of animation: PlayableAnimation, _ request: SnapshotRequest, at indices: [Int]) throws -> [Int:
        PaintedFrame]
    {
        let mount = try composition(of: animation)
        var frames: [Int: PaintedFrame] = [:]
        try naming(request) {
            try animation.play(by: renderer) { _, event in
                guard case .frame(let frame) = event else { return }
                let wanted = indices.filter { (frame.index..<frame.index + frame.count).contains($0) }
                guard !wanted.isEmpty else { return }
                let layout = try frame.layout()
                let painted = PaintedFrame(
                    bitmap: try renderer.paint(layout, in: mount),
                    layout: LayoutDocument(
                        layout, scene: request.reference, theme: frame.theme, traits: animation.traits))
                for index in wanted { frames[index] = painted }
            }
        }
        return frames
    }

    /// Lints the key frames, each finding once, and collects their fonts: before the first step, at the end of every
    /// step if nothing moves, and at the end of the animation. Moving views may overlap others or lie outside the
    /// screen.
    @MainActor
    private func inspect(
        _ animation: PlayableAnimation, _ request: SnapshotRequest
    ) throws -> (findings: [Finding], fonts: [FontID]) {
        var inspection = AnimationLint(
            linter: Linter(settings.lint, renderer: renderer), frameDuration: animation.rate.frameDuration.seconds)
        try naming(request) {
            var opening = animation
            opening.steps = []
            try inspection.look(at: try opening.play(by: renderer) { _, _ in }, "at the start")
            let end = try animation.play(by: renderer) { session, event in
                guard case .stepEnded(let step) = event else { return }
                try inspection.look(at: session, "after step \(step + 1), \(animation.steps[step])")
            }
            try inspection.look(at: end, "at the end", moving: true)
        }
        return (inspection.findings, inspection.fonts.sorted { $0.name < $1.name })
    }

    /// Adds the name of the animation to errors.
    @MainActor
    private func naming(_ request: SnapshotRequest, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as PlayError {
            throw SnapshotError.animation(request.reference, message: error.message, hint: error.hint)
        } catch let error as RecordingError {
            throw SnapshotError.animation(request.reference, message: error.message, hint: "\(error.hint)")
        } catch let error as RenderError {
            throw SnapshotError.scene(request.reference, error)
        }
    }
}

/// Collects the lint findings of an animation's key frames.
private struct AnimationLint {
    let linter: Linter
    let frameDuration: Double
    private(set) var findings: [Finding] = []
    private(set) var fonts: Set<FontID> = []
    private var seen: Set<Finding> = []

    init(linter: Linter, frameDuration: Double) { (self.linter, self.frameDuration) = (linter, frameDuration) }

    /// Collects the fonts, and lints the session if the next frame is the same or `moving` is true.
    @MainActor
    mutating func look(at session: Session, _ moment: String, moving: Bool = false) throws(RenderError) {
        let layout = try session.layout()
        fonts.formUnion(layout.fonts)
        guard moving || session.isAtRest(for: frameDuration) else { return }
        for var finding in try linter.findings(layout, theme: session.theme) where seen.insert(finding).inserted {
            finding.moment = moment
            findings.append(finding)
        }
    }
}
