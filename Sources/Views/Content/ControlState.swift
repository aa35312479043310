/// The state of a control as outlines of a screen show it.
package struct ControlState: Hashable, Sendable {
    /// The type of the control; nil if the node has another mark of it, or is no control.
    package var type: String?
    /// Whether it is the selected one of several views.
    package var isSelected = false
    /// Whether it takes the text that is typed.
    package var isFocused = false
    /// The value in words, such as `on` or `40%`; nil for none.
    package var value: String?
}
