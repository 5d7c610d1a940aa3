import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  CODEC_MATRIX,
  FLASH_AT_SECONDS,
  MATRIX_SECONDS,
} from '../../../../test/media/codec-matrix.ts'
import { askFfprobe, runBareFfmpeg } from '../../../../test/media/make-media.ts'
import { type Matrix, openMatrix } from '../../../../test/media/matrix-products.ts'
import { factsOf, planFor } from '../../../domain/media-plan.ts'

/** Picture and sound may lie this far apart. */
const SYNC_TOLERANCE_SECONDS = 0.04

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.close())

describe('what becomes of a film', () => {
  it.each(CODEC_MATRIX)('$name in .$extension: $plan', { timeout: 180_000 }, async (film) => {
    const { examination, hls, shown } = await matrix.productOf(film)
    expect(planFor(examination)).toEqual({ is: film.plan })
    expect(factsOf(examination)).toMatchObject(film.shown ?? { widthPx: 320, heightPx: 180 })
    expect(Math.abs(examination.durationSeconds - MATRIX_SECONDS)).toBeLessThan(0.25)

    if (hls === undefined) return
    const master = await readFile(join(matrix.folder, hls, 'index.m3u8'), 'utf8')
    expect(master).toContain(`RESOLUTION=${shown.widthPx}x${shown.heightPx}`)
    await expectProduct(join(matrix.folder, hls), {
      isEncoded: film.plan === 'encode',
      sounds: film.audio ? (film.sounds ?? 1) : 0,
    })
  })
})

/** Looks at what was written with the system's own ffprobe and ffmpeg. */
async function expectProduct(
  hls: string,
  { isEncoded, sounds }: { isEncoded: boolean; sounds: number },
): Promise<void> {
  const streams = (await readdir(hls)).filter(
    (file) => file.endsWith('.m3u8') && file !== 'index.m3u8',
  )
  const joined = await Promise.all(streams.map((playlist) => join1(hls, playlist)))
  const kinds = await Promise.all(
    joined.map((path) => askFfprobe(path, 'stream=codec_name,pix_fmt')),
  )
  const codecs = kinds.flatMap((lines) => lines.split('\n'))
  expect(codecs.filter((line) => line.startsWith('aac'))).toHaveLength(sounds)
  if (isEncoded) expect(codecs.filter((line) => line === 'h264,yuv420p').length).toBeGreaterThan(0)

  const withPicture = joined.find((_, nth) => !kinds[nth]?.startsWith('aac'))
  const withSound = joined.find((_, nth) => kinds[nth]?.includes('aac'))
  const flash = await flashAt(String(withPicture))
  expect(Math.abs(flash - FLASH_AT_SECONDS), 'the flash').toBeLessThan(
    SYNC_TOLERANCE_SECONDS + 0.02,
  )
  if (!withSound) return
  const beep = await beepAt(withSound)
  expect(Math.abs(beep - flash), 'from flash to beep').toBeLessThan(SYNC_TOLERANCE_SECONDS)
}

/** Joins what a playlist lists to one file, as a player does. */
async function join1(hls: string, playlist: string): Promise<string> {
  const text = await readFile(join(hls, playlist), 'utf8')
  const [, init] = /#EXT-X-MAP:URI="([^"]+)"/.exec(text) ?? []
  const segments = [...text.matchAll(/^[\w-]+\.m4s$/gm)].map(([file]) => file)
  const parts = await Promise.all(
    [String(init), ...segments].map((file) => readFile(join(hls, file))),
  )
  const path = join(hls, `${playlist}.joined.mp4`)
  await writeFile(path, Buffer.concat(parts))
  return path
}

/** Seconds from the first frame to the first bright one, as players count that ignore edit lists. */
async function flashAt(path: string): Promise<number> {
  const printed = await runBareFfmpeg(
    ...['-ignore_editlist', '1', '-i', path, '-map', '0:v:0', '-vf'],
    ...['signalstats,metadata=mode=print:key=lavfi.signalstats.YAVG:file=-', '-f', 'null', '-'],
  )
  const frames = [...printed.matchAll(/pts_time:([\d.]+)\s+lavfi\.signalstats\.YAVG=([\d.]+)/g)]
  const first = Number(frames[0]?.[1])
  const bright = frames.find(([, , brightness]) => Number(brightness) > 160)
  return Number(bright?.[1]) - first
}

/** Seconds to the first loud sample, the same way. */
async function beepAt(path: string): Promise<number> {
  const printed = await runBareFfmpeg(
    ...['-ignore_editlist', '1', '-i', path, '-map', '0:a:0', '-af'],
    ...[
      'asetnsamples=n=240,astats=metadata=1:reset=1,ametadata=mode=print:key=lavfi.astats.Overall.Peak_level:file=-',
    ],
    ...['-f', 'null', '-'],
  )
  const parts = [
    ...printed.matchAll(/pts_time:([\d.]+)\s+lavfi\.astats\.Overall\.Peak_level=(-?[\d.]+|-inf)/g),
  ]
  const loud = parts.find(([, , level]) => Number(level) > -12)
  return Number(loud?.[1])
}
