import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AudioTrack, MediaError } from '../../../../ports/media.ts'
import { languageName } from '../source/stream-words.ts'
import { AAC_WORD, videoWord } from './codec-words.ts'
import { MASTER_PLAYLIST, namesOf, type StreamNames, soundName } from './hls-arguments.ts'
import {
  masterPlaylist,
  readSegments,
  type Segment,
  type SoundStream,
  secondsOf,
  type VideoStream,
} from './hls-playlist.ts'

/** Seconds that segments together may differ from the film. */
const DURATION_TOLERANCE_SECONDS = 1

/** Seconds of each stream that have to be written before the film is said to be playable. */
const BEGINNING_SECONDS = 10

/** A stream that was written: its files' names and what its picture is. */
export type WrittenVideo = {
  readonly names: StreamNames
  /** Name of ffmpeg. */
  readonly codec: string
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond?: number | undefined
}

/** What lies in an HLS folder. `soundWithin`: the streams carry the sound themselves. */
export type WrittenHls = {
  readonly folder: string
  readonly durationSeconds: number
  readonly videos: readonly WrittenVideo[]
  readonly sounds: readonly AudioTrack[]
  readonly soundWithin: boolean
}

/** Checks what was written against the film and adds, last and whole, the playlist that players
 *  open first. @throws MediaError `failed` */
export async function describeHls(written: WrittenHls): Promise<void> {
  const streams = await streamsOf(written)
  for (const { segments } of streams.videos) assertWhole(segments, written.durationSeconds)
  await writeMaster(written.folder, masterPlaylist(streams))
}

/** The same of streams that still grow, once there is a beginning of each. Resolves with whether there
 *  is. @throws MediaError `failed` */
export async function describeBeginning(written: WrittenHls): Promise<boolean> {
  const { folder, videos, sounds, soundWithin } = written
  const playlists = [
    ...videos.map(({ names }) => names.playlist),
    ...(soundWithin ? [] : sounds.map((_, nth) => namesOf(soundName(nth)).playlist)),
  ]
  for (const playlist of playlists) {
    // It is not there before its first segment is.
    const text = await readFile(join(folder, playlist), 'utf8').catch(() => '')
    if (secondsOf(readSegments(text)) < BEGINNING_SECONDS) return false
  }
  // Players would begin with what was listed last, as of something that happens now.
  const streams = { ...(await streamsOf(written)), startSeconds: 0 }
  await writeMaster(folder, masterPlaylist(streams))
  return true
}

async function streamsOf(written: WrittenHls) {
  const { videos, sounds, soundWithin } = written
  const heard = soundWithin ? [] : sounds
  return {
    videos: await Promise.all(videos.map((video) => videoStream(written, video))),
    sounds: await Promise.all(heard.map((track, nth) => soundStream(written, { track, nth }))),
  }
}

function assertWhole(segments: readonly Segment[], durationSeconds: number): void {
  const totalSeconds = secondsOf(segments)
  if (Math.abs(totalSeconds - durationSeconds) <= DURATION_TOLERANCE_SECONDS) return
  const sentence = `The segments last ${totalSeconds} s, the film ${durationSeconds} s.`
  throw new MediaError('failed', sentence)
}

async function writeMaster(folder: string, playlist: string): Promise<void> {
  const unfinished = join(folder, `${MASTER_PLAYLIST}.unfinished`)
  await writeFile(unfinished, playlist)
  await rename(unfinished, join(folder, MASTER_PLAYLIST))
}

async function videoStream(written: WrittenHls, video: WrittenVideo): Promise<VideoStream> {
  const { names, codec, widthPx, heightPx, framesPerSecond } = video
  const segments = await segmentsOf(written.folder, names)
  const word = videoWord(await readFile(join(written.folder, names.init)), codec)
  const codecs = written.sounds.length > 0 ? `${word},${AAC_WORD}` : word
  return { uri: names.playlist, segments, codecs, widthPx, heightPx, framesPerSecond }
}

async function soundStream(
  { folder, sounds }: WrittenHls,
  { track, nth }: { track: AudioTrack; nth: number },
): Promise<SoundStream> {
  const names = namesOf(soundName(nth))
  const { language, label, channels } = track
  const fallback = language ? languageName(language) : `${nth + 1}`
  return {
    uri: names.playlist,
    segments: await segmentsOf(folder, names),
    channels,
    language,
    label: label ?? fallback,
    isDefault:
      nth ===
      Math.max(
        0,
        sounds.findIndex(({ isDefault }) => isDefault),
      ),
  }
}

async function segmentsOf(folder: string, { playlist }: StreamNames): Promise<Segment[]> {
  const listed = readSegments(await readFile(join(folder, playlist), 'utf8'))
  if (listed.length === 0)
    throw new MediaError('failed', `No segments of ${playlist} were written.`)
  return Promise.all(
    listed.map(async ({ file, seconds }) => ({
      seconds,
      bytes: (await stat(join(folder, file))).size,
    })),
  )
}
