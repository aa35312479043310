// Preview: a local web page that shows screens in a theme while the theme is edited.
//
// In:       a catalogue, a theme's name or file, the screen to begin with.
// Out:      answers to HTTP requests, and the theme file when the user saves it.
// Parts:    `PreviewModel` is all there is to preview, without HTTP: a `Session` on the chosen screen, the `EditedTheme` with its
//           steps back, a film's moment, and the frames painted of them. `PreviewSite` answers requests as plain values once the
//           `RequestGuard` has let them in; `Route` is the table of its paths. `PreviewServer` listens and `HTTPConnection` reads requests, by FlyingSocks; `RequestBuffer`
//           and `RequestHead` parse them. `Page` is the page's text.
// Refuses:  strangers (another host, another origin, no token), heads of more than 16 kB, bodies of more than 64 kB, malformed
//           requests, files other than the theme's; each with a status, a message and a hint.
// Promises: the picture is the one `render` writes; an edit that changes nothing on the screen paints nothing; what is unsaved is
//           never overwritten unasked. Pictures are compressed and hashed beside the main actor, films written on a thread of
//           their own, one after the other; all else runs on the main actor: in milliseconds, but for a film
//           that is chosen and played once.
// Limits:   256 connections at a time, or half of the files the process may have open; beyond that the one that has been idle
//           for longest ends, of those with unfinished bodies also when they are an eighth. A head has 10 s to arrive, a body 30 s, an answer 120 s to be taken.
//
// For latencies and load see Performance.
//
// Start reading at `PreviewSite.answer`.
