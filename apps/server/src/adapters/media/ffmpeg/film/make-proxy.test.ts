import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { framesOf, isBlue, isRed, soundOf } from '../../../../../test/media/made-film.ts'
import { generated, runBareFfmpeg } from '../../../../../test/media/make-media.ts'
import { isHeavyToEdit } from '../../../../domain/media/media-plan.ts'
import type { SourceFormat } from '../../../../ports/media/source-formats.ts'
import { openFfmpeg } from '../open-ffmpeg.ts'

const run = promisify(execFile)
const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-proxy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => join(folder, name)

/** Makes a film and its proxy. */
async function proxyOf(name: string, format: SourceFormat, ...programArguments: string[]) {
  await runBareFfmpeg(...programArguments, at(name))
  const job = { sourcePath: at(name), format }
  const examination = await media.examine(job)
  const intoFile = at(`${name}-proxy.mp4`)
  const percents: number[] = []
  const onPercent = (percent: number) => percents.push(percent)
  await media.makeProxy({ ...job, examination, intoFile, onPercent })
  const made = await media.examine({ sourcePath: intoFile, format: 'mp4' })
  return { examination, intoFile, made, percents }
}

/** When each key frame of a film is shown, in seconds. */
async function keyFrames(path: string): Promise<number[]> {
  const asked = [
    '-select_streams',
    'v:0',
    '-skip_frame',
    'nokey',
    '-show_entries',
    'frame=pts_time',
  ]
  const { stdout } = await run('ffprobe', ['-v', 'error', ...asked, '-of', 'csv=p=0', path])
  return [...stdout.matchAll(/[\d.]+/g)].map(([seconds]) => Number(seconds))
}

it('makes a film small, with a key frame every half second and its sound where it was', async () => {
  const { examination, intoFile, made } = await proxyOf(
    'large.mp4',
    'mp4',
    ...generated('testsrc2=s=1280x720:r=30:d=6'),
    ...generated('aevalsrc=if(between(t\\,2\\,2.5)\\,sin(2764*t)\\,0):d=6'),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '250', '-pix_fmt', 'yuv420p'],
  )
  expect(isHeavyToEdit(examination)).toBe(true)
  expect(isHeavyToEdit(made)).toBe(false)
  expect(made.video).toMatchObject({ codec: 'h264', widthPx: 960, heightPx: 540 })
  expect(made.audio).toMatchObject([{ codec: 'aac', channels: 2 }])
  expect(made.durationSeconds).toBeCloseTo(6, 1)
  const times = await keyFrames(intoFile)
  expect(times).toEqual(Array.from({ length: 12 }, (_, nth) => nth / 2))
  expect((await framesOf(intoFile)).length).toBe(180)
  const sound = await soundOf(intoFile)
  const first = sound.findIndex((sample) => Math.abs(sample) > 0.2)
  expect(Math.abs(first / 48_000 - 2)).toBeLessThan(0.02)
})

it('turns a film upright, and tells how far it is', async () => {
  await runBareFfmpeg(
    ...generated('color=red:s=360x640:r=30:d=3'),
    ...generated('color=blue:s=360x640:r=30:d=3'),
    ...['-filter_complex', 'hstack', '-pix_fmt', 'yuv420p', at('flat.mp4')],
  )
  const { made, intoFile, percents } = await proxyOf(
    'turned.mp4',
    'mp4',
    ...['-i', at('flat.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=270'],
  )
  expect(made.video).toMatchObject({ widthPx: 540, heightPx: 608, rotation: 0 })
  const [frame] = await framesOf(intoFile)
  const row = (nth: number) => [...(frame?.subarray(nth * 9 + 3, nth * 9 + 6) ?? [])]
  expect([isRed(row(0)), isBlue(row(2))]).toEqual([true, true])
  expect(percents.every((percent) => percent >= 0 && percent < 100)).toBe(true)
})

it('makes what browsers do not decode into what they do: HEVC of ten bits in HDR, and DTS', async () => {
  const { examination, made } = await proxyOf(
    'hdr.mkv',
    'matroska',
    ...generated('testsrc2=s=320x180:r=25:d=1'),
    ...generated('sine=frequency=440:duration=1'),
    ...['-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-x265-params', 'log-level=error'],
    ...['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'],
    ...['-c:a', 'dca', '-strict', '-2'],
  )
  expect(examination.video).toMatchObject({ isHdr: true })
  expect(isHeavyToEdit(examination)).toBe(true)
  expect(made.video).toMatchObject({ isHdr: false, bitDepth: 8, widthPx: 320, heightPx: 180 })
  expect(isHeavyToEdit(made)).toBe(false)
})

it('leaves light films as they are', async () => {
  const light = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  await runBareFfmpeg(...generated('testsrc2=s=640x480:r=30:d=1'), ...light, at('light.mp4'))
  const examination = await media.examine({ sourcePath: at('light.mp4'), format: 'mp4' })
  expect(isHeavyToEdit(examination)).toBe(false)
  expect(isHeavyToEdit({ ...examination, durationSeconds: 0 })).toBe(false)
  expect(isHeavyToEdit({ ...examination, video: null })).toBe(false)
})
