import Foundation
import Framewright
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

@MainActor
struct AnimationSnapshotTests {
    private let folder = AnimationFolder()

    @Test(arguments: [1, 2, 7]) func `a recorded animation verifies on any number of threads`(jobs: Int) throws {
        _ = try folder.record(Box(), jobs: 8 - jobs)
        #expect(try folder.verify(Box(), jobs: jobs).isSame)
    }

    @Test func `several threads record the same as one`() throws {
        _ = try folder.record(Box(), jobs: 1)
        let alone = try folder.manifest()
        _ = try folder.record(Box(), jobs: 5)
        #expect(try folder.manifest() == alone)
    }

    @Test func `an animation that passes again leaves no failure images`() throws {
        _ = try folder.record(Box())
        let images = try folder.failure(Box(duration: 0.25)).images
        #expect(!images.isEmpty && images.allSatisfy { InputFile.size(of: $0.path) != nil })
        #expect(try folder.verify(Box()).isSame)
        #expect(images.allSatisfy { InputFile.size(of: $0.path) == nil })
    }

    @Test func `recording distinguishes new, unchanged and changed`() throws {
        guard case .new = try folder.record(Box()), case .unchanged = try folder.record(Box()),
            case .changed = try folder.record(Box(duration: 0.25))
        else {
            Issue.record("mistaken")
            return
        }
    }

    @Test func `frame rate, count and runs of frames are stored`() throws {
        _ = try folder.record(Box())
        let animation = try #require(try folder.store(Box()).manifest.entries.first?.animation)
        // 6 frames of waiting and the one of the tap are equal, then 12 that move, then 12 that hold.
        #expect(animation.rate == .sixty && animation.count == animation.runs.map(\.count).reduce(0, +))
        #expect(animation.runs.first?.count == 7 && animation.runs.last.map { $0.count > 12 } == true)
        #expect(animation.runs.count == 13)
    }

    @Test func `a changed duration is reported with its first frame, in frames and seconds`() throws {
        _ = try folder.record(Box())
        let failure = try folder.failure(Box(duration: 0.25))
        #expect(failure.difference.firstFrame == 7)
        #expect(
            failure.difference.description.hasPrefix(
                """
                31 frames in 0.517 s became 34 frames in 0.567 s: 3 more
                frame 7, at 0.117 s, is the first that is not as recorded: 
                """))
        #expect(failure.changes.first == "since frame 6, which is as recorded:")
        #expect(failure.changes.dropFirst() == ["  box (Frame) moved 6 right"])
    }

    @Test func `a different animation leaves both strips and the bad frame with its neighbours`() throws {
        _ = try folder.record(Box())
        let images = try folder.failure(Box(duration: 0.25)).images
        #expect(images.map(\.subject) == ["recorded over actual", "frame 7 with those around it"])
        let strips = try PNGFile.read(try #require(images.first).path)
        #expect(strips.width == 8 * 320 + 7 * 8 && strips.height == 2 * 568 + 32)
        #expect(try PNGFile.read(try #require(images.last).path).width == 320)
    }

    @Test func `a single changed frame is named`() throws {
        _ = try folder.record(Box())
        let hash = try #require(try folder.store(Box()).manifest.entries.first?.animation?.runs[5].pixels)
        try folder.edit("1 \(hash)", "1 \(String(repeating: "0", count: 32))")
        let failure = try folder.failure(Box())
        #expect(failure.difference.firstFrame == 11 && failure.difference.count == 1)
        #expect(failure.difference.description.contains("frame 11, at 0.183 s, is the first that is not as recorded"))
        #expect(failure.changes == ["since frame 10, which is as recorded:", "  box (Frame) moved 8 right"])
    }

    @Test func `a missing frame at the end is reported`() throws {
        _ = try folder.record(Box())
        let failure = try folder.failure(Box(hold: 0.2 - 1.0 / 60))
        #expect(
            failure.difference.description
                == """
                31 frames in 0.517 s became 30 frames in 0.5 s: 1 fewer
                frame 30, at 0.5 s, is the first that only the recording has
                """)
        #expect(failure.images.map(\.subject) == ["recorded over actual"])
    }

    @Test func `another frame rate is reported`() throws {
        _ = try folder.record(Box())
        let failure = try folder.failure(Box(), fps: "30")
        #expect(failure.difference.firstFrame == nil)
        #expect(failure.difference.description.hasPrefix("60 frames a second became 30\n31 frames in 0.517 s became "))
        #expect(failure.images.map(\.subject) == ["recorded over actual"])
    }

    @Test func `a frame that comes later is compared with the one in its place`() throws {
        _ = try folder.record(Box())
        let failure = try folder.failure(Box(wait: 0.1 + 3.0 / 60))
        #expect(failure.difference.description.contains("what was recorded comes 3 frames later, as frame 10"))
        #expect(failure.changes.contains("instead of what was recorded:"))
        #expect(failure.images.map(\.subject).last == "expected | difference | actual of frame 7")
    }

    @Test func `an animation with lint findings at the end of a step is rejected`() throws {
        guard case .refused(let findings) = try folder.record(Box(caption: "cut short")) else {
            Issue.record("recorded")
            return
        }
        #expect(findings.map(\.rule) == [.truncatedText])
        #expect(findings.first?.description.hasPrefix("after step 3, wait until settled: truncated-text: ") == true)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/box"))
    }

    @Test func `a view that moves in from outside the screen is no finding`() throws {
        guard case .new = try folder.record(Box(hasVisitor: true)) else { Issue.record("refused"); return }
    }

    @Test(arguments: [(0.01, false), (1, true)])
    func `a timeline due within a frame counts as moving, one due later as at rest`(interval: Double, rests: Bool)
        throws
    {
        let device = try DeviceTable.shipped.device(named: "iphone-se-1")
        let session = try Session(
            TimelineView(.periodic(from: 0.0, by: interval)) { Text(verbatim: "\($0.seconds)") }, on: device,
            theme: .documented)
        _ = try session.layout()
        #expect(session.isAtRest(for: 1.0 / 60) == rests)
    }

    @Test func `findings at the start are reported`() throws {
        guard case .refused(let findings) = try folder.record(Box(captionBefore: "cut short")) else {
            Issue.record("recorded")
            return
        }
        #expect(findings.map(\.moment) == ["at the start"])
    }

    @Test func `animations are not recorded in continuous integration`() throws {
        var store = try folder.store(Box())
        let request = try #require(store.requests().first)
        #expect(throws: RecordError.continuousIntegration) { try store.record(request, isContinuousIntegration: true) }
    }

    @Test func `an edited or deleted strip fails even if the animation is correct`() throws {
        _ = try folder.record(Box())
        let path = "\(folder.path)/box/slide/iphone-se-1.documented.png"
        var strip = try PNGFile.read(path)
        strip[3, 3] = .clear
        try PNGFile.write(strip, to: path)
        guard case .manifestDisagrees = try folder.verify(Box()) else { Issue.record("not seen"); return }
        try FileManager.default.removeItem(atPath: path)
        guard case .missing = try folder.verify(Box()) else { Issue.record("not missed"); return }
    }

    @Test func `a step that fails is reported with the name of the animation`() throws {
        #expect { try folder.record(Box(target: "nothing")) } throws: { error in
            (error as? SnapshotError)?.message.hasPrefix("box/slide: ") == true
        }
    }

    /// Runs in a separate process, so that the memory of other tests does not count.
    @Test func `memory does not grow with the number of hashed frames`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let folder = AnimationFolder()
            _ = try folder.record(Box(duration: 1), jobs: 2)
            let before = residentKilobytes()
            _ = try folder.record(Box(duration: 12), jobs: 2)
            #expect(residentKilobytes() - before < 60_000, "720 frames kept would be 520,000")
        }
    }
}
