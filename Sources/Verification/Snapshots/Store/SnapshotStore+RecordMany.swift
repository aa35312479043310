import Framewright
import FramewrightDrawing

/// A reference that is drawn but not written.
package struct UnwrittenReference: Sendable {
    package let outcome: RecordOutcome
    /// The entry for the manifest; nil if it cannot be recorded.
    package var entry: SnapshotManifest.Entry?
    /// The bytes of the image file; nil if it is there already or none is kept.
    package var bytes: [UInt8]?
}

extension SnapshotStore {
    /// The number of screens prepared per thread in a batch: large enough that few threads wait for the slowest
    /// image.
    private static let layoutsPerJob = 8

    /// Records several references. Views are laid out and linted on the main actor; images are painted and written on
    /// `jobs` threads. If a scene fails, the others are still recorded.
    ///
    /// - Parameters:
    ///   - isInterrupted: Called before every image. Once it returns true, no further image is started.
    ///   - report: Receives every outcome, in the order of the requests. Before an error is thrown, it receives the
    ///     outcomes of the images written so far. If it throws an error, recording ends after the images in progress.
    @MainActor
    public mutating func record(
        _ requests: [SnapshotRequest], _ terms: RecordTerms = RecordTerms(), isContinuousIntegration: Bool,
        jobs: Int, isInterrupted: @Sendable () -> Bool = { false },
        report: (SnapshotRequest, RecordOutcome) throws -> Void
    ) throws {
        precondition((1...1024).contains(jobs), "1 to 1024 threads record, not \(jobs)")
        guard !isContinuousIntegration else { throw RecordError.continuousIntegration }
        if settings.references == .animations {
            guard terms.tolerance == nil, terms.masks.isEmpty else {
                throw SnapshotError.noImages("tolerances or masks")
            }
            for request in requests where !isInterrupted() {
                try record(animation: request, terms, jobs: jobs, report: report)
            }
            return
        }
        let count = jobs * Self.layoutsPerJob
        for start in stride(from: 0, to: requests.count, by: count) where !isInterrupted() {
            let batch = requests[start..<min(start + count, requests.count)]
            try record(batch: batch, terms, jobs: jobs, isInterrupted: isInterrupted, report: report)
        }
    }

    @MainActor
    private mutating func record(
        animation request: SnapshotRequest, _ terms: RecordTerms, jobs: Int,
        report: (SnapshotRequest, RecordOutcome) throws -> Void
    ) throws {
        do {
            try report(request, try recordAnimation(request, allowances(terms, of: request), jobs: jobs))
        } catch {
            guard let failure = SceneFailure(error, of: request.reference) else { throw error }
            try report(request, .failed(failure))
        }
    }

    @MainActor
    private mutating func record(
        batch: ArraySlice<SnapshotRequest>, _ terms: RecordTerms, jobs: Int, isInterrupted: @Sendable () -> Bool,
        report: (SnapshotRequest, RecordOutcome) throws -> Void
    ) throws {
        // Requests before an error that ends the recording are still recorded.
        var (prepared, failure) = ([Result<PreparedScreen, any Error>](), (any Error)?.none)
        for request in batch where failure == nil && !isInterrupted() {
            do {
                prepared.append(try prepare(request, terms))
            } catch {
                failure = error
            }
        }
        let store = self
        let painted = prepared.concurrentMap(jobs: jobs) { screen in
            isInterrupted() ? nil : Result { try store.paint(screen.get()) }
        }
        let unwritten = write(painted.compactMap { try? $0?.get().file }, jobs: jobs)
        for (request, result) in zip(batch, painted) {
            do {
                guard let image = try result?.get() else { continue }
                try report(request, unwritten[request.file].map { .failed($0) } ?? image.outcome)
            } catch let rejection as LintRejection {
                do { try report(request, .refused(rejection.findings)) } catch { failure = failure ?? error }
            } catch {
                guard let scene = SceneFailure(error, of: request.reference) else {
                    failure = failure ?? error
                    continue
                }
                do { try report(request, .failed(scene)) } catch { failure = failure ?? error }
            }
        }
        if let failure { throw failure }
    }

    /// A laid-out screen that passed lint.
    private struct PreparedScreen: Sendable {
        let request: SnapshotRequest
        let layout: ScreenLayout
        let exceptions: RecordExceptions
    }

    /// The lint findings that prevent a recording.
    private struct LintRejection: Error {
        let findings: [Finding]
    }

    private struct RecordedScreen: Sendable {
        let outcome: RecordOutcome
        /// The entry with the bytes of the file, nil if the file exists already; nil if the tolerance rejects the
        /// image.
        let file: (entry: SnapshotManifest.Entry, bytes: [UInt8]?)?
    }

    /// Lays a screen out and lints it.
    ///
    /// - Returns: The screen, or the reason why this screen cannot be recorded.
    /// - Throws: An error that ends the whole recording.
    @MainActor
    private func prepare(
        _ request: SnapshotRequest, _ terms: RecordTerms
    ) throws -> Result<PreparedScreen, any Error> {
        do {
            let tolerance = try tolerance(terms, of: request)
            let layout = try layout(request)
            let verdict = Verdict(try errors(of: request, layout), allowances(terms, of: request))
            guard verdict.refused.isEmpty else { return .failure(LintRejection(findings: verdict.refused)) }
            let masks = try masks(terms, of: request, on: layout)
            return .success(
                PreparedScreen(
                    request: request, layout: layout,
                    exceptions: RecordExceptions(allowed: verdict.allowed, tolerance: tolerance, masks: masks)))
        } catch SnapshotError.unknownView(let view, let file, let known)
            where terms.masks.contains(where: { $0.view == view })
        {
            // The mask was requested explicitly, so the error is wrong usage and not a failure of the scene.
            throw SnapshotError.unknownView(view, file: file, known: known)
        } catch {
            guard let failure = SceneFailure(error, of: request.reference) else { throw error }
            return .failure(failure)
        }
    }

    /// Returns the errors that lint finds on a screen. On previews, which may be drafts, only those of rules that the
    /// settings name.
    @MainActor
    private func errors(of request: SnapshotRequest, _ layout: ScreenLayout) throws -> [Finding] {
        if let subject { return subject.findings.filter { $0.isError && settings.lint.requires($0.rule) } }
        let state = try catalogue.find(request.reference).state
        return try Linter(settings.lint.only(settings.lint.errors), renderer: renderer)
            .findings(layout, theme: try theme(of: request.screen), traits: traits) { state.makeView() }
    }

    /// Draws the reference of a request, without writing it.
    @MainActor
    package func unwritten(_ request: SnapshotRequest, _ terms: RecordTerms) throws -> UnwrittenReference {
        do {
            let screen = try paint(try prepare(request, terms).get())
            return UnwrittenReference(outcome: screen.outcome, entry: screen.file?.entry, bytes: screen.file?.bytes)
        } catch let rejection as LintRejection {
            return UnwrittenReference(outcome: .refused(rejection.findings))
        } catch {
            guard let failure = SceneFailure(error, of: request.reference) else { throw error }
            return UnwrittenReference(outcome: .failed(failure))
        }
    }

    private func paint(_ screen: PreparedScreen) throws -> RecordedScreen {
        let (request, layout) = (screen.request, screen.layout)
        let (mask, bitmap) = (ImageMask(screen.exceptions.masks, on: layout), try renderer.paint(layout))
        if let tolerance = screen.exceptions.tolerance,
            let mutant = try mutant(of: layout, bitmap: bitmap, passing: tolerance, mask: mask, file: request.file)
        {
            return RecordedScreen(outcome: .looseTolerance(tolerance, accepts: mutant), file: nil)
        }
        let isKept = settings.references == .images
        let pixels = isKept ? bitmap.contentHash : mask.covering(bitmap).contentHash
        let (outcome, bytes) = isKept ? try file(of: bitmap, request) : (keepHash(pixels, of: request), nil)
        let entry = try entry(request, pixels: pixels, fonts: layout.fonts, screen.exceptions)
        return RecordedScreen(
            outcome: outcome.noting(screen.exceptions, since: manifest[request.file]), file: (entry, bytes))
    }
}
