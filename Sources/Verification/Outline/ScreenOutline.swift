public import Framewright
import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

/// A screen as short text: one line per view that matters, indented by nesting, with its lint findings.
///
/// Modifiers, spacers, containers of one view and shapes behind other views have no line. A control's texts and images
/// are in its own line. Views outside the screen and rows of equal shapes are counted.
///
/// ```swift
/// let viewport = try DeviceTable.shipped.device(named: "iphone-15").viewport(.portrait)
/// let layout = try Renderer().layout(Button("Add") {}, in: viewport, theme: .documented)
/// print(ScreenOutline(layout).text)
/// ```
public struct ScreenOutline: Hashable, Sendable {
    /// The screen that was laid out.
    public let viewport: Viewport
    /// Warnings of images and texts that are drawn differently.
    public package(set) var remarks: [String]
    /// The outermost views, in paint order.
    public let entries: [OutlineEntry]
    /// The findings that belong to no view of the outline.
    public let otherFindings: [Finding]

    /// The number of findings of one rule that are written out. A screen that is too small can break a rule with every
    /// view.
    public static let findingsPerRule = 5

    /// Creates the outline of a layout with its findings.
    public init(_ layout: ScreenLayout, findings: [Finding]) {
        viewport = layout.viewport
        remarks = layout.remarks
        var builder = OutlineBuilder(layout, findings: findings)
        entries = builder.entries()
        otherFindings = builder.otherFindings
    }

    /// Creates the outline of a layout with the findings of all rules that need neither pixels nor other layouts.
    public init(_ layout: ScreenLayout) { self.init(layout, findings: layout.findings()) }
}

extension ScreenOutline {
    /// The outline as lines, without a line break at the end.
    public var text: String { lines.joined(separator: "\n") }

    /// The lines of the outline: the screen, remarks, then the views. None contains a line break or another invisible
    /// character.
    public var lines: [String] {
        var counts: [LintRule: Int] = [:]
        var lines = [screenLine] + remarks.map { "note: \($0.outlined(limit: 160))" }
        lines += Self.findingLines(otherFindings, &counts)
        var waiting = entries.reversed().map { (entry: $0, depth: 0) }
        while let (entry, depth) = waiting.popLast() {
            let margin = String(repeating: "  ", count: depth)
            lines.append(margin + entry.line)
            lines += Self.findingLines(entry.findings, &counts).map { "\(margin)  \($0)" }
            waiting += entry.children.reversed().map { ($0, depth + 1) }
        }
        return lines
            + LintRule.allCases.compactMap { rule in
                let rest = counts[rule, default: 0] - Self.findingsPerRule
                return rest > 0 ? "! \(rule.rawValue): \(rest) more" : nil
            }
    }

    private var screenLine: String {
        let insets = viewport.safeAreaInsets
        let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
        let safe = edges.allSatisfy { $0 == 0 } ? "" : " safe \(edges.map(\.wholePoints).joined(separator: ","))"
        let size = "\(viewport.size.width.wholePoints)x\(viewport.size.height.wholePoints)"
        return "screen \(size) @\(brief(viewport.scale))x\(safe)"
    }

    private static func findingLines(_ findings: [Finding], _ counts: inout [LintRule: Int]) -> [String] {
        findings.compactMap { finding in
            counts[finding.rule, default: 0] += 1
            guard counts[finding.rule, default: 0] <= findingsPerRule else { return nil }
            let level = finding.isError ? "" : " (warning)"
            return "! \(finding.rule.rawValue)\(level): \(finding.explanation.outlined(limit: 160))"
        }
    }
}

extension ScreenOutline: CustomStringConvertible {
    /// The outline as text.
    public var description: String { text }
}
