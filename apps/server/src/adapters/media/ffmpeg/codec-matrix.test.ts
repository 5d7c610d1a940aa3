import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  CODEC_MATRIX,
  FLASH_AT_SECONDS,
  MATRIX_SECONDS,
  OLD_CODEC_MATRIX,
} from '../../../../test/media/codec-matrix.ts'
import { streamedFilm } from '../../../../test/media/film-sync.ts'
import { type Matrix, openMatrix } from '../../../../test/media/matrix-products.ts'
import { planFor } from '../../../domain/media/media-plan.ts'

/** Picture and sound may lie this far apart. */
const SYNC_TOLERANCE_SECONDS = 0.04

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.close())

describe('what becomes of a film', () => {
  it.each([...CODEC_MATRIX, ...OLD_CODEC_MATRIX])('$name in .$extension: $plan', async (film) => {
    const { examination, hls, shown } = await matrix.productOf(film)
    expect(planFor(examination)).toEqual({ is: film.plan })
    expect(examination.video).toMatchObject(film.shown ?? { widthPx: 320, heightPx: 180 })
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
  const { codecs, flashSeconds, beepSeconds } = await streamedFilm(hls)
  expect(codecs.filter((line) => line.startsWith('aac'))).toHaveLength(sounds)
  if (isEncoded) expect(codecs.filter((line) => line === 'h264,yuv420p').length).toBeGreaterThan(0)
  expect(Math.abs(flashSeconds - FLASH_AT_SECONDS), 'the flash').toBeLessThan(
    SYNC_TOLERANCE_SECONDS + 0.02,
  )
  if (beepSeconds === undefined) return
  expect(Math.abs(beepSeconds - flashSeconds), 'from flash to beep').toBeLessThan(
    SYNC_TOLERANCE_SECONDS,
  )
}
