import Framewright
import FramewrightDrawing

extension DoctorReport {
    /// The hash of the known picture with the fonts of Debian 12. It changes with `Renderer.version` only.
    static let expectedPicture = "7e6a55d5d62b811ffccd0cd83ee5d3f95cba254b7d8d71e72acf8831582982b3"

    /// Renders the known picture and compares its pixels.
    @MainActor
    static func pictureCheck(_ renderer: Renderer) -> Check {
        var check = Check(topic: .picture, name: "known picture")
        do {
            let viewport = try Viewport(size: Size(width: 120, height: 90), scale: 2)
            check.version = try renderer.render(KnownPicture(), in: viewport, theme: .documented).contentHash.text
            if check.version != expectedPicture {
                check.state = .different
                check.note = "has other pixels than on other machines; expected \(expectedPicture)"
            }
        } catch {
            check.state = .missing
            check.note = "\(Failure(error).message)"
        }
        return check
    }
}

/// A picture with text of two sizes, a gradient, a shadow, a rotation and translucent shapes.
private struct KnownPicture: View {
    var body: some View {
        VStack(spacing: 6) {
            Text("Hamburgefonstiv 0123").font(.system(size: 11))
            ZStack {
                RoundedRectangle(cornerRadius: 9)
                    .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                    .shadow(radius: 3)
                Circle().fill(Color.white.opacity(0.4)).frame(width: 30, height: 30).offset(x: 17)
                Text("Aa").font(.system(size: 24, weight: .bold)).rotationEffect(.degrees(15))
            }
            .frame(width: 90, height: 44)
            Capsule().stroke(Color.black, lineWidth: 1.5).frame(width: 70, height: 9)
        }
    }
}
