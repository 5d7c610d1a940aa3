import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import { PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'
import { renderFilm } from '../../apps/server/src/adapters/media/ffmpeg/film/render-film.ts'
import type { FilmSource } from '../../apps/server/src/ports/media/film-renderer.ts'
import type { Figure } from '../figure.ts'
import { forRun } from '../run/short-run.ts'
import { WORK_LIMIT_MS, within } from '../run/waiting.ts'

const ffmpeg = (...what: string[]) =>
  promisify(execFile)('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...what])

const SIZE = { widthPx: 1280, heightPx: 720 }
const FPS = 30
/** Seconds of each of the two clips that are cut together, and of the film. */
const CLIP_SECONDS = forRun({ long: 30, short: 15 })
const FILM_SECONDS = 2 * CLIP_SECONDS
const MINUTE_SECONDS = 60
/** Seconds that a clip shows again and again. */
const SHOWN_SECONDS = 15
const RUNS = forRun({ long: 2, short: 1 })
/** Of the speed of the bare command. Source: design, "Numbers we hold ourselves to". */
const TARGET_RATIO = 0.8

/** A clip of 720p as a telephone makes it, encoded once and repeated: `seconds` is a multiple of 15. */
export async function makeClip(path: string, hz: number, seconds: number): Promise<void> {
  const shown = `${path}.shown.mp4`
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=${FPS}:duration=${SHOWN_SECONDS}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=${hz}:sample_rate=48000:duration=${SHOWN_SECONDS}`],
    ...['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', '-colorspace', 'bt709'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-g', '60', '-c:a', 'aac', '-b:a', '96k', shown],
  )
  const again = seconds / SHOWN_SECONDS - 1
  await ffmpeg('-stream_loop', `${again}`, '-i', shown, '-c', 'copy', '-t', `${seconds}`, path)
}

/** A film of 720p of two clips: what the server makes of it, beside one ffmpeg command that does the same. */
export async function measureExport(folder: string): Promise<Figure[]> {
  const clips = [join(folder, 'one.mp4'), join(folder, 'two.mp4')]
  for (const [at, path] of clips.entries()) await makeClip(path, 440 * (at + 1), CLIP_SECONDS)
  const ours: number[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run++) {
    bare.push(await secondsOf(() => joinBare(clips, join(folder, 'bare.mp4'))))
    ours.push(await secondsOf(() => render(clips, join(folder, 'ours.mp4'))))
  }
  const [own, peer] = [Math.min(...ours), Math.min(...bare)]
  return [
    {
      name: 'Editor: film of the server, speed beside the bare ffmpeg command',
      value: peer / own,
      unit: 'ratio',
      better: 'larger',
      target: TARGET_RATIO,
      note: `${FILM_SECONDS} s of 720p in ${own.toFixed(1)} s, ffmpeg alone ${peer.toFixed(1)} s`,
    },
    {
      name: 'Editor: a minute of 720p by the server',
      value: (own * MINUTE_SECONDS) / FILM_SECONDS,
      unit: 's',
      better: 'smaller',
      target: MINUTE_SECONDS,
    },
  ]
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await within('film', WORK_LIMIT_MS, work())
  return (performance.now() - startedMs) / 1000
}

function render(clips: readonly string[], intoFile: string): Promise<void> {
  const sources = clips.map(
    (path, at): FilmSource => ({
      assetId: at + 1,
      assetType: 'video',
      path,
      format: 'mp4',
      video: null,
    }),
  )
  const items = sources.map(({ assetId }, at) => ({
    ...{ id: `clip-${at}`, assetId, trackType: 'video' as const, layer: 0, sourceStart: 0 },
    ...{ startTime: at * CLIP_SECONDS * 1000, duration: CLIP_SECONDS * 1000, speed: 1 },
    ...{ transition: null, sound: PLAIN_SOUND, picture: PLAIN_PICTURE, text: null },
  }))
  const document = { ...EMPTY_DOCUMENT, items }
  const plan = { document, sources, credits: [], ...SIZE, framesPerSecond: FPS }
  return renderFilm('ffmpeg', { plan, intoFile, onProgress: () => undefined })
}

/** The same with the same encoders. */
const joinBare = (clips: readonly string[], intoFile: string) =>
  ffmpeg(
    ...clips.flatMap((path) => ['-i', path]),
    ...['-filter_complex', '[0:v][0:a][1:v][1:a]concat=n=2:v=1:a=1[v][a]'],
    ...['-map', '[v]', '-map', '[a]', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
    ...['-profile:v', 'high', '-c:a', 'aac', '-b:a', '192k', '-movflags', '+faststart', intoFile],
  )
