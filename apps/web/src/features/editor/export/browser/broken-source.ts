/** Something that a film shows or plays could not be read on the way. The same may work later. */
export class BrokenSourceError extends Error {
  override readonly name = 'BrokenSourceError'
  /** What it is called. */
  readonly source: string

  constructor(source: string, options: { cause: unknown }) {
    super(`not to be read to its end: ${source}`, options)
    this.source = source
  }
}
