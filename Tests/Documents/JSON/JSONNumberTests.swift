import FramewrightDocuments
import Testing

struct JSONNumberTests {
    @Test(arguments: [
        ("0", 0), ("-0", 0), ("42", 42), ("1e3", 1000), ("2.0", 2), ("12.50e1", 125), ("-1.5E+1", -15),
        ("9223372036854775807", .max), ("-9223372036854775808", .min), ("0e99999999999999999999", 0),
        ("100e-2", 1), ("9007199254740993.0", 9_007_199_254_740_993),
    ])
    func `a whole number is read exactly`(text: String, value: Int) throws {
        #expect(try #require(JSONNumber(text)).int == value)
    }

    @Test(arguments: ["0.5", "1e-1", "9223372036854775808", "1e19", "1e99999999999999999999", "1.00000000000000000001"])
    func `other numbers are not integers`(text: String) throws {
        #expect(try #require(JSONNumber(text)).int == nil)
    }

    @Test(arguments: [("0.1", 0.1), ("1e308", 1e308), ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0), ("-0.0", 0)])
    func `a double is the nearest one`(text: String, value: Double) throws {
        #expect(try #require(JSONNumber(text)).double == value)
    }

    @Test func `a number beyond the range of doubles is nil`() throws {
        #expect(try #require(JSONNumber("-1e309")).double == nil)
    }

    @Test(arguments: ["", "+1", "1 ", " 1", "1.", ".5", "0x10", "NaN", "infinity", "1e", "--1", "00", "1_000"])
    func `nothing else is a number`(text: String) {
        #expect(JSONNumber(text) == nil)
    }
}
