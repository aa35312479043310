public import FramewrightDrawing
import FramewrightTheming

extension Color: ShapeStyle {
    /// Returns the components in an environment. An unknown theme token gives a clear colour.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved((try? kind.paint(in: environment))?.color ?? .clear)
    }

    /// Returns the colour as a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try kind.paint(in: environment)
    }
}

extension Color.Kind {
    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        switch self {
        case .fixed(let color): return Paint(color)
        case .system(let color): return Paint(color.value(in: environment))
        case .semantic(.primary): return environment.labelPaint(level: 0)
        case .semantic(.secondary): return environment.labelPaint(level: 1)
        case .semantic(.accentColor): return try environment.accentPaint()
        case .token(let token): return try token.paint(in: environment)
        case .asset(let name): return Paint(environment.assetColor.color(named: name, in: environment))
        case .paired(let light, let dark):
            return try (environment.colorScheme == .dark ? dark : light).paint(in: environment)
        case .contrasted(let standard, let increased):
            return try (environment.colorSchemeContrast == .increased ? increased : standard).paint(in: environment)
        case .faded(let kind, let share): return try kind.paint(in: environment).opacity(share)
        case .mixed(let first, let second, let share, let space):
            let (one, other) = (try first.paint(in: environment).color, try second.paint(in: environment).color)
            return Paint(one.mixed(with: other, share: share, in: space))
        }
    }
}

extension EnvironmentValues {
    /// Returns the paint of text of a rank, from 0 for the first to 4 for the fifth: the theme's own ink, otherwise
    /// the system's label colours.
    func labelPaint(level: Int) -> Paint {
        if let ink = theme.ownPaint("color.ink") {
            if level == 1, let second = theme.ownPaint("color.inkSecondary") { return second }
            return ink.opacity(HierarchicalShapeStyle.shares[level])
        }
        let isDark = colorScheme == .dark
        if level == 0 { return Paint(isDark ? .white : .black) }
        let isIncreased = colorSchemeContrast == .increased
        let opacities =
            isIncreased
            ? (isDark ? [1, 0.7, 0.55, 0.4, 0.3] : [1, 0.8, 0.7, 0.55, 0.4])
            : (isDark ? [1, 0.6, 0.3, 0.16, 0.1] : [1, 0.6, 0.3, 0.18, 0.1])
        return Paint(SRGBColor(hex: isDark ? 0xEBEBF5 : 0x3C3C43).opacity(opacities[level]))
    }

    fileprivate func accentPaint() throws(ViewsError) -> Paint {
        if let accentColor {
            // A colour derived from the accent colour is derived from the one around.
            var outer = self
            outer.accentColor = nil
            return try accentColor.paint(in: outer)
        }
        if let color = assetColor.accent(in: self) { return Paint(color) }
        return try Color.control(.accent).paint(in: self)
    }
}
