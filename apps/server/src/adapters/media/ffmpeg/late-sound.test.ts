import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generated, runBareFfmpeg } from '../../../../test/media/make-media.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

/** Seconds of the film, and where its late sound begins: behind what is read to find out what a file is. */
const FILM_SECONDS = 20
const LATE_SECONDS = 18

/** Frames that are more, and have more bytes together, than ffmpeg lets wait for a stream that has not begun: 4096,
 *  and 50 MB. */
const FRAMES_PER_SECOND = 240
const BYTES = 50_000_000

let folder: string
let picture: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-late-'))
  const second = join(folder, 'second.mkv')
  picture = join(folder, 'picture.mkv')
  await runBareFfmpeg(
    ...generated(`nullsrc=size=192x108:rate=${FRAMES_PER_SECOND}:duration=1`),
    ...['-vf', 'noise=alls=100:allf=t', '-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '0'],
    ...['-pix_fmt', 'yuv420p', '-g', '240', '-qp', '28', second],
  )
  const times = `${FILM_SECONDS - 1}`
  await runBareFfmpeg('-stream_loop', times, '-i', second, '-c', 'copy', picture)
  expect((await stat(picture)).size * (LATE_SECONDS / FILM_SECONDS)).toBeGreaterThan(BYTES)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let made = 0
async function emptyFolder(): Promise<string> {
  made += 1
  const path = join(folder, `into-${made}`)
  await mkdir(path)
  return path
}

const beep = (fromSeconds: number) => [
  ...['-itsoffset', `${fromSeconds}`],
  ...generated(`sine=frequency=440:sample_rate=48000:duration=${FILM_SECONDS - fromSeconds}`),
]

/** Puts sounds beside the heavy picture, each from some second on. */
async function filmWith(
  name: string,
  { codec, sounds, more = [] }: { codec: string; sounds: readonly number[]; more?: string[] },
) {
  const sourcePath = join(folder, `${name}.mkv`)
  await runBareFfmpeg(
    ...['-i', picture, ...sounds.flatMap(beep), '-map', '0:v'],
    ...sounds.flatMap((_, nth) => ['-map', `${nth + 1}:a`]),
    ...['-c:v', 'copy', '-c:a', codec, ...more, sourcePath],
  )
  return { sourcePath, format: 'matroska' as const }
}

/** The second of a stream from which on it is heard. */
async function heardFrom(intoFolder: string, playlist: string): Promise<number> {
  const level = 'astats=metadata=1:reset=1,ametadata=mode=print'
  const printed = await runBareFfmpeg(
    ...['-i', join(intoFolder, playlist), '-map', '0:a:0', '-af'],
    ...[`${level}:key=lavfi.astats.Overall.Peak_level:file=-`, '-f', 'null', '-'],
  )
  const parts = printed.matchAll(/pts_time:(-?[\d.]+)\s+lavfi\.[\w.]+=(-?[\d.]+|-inf)/g)
  for (const [, seconds, decibels] of parts) if (Number(decibels) > -30) return Number(seconds)
  return Number.NaN
}

describe('a film whose sound begins long after its picture', () => {
  it.each(['ac3', 'aac'])('is heard when it is, with silence before it: %s', async (codec) => {
    const job = await filmWith(`only-${codec}`, { codec, sounds: [LATE_SECONDS] })
    const examination = await media.examine(job)
    const { audio, durationSeconds } = examination
    expect(durationSeconds).toBeCloseTo(FILM_SECONDS, 0)
    expect(audio[0]?.startSeconds).toBeCloseTo(LATE_SECONDS, 1)
    const intoFolder = await emptyFolder()
    await media.remuxToHls({ ...job, examination, intoFolder })
    expect(await heardFrom(intoFolder, 'stream.m3u8')).toBeCloseTo(LATE_SECONDS, 0)
  })

  it.each(['ac3', 'aac'])('has a commentary that begins when it does: %s', async (codec) => {
    const job = await filmWith(`second-${codec}`, { codec, sounds: [0, LATE_SECONDS] })
    const examination = await media.examine(job)
    const { audio } = examination
    expect(audio.map(({ startSeconds }) => Math.round(startSeconds ?? -1))).toEqual([
      ...[0, LATE_SECONDS],
    ])
    const intoFolder = await emptyFolder()
    await media.remuxToHls({ ...job, examination, intoFolder })
    expect(await heardFrom(intoFolder, 'audio-0.m3u8')).toBeCloseTo(0, 0)
    expect(await heardFrom(intoFolder, 'audio-1.m3u8')).toBeCloseTo(LATE_SECONDS, 0)
  })

  it('plays without a sound in which there is nothing', async () => {
    const job = await filmWith('nothing-in-second', {
      ...{ codec: 'ac3', sounds: [0, 0], more: ['-bsf:a:1', 'noise=drop=1'] },
    })
    const examination = await media.examine(job)
    const { audio } = examination
    expect(audio.map(({ index }) => index)).toEqual([1])
    const intoFolder = await emptyFolder()
    await media.remuxToHls({ ...job, examination, intoFolder })
    expect(await heardFrom(intoFolder, 'stream.m3u8')).toBeCloseTo(0, 0)
  })

  it('can be encoded anew', async () => {
    const sourcePath = join(folder, 'small.mkv')
    await runBareFfmpeg(
      ...[...generated('testsrc2=size=64x64:rate=4:duration=14'), '-itsoffset', '12'],
      ...[...generated('sine=frequency=440:sample_rate=48000:duration=2'), sourcePath],
    )
    const job = { sourcePath, format: 'matroska' as const }
    const examination = await media.examine(job)
    const intoFolder = await emptyFolder()
    await media.encodeLadder({ ...job, examination, intoFolder })
    expect(await heardFrom(intoFolder, 'audio-0.m3u8')).toBeCloseTo(12, 0)
    const intoFile = join(intoFolder, 'proxy.mp4')
    await media.makeProxy({ ...job, examination, intoFile })
    expect(await heardFrom(intoFolder, 'proxy.mp4')).toBeCloseTo(12, 0)
  })
})
