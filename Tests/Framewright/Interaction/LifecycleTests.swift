import Framewright
import Testing

/// The order in which views appear, respond to changes and disappear, as measured on SwiftUI.
@MainActor
struct LifecycleTests {
    @Observable
    fileprivate final class Model {
        var isOn = false
        var number = 0
    }

    fileprivate final class Log {
        var lines: [String] = []
    }

    fileprivate struct Screen<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Model) -> Content

        var body: some View { content(model) }
    }

    private let model = Model()
    private let log = Log()

    private func session(@ViewBuilder _ content: @escaping (Model) -> some View) throws -> Session {
        let session = try Session(
            Screen(model: model, content: content), in: Viewport(size: Size(width: 100, height: 100)),
            theme: .documented)
        _ = try session.layout()
        return session
    }

    private func told(_ session: Session, after change: (Model) -> Void) throws -> [String] {
        log.lines = []
        change(model)
        _ = try session.layout()
        return log.lines
    }

    @Test func `inner views appear before outer ones, later siblings before earlier ones`() throws {
        let session = try session { model in
            if model.isOn {
                VStack {
                    Color.red.logged("first", log)
                    Color.red.logged("second", log)
                }
                .logged("around", log)
            }
        }
        #expect(try told(session) { $0.isOn = true } == ["+second", "+first", "+around"])
    }

    @Test func `the inner one of several modifiers of one view is called first`() throws {
        let session = try session { model in
            Color.red.onChange(of: model.number, initial: true) { log.lines.append("inner") }
                .onAppear { log.lines.append("appear") }
                .onChange(of: model.number, initial: true) { log.lines.append("outer") }
        }
        #expect(log.lines == ["inner", "appear", "outer"])
        #expect(try told(session) { $0.number = 1 } == ["inner", "outer"])
    }

    @Test func `a replacing view appears before the replaced one disappears`() throws {
        let session = try session { model in
            if model.isOn { Color.red.logged("new", log) } else { Color.red.logged("old", log) }
            Text("\(model.number)").logged("text", log).id(model.number)
            AnyView(model.number == 0 ? AnyView(Color.red.logged("a", log)) : AnyView(Text("b").logged("b", log)))
        }
        #expect(try told(session) { $0.isOn = true } == ["+new", "-old"])
        #expect(try told(session) { $0.number = 1 } == ["+b", "+text", "-text", "-a"])
    }

    @Test func `an empty view does not appear`() throws {
        let session = try session { model in
            Color.red
            EmptyView().logged("nothing", log)
            ForEach(0..<model.number, id: \.self) { _ in Color.red }.logged("elements", log)
        }
        #expect(log.lines.isEmpty)
        #expect(try told(session) { $0.number = 3 } == ["+elements"])
        #expect(try told(session) { $0.number = 1 } == [])
        #expect(try told(session) { $0.number = 0 } == ["-elements"])
        #expect(try told(session) { $0.number = 2 } == ["+elements"])
    }

    @Test func `an emptied view disappears when it is no longer visible, unless it is restored before`() throws {
        let session = try session { model in
            Color.red
            Group { if model.isOn { Color.blue.transition(.opacity) } }.logged("group", log)
        }
        #expect(try told(session) { $0.isOn = true } == ["+group"])
        let turn = { (isOn: Bool) in
            try told(session) { model in withAnimation(.linear(duration: 1)) { model.isOn = isOn } }
        }
        #expect(try turn(false) == [])
        try session.advance(0.5)
        #expect(try turn(true) == [])
        try session.advance(2)
        #expect(try turn(false) == [])
        try session.advance(0.9)
        #expect(log.lines == [])
        try session.advance(0.2)
        _ = try session.layout()
        #expect(log.lines == ["-group"])
    }

    @Test func `a presented view appears after the screen below`() throws {
        _ = try session { model in
            Color.red.logged("screen", log)
                .sheet(isPresented: .constant(true)) { VStack { Text("a").logged("a", log) }.logged("sheet", log) }
        }
        #expect(log.lines == ["+screen", "+a", "+sheet"])
    }

    @Test func `content of a reader appears once, although it is lowered again`() throws {
        let session = try session { model in
            GeometryReader { _ in Text("\(model.number)").logged("inside", log) }.logged("reader", log)
        }
        #expect(log.lines == ["+inside", "+reader"])
        #expect(try told(session) { $0.number = 1 } == [])
    }
}

extension View {
    fileprivate func logged(_ name: String, _ log: LifecycleTests.Log) -> some View {
        onAppear { log.lines.append("+" + name) }.onDisappear { log.lines.append("-" + name) }
    }
}
