public import FramewrightDrawing

/// A key that is pressed together with modifiers.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// Creates a key by its character.
    public init(_ character: Character) { self.character = character }

    /// Creates a key by its character.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The value `upArrow`.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The value `downArrow`.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The value `leftArrow`.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The value `rightArrow`.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The value `escape`.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The value `delete`.
    public static let delete = KeyEquivalent("\u{8}")
    /// The value `return`.
    public static let `return` = KeyEquivalent("\r")
    /// The value `space`.
    public static let space = KeyEquivalent(" ")
    /// The value `tab`.
    public static let tab = KeyEquivalent("\t")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the keys.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The value `capsLock`.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The value `shift`.
    public static let shift = EventModifiers(rawValue: 2)
    /// The value `control`.
    public static let control = EventModifiers(rawValue: 4)
    /// The value `option`.
    public static let option = EventModifiers(rawValue: 8)
    /// The value `command`.
    public static let command = EventModifiers(rawValue: 16)
    /// The value `numericPad`.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The value `all`.
    public static let all = EventModifiers(rawValue: 63)
}

/// A key with modifiers that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys held with it.
    public var modifiers: EventModifiers

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// The effect of a pointer over a view. Accepted without effect.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// The value `automatic`.
    public static let automatic = HoverEffect(name: "automatic")
    /// The value `highlight`.
    public static let highlight = HoverEffect(name: "highlight")
    /// The value `lift`.
    public static let lift = HoverEffect(name: "lift")
}

/// The repetition of a button's action while it is held. Accepted without effect.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let isRepeating: Bool?
    /// The value `automatic`.
    public static let automatic = ButtonRepeatBehavior(isRepeating: nil)
    /// The value `enabled`.
    public static let enabled = ButtonRepeatBehavior(isRepeating: true)
    /// The value `disabled`.
    public static let disabled = ButtonRepeatBehavior(isRepeating: false)
}

/// Responses to keys, pointers and drops, of which there are none.
extension View {
    /// Sets a keyboard shortcut. Accepted without effect.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }

    /// Sets a keyboard shortcut. Accepted without effect.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

    /// Runs an action when a pointer enters or leaves the view. Accepted without effect.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Sets the effect of a pointer over the view. Accepted without effect.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

    /// Disables the effect of a pointer. Accepted without effect.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets a text that a pointer shows. Accepted without effect.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> some View { self }

    /// Sets a text that a pointer shows. Accepted without effect.
    public func help(_ text: Text) -> some View { self }

    /// Makes the view draggable into other applications. Accepted without effect.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

    /// Makes the view draggable into other applications. Accepted without effect.
    public func draggable<T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> some View
    ) -> some View {
        self
    }

    /// Makes the view draggable. Accepted without effect.
    public func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View { self }

    /// Accepts drops. Accepted without effect.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: Point) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        self
    }

    /// Sets whether a button's action repeats while it is held. Accepted without effect.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

    /// Sets whether the view can be focused. Accepted without effect.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Disables the effect around a focused view. Accepted without effect.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Hides or shows the labels of the controls inside.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        changingEnvironment { if visibility != .automatic { $0.areLabelsHidden = visibility == .hidden } }
    }
}
