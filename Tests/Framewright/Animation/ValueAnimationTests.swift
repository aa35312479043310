import Framewright
import Testing

@MainActor private var box: some View { Color.black.frame(width: 20, height: 20) }

private struct Separate: View {
    @State private var isMoved = false
    @State private var isGrown = false

    var body: some View {
        Color.black.frame(width: isGrown ? 60 : 20, height: 20).named("box").offset(x: isMoved ? 40 : 0)
            .onTapGesture {
                withAnimation(.linear(duration: 1)) { isMoved = true }
                withAnimation(.linear(duration: 2)) { isGrown = true }
            }
    }
}

private struct Bar: Shape {
    var share: Double

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    nonisolated func path(in rect: Rect) -> Path {
        Rectangle().path(in: Rect(origin: rect.origin, size: Size(width: rect.width * share, height: rect.height)))
    }
}

private struct Counting: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Text("\(Int(number))") }
}

@MainActor
struct ValueAnimationTests {
    @Test func `an offset follows its animation`() throws {
        let moving = try Moving { box.named("box").offset(x: $0.isOn ? 40 : 0) }
        try moving.set { $0.isOn = true }
        #expect(try [0, 0.25, 0.5, 1, 5].map { try moving.frame("box", at: $0).minX } == [90, 100, 110, 130, 130])
    }

    @Test func `a change without an animation takes effect at once`() throws {
        let moving = try Moving { box.named("box").offset(x: $0.isOn ? 40 : 0) }
        try moving.set(nil) { $0.isOn = true }
        #expect(try moving.frame("box").minX == 130 && !moving.session.isAnimating)
    }

    @Test func `layout runs with the interpolated values`() throws {
        let moving = try Moving { scenery in
            HStack(spacing: 0) {
                Color.black.frame(width: scenery.isOn ? 100 : 20, height: 20).named("grows")
                Color.red.named("rest")
            }
        }
        try moving.set { $0.isOn = true }
        for (time, width) in [(0.0, 20.0), (0.5, 60), (0.75, 80), (1, 100)] {
            #expect(try moving.frame("grows", at: time).width == width)
            #expect(try moving.frame("rest", at: time) == Rect(x: width, y: 0, width: 200 - width, height: 100))
        }
    }

    @Test func `an animation of a value applies to its content only`() throws {
        let moving = try Moving { scenery in
            box.named("box").offset(y: scenery.isOn ? 20 : 0).animation(.linear(duration: 1), value: scenery.isOn)
                .padding(.leading, scenery.isOn ? 40 : 0)
        }
        try moving.set(nil) { $0.isOn = true }
        #expect(try moving.frame("box", at: 0.5).minY == 50)
        #expect(try moving.frame("box", at: 1).minY == 60)
    }

    @Test func `a transaction can be removed for the content`() throws {
        let moving = try Moving { scenery in
            box.named("box").offset(x: scenery.isOn ? 40 : 0).transaction { $0.animation = nil }
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.frame("box").minX == 130)
    }

    @Test func `changes with two animations are independent`() throws {
        let moving = try Moving { _ in Separate() }
        try moving.session.tap("box")
        let half = try moving.frame("box", at: 0.5)
        #expect(half.width == 30 && half.midX == 120)
        let late = try moving.frame("box", at: 1.5)
        #expect(late.width == 50 && late.midX == 140)
    }

    @Test func `opacities, transforms and colours are interpolated`() throws {
        let moving = try Moving { scenery in
            Rectangle().fill(scenery.isOn ? Color.white : .black).opacity(scenery.isOn ? 0.5 : 1)
                .rotationEffect(.degrees(scenery.isOn ? 90 : 0))
        }
        try moving.set { $0.isOn = true }
        #expect(try moving.figures("Opacity", at: 0.5) == ["Opacity 0.75"])
        #expect(try moving.figures("RotationEffect", at: 0.5) == ["RotationEffect 45deg about 0.5,0.5"])
        // The perceptual middle of black and white: OKLab's lightness 0.5.
        #expect(try moving.figures("Rectangle", at: 0.5) == ["Rectangle #636363"])
    }

    @Test func `a change from a system colour to a theme colour, or of the scheme, is interpolated`() throws {
        let moving = try Moving { scenery in
            VStack {
                Rectangle().fill(scenery.isOn ? ThemeColor("color.control.accent") : Color.red)
                Circle().fill(Color.primary).environment(\.colorScheme, scenery.isOn ? .dark : .light)
            }
        }
        try moving.set { $0.isOn = true }
        let half = Color.red.mix(with: .blue, by: 0.5).resolve(in: EnvironmentValues())
        #expect(try moving.figures("Rectangle", at: 0.5) == ["Rectangle \(half)"])
        #expect(try moving.figures("Circle", at: 0.5) == ["Circle #636363"])
    }

    @Test func `a shape's animatable data is interpolated`() throws {
        let moving = try Moving { Bar(share: $0.isOn ? 1 : 0).fill(Color.black) }
        try moving.set { $0.isOn = true }
        let list = try moving.session.frame(at: 0.25).displayList
        #expect("\(list)".contains("50,0"), "\(list)")
    }

    @Test func `a view's animatable data is interpolated by evaluating its body`() throws {
        let moving = try Moving { Counting(number: $0.isOn ? 100 : 0) }
        try moving.set { $0.isOn = true }
        try moving.session.advance(0.25)
        #expect(try moving.figures("Text").first?.contains("\"25\"") == true)
        try moving.session.settle()
        #expect(try moving.figures("Text").first?.contains("\"100\"") == true && moving.session.time == 1)
    }

    @Test func `a binding can write with an animation`() throws {
        struct Switched: View {
            @State private var isOn = false

            var body: some View {
                box.named("box").offset(x: isOn ? 40 : 0).onTapGesture {
                    $isOn.animation(.linear(duration: 1)).wrappedValue = true
                }
            }
        }
        let moving = try Moving { _ in Switched() }
        try moving.session.tap("box")
        #expect(try moving.frame("box", at: 0.5).minX == 110)
    }
}
