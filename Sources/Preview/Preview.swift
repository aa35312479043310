// Preview: a page on this machine that shows screens in a theme while the theme is being made.
//
// In:       a catalogue, a theme's name or file, the screen to begin with.
// Out:      answers to HTTP requests, and the theme file when the user saves it.
// Parts:    `Studio` is all there is to preview, without HTTP: a `Session` on the chosen screen, the `EditedTheme` with its
//           steps back, a film's moment, and the frames painted of them. `PreviewSite` answers requests as plain values once the
//           `Doorkeeper` has let them in. `PreviewServer` alone knows sockets, by FlyingFox. `Page` is the page's text.
// Refuses:  strangers (another host, another origin, no token), bodies of more than 64 kB, files other than the theme's; each
//           with a status, a message and a hint.
// Promises: the picture is the one `render` writes; an edit that changes nothing on the screen paints nothing; what is unsaved is
//           never overwritten unasked. Pictures are compressed and hashed beside the main actor, where all else runs: whoever
//           downloads a film holds up the others as long as it is made.
// Limits:   heads of requests and connections are not counted: a program on this machine could fill the memory with them.
//
// Measured 2026-11-22, debug build with the picture's rooms optimised, two cores under a load of 13, a board at 3x: an edit with
// lint 46 to 61 ms, the picture after it 9 to 23 ms, its hash, for which nobody waits, 90 ms.
//
// Start reading at `PreviewSite.answer`.
