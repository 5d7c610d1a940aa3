import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EditorDocument, ItemText } from '@starnest/contract/editor/document'
import { newTextItem, PLAIN_SOUND } from '@starnest/editor/edit/new-item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  documentOf,
  framesOf,
  isBlue,
  isGreen,
  isRed,
  item,
  left,
  middle,
  soundOf,
} from '../../../../../test/media/made-film.ts'
import type { FilmSource } from '../../../../ports/media/film-renderer.ts'
import { renderFilm } from './render-film.ts'

const run = promisify(execFile)
const FPS = 30
const SIZE = { widthPx: 320, heightPx: 180 }

const PLAIN = { video: null }

/** A program that is ffmpeg, but writes the pictures that it encodes onto a full disk as well. */
const FULL_DISK = `#!/bin/sh
case "$*" in
  *libx264*) exec ffmpeg "$@" -f mp4 /dev/full ;;
  *) exec ffmpeg "$@" ;;
esac
`

let folder: string
let sources: FilmSource[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-film-'))
  const make = (name: string, ...what: string[]) =>
    run('ffmpeg', ['-v', 'error', '-y', ...what, join(folder, name)])
  const film = (color: string, hz: number) => [
    ...['-f', 'lavfi', '-i', `color=${color}:s=320x180:r=30:d=4`],
    ...['-f', 'lavfi', '-i', `sine=frequency=${hz}:duration=4`, '-pix_fmt', 'yuv420p', '-shortest'],
  ]
  await make('red.mp4', ...film('red', 440))
  await make('blue.mp4', ...film('blue', 880))
  await make('green.png', '-f', 'lavfi', '-i', 'color=0x00ff00:s=90x180', '-frames:v', '1')
  await make('music.wav', '-f', 'lavfi', '-i', 'sine=frequency=220:duration=8')
  sources = [
    { assetId: 1, assetType: 'video', path: join(folder, 'red.mp4'), format: 'mp4', ...PLAIN },
    { assetId: 2, assetType: 'video', path: join(folder, 'blue.mp4'), format: 'mp4', ...PLAIN },
    { assetId: 3, assetType: 'image', path: join(folder, 'green.png'), format: 'png', ...PLAIN },
    { assetId: 4, assetType: 'audio', path: join(folder, 'music.wav'), format: 'wav', ...PLAIN },
  ]
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function film(document: EditorDocument, name: string, credits: string[] = []) {
  const intoFile = join(folder, name)
  const plan = { document, sources, credits, ...SIZE, framesPerSecond: FPS }
  const shares: number[] = []
  await renderFilm('ffmpeg', { plan, intoFile, onProgress: (share) => shares.push(share) })
  return { path: intoFile, shares, frames: await framesOf(intoFile) }
}

function loudness(samples: Float32Array, fromMs: number, toMs: number): number {
  const part = samples.subarray(fromMs * 48, toMs * 48)
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
}

it('cuts where the timeline says, to the picture, and lasts as long', async () => {
  const { frames, shares } = await film(
    documentOf(
      item('a', { startTime: 0, duration: 1000 }),
      item('b', { startTime: 1000, duration: 1500, assetId: 2, sourceStart: 500 }),
    ),
    'cut.mp4',
  )
  expect(frames).toHaveLength(75)
  const first = frames.findIndex((frame) => isBlue(middle(frame)))
  expect(first).toBe(30)
  expect(frames.every((frame, at) => (at < 30 ? isRed : isBlue)(middle(frame)))).toBe(true)
  expect(shares.at(-1)).toBeGreaterThan(0.8)
})

it('keeps picture and sound together', async () => {
  const { path, frames } = await film(
    documentOf(
      item('a', { startTime: 0, duration: 1000, sound: { ...PLAIN_SOUND, gain: 0 } }),
      item('b', { startTime: 1000, duration: 1000, assetId: 2 }),
    ),
    'together.mp4',
  )
  const samples = await soundOf(path)
  const heardMs = samples.findIndex((sample) => Math.abs(sample) > 0.02) / 48
  const seenMs = (frames.findIndex((frame) => isBlue(middle(frame))) * 1000) / FPS
  expect(Math.abs(heardMs - seenMs)).toBeLessThanOrEqual(20)
})

it('lowers music under speech by 12 decibels, and lets it come back', async () => {
  const { path } = await film(
    documentOf(
      item('music', {
        ...{ startTime: 0, duration: 4000, assetId: 4, trackType: 'audio' },
        sound: { ...PLAIN_SOUND, ducks: true },
      }),
      item('speech', {
        ...{ startTime: 1000, duration: 1000, layer: 1, assetId: 1 },
        sound: { ...PLAIN_SOUND, speaks: true, gain: 0 },
      }),
    ),
    'ducked.mp4',
  )
  const samples = await soundOf(path)
  const [before, under, after] = [
    loudness(samples, 200, 600),
    loudness(samples, 1200, 1800),
    loudness(samples, 2500, 3500),
  ]
  expect(20 * Math.log10(under / before)).toBeCloseTo(-12, 0)
  expect(after / before).toBeCloseTo(1, 1)
})

it('passes from one picture to the next, and fits, fades and layers them', async () => {
  const { frames } = await film(
    documentOf(
      item('a', { startTime: 0, duration: 1000 }),
      item('b', {
        ...{ startTime: 1000, duration: 1000, assetId: 2 },
        transition: { kind: 'cross-fade', durationMs: 400 },
      }),
      item('still', { startTime: 200, duration: 400, layer: 1, assetId: 3, trackType: 'image' }),
    ),
    'passing.mp4',
  )
  // A narrow picture stands in the middle, and what is below it is seen beside it.
  expect(isGreen(middle(frames[9]))).toBe(true)
  expect(isRed(left(frames[9]))).toBe(true)
  const [red = 0, , blue = 0] = middle(frames[36])
  expect(red).toBeGreaterThan(90)
  expect(red).toBeLessThan(165)
  expect(blue).toBeGreaterThan(90)
  expect(isBlue(middle(frames[50]))).toBe(true)
})

it('plays slower and faster for as long as it is said, with the sound', async () => {
  const { frames, path } = await film(
    documentOf(item('slow', { startTime: 0, duration: 2000, speed: 0.25, sourceStart: 1000 })),
    'slow.mp4',
  )
  expect(frames).toHaveLength(60)
  expect(loudness(await soundOf(path), 1000, 1800)).toBeGreaterThan(0.02)
})

it('draws words, also where there is no picture', async () => {
  const text: ItemText = {
    style: 'title-card',
    text: '<b>Summer</b> '.repeat(30),
    subtitle: '',
    font: 'bangers',
    color: '#ffffff',
    background: null,
    size: 1,
  }
  const card = newTextItem(text, { id: 'words', at: 0, layer: 2, framesPerSecond: FPS })
  const { frames } = await film(documentOf({ ...card, duration: 500 }), 'words.mp4')
  expect(Math.max(...middle(frames[5]))).toBeGreaterThan(60)
})

it('leaves nothing behind when it is stopped', async () => {
  const before = await readdir(folder)
  const stop = new AbortController()
  const plan = {
    document: documentOf(item('a', { startTime: 0, duration: 4000, speed: 1 })),
    ...{ sources, credits: [], ...SIZE, framesPerSecond: FPS },
  }
  const making = renderFilm('ffmpeg', {
    ...{ plan, intoFile: join(folder, 'stopped.mp4'), signal: stop.signal },
    onProgress: () => stop.abort(),
  })
  await expect(making).rejects.toMatchObject({ reason: 'stopped' })
  expect(await readdir(folder)).toEqual(before)
})

it('says that the disk is full where it is, and leaves nothing behind', async () => {
  // What is encoded goes onto a disk that is full.
  const program = join(folder, 'full-ffmpeg')
  await writeFile(program, FULL_DISK, { mode: 0o755 })
  const before = await readdir(folder)
  const plan = {
    document: documentOf(item('a', { startTime: 0, duration: 3000 })),
    ...{ sources, credits: [], ...SIZE, framesPerSecond: FPS },
  }
  const intoFile = join(folder, 'full.mp4')
  const making = renderFilm(program, { plan, intoFile, onProgress: () => undefined })
  await expect(making).rejects.toMatchObject({ reason: 'full', problem: { code: 'disk_full' } })
  expect(await readdir(folder)).toEqual(before)
})

it('names at its end, and only there, what it was made with', async () => {
  const plain = documentOf(item('a', { startTime: 0, duration: 5000 }))
  const [without, named] = [
    await film(plain, 'plain.mp4'),
    await film(plain, 'named.mp4', ['The Paper Moon', 'Night Drive']),
  ]
  const top = (frame: Buffer | undefined) => [...(frame?.subarray(3, 6) ?? [])]
  expect(top(named.frames[20])).toEqual(top(without.frames[20]))
  expect(top(named.frames[140])).not.toEqual(top(without.frames[140]))
  expect(isRed(middle(named.frames[140]))).toBe(true)
})
