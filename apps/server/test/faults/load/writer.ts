/** One of those who use the house while something breaks. It knows what it was told is done. */
export type Writer = {
  /** What it does, for a person. */
  readonly name: string
  /** Acknowledged writes so far. */
  readonly acknowledged: number
  /** Does the next thing. Never rejects for what the house does. */
  step(): Promise<void>
  /** Asks the house for what it acknowledged, while nothing is written. Resolves with a sentence for each
   *  thing that is lost, or there twice. */
  check(): Promise<string[]>
}
