// Combine: publishers and their operators, for code that imports Apple's module of that name.
//
// `ObservableObject`, `@Published`, subjects' protocol and what else views need are part of FramewrightViews, and are
// re-exported here.
//
// Time:     all schedulers but `ImmediateScheduler` are the loop of the screen: actions run on the main actor, and
//           delays wait for virtual time, so that two runs give the same values. Without a screen nothing runs.
// Types:    operators return `AnyPublisher`; of Apple's operator types only the few that
//           programs name exist.
// Demand:   back-pressure is not implemented: after the first request, publishers deliver all values.
// Own code: OpenCombine's schedulers wait for the system's clock, ours for the screen's, and `ObservableObject` has to
//           be below views.
