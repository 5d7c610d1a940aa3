import type { EngineHealth } from '@starnest/contract/health'

/** What a film file says of itself. */
export type MediaFacts = {
  /** Seconds, more than 0. */
  readonly durationSeconds: number
  /** As shown: pixels made square and the picture turned upright. */
  readonly widthPx: number
  readonly heightPx: number
  /** Names of ffmpeg: `h264`, `aac` …; null: the film is silent. */
  readonly videoCodec: string
  readonly audioCodec: string | null
}

/** Pictures of a film laid out on sheets, row by row. */
export type PreviewSheets = {
  /** File names in the folder, in order. */
  readonly sheets: readonly string[]
  readonly pictures: number
  /** Pictures in one row of a sheet, and rows of a full sheet. */
  readonly columns: number
  readonly rows: number
  /** Size of one picture. */
  readonly widthPx: number
  readonly heightPx: number
}

/** One piece of work on a local MP4 file, ended early by its signal. */
export type MediaJob = { readonly sourcePath: string; readonly signal?: AbortSignal | undefined }

/** Looks into films and makes from them what players need. Every method may throw a MediaError. */
export interface Media {
  /** The engine's version, such as "7.1.2"; undefined: it is not installed. */
  version(): Promise<string | undefined>

  probe(job: MediaJob): Promise<MediaFacts>

  /** Writes an HLS rendition without encoding anew: `index.m3u8` (what there is), `stream.m3u8`
   *  (the segments), `init.mp4` and `segment-00001.m4s` and on, cut at key frames, about
   *  6 seconds each. */
  remuxToHls(job: MediaJob & { readonly intoFolder: string }): Promise<void>

  /** Writes one picture for every `intervalSeconds` begun, the first at 0, onto sheets
   *  `sheet-0.jpg` and on. */
  extractPreviews(
    job: MediaJob & {
      readonly intoFolder: string
      readonly facts: MediaFacts
      readonly intervalSeconds: number
    },
  ): Promise<PreviewSheets>

  /** `degraded` when the engine is missing: films play directly, and nothing can be prepared. */
  health(): Promise<EngineHealth>
}

/** Why a job failed: `missing` the engine is not installed, `unreadable` the file is damaged or in
 *  a format we do not take, `too_long` it passed its time limit, `stopped` its signal ended it,
 *  `failed` anything else. */
export type MediaFailure = 'missing' | 'unreadable' | 'too_long' | 'stopped' | 'failed'

/** A failed media job; its message is one sentence with what the engine said last. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly reason: MediaFailure

  constructor(reason: MediaFailure, sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, { cause: options.cause })
    this.reason = reason
  }
}
