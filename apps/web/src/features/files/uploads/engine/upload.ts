import type { TempFile } from '@starnest/contract/files/files'
import type { UploadProblem } from './upload-problem.ts'

/** Where an upload stands. Bytes are those of the file: read to know its checksum, or on the server. */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'checking'; readBytes: number }
  /** `isStalled`: the line is lost, and another try is under way. */
  | { is: 'sending'; sentBytes: number; isStalled: boolean }
  | { is: 'paused'; sentBytes: number }
  | { is: 'done'; stored: TempFile | null }
  /** The library has these very bytes; nothing was sent. */
  | { is: 'known'; stored: TempFile }
  | { is: 'failed'; problem: UploadProblem; sentBytes: number }

/** A file on its way into the library. */
export type Upload = {
  id: number
  name: string
  /** Bytes. */
  size: number
  state: UploadState
  /** Bytes per second of late; null: too early to say. */
  speed: number | null
}

/** Whether something is still being done for it without anybody's help. */
export function isUnderWay({ state }: Upload): boolean {
  return state.is === 'waiting' || state.is === 'checking' || state.is === 'sending'
}

/** Whether nothing more will happen to it. */
export function isSettled({ state }: Upload): boolean {
  return state.is === 'done' || state.is === 'known'
}

/** Bytes of it that are on the server, 0 to its size. */
export function arrivedBytes({ state, size }: Upload): number {
  switch (state.is) {
    case 'waiting':
    case 'checking':
      return 0
    case 'done':
    case 'known':
      return size
    default:
      return state.sentBytes
  }
}
