// Command: every command of the tool, over any catalogue.
//
// In:       arguments, and the `Catalogue` of the package that calls `CommandLineTool.run`.
// Out:      results on standard output (`--json` for machines), errors and warnings on standard error, an exit code.
// Errors:   printed in one place as `error: what, where` and `hint: what to do`; the codes are in `ExitStatus`.
// Refuses:  what the rooms below refuse; nothing is caught and hidden on the way.
//
// Start reading at `CommandLineTool`, then one file of `Commands` per command.
