import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightPreviews
import Testing

@testable import FramewrightAgentServer

/// The steps of a preview, which every look plays again; drawn by a function instead of a process.
@MainActor
struct PreviewScreenTests {
    /// Draws the steps as outlines, and reports what the test asks for.
    private final class Process {
        var groups: [[LookRequest.Group]] = []
        var events: [PreviewLook.Event] = []
        var failure: PreviewLookError?

        func draw(_ groups: [LookRequest.Group], _ call: ToolCall) throws -> (look: PreviewLook, notes: [String]) {
            self.groups.append(groups)
            if let failure { throw failure }
            return (PreviewLook(screen: Self.screen(groups), events: events), ["note: a stand-in"])
        }

        static func screen(_ groups: [LookRequest.Group]) -> PreviewLook.Screen {
            PreviewLook.Screen(
                outline: groups.flatMap(\.steps).map(\.description), image: [1], size: Size(width: 2, height: 1),
                scale: 1)
        }
    }

    private let process = Process()
    private let call = ToolCall()

    private func screen() -> PreviewScreen { PreviewScreen { [process] in try process.draw($0, $1) } }

    @Test func `a look after steps takes one process, and later ones play the steps again`() throws {
        let screen = screen()
        #expect(try screen.look(call).outline == [])
        try screen.play([.tap("a"), .type("b")], settles: true, call) { _ in }
        #expect(try screen.look(call).outline == ["tap 'a'", "type \"b\""])
        #expect(process.groups.count == 2)
        try screen.play([.swipe(.up)], settles: false, call) { _ in }
        #expect(try screen.look(call).notes == ["note: a stand-in"])
        #expect(try screen.look(call).outline.count == 3)
        #expect(process.groups.count == 4 && process.groups[3].map(\.settles) == [true, false])
    }

    @Test func `stills and remarks of the new steps are reported, not those of earlier ones`() throws {
        let screen = screen()
        try screen.play([.tap("a")], settles: false, call) { _ in }
        process.events = [
            PreviewLook.Event(group: 0, kind: .remark("old")), PreviewLook.Event(group: 1, kind: .remark("new")),
            PreviewLook.Event(group: 1, kind: .still("one", Process.screen([]))),
        ]
        var reports: [PlayReport] = []
        try screen.play([.tap("b"), .snapshot("one")], settles: false, call) { reports.append($0) }
        #expect(reports.count == 2 && reports[0] == .remark("new"))
    }

    @Test func `of steps that fail those before the failure stay, and the error names the step`() throws {
        let screen = screen()
        process.events = [
            PreviewLook.Event(group: 0, kind: .failure(step: 1, problem: "no view", hint: "did you mean 'c'?"))
        ]
        let error = #expect(throws: PlayError.self) {
            try screen.play([.tap("a"), .tap("b"), .tap("c")], settles: true, call) { _ in }
        }
        #expect(error?.message == "step 2 (tap 'b'): no view" && error?.hint.description == "did you mean 'c'?")
        process.events = []
        #expect(try screen.look(call).outline == ["tap 'a'"])
    }

    @Test func `steps that end the process are forgotten`() throws {
        let screen = screen()
        try screen.play([.tap("a")], settles: false, call) { _ in }
        process.failure = .failed("A/b", place: "A.swift:3", reason: "it ended by signal 4", hasSteps: true)
        let error = #expect(throws: PreviewLookError.self) {
            try screen.play([.tap("b")], settles: false, call) { _ in }
        }
        #expect(error?.message == "A.swift:3: A/b cannot be drawn: it ended by signal 4")
        process.failure = nil
        #expect(try screen.look(call).outline == ["tap 'a'"])
    }

    @Test func `an earlier step that changed code no longer answers is a note`() throws {
        let screen = screen()
        try screen.play([.tap("a"), .tap("b")], settles: false, call) { _ in }
        _ = try screen.look(call)
        process.events = [PreviewLook.Event(group: 0, kind: .failure(step: 1, problem: "no view", hint: ""))]
        #expect(
            try screen.look(call).notes == [
                "note: a stand-in", "note: an earlier step, tap 'b', can no longer be played: no view",
            ])
    }

    @Test func `themes, too many steps and too much text are errors`() throws {
        let screen = screen()
        #expect(throws: PlayError.self) { try screen.play([.context("dark")], settles: false, call) { _ in } }
        let steps = Array(repeating: PlayStep.tap("a"), count: PreviewScreen.stepLimit)
        try screen.play(steps, settles: false, call) { _ in }
        #expect(throws: PreviewLookError.tooManySteps) {
            try screen.play([.tap("a")], settles: false, call) { _ in }
        }
        let text = String(repeating: "a", count: LookRequest.lengthLimit)
        #expect(throws: PreviewLookError.tooManySteps) {
            try self.screen().play([.type(text)], settles: false, call) { _ in }
        }
        #expect(process.groups.count == 1)
    }

    @Test func `an unknown preview is reported with files that do not compile, or a similar name`() {
        let broken = PreviewLookError.unknown("A/b", known: ["C/d"], leftOut: ["left out A.swift:3: an error"])
        #expect(broken.message == "there is no preview A/b\nleft out A.swift:3: an error")
        #expect(broken.hint == "repair the files that were left out")
        #expect(PreviewLookError.unknown("A/emty", known: ["A/empty"], leftOut: []).hint == "did you mean A/empty?")
        #expect(PreviewLookError.unknown("A/b", known: [], leftOut: []).hint.contains("add one"))
    }
}
