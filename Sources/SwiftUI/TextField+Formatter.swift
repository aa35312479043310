public import Foundation
public import FramewrightViews

extension TextField where Label == Text {
    /// Creates a text field for a value that a formatter reads and writes.
    @_disfavoredOverload
    public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter) {
        let text = Binding<String>(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { string in
                if let number = (formatter as? NumberFormatter)?.number(from: string) as? Value {
                    value.wrappedValue = number
                } else if let date = (formatter as? DateFormatter)?.date(from: string) as? Value {
                    value.wrappedValue = date
                }
            })
        self.init(title, text: text)
    }
}
