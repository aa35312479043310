// Documents: parses files into values with positions, and writes files atomically.
//
// In:       bytes of JSON, YAML, CSV or XML (`InputFile.read` reads them at once, `FileReader` in chunks, never more
//           than the caller allows).
// Out:      `XMLReader` (one event at a time), `JSONDocument` (a tree of `JSONValue`, read through `DocumentNode` and
//           `ObjectReader`) and `CSVReader` (one row at a time, constant memory), a `TableReader`. `JSONEditor`
//           changes single values of a JSON text.
//           `OutputFile` writes a file atomically, `OutputFolder` several; `PipedProgram` passes bytes to another
//           program.
// Units:    lines and columns count from 1; a column is one Unicode scalar, so a tab and an emoji count one each.
// Errors:   anything that RFC 8259, RFC 4180 or YAML's core schema does not allow, duplicate keys, text that is not
//           UTF-8, nesting beyond `JSONLimits.depth`, files beyond the caller's limit; each with file, line, column,
//           JSON pointer and a hint.
// Promises: every node of a tree has its line and column; members keep the order of the file; numbers keep their
//           spelling; a failed write leaves the old file, and no temporary one.
//
// Start reading at `JSONDocument`, then `ObjectReader`, which other modules use to read a file.
