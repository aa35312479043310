/// Declares a preview: a name, traits and a view.
///
/// ```swift
/// #Preview("Short", traits: .sizeThatFitsLayout) {
///     Card(title: "Short")
/// }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FramewrightMacroPlugin", type: "PreviewMacro")

/// Declares a preview: a name, traits and a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<FramewrightViews.Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<FramewrightViews.Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FramewrightMacroPlugin", type: "PreviewMacro")

/// Marks a variable in the closure of a preview as state of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FramewrightMacroPlugin", type: "PreviewableMacro")

/// Adds a value with a default to `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var radius: Double = 4
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FramewrightMacroPlugin", type: "EntryMacro")

/// Makes a structure animatable by all of its variables, which need a written type.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "FramewrightMacroPlugin", type: "AnimatableMacro")

/// Excludes a variable from the animatable data of its structure.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "FramewrightMacroPlugin", type: "AnimatableIgnoredMacro")
