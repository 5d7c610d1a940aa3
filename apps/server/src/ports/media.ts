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

const FILM_FORMATS = ['mp4', 'matroska', 'webm', 'avi', 'mpegts'] as const
const SOUND_FORMATS = ['mp3', 'flac', 'wav', 'ogg', 'aac'] as const
const STILL_FORMATS = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const
/** Kinds of files that are taken, by what their bytes are. Each is opened with its own demuxer. */
export const SOURCE_FORMATS = [...FILM_FORMATS, ...SOUND_FORMATS, ...STILL_FORMATS] as const
/** One of {@link SOURCE_FORMATS}; `mp4` includes QuickTime and M4A. */
export type SourceFormat = (typeof SOURCE_FORMATS)[number]

/** The picture of a film, or a still. Names of codecs, profiles and pixel formats are ffmpeg's. */
export type VideoTrack = {
  readonly index: number
  readonly codec: string
  readonly profile: string | null
  readonly level: number | null
  readonly pixelFormat: string
  readonly bitDepth: number
  /** As shown: pixels made square and the picture turned upright. */
  readonly widthPx: number
  readonly heightPx: number
  /** Degrees by which it is turned for that: 0, 90, 180 or 270. */
  readonly rotation: number
  readonly framesPerSecond: number | null
  /** Its brightness is coded for HDR (PQ or HLG). */
  readonly isHdr: boolean
}

/** Sound of a film. `language` is a BCP 47 tag. */
export type AudioTrack = {
  readonly index: number
  readonly codec: string
  readonly channels: number
  readonly sampleRate: number
  readonly language: string | null
  readonly label: string | null
  readonly isDefault: boolean
}

/** Subtitles inside a file; those that are pictures cannot become WebVTT. */
export type SubtitleTrack = {
  readonly index: number
  readonly codec: string
  readonly isText: boolean
  readonly language: string | null
  readonly label: string | null
}

/** All that an unknown file says of itself, after it was found to be one that is taken. */
export type MediaExamination = {
  readonly format: SourceFormat
  /** Seconds; 0 for a still. */
  readonly durationSeconds: number
  readonly video: VideoTrack | null
  readonly audio: readonly AudioTrack[]
  readonly subtitles: readonly SubtitleTrack[]
  readonly chapters: readonly { readonly startSeconds: number; readonly title: string }[]
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
