#!/usr/bin/env python3
"""Writes the tables of Sources/Typography/Unicode from the Unicode Character Database.

    apt-get install unicode-data      # Debian 12 has Unicode 15.0.0, in /usr/share/unicode
    python3 Tests/Fixtures/Unicode/unicode_tables.py

A table lists the classes of all code points from 0 up as words of a class's two letters and the length of its run in
hexadecimal. `UnicodeTableTests` compares every code point with the database again, read by other code.
"""
from pathlib import Path

DATABASE = Path("/usr/share/unicode")
OUTPUT = Path(__file__).resolve().parents[3] / "Sources/Typography/Unicode"
END = 0x110000


def fields(name):
    for line in (DATABASE / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            first, *rest = [field.strip() for field in line.split(";")]
            ends = first.split("..")
            yield range(int(ends[0], 16), int(ends[-1], 16) + 1), rest


def missing(name):
    """The `@missing` lines: values of code points no other line lists."""
    for line in (DATABASE / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("# @missing: "):
            ends, value = line.removeprefix("# @missing: ").split("; ")
            first, last = ends.split("..")
            yield range(int(first, 16), int(last, 16) + 1), value


def general_categories():
    categories = ["Cn"] * END
    start = 0
    for codes, rest in fields("UnicodeData.txt"):
        code = codes[0]
        if rest[0].endswith("First>"):
            start = code
            continue
        for scalar in range(start if rest[0].endswith("Last>") else code, code + 1):
            categories[scalar] = rest[1]
    return categories


def wide_code_points():
    return {code for codes, rest in fields("EastAsianWidth.txt") if rest[0] in "FWH" for code in codes}


def line_break_classes():
    categories = general_categories()
    wide, pictographic = wide_code_points(), set()
    for codes, rest in fields("emoji/emoji-data.txt"):
        if rest[0] == "Extended_Pictographic":
            pictographic.update(codes)
    classes = ["XX"] * END
    for codes, rest in fields("LineBreak.txt"):
        for scalar in codes:
            classes[scalar] = rest[0]
    classes = [resolve(classes[c], categories[c], c in wide, c in pictographic) for c in range(END)]
    classes[0x2010] = "HH"
    return classes


def resolve(value, category, is_wide, is_pictographic):
    """LB1, and the distinctions that LB15a to LB19, LB30 and LB30b make inside a class."""
    if value in ("AI", "SG", "XX"):
        value = "AL"
    if value == "SA":
        value = "CM" if category in ("Mn", "Mc") else "SA"
    if value == "CJ":
        value = "NS"
    if value in ("H2", "H3"):
        return "H2"  # told apart by the syllable's number
    if value in ("OP", "CP") and is_wide:
        return {"OP": "OW", "CP": "CW"}[value]
    if value == "QU":
        return {"Pi": "QI", "Pf": "QF"}.get(category, "QU")
    if is_pictographic and category == "Cn":
        return "XP"
    return "ZJ" if value == "ZWJ" else value


SHORT = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}
BIDI = {"L": "L_", "R": "R_", "B": "B_", "S": "S_", "NSM": "NM", "LRE": "LE", "LRO": "LO", "RLE": "RE", "RLO": "RO",
        "PDF": "PF", "LRI": "LI", "RLI": "RI", "FSI": "FI", "PDI": "PI"}


def bidi_classes():
    name = "extracted/DerivedBidiClass.txt"
    classes = ["L"] * END
    for codes, value in missing(name):
        for scalar in codes:
            classes[scalar] = SHORT[value]
    for codes, rest in fields(name):
        for scalar in codes:
            classes[scalar] = rest[0]
    return [BIDI.get(value, value) for value in classes]


def runs(classes):
    words, start = [], 0
    for scalar in range(1, END + 1):
        if scalar == END or classes[scalar] != classes[start]:
            words.append(f"{classes[start]}{scalar - start:x}")
            start = scalar
    return words


def lines(words):
    line = ""
    for word in words:
        if len(line) + len(word) > 108:
            yield "        " + line.rstrip()
            line = ""
        line += word + " "
    yield "        " + line.rstrip()


HEADER = """// Unicode 15.0.0, made from Debian's package unicode-data by Tests/Fixtures/Unicode/unicode_tables.py; do not edit.
// Data: copyright 1991-2022 Unicode, Inc., https://www.unicode.org/terms_of_use.html
"""


def write(name, summary, words):
    text = HEADER + f"\nextension UnicodeTable {{\n    /// {summary}\n    static let {name[0].lower() + name[1:]}Runs = \"\"\"\n"
    text += "\n".join(lines(words)) + "\n        \"\"\"\n}\n"
    (OUTPUT / f"UnicodeTable+{name}.swift").write_text(text)


def brackets():
    for codes, rest in fields("BidiBrackets.txt"):
        if rest[1] == "o":
            yield f"{codes[0]:x}-{int(rest[0], 16):x}"


if __name__ == "__main__":
    write("LineBreak", "Line_Break after rule LB1, as class and length.", runs(line_break_classes()))
    wide = wide_code_points()
    widths = ["WI" if scalar in wide else "NA" for scalar in range(END)]
    write("EastAsianWidth", "East_Asian_Width as class and length: F, W and H, or another.", runs(widths))
    write("Bidi", "Bidi_Class, as class and length.", runs(bidi_classes()))
    write("Brackets", "The pairs of Bidi_Paired_Bracket, opening and closing.", brackets())
