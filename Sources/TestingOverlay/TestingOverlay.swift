// The compiler imports this module in files that import CoreGraphics and Testing. Apple's attaches images to tests;
// this one is empty.
