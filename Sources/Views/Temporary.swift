import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

extension Font {
    static var body: Font { .system(size: 17) }
    static var headline: Font { .system(size: 17, weight: .semibold) }
    static var footnote: Font { .system(size: 13) }
    static var caption: Font { .system(size: 12) }
}
enum TruncationMode { case head, tail }
enum Case { case uppercase }
enum LayoutDirection { case leftToRight, rightToLeft }
extension EnvironmentValues { var layoutDirection: LayoutDirection { .leftToRight } }
extension View {
    func opacity(_ x: Double) -> some View { self }
    func textCase(_ x: Case?) -> some View { self }
    func truncationMode(_ x: TruncationMode) -> some View { self }
    func clipShape(_ s: some Shape) -> some View { self.clipped() }
}
extension Shape {
    func strokeBorder(_ s: some ShapeStyle, lineWidth: Double) -> some View { EmptyView() }
}
struct UnevenRoundedRectangle: Shape {
    let topLeadingRadius: Double
    let topTrailingRadius: Double
    nonisolated func path(in rect: Rect) -> Path { RoundedRect(rect, radius: topLeadingRadius).path }
}
