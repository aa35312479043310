// AgentServer: lets coding agents look at screens over the Model Context Protocol.
//
// In:       JSON-RPC 2.0 messages, one a line, of at most `LineSplitter.lineLimit` bytes; `ScreenSource`s, which have
//           the screens: those of a catalogue, or previews of user code, which runs in processes of its own.
// Out:      one answer a line. Pictures are PNG, screens are outlines (`ScreenOutline`).
// Folders:  Messages < Protocol < Looks < Tools; each uses only those to its left.
// Revision: those of June and November 2025 by `initialize`; that of July 2026, whose requests carry the revision, by
//           `server/discover` or at once.
// Errors:   faults of the protocol are JSON-RPC errors. Errors of a tool are its result with `isError`, a message and a
//           hint, so that the agent reads them.
// Promises: hostile input ends neither the process nor the connection. `ping` and cancellation are handled while a tool
//           runs. Nothing is written but the files' bytes that a caller asked for: tools only read.
//
// Own code: the official Swift SDK (0.11) imports all of Foundation, which the tool does without for its start-up time,
// brings swift-log and swift-system, and ends at the revision of November 2025. Only four methods of the protocol are
// needed.
//
// Start reading at `Server.swift`, then `ProtocolSession`, then one file of `Tools` per tool.
