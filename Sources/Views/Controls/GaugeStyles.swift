import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The default style: a bar below the label.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the gauge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: false, isCapacity: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar below the label.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar below the label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the gauge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: false, isCapacity: true)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar below the label.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A line with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the gauge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: true, isCapacity: false)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a marker at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A line that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the gauge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: true, isCapacity: true)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A line that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the gauge.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: false)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the gauge.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isCapacity: true)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A horizontal scale.
private struct LinearGauge: View {
    @Environment(\.self) private var environment
    let configuration: GaugeStyleConfiguration
    let isAccessory: Bool
    let isCapacity: Bool

    var body: some View {
        if isAccessory {
            HStack(spacing: environment.length(.labelGap)) {
                if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
                track
                if let maximum = configuration.maximumValueLabel { maximum } else { configuration.currentValueLabel }
            }
            .font(.footnote)
        } else {
            VStack(spacing: environment.length(.progressGap)) {
                configuration.label
                HStack(spacing: environment.length(.labelGap)) {
                    configuration.minimumValueLabel
                    track
                    configuration.maximumValueLabel
                }
                configuration.currentValueLabel.font(.caption).foregroundStyle(.control(.inkSecondary))
            }
        }
    }

    private var track: some View {
        let height = isAccessory ? environment.length(.gaugeStroke) : environment.length(.progressHeight)
        let bar = BarLayout(
            share: configuration.value, height: height, ideal: environment.length(.freeLength))
        return LayeredLayoutView(name: "Gauge", layout: bar) {
            if isCapacity {
                Capsule().fill(.control(.track))
                if configuration.value > 0 { Capsule().fill(environment.accent) }
            } else {
                Capsule().fill(environment.accent)
                Circle().fill(.control(.knob))
                    .overlay { Circle().strokeBorder(.control(.ink), lineWidth: 1.5) }
                    .frame(width: environment.length(.gaugeDot), height: environment.length(.gaugeDot))
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
    }
}

/// A ring around the label of the value.
private struct CircularGauge: View {
    @Environment(\.self) private var environment
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    var body: some View {
        let (size, stroke) = (environment.length(.gaugeRing), environment.length(.gaugeStroke))
        ZStack {
            ring(stroke)
            value.font(.system(size: size * 0.3, weight: .medium)).minimumScaleFactor(0.4).lineLimit(1)
                .frame(width: size * 0.62)
        }
        .overlay(alignment: .bottom) { caption }
        .frame(width: size, height: size)
    }

    @ViewBuilder private var value: some View {
        if let current = configuration.currentValueLabel { current } else { configuration.label }
    }

    @ViewBuilder private func ring(_ stroke: Double) -> some View {
        let line = StrokeStyle(lineWidth: stroke, lineCap: .round)
        if isCapacity {
            Circle().inset(by: stroke / 2).stroke(environment.accent.opacity(0.3), style: line)
            Circle().inset(by: stroke / 2).trim(from: 0, to: configuration.value)
                .stroke(environment.accent, style: line)
                .rotationEffect(.degrees(-90))
        } else {
            Circle().inset(by: stroke / 2).trim(from: 0, to: 0.75).stroke(environment.accent, style: line)
                .rotationEffect(.degrees(135))
            Circle().inset(by: stroke / 2)
                .trim(from: max(0, 0.75 * configuration.value - 0.001), to: 0.75 * configuration.value + 0.001)
                .stroke(.control(.surface), style: StrokeStyle(lineWidth: stroke + 4, lineCap: .round))
                .rotationEffect(.degrees(135))
            Circle().inset(by: stroke / 2)
                .trim(from: max(0, 0.75 * configuration.value - 0.001), to: 0.75 * configuration.value + 0.001)
                .stroke(environment.accent, style: line)
                .rotationEffect(.degrees(135))
        }
    }

    @ViewBuilder private var caption: some View {
        if !isCapacity {
            HStack(spacing: 4) {
                if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                    if configuration.currentValueLabel != nil { configuration.label }
                } else {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
            }
            .font(.system(size: 10))
            .lineLimit(1)
        }
    }
}
