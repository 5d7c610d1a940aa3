import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BT709 } from '../picture/shot-videos.ts'
import { ffmpeg } from '../program.ts'

/** Constant rate factor (lower is larger), and the most a picture may take over some seconds, kbit/s:
 *  all films together ship with the program. */
type Rate = { crf: number; most: number }
const BUFFER_SECONDS = 4
const FILM_RATE: Rate = { crf: 30, most: 640 }
const TRAILER_RATE: Rate = { crf: 32, most: 540 }

/** Every 2 s a closed group of pictures starts, so that a stream can be cut there without encoding
 *  it again; level 3.1 with few reference frames plays on old televisions too. */
const x264 = ({ crf, most }: Rate) => [
  ...['-c:v', 'libx264', '-preset', 'slow', '-crf', String(crf), '-tune', 'animation'],
  ...['-maxrate', `${most}k`, '-bufsize', `${most * BUFFER_SECONDS}k`],
  ...['-profile:v', 'high', '-level:v', '3.1', '-pix_fmt', 'yuv420p'],
  ...['-x264-params', 'aq-mode=3:ref=4:bframes=4:keyint=48:min-keyint=48:scenecut=0:open-gop=0'],
  ...BT709,
  ...['-color_range', 'tv'],
]
const AAC = ['-c:a', 'aac', '-b:a', '104k', '-ar', '48000', '-ac', '2']
const FINISH = ['-map_metadata', '-1', '-movflags', '+faststart']

/** A stretch of a shot's video, in frames of it. */
export type Stretch = { file: string; from: number; frames: number }

/** Encodes whole shots, one after the other, and the sound (none: a silent clip) into one MP4 that
 *  starts at once. The file appears whole or not at all. */
export async function writeFilm(
  file: string,
  shots: readonly string[],
  sound: string | undefined,
  { build, fps }: { build: string; fps: number },
): Promise<void> {
  const list = path.join(build, 'shots.txt')
  await writeFile(list, shots.map((shot) => `file '${shot}'\n`).join(''))
  await whole(file, (unfinished) =>
    ffmpeg(
      ...['-f', 'concat', '-safe', '0', '-i', list, ...(sound ? ['-i', sound] : [])],
      ...['-map', '0:v', ...(sound ? ['-map', '1:a', ...AAC, '-shortest'] : [])],
      ...['-r', String(fps), '-fps_mode', 'cfr', ...x264(FILM_RATE), ...FINISH, unfinished],
    ),
  )
}

const TRAILER_FADE_SECONDS = 0.5

/** Encodes stretches of shots with their sound, cut hard, with a fade to black at the end. The first
 *  picture is a picture of the film: pages show it while the rest is loading. */
export async function writeTrailer(
  file: string,
  stretches: readonly Stretch[],
  sound: string,
  { fps }: { fps: number },
): Promise<void> {
  const frames = stretches.reduce((sum, stretch) => sum + stretch.frames, 0)
  const pieces = stretches.map(
    ({ from, frames: count }, i) =>
      `[${i}:v]trim=start_frame=${from}:end_frame=${from + count},setpts=PTS-STARTPTS[v${i}]`,
  )
  const joined = `${stretches.map((_, i) => `[v${i}]`).join('')}concat=n=${stretches.length}`
  const end = frames / fps - TRAILER_FADE_SECONDS
  const fade = `fade=t=out:st=${end.toFixed(3)}:d=${TRAILER_FADE_SECONDS}`
  await whole(file, (unfinished) =>
    ffmpeg(
      ...stretches.flatMap((stretch) => ['-i', stretch.file]),
      ...['-i', sound, '-filter_complex', `${pieces.join(';')};${joined},${fade}[out]`],
      ...['-map', '[out]', '-map', `${stretches.length}:a`, ...AAC, '-shortest'],
      ...['-r', String(fps), '-fps_mode', 'cfr', ...x264(TRAILER_RATE), ...FINISH, unfinished],
    ),
  )
}

async function whole(file: string, make: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${file}.unfinished.mp4`
  await make(unfinished)
  await rename(unfinished, file)
}
