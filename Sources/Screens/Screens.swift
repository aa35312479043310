// Screens: the documented screens, as views over the models.
//
// In:       a model's state (`Board2048`, `Ranking`) and the theme in the environment.
// Out:      views, and `Catalogue.documented`: every scene with its named states, state schema and decoder.
// Rules:    laid out by stacks, flexible frames and custom `Layout`s; literal lengths are documented sizes and gaps.
//           Every colour and radius is a theme token.
// Refuses:  state documents that break the schema or the model's rules, with the place in the file.
//
// Start reading at `Catalogue+Documented.swift`, then one screen's folder: view, arrangement, scene. What is drawn and not
// laid out (brocade, pets) is in `Artwork`: values made of paths and tokens, shown by `ArtworkView`.
