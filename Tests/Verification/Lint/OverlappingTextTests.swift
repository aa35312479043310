import Framewright
import FramewrightVerification
import Testing

@MainActor
struct OverlappingTextTests {
    private func findings(_ view: some View) throws -> [Finding] {
        try Linting.findings(of: .overlappingText, in: view, size: Size(width: 200, height: 200))
    }

    /// A text that extends 80 points beyond its column.
    private var overflow: some View { VStack { Text("overflowing").fixedSize().frame(width: 20, alignment: .leading) } }

    @Test func `a text that extends into the next column is found with the text it overlaps`() throws {
        let found = try findings(
            HStack(spacing: 0) {
                overflow
                VStack { Text("neighbour") }
            })
        #expect(found.map(\.explanation) == [#""neighbour" lies on "overflowing""#])
        #expect(found.map(\.level) == [.error])
    }

    @Test func `overlapping texts in a stack, an overlay or by an offset are found`() throws {
        #expect(
            try findings(
                ZStack {
                    Text("one"); Text("two")
                }
            ).count == 1)
        #expect(try findings(Text("9999").overlay(Text("badge"))).count == 1)
        #expect(
            try findings(
                VStack {
                    Text("a line"); Text("another").offset(y: -15)
                }
            ).count == 1)
        #expect(
            try findings(
                ZStack {
                    Text("مرحبا"); Text("漢字")
                }
            ).count == 1)
    }

    @Test func `rotated and scaled texts are compared at their visible positions`() throws {
        let away = Text("two").rotationEffect(.degrees(90)).offset(x: 60)
        #expect(
            try findings(
                ZStack {
                    Text("one"); away
                }) == [])
        #expect(
            try findings(
                HStack {
                    Text("one").scaleEffect(6); VStack { Text("two") }
                }
            ).count == 1)
        #expect(
            try findings(
                ZStack {
                    Text("one"); Text("two").rotationEffect(.degrees(90))
                }
            ).count == 1)
    }

    @Test func `overlapping boxes without common ink are no finding`() throws {
        #expect(
            try findings(
                ZStack {
                    Text("oooo      oooo"); Text("i")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("O").font(.system(size: 90)); Text("i").font(.system(size: 12))
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("...."); Text("''''")
                }) == [])
    }

    @Test func `siblings in one container are left to the rule about overlapping views`() throws {
        let view = VStack(spacing: -12) {
            Text("one"); Text("two")
        }
        #expect(try findings(view) == [])
        #expect(try !Linting.findings(of: .overlap, in: view).isEmpty)
    }

    @Test func `an exception on either text or around them exempts the overlap`() throws {
        let meant = Text("one").lintException(.overlappingText, because: "a logo")
        #expect(
            try findings(
                ZStack {
                    meant; Text("two")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("two"); meant
                }) == [])
        let pile = ZStack {
            Text("one"); Text("two")
        }
        #expect(try findings(pile.lintException(.overlap, because: "a pile of words")) == [])
    }

    @Test func `copies of one text count as one`() throws {
        #expect(
            try findings(
                ZStack {
                    Text("Title").offset(x: 1, y: 1); Text("Title")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("Title").offset(x: 20); Text("Title")
                }
            ).count == 1)
    }

    @Test func `invisible texts do not count`() throws {
        #expect(
            try findings(
                ZStack {
                    Text("one").opacity(0); Text("two")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("one").hidden(); Text("two")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("one").foregroundStyle(Color.clear); Text("two")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("one"); Color.white; Text("two")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("one"); Color.white.opacity(0.5); Text("two")
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("one"); Text("two").background(Color.white)
                }) == [])
        #expect(
            try findings(
                ZStack {
                    ZStack {
                        Text("one"); Text("two")
                    }; Color.white
                }) == [])
        #expect(
            try findings(
                ZStack {
                    Text("one"); Text("two").mask(Color.black.frame(width: 0, height: 0))
                }) == [])
    }

    @Test func `a cover elsewhere or a transparent one hides nothing`() throws {
        #expect(
            try findings(
                ZStack {
                    Text("one"); Color.white.frame(width: 20).offset(x: 60); Text("two")
                }
            ).count == 1)
        #expect(
            try findings(
                ZStack {
                    Text("one"); Color.clear; Text("two")
                }
            ).count == 1)
        #expect(
            try findings(
                ZStack {
                    Text("one"); Circle().stroke(Color.red); Text("two")
                }
            ).count == 1)
    }

    @Test func `clipped and scrolled texts do not count`() throws {
        #expect(
            try findings(
                HStack(spacing: 0) {
                    overflow.clipped(); VStack { Text("neighbour") }
                }) == [])
        let list = ScrollView { ForEach(0..<20, id: \.self) { Text("row \($0)") } }.frame(height: 60)
        #expect(
            try findings(
                VStack(spacing: 0) {
                    list; Text("below the list")
                }) == [])
    }

    @Test func `texts behind a dialog do not count`() throws {
        let screen = ZStack {
            Text("one"); Text("two")
        }
        #expect(try findings(screen.alert("Title", isPresented: .constant(true)) { Button("OK") {} }) == [])
    }

    @Test func `emoji on letters overlap, letters on emoji do not`() throws {
        #expect(
            try findings(
                ZStack {
                    Text("one")
                    Text("😀")
                }
            ).count == 1)
        #expect(try findings(Text("⭐️").font(.system(size: 60)).overlay(Text("5"))) == [])
    }

    @Test func `siblings whose letters leave their frames are found`() throws {
        let view = HStack(alignment: .top, spacing: 0) {
            Text("W").font(.system(size: 60))
            Text("MM").font(.system(size: 30))
        }
        let found = try findings(view.frame(width: 40))
        #expect(found.map(\.explanation) == [#""MM" lies on "W""#])
    }
}
