/// What the forms of layout need to know, by a record's `detail`.
struct LayoutTables {
    var stacks: [StackLayout] = []
    var layers: [ZStackLayout] = []
    var decorations: [LayeredLayout] = []
    var frames: [FrameLayout] = []
    var flexibleFrames: [FlexibleFrameLayout] = []
    var paddings: [PaddingLayout] = []
    var spacers: [SpacerLayout] = []
    var general: [any Layout] = []

    // What few nodes have, by index.
    var values: [Int: LayoutValues] = [:]
    var zIndices: [Int: Double] = [:]
    var priorities: [Int: Double] = [:]
    var spacings: [Int: ViewSpacing] = [:]
    /// Deferred nodes, outer ones before those in them.
    var deferred: [Int] = []

    /// As known when the run began.
    let inheritedGuides = InheritedGuides.all

    /// Keeps a layout and tells its form and its place in the form's table.
    ///
    /// The form names the type, so that no value has to be cast dynamically: that took a fifth of building a run.
    mutating func add<L: Layout>(_ layout: L) -> (form: LayoutForm, detail: Int, guides: GuideKinds) {
        var properties = L.layoutProperties
        // A layout of someone else's may answer with the properties of one of ours.
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
