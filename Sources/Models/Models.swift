// Models: the rules of the documented apps, without a user interface. It imports nothing.
//
// In:       a state, the user's input, and a random seed.
// Out:      the next state, as a value; equal states always behave alike.
// Errors:   states that cannot occur in a game (`ModelError` names the cell, name or number). Invalid files are errors;
//           invalid calls (an index outside the board) stop the program. Anything that a touch or a keyboard can do is
//           handled by the rules: NaN, a megabyte of text, a tap beside the board.
// Promises: every rule has a test named after it. Randomness comes only from `SeededGenerator`, and no number is
//           computed by a maths library, so a seed gives the same game on every machine and Swift version.
//
// Contents, each folder with the type to start at:
//
//   Game2048    `Game2048` under one of four `Rules2048`; `Move2048` is the effect of a swipe on every tile;
//               `Input2048` is the notation of a game; `SwipeQueue2048` the queue of swipes in swift-2048
//   Course      `CourseApp`, the course report's app: `CourseGame` (game and clock), `CourseNavigation`,
//               `ColorEditor`, `LaunchSequence`
//   Ranking     `Ranking`, the best hundred scores, one per `Nickname`; `RankSorting`, `NicknameDialog`
//   Brocade     `BrocadePuzzle` (guided), `BrocadeCanvas` (free), `PiecesBar` for both; `MotifOrientation`, `Confetti`
//   Calculator  `Calculator`, and `CalculatorFormat` for its display
//   Pet         `VirtualPet`, with five `PetCondition`s
