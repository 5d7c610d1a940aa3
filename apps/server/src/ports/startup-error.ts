/**
 * A reason why Starnest cannot start that a person can act on: one sentence, ready to print.
 * `details` holds the lines that explain it further, such as the end of a server's log; it is
 * empty when the sentence says everything. `app/main.ts` prints both and exits with 1.
 */
export class StartupError extends Error {
  readonly details: readonly string[]

  constructor(sentence: string, options: { cause?: unknown; details?: readonly string[] } = {}) {
    super(sentence, { cause: options.cause })
    this.name = 'StartupError'
    this.details = options.details ?? []
  }
}
