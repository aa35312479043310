import FramewrightDrawing
import FramewrightLayoutEngine

/// The content of a list, divided into sections and rows.
struct ListRows<Content: View>: PrimitiveView {
    let look: ListLook
    let selection: ListSelection?
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let environment = lowering.environment
        var inner = lowering.at(.position(0)).with {
            $0.listContext = look
            $0.isInListRow = true
        }
        var tags: Tags?
        if selection != nil { (inner, tags) = inner.collectingTags() }
        let sections = ListSection.sections(of: inner.nodes(of: content).numbered())
        let gap = environment.listSectionGap ?? (look.isGrouped ? environment.length(.sectionGap) : 0)
        let rows = VStack(alignment: .leading, spacing: gap) {
            ForEach(sections) { section in
                ListSectionView(section: section, look: look) { node in
                    guard let selection, let tag = tags?.value(of: node) else { return nil }
                    return RowSelection(tag: tag, list: selection)
                }
            }
        }
        .padding(.vertical, look.isGrouped ? environment.length(.sectionGap) : 0)
        .padding(.horizontal, look.isInset ? environment.groupSide : 0)
        return lowering.at(.position(1)).nodes(of: rows)
    }
}

private struct ListSectionView: View {
    @Environment(\.self) private var environment
    let section: ListSection
    let look: ListLook
    let selection: @MainActor (ViewNode) -> RowSelection?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !section.header.isEmpty { remark(section.header) }
            if !section.rows.isEmpty { card }
            if !section.footer.isEmpty { remark(section.footer) }
        }
    }

    private func remark(_ nodes: [ViewNode]) -> some View {
        VStack(alignment: .leading, spacing: 0) { LoweredViews(nodes: nodes) }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, environment.rowSide)
            .padding(.vertical, environment.length(.headerGap))
    }

    @ViewBuilder private var card: some View {
        if look.isGrouped, rowSpacing > 0 {
            rows
        } else if look.isGrouped {
            let shape = RoundedRectangle(cornerRadius: look.isInset ? environment.length(.groupRadius) : 0)
            if section.rows.contains(where: \.drawsBehindRow) {
                rows.background(.control(.surface), in: shape).clipShape(shape)
            } else {
                rows.background(.control(.surface), in: shape)
            }
        } else {
            rows
        }
    }

    private var rowSpacing: Double { environment.listRowGap ?? 0 }

    private var rows: some View {
        let layout = ListSectionLayout(spacing: rowSpacing)
        return ListSectionRows(layout: layout) {
            ForEach(ListPart.parts(of: section.rows)) { part in
                if let node = part.row { row(node) } else if rowSpacing == 0 { separator(part.tint) }
            }
        }
    }

    @ViewBuilder private func row(_ node: ViewNode) -> some View {
        let traits = node.rowTraits
        let inset = traits.insetEdges.contains(.leading) ? traits.insets.leading : environment.rowSide
        let row = ListRow(node: node, traits: traits, selection: selection(node))
            .layoutValue(key: ListSectionLayout.ContentInset.self, value: inset)
        if look.isGrouped, rowSpacing > 0 {
            let shape = RoundedRectangle(cornerRadius: look.isInset ? environment.length(.groupRadius) : 0)
            row.background(.control(.surface), in: shape).clipShape(shape)
        } else {
            row
        }
    }

    private func separator(_ tint: Paint?) -> some View {
        Rectangle().fill(tint.map { AnyShapeStyle(FixedStyle(paint: $0)) } ?? AnyShapeStyle(.control(.separator)))
            .frame(height: environment.hairline)
            .layoutValue(key: ListSectionLayout.IsSeparator.self, value: true)
    }
}

/// A style with a paint that was resolved elsewhere.
struct FixedStyle: ShapeStyle {
    let paint: Paint

    func paint(in environment: EnvironmentValues) -> Paint { paint }
}

extension ViewNode {
    /// Whether the row draws something up to its edges, which the card's corners clip.
    fileprivate var drawsBehindRow: Bool {
        guard let row = payload.row else { return false }
        return row.background != nil || row.leadingActions != nil || row.trailingActions != nil || row.delete != nil
    }
}

/// The rows and separators of a section.
private struct ListSectionRows<Content: View>: PrimitiveView {
    let layout: ListSectionLayout
    @ViewBuilder let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("ListSection", layout: layout, content: content, axis: .vertical)
    }
}

/// Views with existing nodes.
struct LoweredViews: PrimitiveView {
    let nodes: [ViewNode]

    func lower(_ lowering: Lowering) -> [ViewNode] { nodes }
}
