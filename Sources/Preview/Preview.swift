// Preview: a page on this machine that shows screens in a theme while the theme is being made.
//
// In:       a catalogue, a theme's name or file, the screen to begin with.
// Out:      answers to HTTP requests, and the theme file when the user saves it.
// Parts:    `PreviewModel` is all there is to preview, without HTTP: a `Session` on the chosen screen, the `EditedTheme` with its
//           steps back, a film's moment, and the frames painted of them. `PreviewSite` answers requests as plain values once the
//           `RequestGuard` has let them in. `PreviewServer` listens and `HTTPConnection` reads requests, by FlyingSocks; `RequestBuffer`
//           and `RequestHead` parse them. `Page` is the page's text.
// Refuses:  strangers (another host, another origin, no token), heads of more than 16 kB, bodies of more than 64 kB, malformed
//           requests, files other than the theme's; each with a status, a message and a hint.
// Promises: the picture is the one `render` writes; an edit that changes nothing on the screen paints nothing; what is unsaved is
//           never overwritten unasked. Pictures are compressed and hashed beside the main actor, films written on a thread of
//           their own, one after the other; all else runs on the main actor: in milliseconds, but for a film
//           that is chosen and played once.
// Limits:   256 connections at a time, or half of the files the process may have open; beyond that the one that has been idle
//           for longest ends. A head has 10 s to arrive, a body 30 s, an answer 120 s to be taken.
//
// Measured 2026-11-23, release, two quiet cores, a board at 3x, over the socket, medians: an edit with lint 3.4 to 6.7 ms, the
// picture after it 0.5 to 3.4 ms (most 9.9 and 4.9), a draft 2.5 ms; an edit and then twenty phones at 1x 47 to 55 ms. Chromium
// needs 41 ms to read the picture's PNG and 5 to show a draft that is sent as small as it is shown. While a slider is dragged it
// shows a draft of every change: 32 to 36 a second of as many mouse moves, 39 of 60 changes that its own script makes
// (`Tests/Browser/preview.py`), with one core of its own at seven tenths and the server at four tenths of one.
//
// Fifty clients that take every picture, an editor, films, slow readers and dead connections for ten minutes: 58,641 pictures,
// no error, no edit above 0.13 s beside two builds; 164 MB after 20 seconds, 194 after 140 and to the end.
//
// Start reading at `PreviewSite.answer`.
