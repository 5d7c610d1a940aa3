import type { Writable } from 'node:stream'
import type { FileProblem, FileProblemCode } from '@starnest/contract/files/file-problems'
import type { EngineHealth } from '@starnest/contract/health'

/** What is known of a stored file without reading it. */
export type StoredFile = {
  /** Bytes, at least 0. */
  readonly size: number
  /** Strong entity tag with its quotes: it changes whenever a byte does. */
  readonly etag: string
  readonly modifiedAt: Date
}

/** Room on a disk, for whoever Starnest runs as. */
export type DiskSpace = {
  readonly totalBytes: number
  /** Bytes that can still be written. */
  readonly freeBytes: number
  /** Files and folders that it has place for (inodes); null: it does not count them. */
  readonly inodes: { readonly total: number; readonly free: number } | null
}

/** Which file of this machine it is, whatever it is called: its device and inode. */
export function fileIdentity({ dev, ino }: { dev: bigint; ino: bigint }): string {
  return `${dev}:${ino}`
}

/** An S3 store, and how it is spoken to. */
export type S3Settings = {
  /** Where the store answers, such as `https://s3.example.org`, without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  /** Both are secrets. */
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Where browsers reach it; undefined: they do not, and everything is sent through Starnest. */
  readonly publicUrl: string | undefined
  /** Bytes of this machine's disk for copies that programs read. */
  readonly cacheBytes: number
}

/** First and last byte of a part, both included, counted from 0. */
export type ByteRange = { readonly first: number; readonly last: number }

/** Bytes of an open file. They have to be written out once, which closes the file. */
export interface StoredBytes {
  /** Number of bytes. It may differ from an earlier answer when the file was replaced since. */
  readonly size: number

  /**
   * Writes every byte, each piece when the target has taken the one before, and does not end it.
   * The bytes of a piece are good until the target says that it took them: a target that keeps
   * them longer, as a PassThrough does, has to copy them.
   * Rejects with the signal's reason when it aborts (a target that is never drained needs one),
   * with the target's error, and with a StorageError `failed` when the file breaks off.
   */
  writeTo(target: Writable, signal: AbortSignal): Promise<void>
}

/**
 * The files of the library, by key. A key is one or more names joined by `/`, such as
 * `k3…/hls/init.mp4`; a name is letters, digits, `-`, `_` and single dots between them. Any other
 * key is refused with a StorageError `bad_key`, whatever the method.
 */
export interface Storage {
  /** Copies a local file under a key, replacing what was there; it is seen whole or not at all. */
  putFile(key: string, fromPath: string): Promise<void>

  /** The same by moving it: at once when it lies on the same disk. The file is gone afterwards. */
  moveFile(key: string, fromPath: string): Promise<void>

  /** Moves a local folder's files under a key, replacing what was there; seen whole or not at all.
   *  The folder is gone afterwards. */
  putFolder(key: string, fromFolder: string): Promise<void>

  /** Lets a key stand for a file of this machine that stays where it is and is read from there. It
   *  is in no list, and removing the key leaves the file. `toPath` is real: absolute and without
   *  links. It stands for this very file: when another lies there, or a link, the key's file is not
   *  there. `identity`: which one it has to be ({@link fileIdentity}).
   *  @throws StorageError `bad_key` for another path, `missing` for another file */
  putLink(key: string, toPath: string, identity?: string): Promise<void>

  /** Tells of each read that found another file, or none, at the path that a key stands for. */
  whenLinkLost(listener: (path: string) => void): void

  /** undefined: there is no such file. */
  stat(key: string): Promise<StoredFile | undefined>

  /** The bytes of a file, or of a part that lies inside it. undefined: there is no such file. */
  read(key: string, range?: ByteRange): Promise<StoredBytes | undefined>

  /** Keys of the files under a folder's key, sorted; none when there is no such folder. */
  list(folderKey: string): Promise<string[]>

  /** Removes a file or a folder; nothing happens when there is none. */
  remove(key: string): Promise<void>

  /** Lends the file as a path on this machine, for programs that need one, while `work` runs.
   *  @throws StorageError `missing` */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>

  /** Lends a file of this machine that is nobody's key, opened without following any link on the way
   *  to it, while `work` runs: what is read from the lent path is this very file. `path` is real, as
   *  that of {@link Storage.putLink}.
   *  @throws the system's own error, ELOOP for a link and for what is no file */
  withFileAt<T>(path: string, work: (path: string, identity: string) => Promise<T>): Promise<T>

  /** Lends an empty folder on this machine while `work` runs; what is left in it is removed. */
  withWorkFolder<T>(work: (path: string) => Promise<T>): Promise<T>

  /** Lends an empty folder whose files can be read under its key while `work` fills it, and stay when
   *  it is done. When it fails they are gone. Nothing may lie under the key before. */
  fillFolder<T>(key: string, work: (path: string) => Promise<T>): Promise<T>

  /** Origin from which browsers fetch files themselves; undefined: there is none. */
  readonly publicOrigin?: string | undefined

  /** An address there at which a browser gets the file, as `contentType`, for so many seconds from now;
   *  undefined, or not there: it is read through Starnest. */
  addressOf?(
    key: string,
    answer: { seconds: number; contentType: string },
  ): Promise<string | undefined>

  /** Its files are not on the disk of which {@link Storage.space} tells: removing them frees nothing there. */
  readonly isElsewhere?: boolean

  /** How much room its disk has; null: nobody can say. */
  space(): Promise<DiskSpace | null>

  /** `down` when nothing can be written, `degraded` when space runs out. */
  health(): Promise<EngineHealth>
}

/** Why storage refused: `full` no space is left, `missing` no such file, `bad_key` no such name
 *  can exist, `failed` the disk or the store answered with an error (see `cause`). */
export type StorageFailure = 'full' | 'missing' | 'bad_key' | 'failed'

/** What a person is told of each failure. */
const PROBLEM_OF: Record<StorageFailure, FileProblemCode> = {
  full: 'disk_full',
  missing: 'file_gone',
  bad_key: 'failed',
  failed: 'disk_failed',
}

/** A storage failure that a person can act on; its message is one sentence, its problem the same for
 *  any language. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly reason: StorageFailure
  readonly problem: FileProblem

  /** `problem`: where the reason's own says too little. */
  constructor(
    reason: StorageFailure,
    sentence: string,
    options: { cause?: unknown; problem?: FileProblemCode } = {},
  ) {
    super(sentence, { cause: options.cause })
    this.reason = reason
    this.problem = { code: options.problem ?? PROBLEM_OF[reason] }
  }
}
