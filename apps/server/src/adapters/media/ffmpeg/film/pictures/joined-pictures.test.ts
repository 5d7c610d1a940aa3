import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PLAIN_PICTURE } from '@starnest/editor/edit/new-item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  documentOf,
  framesOf,
  isBlue,
  isRed,
  item,
  left,
  middle,
} from '../../../../../../test/media/made-film.ts'
import { generated, runBareFfmpeg } from '../../../../../../test/media/make-media.ts'
import type { FilmSource } from '../../../../../ports/media/film-renderer.ts'
import { renderFilm } from '../render-film.ts'

const run = promisify(execFile)
const FPS = 30
const SIZE = { widthPx: 320, heightPx: 180 }
/** The brightest that black may be, and how far two of the same colour may be apart, of 255. */
const BLACK = 30
const MOST_APART = 4

let folder: string
let sources: FilmSource[]
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-joined-'))
  const make = (name: string, what: string, ...notes: string[]) =>
    runBareFfmpeg(
      ...generated(`${what}:r=30:d=3,scale=out_color_matrix=bt709,format=yuv420p`),
      ...['-colorspace', 'bt709', ...notes, at(name)],
    )
  await make('red.mp4', 'color=red:s=320x180')
  // A camera that says where chroma lies.
  await make('blue.mp4', 'color=blue:s=320x180', '-x264-params', 'chromaloc=1')
  await make('narrow.mp4', 'color=blue:s=90x180')
  sources = ['red', 'blue', 'narrow'].map((name, number) => ({
    ...{ assetId: number + 1, assetType: 'video', path: at(`${name}.mp4`), format: 'mp4' },
    video: null,
  }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function made(name: string, items: Parameters<typeof documentOf>, program = 'ffmpeg') {
  const plan = { document: documentOf(...items), sources, credits: [], ...SIZE }
  await renderFilm(program, {
    plan: { ...plan, framesPerSecond: FPS },
    intoFile: at(name),
    onProgress: () => undefined,
  })
  return { path: at(name), frames: await framesOf(at(name)) }
}

/** A program that is ffmpeg, and does something more. */
async function program(name: string, script: string): Promise<string> {
  await writeFile(at(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return at(name)
}

const red = item('red', { startTime: 0, duration: 1000 })
const blue = item('blue', { startTime: 1000, duration: 1500, assetId: 2, sourceStart: 500 })

it('lets clips that are seen by themselves go from ffmpeg to ffmpeg', async () => {
  const noting = await program('noting', `echo "$*" >> '${at('noted')}'; exec ffmpeg "$@"`)
  await made('plain.mp4', [red, blue], noting)
  const noted = await readFile(at('noted'), 'utf8')
  expect(noted.match(/libx264/g)).toHaveLength(2)
  expect(noted).not.toMatch(/rawvideo|image2pipe/)
})

it('joins what was passed on and what was drawn without a seam: evenly, in one kind of stream', async () => {
  // It is all there with the last frame that is drawn.
  const fading = { ...red, picture: { ...PLAIN_PICTURE, fadeInMs: 467 } }
  const passing = { ...blue, transition: { kind: 'cross-fade', durationMs: 265 } as const }
  const { path, frames } = await made('mixed.mp4', [fading, passing])
  expect(frames).toHaveLength(75)
  for (const [drawn, passedOn, isIt] of [
    [14, 15, isRed],
    [38, 39, isBlue],
  ] as const) {
    const [before, after] = [middle(frames[drawn]), middle(frames[passedOn])]
    expect(isIt(after)).toBe(true)
    for (const [color, value] of after.entries()) {
      expect(Math.abs(value - (before[color] ?? 0))).toBeLessThanOrEqual(MOST_APART)
    }
  }
  const times = ['-select_streams', 'v', '-show_entries', 'packet=pts,dts', '-of', 'csv=p=0']
  const { stdout } = await run('ffprobe', ['-v', 'error', ...times, path])
  const packets = stdout.trim().split('\n')
  const shown = packets.map((line) => Number(line.split(',')[0])).sort((a, b) => a - b)
  expect(shown).toEqual(shown.map((_, frame) => frame * 512))
  const decoded = packets.map((line) => Number(line.split(',')[1]))
  expect(decoded).toEqual(decoded.map((_, frame) => (frame - 2) * 512))
  expect(await sequenceNotesOf(path)).toBe(1)
})

it('draws a clip that leaves room beside it', async () => {
  const narrow = item('narrow', { startTime: 1000, duration: 1000, assetId: 3 })
  const { frames } = await made('narrow-film.mp4', [red, narrow])
  expect(frames).toHaveLength(60)
  expect(frames.every((frame, number) => (number < 30 ? isRed : isBlue)(middle(frame)))).toBe(true)
  expect(Math.max(...left(frames[45]))).toBeLessThan(BLACK)
})

it('draws a clip from which ffmpeg could not go on to the encoder by itself', async () => {
  const failing = await program(
    'failing',
    'ffmpeg "$@" || exit 1\ncase "$*" in *blue.mp4*tpad*) exit 1 ;; esac',
  )
  const { frames } = await made('failed.mp4', [red, blue], failing)
  expect(frames).toHaveLength(75)
  expect(frames.every((frame, number) => (number < 30 ? isRed : isBlue)(middle(frame)))).toBe(true)
})

/** How many different sequence parameter sets a film has in its stream. */
async function sequenceNotesOf(path: string): Promise<number> {
  const options = { encoding: 'buffer' as const, maxBuffer: 64 * 1024 * 1024 }
  const only = ['-c', 'copy', '-bsf:v', 'h264_mp4toannexb,filter_units=pass_types=7']
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', path, ...only, '-f', 'h264', '-'],
    options,
  )
  const sets = stdout.toString('latin1').split('\0\0\0\u0001').slice(1)
  expect(sets.length).toBeGreaterThan(1)
  return new Set(sets).size
}
