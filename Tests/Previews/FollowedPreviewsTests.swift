import FramewrightDocuments
import Synchronization
import Testing

@testable import FramewrightPreviews

/// Sources that are compiled when they are asked for; without a compiler, which is never reached.
struct FollowedPreviewsTests {
    private func previews(of folder: String) throws -> FollowedPreviews {
        var maker = PreviewMaker(
            kit: PreviewKit(modules: "/none", library: "/none", runner: "/usr/bin/env", macros: "/none", options: []),
            cache: try PreviewCache("\(folder)/cache"))
        maker.isolation = .unsandboxed
        return FollowedPreviews(["\(folder)/sources"], maker: maker)
    }

    @Test func `an error is returned to every caller that asks, and sources are read again`() throws {
        let folder = try CapturedProcess.scratchFolder(in: "/tmp")
        defer { PreviewCache.remove(folder) }
        let previews = try previews(of: folder)
        previews.begin()
        for _ in 0..<2 {
            #expect(throws: PreviewError.self) { try previews.current { false } }
        }
    }

    @Test func `a caller that no longer waits gets no result, nor one after the end`() throws {
        let folder = try CapturedProcess.scratchFolder(in: "/tmp")
        defer { PreviewCache.remove(folder) }
        let previews = try previews(of: folder)
        #expect(throws: PreviewError.cancelled) { try previews.current { true } }
        #expect(!previews.isEnded)
        previews.end()
        #expect(throws: PreviewError.cancelled) { try previews.current { false } }
        #expect(previews.isEnded)
    }

    @Test func `a program is ended when its result is no longer needed`() throws {
        let asked = Mutex(0)
        #expect(throws: PreviewError.cancelled) {
            try CapturedProcess.run("sleep", ["60"], seconds: 60) {
                asked.withLock { asked in
                    asked += 1
                    return asked > 2
                }
            }
        }
        let result = try CapturedProcess.run("true", [], seconds: 60)
        #expect(result.status == 0 && !result.isTimedOut)
    }
}
