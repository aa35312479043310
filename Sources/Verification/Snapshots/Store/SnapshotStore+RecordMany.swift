import Framewright
import FramewrightDrawing

extension SnapshotStore {
    /// Screens laid out and looked at for each thread: enough that few wait for the slowest picture of a batch.
    private static let layoutsPerJob = 8

    /// As the recording of one, for many: views are laid out and linted on the main actor, pictures painted and written
    /// by `jobs` threads.
    ///
    /// - Parameter tell: gets every outcome, in the order of the requests. Before an error is thrown, it gets those of the
    ///   pictures that are on the disk by then. What it throws ends the recording after the pictures under way.
    @MainActor
    public mutating func record(
        _ requests: [SnapshotRequest], _ terms: RecordTerms = RecordTerms(), isContinuousIntegration: Bool,
        jobs: Int, tell: (SnapshotRequest, RecordOutcome) throws -> Void
    ) throws {
        precondition((1...1024).contains(jobs), "1 to 1024 threads record, not \(jobs)")
        guard !isContinuousIntegration else { throw RecordError.continuousIntegration }
        if settings.references == .films {
            guard terms.tolerance == nil, terms.masks.isEmpty else {
                throw SnapshotError.noPictures("tolerances or masks")
            }
            for request in requests {
                try tell(request, try recordFilm(request, allowances(terms, of: request), jobs: jobs))
            }
            return
        }
        let count = jobs * Self.layoutsPerJob
        for start in stride(from: 0, to: requests.count, by: count) {
            try record(batch: requests[start..<min(start + count, requests.count)], terms, jobs: jobs, tell: tell)
        }
    }

    @MainActor
    private mutating func record(
        batch: ArraySlice<SnapshotRequest>, _ terms: RecordTerms, jobs: Int,
        tell: (SnapshotRequest, RecordOutcome) throws -> Void
    ) throws {
        // What comes before a request that can't be laid out is recorded all the same.
        var (sittings, failure) = ([Result<Sitting, Refusal>](), (any Error)?.none)
        for request in batch where failure == nil {
            do { sittings.append(try sitting(request, terms)) } catch { failure = error }
        }
        let store = self
        let results = sittings.concurrentMap(jobs: jobs) { sitting in
            Result { try store.picture(of: sitting.get()) }
        }
        for (request, result) in zip(batch, results) {
            do {
                let taken = try result.get()
                let outcome = taken.outcome.noting(taken.sitting.concessions, since: manifest[request.file])
                if let pixels = taken.pixels {
                    try note(request, pixels: pixels, fonts: taken.sitting.layout.fonts, taken.sitting.concessions)
                }
                try tell(request, outcome)
            } catch let refusal as Refusal {
                do { try tell(request, .refused(refusal.findings)) } catch { failure = failure ?? error }
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// A screen that may be recorded, laid out.
    private struct Sitting: Sendable {
        let request: SnapshotRequest
        let layout: ScreenLayout
        let concessions: Concessions
    }

    /// What lint found and nobody allowed.
    private struct Refusal: Error {
        let findings: [Finding]
    }

    private struct Taken: Sendable {
        let sitting: Sitting
        let outcome: RecordOutcome
        /// Of what was kept; nil where nothing was.
        let pixels: ContentHash?
    }

    @MainActor
    private func sitting(_ request: SnapshotRequest, _ terms: RecordTerms) throws -> Result<Sitting, Refusal> {
        let tolerance = try tolerance(terms, of: request)
        let layout = try layout(request)
        let state = try catalogue.find(request.reference).state
        let findings = try Linter(settings.lint.only(settings.lint.errors), renderer: renderer)
            .findings(layout, theme: try theme(of: request.screen), traits: traits) { state.makeView() }
        let verdict = Verdict(findings, allowances(terms, of: request))
        guard verdict.refused.isEmpty else { return .failure(Refusal(findings: verdict.refused)) }
        let masks = try masks(terms, of: request, on: layout)
        return .success(
            Sitting(
                request: request, layout: layout,
                concessions: Concessions(allowed: verdict.allowed, tolerance: tolerance, masks: masks)))
    }

    private func picture(of sitting: Sitting) throws -> Taken {
        let (request, layout) = (sitting.request, sitting.layout)
        let (mask, bitmap) = (PictureMask(sitting.concessions.masks, on: layout), try renderer.paint(layout))
        if let tolerance = sitting.concessions.tolerance,
            let mutant = try mutant(of: layout, bitmap, passing: tolerance, mask, request.file)
        {
            return Taken(sitting: sitting, outcome: .looseTolerance(tolerance, accepts: mutant), pixels: nil)
        }
        guard settings.references == .pictures else {
            let pixels = mask.covering(bitmap).contentHash
            return Taken(sitting: sitting, outcome: keepHash(pixels, of: request), pixels: pixels)
        }
        return Taken(sitting: sitting, outcome: try keep(bitmap, of: request), pixels: bitmap.contentHash)
    }
}
