import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AudioTrack } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { longestOf, type StreamEnd } from '../source/probing/measure-ends.ts'
import { languageName } from '../source/probing/probe-values.ts'
import { AAC_CODEC_STRING, videoCodecString } from './codec-strings.ts'
import { MASTER_PLAYLIST, namesOf, type StreamNames, soundName } from './hls-arguments.ts'
import {
  masterPlaylist,
  readSegments,
  type Segment,
  type SoundStream,
  secondsOf,
  type VideoStream,
  withLastSegment,
} from './hls-playlist.ts'
import { segmentTimes, type TrackTimes } from './segment-times.ts'

/** Seconds by which a playlist may be wrong about how long its segments last: a few frames, which the
 *  muxer leaves out. What players have read already is changed for more than that alone. */
const LISTED_TOLERANCE_SECONDS = 0.5

/** Seconds by which what was made may end before the film: a few frames of a slow one. */
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

/** What lies in an HLS folder. `pictureIndex`: which stream of the film's own file was made into it.
 *  `soundWithin`: the streams carry the sound themselves. `measureEnds`: where the streams of the film's own
 *  file end; undefined: nobody can tell. */
export type WrittenHls = {
  readonly folder: string
  readonly durationSeconds: number
  readonly pictureIndex: number
  readonly measureEnds: () => Promise<readonly StreamEnd[] | undefined>
  readonly videos: readonly WrittenVideo[]
  readonly sounds: readonly AudioTrack[]
  readonly soundWithin: boolean
}

/** Checks what was written against the film and adds, last and whole, the playlist that players
 *  open first. @throws MediaError `failed` */
export async function describeHls(written: WrittenHls): Promise<void> {
  const pictures: number[] = []
  for (const { playlist, init } of namesIn(written)) {
    const pictureSeconds = await mendLengths(written.folder, { playlist, init })
    if (pictureSeconds !== undefined) pictures.push(pictureSeconds)
  }
  const streams = await streamsOf(written)
  await assertWhole(written, Math.min(...pictures))
  await writeMaster(written.folder, masterPlaylist(streams))
}

/** The same of streams that still grow, once there is a beginning of each. Resolves with whether there
 *  is. @throws MediaError `failed` */
export async function describeBeginning(written: WrittenHls): Promise<boolean> {
  for (const { playlist } of namesIn(written)) {
    // It is not there before its first segment is.
    const text = await readFile(join(written.folder, playlist), 'utf8').catch(() => '')
    if (secondsOf(readSegments(text)) < BEGINNING_SECONDS) return false
  }
  // Players would begin with what was listed last, as of something that happens now.
  const streams = { ...(await streamsOf(written)), startSeconds: 0 }
  await writeMaster(written.folder, masterPlaylist(streams))
  return true
}

/** The names of every stream there is. */
const namesIn = ({ videos, sounds, soundWithin }: WrittenHls): StreamNames[] => [
  ...videos.map(({ names }) => names),
  ...(soundWithin ? [] : sounds.map((_, nth) => namesOf(soundName(nth)))),
]

/** Lets a playlist say how long its segments last: of the last one the muxer knows no more than the
 *  lengths of its packets, which files do not have to tell, and nothing of sound that goes on after the
 *  picture. Resolves with where the picture ends; undefined: there is none. */
async function mendLengths(
  folder: string,
  { playlist, init }: Pick<StreamNames, 'playlist' | 'init'>,
): Promise<number | undefined> {
  const path = join(folder, playlist)
  const text = await readFile(path, 'utf8')
  const listed = readSegments(text)
  const [first, last] = [listed.at(0), listed.at(-1)]
  if (!first || !last) return undefined
  const timesIn = (file: string) => segmentTimes(join(folder, init), join(folder, file))
  const begins = await timesIn(first.file)
  const ends = last === first ? begins : await timesIn(last.file)
  const seconds = latestEnd(ends) - Math.min(...begins.map(({ startSeconds }) => startSeconds))
  const lastSeconds = seconds - (secondsOf(listed) - last.seconds)
  const isWrong = Math.abs(lastSeconds - last.seconds) > LISTED_TOLERANCE_SECONDS
  if (isWrong && Number.isFinite(lastSeconds) && lastSeconds > 0) {
    await replace(path, withLastSegment(text, lastSeconds))
  }
  const pictures = ends.filter(({ isPicture }) => isPicture)
  return pictures.length === 0 ? undefined : latestEnd(pictures)
}

const latestEnd = (times: readonly TrackTimes[]) =>
  Math.max(...times.map(({ endSeconds }) => endSeconds))

async function streamsOf(written: WrittenHls) {
  const { videos, sounds, soundWithin } = written
  const heard = soundWithin ? [] : sounds
  return {
    videos: await Promise.all(videos.map((video) => videoStream(written, video))),
    sounds: await Promise.all(heard.map((track, nth) => soundStream(written, { track, nth }))),
  }
}

/** The picture that was made lasts as long as the film, or as long as its own stream in the file: sound and
 *  subtitles may go on after it, and what a file says of its length may be old. It may last longer, since not
 *  every file says how long its last frame is seen. @throws MediaError `failed` */
async function assertWhole(
  { durationSeconds, pictureIndex, measureEnds }: WrittenHls,
  pictureSeconds: number,
): Promise<void> {
  const isReached = (seconds: number) => pictureSeconds >= seconds - DURATION_TOLERANCE_SECONDS
  if (isReached(durationSeconds)) return
  const measured = await measureEnds()
  const ownSeconds = measured && longestOf(measured, ({ index }) => index === pictureIndex)
  if (ownSeconds === undefined || isReached(ownSeconds)) return
  throw new MediaError('failed', 'What was made of this film is shorter than the film.')
}

const writeMaster = (folder: string, playlist: string) =>
  replace(join(folder, MASTER_PLAYLIST), playlist)

/** Writes a file that may be read meanwhile. */
async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.unfinished`, text)
  await rename(`${path}.unfinished`, path)
}

async function videoStream(written: WrittenHls, video: WrittenVideo): Promise<VideoStream> {
  const { names, codec, widthPx, heightPx, framesPerSecond } = video
  const segments = await segmentsOf(written.folder, names)
  const word = videoCodecString(await readFile(join(written.folder, names.init)), codec)
  const codecs = written.sounds.length > 0 ? `${word},${AAC_CODEC_STRING}` : word
  return { uri: names.playlist, segments, codecs, widthPx, heightPx, framesPerSecond }
}

async function soundStream(
  { folder, sounds }: WrittenHls,
  { track, nth }: { track: AudioTrack; nth: number },
): Promise<SoundStream> {
  const names = namesOf(soundName(nth))
  const { language, label, channels, purpose = 'main' } = track
  const fallback = language ? languageName(language) : `${nth + 1}`
  return {
    uri: names.playlist,
    segments: await segmentsOf(folder, names),
    channels,
    language,
    label: label ?? fallback,
    isDescription: purpose === 'description',
    isMain: purpose === 'main',
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
