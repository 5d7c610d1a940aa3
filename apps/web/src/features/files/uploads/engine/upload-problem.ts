import { type ErrorBody, type ErrorCode, errorBodySchema } from '@starnest/contract/errors'
import type { FileProblemCode } from '@starnest/contract/files/file-problems'
import type { UploadLimits } from '@starnest/contract/files/files'
import { HttpError } from '../../../../platform/calls/http.ts'

/** Why an upload failed, as far as a person can do something about it. */
export type UploadProblem =
  | 'type'
  | 'size'
  | 'disk'
  | 'quota'
  | 'household'
  | 'count'
  | 'storage'
  | 'empty'
  | 'unreadable'
  | 'network'
  | 'damaged'
  | 'conflict'
  | 'forgotten'
  | 'pin'
  | 'grown-ups'
  | 'pairing'
  | 'busy'
  | 'server'

const PROBLEM_OF: Partial<Record<ErrorCode, UploadProblem>> = {
  file_type_refused: 'type',
  media_unreadable: 'type',
  file_too_large: 'size',
  storage_full: 'disk',
  quota_full: 'quota',
  uploads_full: 'count',
  checksum_mismatch: 'damaged',
  upload_conflict: 'conflict',
  upload_not_found: 'forgotten',
  pin_required: 'pin',
  pin_wrong: 'pin',
  pin_locked: 'pin',
  grown_ups_only: 'grown-ups',
  pairing_required: 'pairing',
  too_many_requests: 'busy',
  unavailable: 'busy',
}

const PROBLEM_OF_STATUS: Record<number, UploadProblem> = {
  0: 'network',
  404: 'forgotten',
  409: 'conflict',
  410: 'forgotten',
  413: 'size',
  415: 'type',
  423: 'conflict',
  429: 'busy',
  460: 'damaged',
  503: 'busy',
  507: 'disk',
}

/** Names of errors that a browser throws when a file went away or may not be read any more.
 *  Source: File API, "Errors and exceptions". */
const UNREADABLE = new Set(['NotReadableError', 'NotFoundError', 'SecurityError'])

/** A failure that already knows what it means for a person. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure'
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, options: { cause?: unknown } = {}) {
    super(`the upload failed: ${problem}`, options)
    this.problem = problem
  }
}

/** Says before a file travels why the server would refuse it; sizes are bytes. @throws UploadFailure */
export function refuseHopeless({ size }: Pick<File, 'size'>, limits: UploadLimits): void {
  if (size === 0) throw new UploadFailure('empty')
  if (size > limits.maxBytes) throw new UploadFailure('size')
  // Room that is kept for open uploads may be kept for this one.
  const { freeBytes, quotaBytes, usedBytes, openBytes } = limits
  if (freeBytes !== null && size > freeBytes + openBytes) throw new UploadFailure('disk')
  const leftBytes = quotaBytes === null ? null : quotaBytes - usedBytes + openBytes
  if (leftBytes !== null && size > leftBytes) throw new UploadFailure('quota')
}

/** What an answer that is not ok means. `status` is of HTTP, or 0: there was no answer. */
export function problemOfAnswer(status: number, body: string): UploadProblem {
  const refusal = refusalIn(body)
  const reason = refusal?.details?.reason
  if (PLACELESS.some((one) => one === reason)) return 'storage'
  if (reason === HOUSEHOLD_FULL) return 'household'
  const known = refusal && PROBLEM_OF[refusal.code]
  return known ?? PROBLEM_OF_STATUS[status] ?? 'server'
}

/** Why the server has no place for bytes, when its disk is not full. A store that is away comes back. */
const PLACELESS: readonly FileProblemCode[] = ['disk_failed', 'store_refuses']

/** Why its household may store no more, when the disk takes more. */
const HOUSEHOLD_FULL: FileProblemCode = 'household_full'

function refusalIn(body: string): ErrorBody | undefined {
  try {
    return errorBodySchema.safeParse(JSON.parse(body)).data
  } catch {
    // No body of ours: the status has to do.
    return undefined
  }
}

/** What an error on the way means; an unknown one is the server's. */
export function problemOf(error: unknown): UploadProblem {
  if (error instanceof UploadFailure) return error.problem
  if (error instanceof HttpError) {
    return problemOfAnswer(error.status, error.message.slice(`${error.status}: `.length))
  }
  if (error instanceof DOMException && UNREADABLE.has(error.name)) return 'unreadable'
  // What fetch throws when there was no answer. Source: Fetch standard, "network error".
  if (error instanceof TypeError) return 'network'
  if (error instanceof Error && error.cause !== undefined) return problemOf(error.cause)
  return 'server'
}

/** Whether another try by itself may help: the line or the server was away for a moment, or bytes
 *  were damaged on the way. */
export function isPassing(problem: UploadProblem): boolean {
  return ['network', 'busy', 'conflict', 'damaged', 'server'].includes(problem)
}
