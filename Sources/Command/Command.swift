// Command: all commands of the tool, for any catalogue.
//
// In:       arguments, and the `Catalogue` of the package that calls `CommandLineTool.run`.
// Out:      results on standard output (`--json` for machines), errors and warnings on standard error, an exit code.
// Errors:   those of the modules below, none of which is hidden. Printed in one place as `error: what, where` and
//           `hint: what to do`; the exit codes are in `ExitStatus`.
//
// Folders:  Terminal, Messages < Failures < State, Output < Options < Commands; each uses only those to its left.
//
// Start reading at `CommandLineTool`, then one file of `Commands` per command.
