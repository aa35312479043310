import FramewrightLayoutEngine

/// The nodes of a section, by part.
struct ListSection: Identifiable {
    /// The identifier: the section's path among the views, so that it is stable when others are inserted or removed.
    let id: String
    private let section: SectionIdentity?
    private(set) var header: [ViewNode] = []
    private(set) var rows: [ViewNode] = []
    private(set) var footer: [ViewNode] = []

    private init(_ section: SectionIdentity?, turn: Int) {
        self.section = section
        id = "\(section?.place ?? "loose").\(turn)"
    }

    /// Divides nodes into sections. Adjacent rows outside of any section share one.
    static func sections(of nodes: [ViewNode]) -> [ListSection] {
        var sections: [ListSection] = []
        var turns: [String?: Int] = [:]
        for node in nodes {
            let section = node.payload.role?.section
            if sections.isEmpty || sections[sections.count - 1].section != section {
                sections.append(ListSection(section, turn: turns[section?.place, default: 0]))
                turns[section?.place, default: 0] += 1
            }
            sections[sections.count - 1].add(node)
        }
        return sections
    }

    private mutating func add(_ node: ViewNode) {
        switch node.payload.role {
        case .header: header.append(node)
        case .footer: footer.append(node)
        case .row, .cancel, nil: rows.append(node)
        }
    }
}

extension SectionIdentity {
    /// Creates the identity of the section that is stored in a node.
    @MainActor
    init(_ node: GraphNode) { self.init(node: ObjectIdentifier(node), place: node.place) }
}

extension GraphNode {
    /// The path from the root by positions, branches and elements, which is stable between frames.
    fileprivate var place: String {
        var steps: [String] = []
        var next: GraphNode? = self
        while let node = next {
            if let step = node.key.step { steps.append(step) }
            next = node.parent
        }
        return steps.reversed().joined(separator: "/")
    }
}

extension GraphKey {
    fileprivate var step: String? {
        switch self {
        case .content: nil
        case .position(let position): "\(position)"
        case .branch(let branch): "?\(branch)"
        case .identity(let value): "[\(value.base)]"
        case .element(let number): "[\(number)]"
        }
    }
}
