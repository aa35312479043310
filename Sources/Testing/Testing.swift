// Testing: snapshot tests of views in Swift Testing.
//
// In:       a view, a device, a theme, and the place of the test.
// Out:      a passed expectation; or an issue at the caller's line, with the strip expected | difference | actual
//           attached.
// Rules:    those of the tool: snapshots must be equal bit for bit, a missing snapshot fails, a layout with a lint
//           error is not recorded, recording fails the test and does not happen in continuous integration.
// Errors:   unknown devices and themes are issues of the test.
//
// Start reading at `expectSnapshot`.
