import Framewright

extension SnapshotStore {
    /// Layouts waiting for each thread that paints: memory stays the same however many pictures there are.
    private static let layoutsPerJob = 4

    /// Renders pictures and compares them with their recordings, bit for bit.
    ///
    /// A difference leaves its strip below `failures`. Where that is the folder's own, what earlier verifications left there of a
    /// request goes before it is compared, what they left of others stays. Outcomes are in the order of the requests.
    ///
    /// - Parameters:
    ///   - jobs: threads that paint and compare, 1 to 1024; views are laid out on the main actor.
    ///   - regenerates: of a folder of hashes, keeps the pictures that are as recorded, so that later failures can show them.
    ///   - progress: is given the outcomes there are, but for the last time; what it throws ends the work.
    @MainActor
    public func verify(
        _ requests: [SnapshotRequest], failures: String, jobs: Int = 1, regenerates: Bool = false,
        progress: ([SnapshotOutcome]) throws -> Void = { _ in }
    ) throws -> [SnapshotOutcome] {
        precondition((1...1024).contains(jobs), "1 to 1024 threads verify, not \(jobs)")
        guard !regenerates || settings.references == .hashes else { throw SnapshotError.nothingToRegenerate }
        var outcomes: [SnapshotOutcome] = []
        if settings.references == .films {
            for request in requests {
                removeFailures(of: request, in: failures)
                outcomes.append(try verifyFilm(request, failures: failures, jobs: jobs))
                if outcomes.count < requests.count { try progress(outcomes) }
            }
            return outcomes
        }
        for start in stride(from: 0, to: requests.count, by: jobs * Self.layoutsPerJob) {
            let batch = requests[start..<min(start + jobs * Self.layoutsPerJob, requests.count)]
            let recorded = try batch.compactMap { request in try recording(request) }
            for request in batch { removeFailures(of: request, in: failures) }
            let results = recorded.concurrentMap(jobs: jobs) { recording in
                Result { try compare(recording, failures: failures, keepsPictures: regenerates) }
            }
            var answers = results.makeIterator()
            for request in batch {
                outcomes.append(manifest[request.file] == nil ? .missing : try answers.next()?.get() ?? .missing)
            }
            if outcomes.count < requests.count { try progress(outcomes) }
        }
        return outcomes
    }

    /// As above, for one picture.
    @MainActor
    public func verify(_ request: SnapshotRequest, failures: String) throws -> SnapshotOutcome {
        try verify([request], failures: failures)[0]
    }

    /// A picture laid out, and what is known of its recording.
    struct Recording: Sendable {
        let request: SnapshotRequest
        let entry: SnapshotManifest.Entry
        let layout: ScreenLayout
    }

    @MainActor
    private func recording(_ request: SnapshotRequest) throws -> Recording? {
        guard let entry = manifest[request.file] else { return nil }
        return Recording(request: request, entry: entry, layout: try layout(request))
    }
}
