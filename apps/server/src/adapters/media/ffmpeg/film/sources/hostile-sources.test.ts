import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_ITEMS } from '@starnest/contract/editor/document'
import { PLAIN_PICTURE } from '@starnest/editor/edit/new-item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  documentOf,
  framesOf,
  isBlue,
  isGreen,
  isRed,
  item,
  middle,
  soundOf,
} from '../../../../../../test/media/made-film.ts'
import { generated, runBareFfmpeg } from '../../../../../../test/media/make-media.ts'
import type { FilmSource } from '../../../../../ports/media/film-renderer.ts'
import { openFfmpeg } from '../../open-ffmpeg.ts'
import { renderFilm } from '../render-film.ts'

const FPS = 30
const SIZE = { widthPx: 160, heightPx: 90 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-hostile-film-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => join(folder, name)
const source = (assetId: number, name: string, rest: Partial<FilmSource> = {}): FilmSource => ({
  ...{ assetId, assetType: 'video', path: at(name), format: 'mp4' },
  video: null,
  ...rest,
})
const color = (name: string, seconds: number, rate = FPS) =>
  generated(`color=${name}:s=160x90:r=${rate}:d=${seconds}`)
const tone = (seconds: number) => generated(`sine=frequency=440:duration=${seconds}`)
const YUV = ['-pix_fmt', 'yuv420p'] as const

async function made(sources: FilmSource[], ...items: Parameters<typeof documentOf>) {
  const intoFile = at(`film-${sources[0]?.assetId}-${items.length}.mp4`)
  const plan = {
    document: documentOf(...items),
    sources,
    credits: [],
    ...SIZE,
    framesPerSecond: FPS,
  }
  await renderFilm('ffmpeg', { plan, intoFile, onProgress: () => undefined })
  return { path: intoFile, frames: await framesOf(intoFile) }
}

it('shows what a telephone filmed on its side upright', async () => {
  // The upper half of what is seen is red: in the file it is the left one.
  await runBareFfmpeg(
    ...generated('color=red:s=80x90:r=30:d=1'),
    ...generated('color=blue:s=80x90:r=30:d=1'),
    ...['-filter_complex', 'hstack', ...YUV, at('flat.mp4')],
  )
  await runBareFfmpeg(
    '-i',
    at('flat.mp4'),
    '-c',
    'copy',
    '-metadata:s:v',
    'rotate=270',
    at('turned.mp4'),
  )
  const { frames } = await made(
    [source(1, 'turned.mp4')],
    item('a', { startTime: 0, duration: 1000 }),
  )
  const [top, bottom] = [
    [...(frames[5]?.subarray(3, 6) ?? [])],
    [...(frames[5]?.subarray(21, 24) ?? [])],
  ]
  expect(isRed(top) !== isRed(bottom)).toBe(true)
  expect(isBlue(top) !== isBlue(bottom)).toBe(true)
})

it('keeps the time of a film whose frames come unevenly', async () => {
  await runBareFfmpeg(
    ...[...color('red', 1, 10), ...color('blue', 1, 10)],
    ...[
      '-filter_complex',
      "[0][1]concat,select='not(mod(n,3))'",
      '-fps_mode',
      'vfr',
      ...YUV,
      at('uneven.mp4'),
    ],
  )
  const { frames } = await made(
    [source(2, 'uneven.mp4')],
    item('a', { assetId: 2, startTime: 0, duration: 1800 }),
  )
  expect(frames).toHaveLength(54)
  const first = frames.findIndex((frame) => isBlue(middle(frame)))
  // The first blue frame is that of 1.2 s: those before it were left out.
  expect(Math.abs(first - 36)).toBeLessThanOrEqual(1)
})

it('is silent where a film has no sound, and stands still where its sound is longer', async () => {
  await runBareFfmpeg(...color('red', 1), ...YUV, at('mute.mp4'))
  await runBareFfmpeg(...color('blue', 1), ...tone(3), ...YUV, at('long-sound.mp4'))
  const { frames, path } = await made(
    [source(3, 'mute.mp4'), source(4, 'long-sound.mp4')],
    item('a', { assetId: 3, startTime: 0, duration: 1000 }),
    item('b', { assetId: 4, startTime: 1000, duration: 2500 }),
  )
  expect(frames).toHaveLength(105)
  expect(isBlue(middle(frames.at(-1)))).toBe(true)
  const sound = await soundOf(path)
  expect(Math.max(...sound.subarray(0, 40_000).map(Math.abs))).toBeLessThan(0.01)
  expect(Math.max(...sound.subarray(120_000, 150_000).map(Math.abs))).toBeGreaterThan(0.05)
})

it('lets what is below be seen through a picture, and holds a film of one frame', async () => {
  await runBareFfmpeg(...color('red', 1), '-frames:v', '1', ...YUV, at('one.mp4'))
  await runBareFfmpeg(
    ...generated('color=0x00ff00@0.0:s=160x90,format=rgba'),
    ...['-frames:v', '1', at('clear.png')],
  )
  const { frames } = await made(
    [source(5, 'one.mp4'), source(6, 'clear.png', { assetType: 'image', format: 'png' })],
    item('a', { assetId: 5, startTime: 0, duration: 500 }),
    item('b', { assetId: 6, trackType: 'image', layer: 1, startTime: 0, duration: 500 }),
  )
  expect(frames).toHaveLength(15)
  expect(frames.every((frame) => isRed(middle(frame)))).toBe(true)
})

it('makes a film of as many items as a project may have', async () => {
  await runBareFfmpeg(...color('0x00ff00', 1), '-frames:v', '1', at('green.png'))
  const items = Array.from({ length: MAX_ITEMS }, (_, number) =>
    item(`i${number}`, {
      ...{ assetId: 7, trackType: 'image', startTime: Math.floor(number / 2) * 40, duration: 40 },
      ...{ layer: number % 2, picture: { ...PLAIN_PICTURE, opacity: 0.5 } },
    }),
  )
  const { frames } = await made(
    [source(7, 'green.png', { assetType: 'image', format: 'png' })],
    ...items,
  )
  expect(frames).toHaveLength(300)
  expect(isGreen(middle(frames[150]).map((value) => value * 1.3))).toBe(true)
})

it('leaves out what is none of what it is called, and makes the rest', async () => {
  await runBareFfmpeg(...color('red', 1), ...tone(1), ...YUV, at('fine.mp4'))
  await writeFile(at('text.mp4'), 'This is no film at all. '.repeat(100))
  await writeFile(at('empty.mp4'), '')
  const { frames } = await made(
    [source(8, 'fine.mp4'), source(9, 'text.mp4'), source(10, 'empty.mp4')],
    item('a', { assetId: 9, startTime: 0, duration: 300 }),
    item('b', { assetId: 10, startTime: 300, duration: 300 }),
    item('c', { assetId: 8, startTime: 600, duration: 400 }),
  )
  expect(frames).toHaveLength(30)
  expect(Math.max(...middle(frames[5]))).toBeLessThan(30)
  expect(isRed(middle(frames[25]))).toBe(true)
})

it('brings HDR to the brightness of ordinary screens, as the preview does', async () => {
  await runBareFfmpeg(
    ...generated('color=0x9a9a9a:s=160x90:r=30:d=1'),
    ...['-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-x265-params', 'log-level=error'],
    ...['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'],
    at('hdr.mp4'),
  )
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  const job = { sourcePath: at('hdr.mp4'), format: 'mp4' } as const
  const examination = await media.examine(job)
  await media.makeProxy({ ...job, examination, intoFile: at('hdr-proxy.mp4') })
  const [preview] = await framesOf(at('hdr-proxy.mp4'))
  const turned = { ...PLAIN_PICTURE, rotation: 180 } as const
  const whole = item('a', { startTime: 0, duration: 300 })
  for (const shown of [whole, { ...whole, picture: turned }]) {
    const mapped = await made([source(1, 'hdr.mp4', { video: examination.video })], shown)
    const plain = await made([source(2, 'hdr.mp4')], { ...shown, assetId: 2 })
    const [is, wanted, flat] = [mapped.frames, [preview], plain.frames].map(
      ([frame]) => middle(frame)[1] ?? 0,
    )
    expect(Math.abs((is ?? 0) - (wanted ?? 0))).toBeLessThan(4)
    expect(Math.abs((is ?? 0) - (flat ?? 0))).toBeGreaterThan(15)
  }
})

it('cuts out of a film of ten hours as quickly as out of a short one', async () => {
  // A picture every ten seconds, and a key frame every hour.
  await runBareFfmpeg(
    ...generated('color=red:s=32x18:r=0.1:d=35990'),
    ...generated('color=blue:s=32x18:r=0.1:d=10'),
    ...['-filter_complex', 'concat=n=2', ...YUV, '-g', '360', at('long.mp4')],
  )
  const { frames } = await made(
    [source(1, 'long.mp4')],
    item('a', { startTime: 0, duration: 1000, sourceStart: 35_989_500 }),
  )
  expect(frames).toHaveLength(30)
  expect(isRed(middle(frames[5]))).toBe(true)
  expect(isBlue(middle(frames[20]))).toBe(true)
})

it('opens what other editors export: QuickTime with a timecode and 24-bit sound, and VP9 with Opus', async () => {
  await runBareFfmpeg(
    ...color('red', 2),
    ...tone(2),
    ...[...YUV, '-c:v', 'libx264', '-bf', '3', '-c:a', 'pcm_s24le', '-ar', '48000'],
    ...['-timecode', '01:00:00:00', '-metadata', 'encoder=An Editor 19', at('editor.mov')],
  )
  await runBareFfmpeg(
    ...color('blue', 2),
    ...tone(2),
    ...[
      ...YUV,
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
      '-c:a',
      'libopus',
      at('editor.webm'),
    ],
  )
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  for (const [name, format] of [
    ['editor.mov', 'mp4'],
    ['editor.webm', 'webm'],
  ] as const) {
    const { video, audio, durationSeconds } = await media.examine({ sourcePath: at(name), format })
    expect([video?.widthPx, audio.length]).toEqual([160, 1])
    expect(durationSeconds).toBeCloseTo(2, 1)
  }
  const { path, frames } = await made(
    [source(1, 'editor.mov'), source(2, 'editor.webm', { format: 'webm' })],
    item('a', { startTime: 0, duration: 1000 }),
    item('b', { startTime: 1000, duration: 1000, assetId: 2 }),
  )
  expect(frames.findIndex((frame) => isBlue(middle(frame)))).toBe(30)
  expect(frames.slice(0, 30).every((frame) => isRed(middle(frame)))).toBe(true)
  const heard = await soundOf(path)
  const loud = (fromMs: number) =>
    heard.subarray(fromMs * 48, fromMs * 48 + 4800).some((sample) => Math.abs(sample) > 0.05)
  expect([loud(300), loud(1500)]).toEqual([true, true])
})
