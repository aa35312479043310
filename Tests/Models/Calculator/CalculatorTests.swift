import FramewrightModels
import Testing

struct CalculatorTests {
    /// The decided table first, then the rows of the documented table that remain valid.
    @Test(
        arguments: [
            ("5++", "5"), ("5+.3=", "5.3"), ("5+=", "10"), ("8/0=.", "0."), ("999999+1=", "1000000"),
            ("1/3=", "0.333333333"), ("1/3=*3=", "1"), ("2+3*4=", "20"), ("0..5", "0.5"), ("1+2=", "3"),
            ("3*3==", "9"), ("05", "5"), ("0-5=7", "7"), ("5=.2", "0.2"), ("1234567+", "1234567"), ("", "0"),
        ] as [(String, String)])
    func `keys give the results of the decided table`(keys: String, shown: String) throws {
        #expect(try Calculator(keys: keys).display == .number(shown))
    }

    @Test func `digits append and a leading zero is replaced`() throws {
        #expect(try shown("1203") == ["1", "12", "120", "1203"])
        #expect(try shown("0070") == ["0", "0", "7", "70"])
    }

    @Test func `the display shows the point and the zeros as typed`() throws {
        #expect(try shown(".050.") == ["0.", "0.0", "0.05", "0.050", "0.050"])
        #expect(try shown("10.00") == ["1", "10", "10.", "10.0", "10.00"])
    }

    @Test func `typing stops at nine digits`() throws {
        #expect(try Calculator(keys: "1234567890").display == .number("123456789"))
        #expect(try Calculator(keys: "0.1234567890").display == .number("0.12345678"))
        #expect(try Calculator(keys: "123456789.0").display == .number("123456789."))
    }

    @Test func `an operator after an operator replaces it`() throws {
        #expect(try Calculator(keys: "8+-*/2=").display == .number("4"))
        #expect(try Calculator(keys: "8+-").pending == .subtract)
    }

    @Test func `an operator shows the result of the one before it`() throws {
        #expect(try shown("2+3*4=") == ["2", "2", "3", "5", "4", "20"])
    }

    @Test func `repeated equals change nothing, and an operator continues with the result`() throws {
        #expect(try Calculator(keys: "3*3===").display == .number("9"))
        #expect(try Calculator(keys: "3*3=+1=").display == .number("10"))
    }

    @Test func `a digit or a point after equals starts a new number`() throws {
        #expect(try Calculator(keys: "3*3=4+1=").display == .number("5"))
        #expect(try Calculator(keys: "3*3=.5").display == .number("0.5"))
    }

    @Test(arguments: ["8/0=", "8/0+", "8/0.00=", "0/0=", "8/0=+-*/="])
    func `division by zero is the error, which operators and equals keep`(keys: String) throws {
        let calculator = try Calculator(keys: keys)
        #expect(calculator.display == .error && calculator.value == nil && calculator.pending == nil)
    }

    @Test(arguments: [("7", "7"), (".", "0."), ("C", "0"), ("+3=", "3"), ("3+4=", "7")])
    func `a digit, a point or C recovers from the error`(keys: String, shown: String) throws {
        #expect(try Calculator(keys: "8/0=" + keys).display == .number(shown))
    }

    @Test func `C clears everything`() throws {
        #expect(try Calculator(keys: "5+3C") == Calculator() && Calculator(keys: "5+3C4=").display == .number("4"))
    }

    @Test func `full precision is kept beyond the nine displayed digits`() throws {
        #expect(try Calculator(keys: "1/3=").value == 1.0 / 3)
        #expect(try Calculator(keys: "2/3=*3=").display == .number("2"))
    }

    @Test func `a result too large for a number is the error`() throws {
        var calculator = try Calculator(keys: "999999999")
        for _ in 0..<6 { for key in try CalculatorKey.keys("*=") { calculator.press(key) } }
        #expect(calculator.display == .error)
    }

    @Test func `zero has no minus sign`() throws {
        #expect(try Calculator(keys: "0-5=*0=").display == .number("0"))
        #expect(try Calculator(keys: "0-5=*0=").value?.sign == .plus)
    }

    @Test func `long, small and negative results are formatted`() throws {
        #expect(try Calculator(keys: "0-5=").display == .number("-5"))
        #expect(try Calculator(keys: "999999999+1=").display == .number("1e+09"))
        #expect(try Calculator(keys: "1/8000000=").display == .number("1.25e-07"))
        #expect(try Calculator(keys: "0-123456789*123456789=").display == .number("-1.52415788e+16"))
    }

    @Test(arguments: [("1+x", "x", 2), ("1 + ٣", "٣", 4), ("e", "e", 0)] as [(String, Character, Int)])
    func `a letter that is no key is reported with its position`(text: String, letter: Character, position: Int) {
        #expect(throws: ModelError.calculatorKey(letter, position: position)) { try Calculator(keys: text) }
    }

    @Test func `keys may be written with their printed signs`() throws {
        #expect(try Calculator(keys: "8 ÷ 2 × 3 − 1,5 =").display == .number("10.5"))
    }

    /// Single operations on whole numbers, compared with plain arithmetic.
    @Test func `random sums, differences, products and quotients equal those of doubles`() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let (first, second) = (generator.next(in: 0...999_999_999), generator.next(in: 1...999_999))
            let (a, b) = (Double(first), Double(second) / 1000)
            let typed = "\(second / 1000).\(String(second % 1000 + 1000).dropFirst())"
            let expected = ["+": a + b, "-": a - b, "*": a * b, "/": a / b]
            for (sign, value) in expected { #expect(try Calculator(keys: "\(first)\(sign)\(typed)=").value == value) }
        }
    }
}

/// Returns the display after each key.
private func shown(_ keys: String) throws -> [String] {
    var calculator = Calculator()
    return try CalculatorKey.keys(keys).map { key in
        calculator.press(key)
        guard case .number(let text) = calculator.display else { return "error" }
        return text
    }
}
