/// An animation of symbols. All effects are accepted without effect: symbols are drawn at rest.
public protocol SymbolEffect: Sendable {}

/// An effect that runs once.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect between two symbols of one image.
public protocol ContentTransitionSymbolEffect {}

/// An effect of images that appear or disappear.
public protocol TransitionSymbolEffect {}

/// The effect `bounce`. Accepted without effect.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var up: BounceSymbolEffect { self }
    /// The same effect.
    public var down: BounceSymbolEffect { self }
    /// The same effect.
    public var byLayer: BounceSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The effect. Accepted without effect.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The effect `pulse`. Accepted without effect.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var byLayer: PulseSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The effect. Accepted without effect.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The effect `variableColor`. Accepted without effect.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var iterative: VariableColorSymbolEffect { self }
    /// The same effect.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The same effect.
    public var reversing: VariableColorSymbolEffect { self }
    /// The same effect.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The same effect.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The same effect.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The effect. Accepted without effect.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The effect `scale`. Accepted without effect.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var up: ScaleSymbolEffect { self }
    /// The same effect.
    public var down: ScaleSymbolEffect { self }
    /// The same effect.
    public var byLayer: ScaleSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The effect. Accepted without effect.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The effect `appear`. Accepted without effect.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var up: AppearSymbolEffect { self }
    /// The same effect.
    public var down: AppearSymbolEffect { self }
    /// The same effect.
    public var byLayer: AppearSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The effect. Accepted without effect.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The effect `disappear`. Accepted without effect.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var up: DisappearSymbolEffect { self }
    /// The same effect.
    public var down: DisappearSymbolEffect { self }
    /// The same effect.
    public var byLayer: DisappearSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The effect. Accepted without effect.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect `replace`. Accepted without effect.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same effect.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same effect.
    public var offUp: ReplaceSymbolEffect { self }
    /// The same effect.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The effect. Accepted without effect.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect `automatic`. Accepted without effect.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
    init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect. Accepted without effect.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The effect `wiggle`. Accepted without effect.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var up: WiggleSymbolEffect { self }
    /// The same effect.
    public var down: WiggleSymbolEffect { self }
    /// The same effect.
    public var left: WiggleSymbolEffect { self }
    /// The same effect.
    public var right: WiggleSymbolEffect { self }
    /// The same effect.
    public var forward: WiggleSymbolEffect { self }
    /// The same effect.
    public var backward: WiggleSymbolEffect { self }
    /// The same effect.
    public var clockwise: WiggleSymbolEffect { self }
    /// The same effect.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// The same effect.
    public var byLayer: WiggleSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The effect. Accepted without effect.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The effect `rotate`. Accepted without effect.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var clockwise: RotateSymbolEffect { self }
    /// The same effect.
    public var counterClockwise: RotateSymbolEffect { self }
    /// The same effect.
    public var byLayer: RotateSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The effect. Accepted without effect.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The effect `breathe`. Accepted without effect.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    init() {}
    /// The same effect.
    public var plain: BreatheSymbolEffect { self }
    /// The same effect.
    public var pulse: BreatheSymbolEffect { self }
    /// The same effect.
    public var byLayer: BreatheSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The effect. Accepted without effect.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The speed and the repetition of a symbol effect. Accepted without effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect. Accepted without effect.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without an end.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()

        /// Returns a repetition with pauses.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }

    /// The default options.
    public static let `default` = SymbolEffectOptions()
    /// Repeated without an end.
    public static let repeating = SymbolEffectOptions()
    /// Run once.
    public static let nonRepeating = SymbolEffectOptions()
    /// The same options.
    public var repeating: SymbolEffectOptions { self }
    /// The same options.
    public var nonRepeating: SymbolEffectOptions { self }

    /// Returns options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// Returns options with a repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    /// Returns options with a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// Returns the same options.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Returns the same options.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Returns the same options.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
    /// Accepted without effect.
    public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        self
    }

    /// Accepted without effect.
    public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
        _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View {
        self
    }

    /// Accepted without effect.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
    /// Fades one symbol into the other.
    public static var symbolEffect: ContentTransition { .opacity }

    /// Fades one symbol into the other, whatever the effect is.
    public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .opacity
    }
}
