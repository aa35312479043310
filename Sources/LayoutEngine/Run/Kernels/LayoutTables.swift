/// The parameters of a run's layouts by form, indexed by `LayoutRecord.detail`.
struct LayoutTables {
    var stacks: [StackParameters] = []
    var layers: [LayersParameters] = []
    var decorations: [DecorationParameters] = []
    var frames: [FrameParameters] = []
    var flexibleFrames: [FlexibleFrameParameters] = []
    var paddings: [PaddingParameters] = []
    var spacers: [SpacerParameters] = []
    var general: [any Layout] = []

    // Rare properties of nodes, by node index.
    var values: [Int: LayoutValues] = [:]
    /// The nodes with marks, in order.
    var marks: [(index: Int, marks: [Int])] = []
    var zIndices: [Int: Double] = [:]
    var priorities: [Int: Double] = [:]
    var spacings: [Int: ViewSpacing] = [:]
    /// The deferred nodes, ancestors before descendants.
    var deferred: [Int] = []

    /// The table at the start of the run.
    let inheritedGuides = InheritedGuides.all

    /// Stores a layout and returns its form and its index in the form's table.
    ///
    /// The form identifies the type, so no dynamic cast is needed. Chosen by measurement, see Performance.
    mutating func add<L: Layout>(_ layout: L) -> (form: LayoutForm, detail: Int, guides: GuideKinds) {
        var properties = L.layoutProperties
        if let owner = properties.owner, owner != ObjectIdentifier(L.self) {
            (properties.form, properties.guides) = (.general, .all)
        }
        let detail: Int
        switch properties.form {
        case .fill, .square: detail = 0
        case .stack: detail = Self.append(layout, to: &stacks)
        case .layers: detail = Self.append(layout, to: &layers)
        case .decoration: detail = Self.append(layout, to: &decorations)
        case .frame: detail = Self.append(layout, to: &frames)
        case .flexibleFrame: detail = Self.append(layout, to: &flexibleFrames)
        case .padding: detail = Self.append(layout, to: &paddings)
        case .spacer: detail = Self.append(layout, to: &spacers)
        case .erased: return addErased(layout)
        case .leaf, .general:
            if let inherited = inheritedGuides[ObjectIdentifier(L.self)] { properties.guides.subtract(inherited) }
            detail = general.count
            general.append(layout)
        }
        return (properties.form, detail, properties.guides)
    }

    /// Stores the only property of a built-in layout: its parameters.
    private static func append<L, Parameters>(_ layout: L, to table: inout [Parameters]) -> Int {
        table.append(unsafe unsafeBitCast(layout, to: Parameters.self))
        return table.count - 1
    }

    private mutating func addErased<L: Layout>(_ layout: L) -> (form: LayoutForm, detail: Int, guides: GuideKinds) {
        let base = unsafe unsafeBitCast(layout, to: (any Layout).self)
        return add(base)
    }
}
