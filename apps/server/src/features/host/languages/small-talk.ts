/** The same in two wordings: for a child of five, and for everybody else. In French the first says "tu",
 *  the second "vous". */
export type Wording = { readonly simple: string; readonly normal: string }

/** What Leo says by himself. Each list has the same number in every language, and what stands at one
 *  place is the same in all of them. Jokes and stories are for children from 4; a story has 4 to 6
 *  sentences. */
export type SmallTalk = {
  readonly jokes: readonly string[]
  readonly stories: readonly string[]
  readonly whoAreYou: readonly Wording[]
  readonly thanks: readonly Wording[]
  readonly greet: readonly Wording[]
  readonly goodbye: readonly Wording[]
  /** What one can ask, one example each. */
  readonly help: readonly Wording[]
}
