import Framewright

extension SnapshotStore {
    /// The number of layouts prepared per thread in a batch, which bounds the memory use.
    private static let layoutsPerJob = 4

    /// Renders images or animations and compares them with their references.
    ///
    /// Writes a strip of a difference, or the painted image if the reference is missing or unreadable, below
    /// `failures`. If a scene fails, the others are still compared. If `failures` belongs to this folder, the files
    /// of earlier verifications of the same requests are removed first. The outcomes are in the order of the
    /// requests.
    ///
    /// - Parameters:
    ///   - jobs: The number of threads that paint and compare, 1 to 1024. Views are laid out on the main actor.
    ///   - regenerates: If true, a folder of hashes stores matching images, so that later failures can show them.
    ///   - progress: Receives the outcomes so far, except after the last batch. An error that it throws ends the work.
    @MainActor
    public func verify(
        _ requests: [SnapshotRequest], failures: String, jobs: Int = 1, regenerates: Bool = false,
        progress: ([SnapshotOutcome]) throws -> Void = { _ in }
    ) throws -> [SnapshotOutcome] {
        precondition((1...1024).contains(jobs), "1 to 1024 threads verify, not \(jobs)")
        guard !regenerates || settings.references == .hashes else { throw SnapshotError.nothingToRegenerate }
        guard settings.references != .animations else {
            return try verifyAnimations(requests, failures: failures, jobs: jobs, progress: progress)
        }
        var outcomes: [SnapshotOutcome] = []
        for start in stride(from: 0, to: requests.count, by: jobs * Self.layoutsPerJob) {
            let batch = requests[start..<min(start + jobs * Self.layoutsPerJob, requests.count)]
            let recordings = try batch.map { request in try result(of: request) { try recording(request) } }
            for request in batch { removeFailures(of: request, in: failures) }
            let store = self
            outcomes += try recordings.concurrentMap(jobs: jobs) { recording in
                Result { try store.outcome(recording, failures: failures, keepsImages: regenerates) }
            }.map { try $0.get() }
            if outcomes.count < requests.count { try progress(outcomes) }
        }
        return outcomes
    }

    @MainActor
    private func verifyAnimations(
        _ requests: [SnapshotRequest], failures: String, jobs: Int, progress: ([SnapshotOutcome]) throws -> Void
    ) throws -> [SnapshotOutcome] {
        var outcomes: [SnapshotOutcome] = []
        for request in requests {
            removeFailures(of: request, in: failures)
            let result = try result(of: request) { try verifyAnimation(request, failures: failures, jobs: jobs) }
            outcomes.append(result.outcome)
            if outcomes.count < requests.count { try progress(outcomes) }
        }
        return outcomes
    }

    /// Returns the result of `body`, or the error if it concerns only the scene. Rethrows other errors.
    private func result<Value>(
        of request: SnapshotRequest, _ body: () throws -> Value
    ) throws -> Result<Value, SceneFailure> {
        do {
            return .success(try body())
        } catch {
            guard let failure = SceneFailure(error, of: request.reference) else { throw error }
            return .failure(failure)
        }
    }

    private func outcome(
        _ recording: Result<Recording, SceneFailure>, failures: String, keepsImages: Bool
    ) throws -> SnapshotOutcome {
        switch recording {
        case .failure(let failure): return .failed(failure)
        case .success(let recording):
            return try result(of: recording.request) {
                try compare(recording, failures: failures, keepsImages: keepsImages)
            }.outcome
        }
    }

    /// Verifies one reference. Throws an error if its scene fails.
    @MainActor
    public func verify(_ request: SnapshotRequest, failures: String) throws -> SnapshotOutcome {
        let outcome = try verify([request], failures: failures)[0]
        if case .failed(let failure) = outcome { throw failure.error }
        return outcome
    }

    /// A laid-out screen with the manifest entry of its reference, nil if it was never recorded.
    struct Recording: Sendable {
        let request: SnapshotRequest
        let entry: SnapshotManifest.Entry?
        let layout: ScreenLayout
    }

    @MainActor
    private func recording(_ request: SnapshotRequest) throws -> Recording {
        Recording(request: request, entry: manifest[request.file], layout: try layout(request))
    }
}

extension Result<SnapshotOutcome, SceneFailure> {
    /// The outcome; that of a failed scene for an error.
    fileprivate var outcome: SnapshotOutcome {
        switch self {
        case .success(let outcome): outcome
        case .failure(let failure): .failed(failure)
        }
    }
}
