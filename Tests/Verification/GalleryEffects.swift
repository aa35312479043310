import Foundation
import Framewright

/// All modifiers that change a view's drawing but not its frame.
struct EffectsPage: View {
    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 24) {
                Card("turn").rotationEffect(.degrees(20))
                Card("scale").scaleEffect(x: 0.8, y: 1.2)
                Card("mirror").scaleEffect(x: -1)
                Card("skew").transformEffect(AffineTransform(a: 1, b: 0.2, c: -0.2, d: 1, tx: 0, ty: 0))
            }
            HStack(spacing: 24) {
                Card("around y").rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                Card("around x").rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
                Card("anchor").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
                Card("flat").rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
            }
            HStack(spacing: 24) {
                Card("shadow").shadow(radius: 4, y: 3)
                Card("blur").blur(radius: 2)
                Circle().fill(Color.orange.shadow(.inner(radius: 4, y: 3))).frame(width: 60, height: 60)
                Circle().fill(Color.orange.shadow(.drop(radius: 4, y: 3))).frame(width: 60, height: 60)
            }
            HStack(spacing: 10) {
                Stripes().brightness(0.3)
                Stripes().contrast(0.4)
                Stripes().saturation(0.3)
                Stripes().grayscale(1)
                Stripes().hueRotation(.degrees(120))
                Stripes().colorInvert()
                Stripes().colorMultiply(Color.yellow)
                Stripes().luminanceToAlpha()
            }
            HStack(spacing: 10) {
                ForEach([BlendMode.multiply, .screen, .overlay, .difference, .plusLighter, .sourceAtop], id: \.self) {
                    mode in
                    ZStack {
                        Stripes()
                        Circle().fill(Color.teal).frame(width: 34, height: 34).blendMode(mode)
                    }
                    .compositingGroup()
                }
            }
            Rectangle().fill(
                LinearGradient(
                    gradient: Gradient(colors: [Color.blue, Color.yellow]).colorSpace(.perceptual),
                    startPoint: .leading,
                    endPoint: .trailing)
            ).frame(height: 24)
            Rectangle().fill(LinearGradient(colors: [.blue, .yellow], startPoint: .leading, endPoint: .trailing))
                .frame(height: 24)
        }
        .padding(20).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.94))
    }
}

private struct Card: View {
    let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
        Text(title).font(.system(size: 11)).foregroundStyle(Color.white)
            .frame(width: 60, height: 60)
            .background { RoundedRectangle(cornerRadius: 10).fill(Color.indigo) }
    }
}

private struct Stripes: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
            Color.green
            Color.blue
            Color(white: 0.5)
        }
        .frame(width: 32, height: 48)
    }
}

/// Vector images, small and large, in their own colours and as templates.
struct VectorPage: View {
    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 16) {
                ForEach([12.0, 16, 24, 32, 48, 64], id: \.self) { side in
                    Image(data: Self.star).resizable().frame(width: side, height: side)
                }
            }
            HStack(spacing: 16) {
                Image(data: Self.star).renderingMode(.template)
                Image(data: Self.star).renderingMode(.template).foregroundStyle(Color.red)
                Image(data: Self.star).resizable().renderingMode(.template)
                    .foregroundStyle(Gradient(colors: [Color.orange, Color.purple])).frame(
                        width: 64, height: 64)
                Image(data: Self.star).resizable().scaledToFit().frame(width: 60, height: 40)
                Image(data: Self.star).resizable().frame(width: 90, height: 40)
            }
            Image(data: Self.star).resizable().scaledToFit().frame(width: 240, height: 240)
                .shadow(radius: 6, y: 4)
        }
        .padding(20).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.94))
    }

    private static let star = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
          <defs><radialGradient id="g" fx=".4" fy=".3"><stop stop-color="#ffe9a8"/><stop offset="1" stop-color="#f2a60d"/>
          </radialGradient><mask id="m"><rect width="24" height="24" fill="#fff"/><circle cx="17" cy="17" r="5"/></mask></defs>
          <path mask="url(#m)" d="m12 1 3.2 7.1 7.8.8-5.8 5.2 1.7 7.7L12 17.8l-6.9 4 1.7-7.7L1 8.900l7.8-.8z" fill="url(#g)"
            stroke="#8a5a00" stroke-linejoin="round"/>
          <g fill="none" stroke="#1769aa" stroke-width="1.500" stroke-linecap="round">
            <circle cx="17" cy="17" r="3.500"/><path d="m19.600 19.600 2.900 2.900"/></g>
        </svg>
        """.utf8)
}
