/// A number that a localized string can contain.
public protocol _FormatSpecifiable: Equatable {
    /// The type that formats take.
    associatedtype _Arg: CVarArg

    /// The value for the format.
    var _arg: _Arg { get }
    /// The usual format.
    var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: Int64 { Int64(self) }
    /// The usual format.
    public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: Int32 { Int32(self) }
    /// The usual format.
    public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: Int32 { Int32(self) }
    /// The usual format.
    public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: Int32 { self }
    /// The usual format.
    public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: Int64 { self }
    /// The usual format.
    public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: UInt64 { UInt64(self) }
    /// The usual format.
    public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: UInt32 { UInt32(self) }
    /// The usual format.
    public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: UInt32 { UInt32(self) }
    /// The usual format.
    public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: UInt32 { self }
    /// The usual format.
    public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: UInt64 { self }
    /// The usual format.
    public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: Float { self }
    /// The usual format, with six digits after the point.
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// The value for the format.
    public var _arg: Double { self }
    /// The usual format, with six digits after the point.
    public var _specifier: String { "%lf" }
}

extension LocalizedStringKey.Argument {
    init(_ value: some _FormatSpecifiable) {
        switch value._arg {
        case let number as Double: self = .number(number)
        case let number as Float: self = .number(Double(number))
        case let number as any SignedInteger: self = .integer(Int64(clamping: number))
        case let number as any UnsignedInteger: self = .unsigned(UInt64(clamping: number))
        case let other: self = .string("\(other)")
        }
    }
}
