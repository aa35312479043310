// Documents: bytes of files in, values that know their place out; finished files out, never half of one.
//
// In:       bytes (`InputFile.read` fetches them, `FileReader` piece by piece, never more than the caller allows) that
//           claim to be JSON, YAML or CSV.
// Out:      `JSONDocument` (a tree of `JSONValue`, read through `DocumentNode` and `ObjectReader`) and `CSVReader`
//           (one row at a time, flat memory), one kind of `TableReader`. `JSONEditor` changes one place of a JSON text.
//           `OutputFile` puts finished bytes under their name, `OutputFolder` many of them; `PipedProgram` gives them to another
//           program.
// Units:    lines and columns count from 1; a column is one Unicode scalar, so a tab and an emoji count one each.
// Refuses:  anything RFC 8259, RFC 4180 or YAML's core schema does not allow, keys given twice, text that is not UTF-8, nesting beyond
//           `JSONLimits.depth`, files beyond the caller's limit; each with file, line, column, JSON pointer and a hint.
// Promises: every node of a tree knows its line and column; members keep the order of the file; numbers keep their
//           spelling; a failed write leaves the old file, and no temporary one.
//
// Start reading at `JSONDocument`, then `ObjectReader`: what other rooms hold while they read a file.
