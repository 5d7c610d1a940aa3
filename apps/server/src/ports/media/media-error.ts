import type { FileProblem, FileProblemCode } from '@starnest/contract/files/file-problems'

/** Why a job failed: `missing` the engine, or a part of it, is not installed, `unreadable` the file
 *  is damaged or not what it was taken for, `refused` it holds what we do not take, `too_long` it
 *  passed its time limit, `too_large` what it made passed its bounds, `full` no space is left on the
 *  disk, `stopped` its signal ended it, or
 *  somebody else did, `failed` anything else. */
export type MediaFailure =
  | 'missing'
  | 'unreadable'
  | 'refused'
  | 'too_long'
  | 'too_large'
  | 'full'
  | 'stopped'
  | 'failed'

/** What a person is told of each failure when nothing more exact is known. */
const PROBLEM_OF: Record<MediaFailure, FileProblemCode> = {
  missing: 'engine_missing',
  unreadable: 'damaged',
  refused: 'kind_refused',
  too_long: 'took_too_long',
  too_large: 'grew_too_large',
  full: 'disk_full',
  stopped: 'stopped',
  failed: 'failed',
}

/** A failed media job; its message is one sentence with what the engine said last, its problem the
 *  same for any language. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly reason: MediaFailure
  readonly problem: FileProblem

  constructor(
    reason: MediaFailure,
    sentence: string,
    options: { cause?: unknown; problem?: FileProblem } = {},
  ) {
    super(sentence, { cause: options.cause })
    this.reason = reason
    this.problem = options.problem ?? { code: PROBLEM_OF[reason] }
  }
}
