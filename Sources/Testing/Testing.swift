// Testing: pictures of views, checked inside Swift Testing.
//
// In:       a view, a device, a theme, and the place of the test.
// Out:      a passed expectation; or an issue at the caller's line, with the strip of expected | difference | actual attached.
// Rules:    those of the tool: to the last bit, a missing picture fails, a layout in which lint finds an error is not
//           recorded, recording passes no test and does not happen in continuous integration.
// Refuses:  what a device table or a theme does not have, as an issue of the test.
//
// Start reading at `expectSnapshot`.
