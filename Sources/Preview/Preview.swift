// Preview: a local web page that shows screens in a theme while the theme is edited.
//
// In:       a catalogue, a theme's name or file, the initial screen.
// Out:      responses to HTTP requests, and the theme file when the user saves it.
// Parts:    `PreviewModel` is the model of the preview, independent of HTTP: a `Session` on the chosen screen, the
//           `EditedTheme` with its undo history, an animation's current frame, and the painted bitmaps. `PreviewSite`
//           answers requests as plain values after `RequestGuard` has authorised them; `Route` is the table of its
//           paths. `PreviewServer` listens and `HTTPConnection` reads requests, by FlyingSocks; `RequestBuffer` and
//           `RequestHead` parse them. `Page` has the web page's files.
// Errors:   unauthorised requests (other host, other origin, no token), heads of more than 16 kB, bodies of more than
//           64 kB, malformed requests, files other than the theme's; each gives a status, a message and a hint.
// Promises: the image equals the one written by `render`; an edit that changes nothing on the screen paints nothing;
//           unsaved edits are never overwritten without asking. Images are compressed and hashed off the main actor,
//           animations are encoded one at a time on a separate thread. Everything else runs on the main actor, in
//           milliseconds except when an animation is selected and played once.
// Limits:   256 connections at a time, or half of the files that the process may open; beyond that the one that has
//           been idle for longest is closed. An eighth of them may have unfinished bodies. A head may take 10 s, a body
//           30 s, sending a response 120 s.
//
// For latencies and load see Performance.
//
// Start reading at `PreviewSite.answer`.
