/// The layouts of a run's nodes by form, indexed by `LayoutRecord.detail`.
struct LayoutTables {
    var stacks: [StackLayout] = []
    var layers: [ZStackLayout] = []
    var decorations: [LayeredLayout] = []
    var frames: [FrameLayout] = []
    var flexibleFrames: [FlexibleFrameLayout] = []
    var paddings: [PaddingLayout] = []
    var spacers: [SpacerLayout] = []
    var general: [any Layout] = []

    // Rare properties of nodes, by node index.
    var values: [Int: LayoutValues] = [:]
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
        // A user's layout may return the properties of a built-in layout.
        if !properties.form.isThat(of: L.self) { (properties.form, properties.guides) = (.general, .all) }
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

    private static func append<L, Own>(_ layout: L, to table: inout [Own]) -> Int {
        table.append(unsafe unsafeBitCast(layout, to: Own.self))
        return table.count - 1
    }

    private mutating func addErased<L: Layout>(_ layout: L) -> (form: LayoutForm, detail: Int, guides: GuideKinds) {
        add(unsafe unsafeBitCast(layout, to: AnyLayout.self).base)
    }
}
