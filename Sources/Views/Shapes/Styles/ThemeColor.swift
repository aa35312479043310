import FramewrightDrawing
import FramewrightTheming

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a colour by theme token, such as `color.game2048.tile.2`. If a theme does not define the dotted path, the
/// path without the screen system's name is used.
///
/// An unknown token is an error with the place of this call.
///
/// ```swift
/// Text("2048").foregroundStyle(ThemeColor("color.game2048.ink"))
/// ```
public func ThemeColor(_ token: String, file: StaticString = #fileID, line: Int = #line) -> Color {
    Color(.token(ThemeToken(path: token, file: file, line: line)))
}

/// A theme token with the place in code that asks for it.
struct ThemeToken: Sendable {
    let path: String
    let file: StaticString
    let line: Int

    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        guard let paint = environment.theme.paint(path) else {
            throw .unknownToken(path, theme: environment.theme.name, at: CodeLocation(file: "\(file)", line: line))
        }
        return paint
    }
}

extension ThemeToken: Hashable {
    /// Whether both have the same path, regardless of the place in code.
    static func == (left: ThemeToken, right: ThemeToken) -> Bool { left.path == right.path }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
