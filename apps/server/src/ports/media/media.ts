import type { Picture } from '@starnest/contract/catalog/catalog'
import type { EngineHealth } from '@starnest/contract/health'
import type { FilmJob } from './film-renderer.ts'
import type { SourceFormat } from './source-formats.ts'

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
  /** Degrees by which it is turned clockwise for that: 0, 90, 180 or 270. */
  readonly rotation: number
  readonly framesPerSecond: number | null
  /** Seconds after the beginning of the film; absent: it was examined before this was asked. */
  readonly startSeconds?: number
  /** Its brightness is coded for HDR (PQ or HLG). */
  readonly isHdr: boolean
  /** Each frame is two half pictures of different moments. */
  readonly isInterlaced: boolean
}

/** Sound of a film. `language` is a BCP 47 tag. */
export type AudioTrack = {
  readonly index: number
  readonly codec: string
  readonly channels: number
  readonly sampleRate: number
  /** As of a picture. */
  readonly startSeconds?: number
  readonly language: string | null
  readonly label: string | null
  readonly isDefault: boolean
  /** What it is for; absent: the film itself, or it was examined before this was asked. */
  readonly purpose?: 'main' | 'commentary' | 'description'
}

/** Subtitles inside a file; those that are pictures cannot become WebVTT. */
export type SubtitleTrack = {
  readonly index: number
  readonly codec: string
  readonly isText: boolean
  readonly language: string | null
  readonly label: string | null
  /** What it is besides what is said; absent: nothing, or it was examined before this was asked. */
  readonly kind?: 'forced' | 'sdh' | 'commentary'
}

/** All that an unknown file says of itself, after it was found to be one that is taken. */
export type MediaExamination = {
  readonly format: SourceFormat
  /** When its camera noted that it was recorded, ISO 8601 in UTC; absent: it did not. */
  readonly recordedAt?: string
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

/** One piece of work on a local file, ended early by its signal. `format` is what its bytes are,
 *  found by who took it in, never by its name; absent: `mp4`. */
export type MediaJob = {
  readonly sourcePath: string
  readonly format?: SourceFormat | undefined
  readonly signal?: AbortSignal | undefined
}

/** A job whose file was examined before. */
export type ExaminedJob = MediaJob & { readonly examination: MediaExamination }

/** A still out of a film that can stand for it. */
export type PosterCandidate = {
  /** Folder inside the one that was given: `candidate-0` to `candidate-2`. In it lie `poster.webp`
   *  (2:3), `backdrop.webp` (16:9) and the AVIF sizes of both, such as `poster-480.avif`. */
  readonly folder: string
  /** Where in the film it was found. */
  readonly atSeconds: number
  readonly poster: Picture
  readonly backdrop: Picture
}

/** Kinds of pictures a title has, by their shape: 2:3 and 16:9. */
export type PictureKind = 'poster' | 'backdrop'

/** A caption track that was written as WebVTT. */
export type CaptionFile = {
  /** File name in the folder: `captions.<language>.vtt`. */
  readonly file: string
  /** BCP 47, no two alike (`en`, `en-track2`); `und` when the film does not say. */
  readonly language: string
  /** For people: what the film calls it, else the language's own name. */
  readonly label: string
  /** As of its track. */
  readonly kind?: 'forced' | 'sdh' | 'commentary'
  /** File name in the folder of the same captions with their styles, as of {@link ConvertedSubtitles}. */
  readonly styledFile?: string
}

/** A subtitle file that was read. */
export type ConvertedSubtitles = {
  /** WebVTT that holds nothing but times and text. */
  readonly webVtt: string
  /** The same with its styles, as SubStation Alpha 4.00+ in which everything is known and bounded; null: it is of
   *  a format without styles, or has more than a page can draw. */
  readonly styled: string | null
}

/** A film that shows one picture for as long as a voice is heard with its music. */
export type TakeFilmJob = {
  /** A still; it is drawn anew. */
  readonly card: ExaminedJob
  /** Their first track of sound is heard. */
  readonly music: ExaminedJob
  readonly voice: ExaminedJob
  /** What is heard, in seconds: the whole film, and where in it the voice begins. Both sounds are read from
   *  these places on. */
  readonly seconds: number
  readonly musicFrom: number
  readonly voiceFrom: number
  readonly voiceAt: number
  readonly intoFile: string
  readonly signal?: AbortSignal | undefined
  /** As of {@link Media.encodeLadder}. */
  readonly onPercent?: (percent: number) => void
}

/** Loudness of a film's sound. Source: EBU R 128. */
export type Loudness = {
  /** Of the whole, LUFS, less than 0 as a rule. */
  readonly integratedLufs: number
  /** Highest true peak, dBTP. */
  readonly truePeakDbtp: number
  /** Loudness range, LU. */
  readonly rangeLu: number
}

/** How loud a sound is along its time. */
export type Waveform = {
  readonly durationSeconds: number
  /** Highest amplitude of each part of equal length, 0 to 1; about a thousand. */
  readonly peaks: readonly number[]
}

/** One encoded size of a film. */
export type Rendition = {
  /** `video-<short side of its rung>`: its playlist is `<name>.m3u8`. */
  readonly name: string
  readonly widthPx: number
  readonly heightPx: number
  readonly bitsPerSecond: number
}

/** What a rendition ladder came to. */
export type Ladder = {
  /** The largest first. */
  readonly renditions: readonly Rendition[]
  /** Encoder of ffmpeg that drew it: `libx264`, or one of the machine's own such as `h264_qsv`. */
  readonly encoder: string
}

/**
 * Looks into films and makes from them what players need. Every method may throw a MediaError.
 *
 * An HLS folder holds `index.m3u8`, which players open first, and either one stream (`stream.m3u8`,
 * `init.mp4`, `segment-00001.m4s` and on) or several, each as `<name>.m3u8`, `<name>-init.mp4` and
 * `<name>-00001.m4s` and on, where the name is `video-<pixels>` or `audio-<number>`.
 */
export interface Media {
  /** The engine's version, such as "7.1.2"; undefined: it is not installed. */
  version(): Promise<string | undefined>

  /** Looks into an unknown file, and refuses (`refused`) codecs and sizes that are not taken. */
  examine(job: MediaJob): Promise<MediaExamination>

  /** Writes an HLS rendition without encoding the picture anew, cut at key frames, about 6 seconds
   *  each. Sound that players do not take becomes AAC; a film with several tracks of sound gets
   *  each as a stream of its own. `onPlayable` is told once, as soon as the beginning can be played
   *  from the folder: its playlists then grow until the film is whole, and each file they name is
   *  whole before they name it. Of a short film it may hear nothing. `onPercent` hears of 0 to 100,
   *  at most twice a second. */
  remuxToHls(
    job: ExaminedJob & {
      readonly intoFolder: string
      readonly onPlayable?: () => Promise<void>
      readonly onPercent?: (percent: number) => void
    },
  ): Promise<void>

  /** Encodes a film in several sizes as H.264 and AAC in HLS, none larger than the film. HDR becomes
   *  SDR, rotation is applied. `onPercent` hears of 0 to 100, at most twice a second. */
  encodeLadder(
    job: ExaminedJob & {
      readonly intoFolder: string
      readonly onPercent?: (percent: number) => void
    },
  ): Promise<Ladder>

  /** Writes one picture for every `intervalSeconds` begun, the first at 0, onto sheets
   *  `sheet-0.jpg` and on. */
  extractPreviews(
    job: ExaminedJob & {
      readonly intoFolder: string
      readonly intervalSeconds: number
    },
  ): Promise<PreviewSheets>

  /** Finds one to three stills that are sharp and bright and writes each in a folder of its own. */
  extractPosters(
    job: ExaminedJob & { readonly intoFolder: string },
  ): Promise<readonly PosterCandidate[]>

  /** Encodes a still anew as `<kind>.webp` and its AVIF sizes, cropped to the kind's shape. */
  makePicture(
    job: ExaminedJob & { readonly intoFolder: string; readonly kind: PictureKind },
  ): Promise<Picture>

  /** Encodes a still, or a frame of a film, anew as WebP of at most 480 pixels a side, without
   *  anything that was written into it. */
  makeThumbnail(job: ExaminedJob & { readonly intoFile: string }): Promise<void>

  /** Writes each text track as WebVTT, and one of SubStation Alpha with its styles as well; none when the
   *  film has none. */
  extractSubtitles(
    job: ExaminedJob & { readonly intoFolder: string },
  ): Promise<readonly CaptionFile[]>

  /** Reads a subtitle file (SubRip, WebVTT or SubStation Alpha, any usual charset; `language`, a BCP 47
   *  tag, helps to guess it). */
  convertSubtitles(job: {
    readonly sourcePath: string
    readonly language?: string | undefined
  }): Promise<ConvertedSubtitles>

  /** Measures the first track of sound; null: it is silent, or there is none. */
  measureLoudness(job: ExaminedJob): Promise<Loudness | null>

  makeWaveform(job: ExaminedJob): Promise<Waveform>

  /** Whether {@link fingerprintSound} works: not every engine has what it takes. */
  canFingerprint(): Promise<boolean>

  /** Writes the acoustic fingerprint of a stretch of the first track of sound: one number of 32 bits, in the order of
   *  bytes of this machine, for each 0.124 seconds; none of a stretch below 3 seconds. Where the sound begins after the
   *  picture, silence stands before it. Source: Chromaprint, algorithm 1. */
  fingerprintSound(
    job: ExaminedJob & {
      readonly fromSeconds: number
      readonly seconds: number
      readonly intoFile: string
    },
  ): Promise<void>

  /** Encodes the first track of sound as stereo Opus in a WebM file, at so many LUFS (EBU R 128), without
   *  anything else that was in the file. */
  encodeSound(
    job: ExaminedJob & { readonly intoFile: string; readonly loudnessLufs: number },
  ): Promise<void>

  /** Encodes a film as H.264 and AAC in one MP4 whose short side has at most 540 pixels, with a key frame
   *  every half second, so that any of its pictures is there at once. Its first track of sound comes along;
   *  HDR becomes SDR, rotation is applied. `onPercent` as of {@link Media.encodeLadder}. */
  makeProxy(
    job: ExaminedJob & {
      readonly intoFile: string
      readonly onPercent?: (percent: number) => void
    },
  ): Promise<void>

  /** Makes a film of a take of the Jam Challenge: H.264 and AAC in one MP4, 1280 × 720. */
  filmTake(job: TakeFilmJob): Promise<void>

  /** Makes a film of what is cut together in the Video Editor. */
  renderFilm(job: FilmJob): Promise<void>

  /** `degraded` when the engine is missing: films play directly, and nothing can be prepared. */
  health(): Promise<EngineHealth>
}
