// Screens: the documented screens, as views over the models.
//
// In:       a model's state (`Board2048`, `Ranking`) and the theme in the environment.
// Out:      views, and `Catalogue.documented`: every scene with its named states, state schema and decoder.
// Layout:   by stacks, flexible frames and custom `Layout`s. Literal lengths are documented sizes and gaps; every
//           colour and radius is a theme token.
// Errors:   state documents that break the schema or the model's rules, with their place in the file.
//
// Start reading at `Catalogue+Documented.swift`, then one screen's folder: view, arrangement, scene. Vector images (the
// brocade, the pets) are in `Artwork`: values made of paths and tokens, shown by `ArtworkView`.
