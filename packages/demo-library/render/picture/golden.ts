import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { GoldenSource } from '../../src/film-record.ts'
import { loadFilm } from '../make/load-script.ts'
import type { Workbench } from '../workbench.ts'
import { stillHash } from './bundle.ts'
import { fontFiles } from './page-server.ts'
import { GRAPHICS_FLAGS, type StudioBrowser } from './studio-browser.ts'

/** Where in a film its golden frames are taken, share of its length. */
export const GOLDEN_MOMENTS = [0.3, 0.72] as const
const SIZE = { width: 320, height: 180, fps: 24 }
/** Frames are kept at this size, without loss: the grain of snow or rain is averaged away. */
const KEPT = { width: 160, height: 90 }
/** Processors differ in the last bits, so pictures are compared and not bytes: the mean of all
 *  differences, and the share of pixels that differ plainly, of 255 levels. */
export const MOST_MEAN_DIFFERENCE = 2
export const MOST_PLAIN_SHARE = 0.02
/** A pixel that differs by more than this in a channel differs plainly. */
const PLAIN_DIFFERENCE = 24

/** File of one golden frame of a film. */
export const goldenFile = (bench: Workbench, index: number): string =>
  path.join(bench.folder, `golden-${index + 1}.png`)

/** What the golden frames of a film are drawn with in a browser of this version. */
export async function goldenSource(bench: Workbench, browser: string): Promise<GoldenSource> {
  const { script } = await loadFilm(bench.script)
  const fonts = await Promise.all(fontFiles(script.font).map((file) => readFile(file, 'base64')))
  const code = await stillHash(bench.script, GOLDEN_MOMENTS, SIZE, GRAPHICS_FLAGS, fonts)
  return { code, three: await threeVersion(), browser }
}

async function threeVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('three')
  const json: unknown = JSON.parse(await readFile(path.join(entry, '../../package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(json).version
}

/** Draws a film's golden frames, without its voices, and gives them as PNG. */
export async function drawGolden(bench: Workbench, browser: StudioBrowser): Promise<Buffer[]> {
  const { script } = await loadFilm(bench.script)
  const studio = await browser.open(bench, script)
  try {
    const shots = await studio.open(SIZE, [])
    const total = shots.reduce((sum, shot) => sum + shot.frames, 0)
    const frames: Buffer[] = []
    for (const moment of GOLDEN_MOMENTS) {
      let rest = Math.floor(total * moment)
      const shot = shots.findIndex(({ frames: count }) => {
        if (rest < count) return true
        rest -= count
        return false
      })
      frames.push(await studio.still(shot, rest))
    }
    return frames
  } finally {
    await studio.close()
  }
}

/** Keeps a film's golden frames as they are drawn now. */
export async function writeGolden(bench: Workbench, browser: StudioBrowser): Promise<void> {
  for (const [index, frame] of (await drawGolden(bench, browser)).entries()) {
    await sharp(frame)
      .resize(KEPT)
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toFile(goldenFile(bench, index))
  }
}

/** Whether a frame looks like a golden one. */
export async function looksLike(golden: string, frame: Buffer): Promise<boolean> {
  const { mean, plain } = await differenceFrom(golden, frame)
  return mean < MOST_MEAN_DIFFERENCE && plain < MOST_PLAIN_SHARE
}

/** How far a picture is from a golden one: `mean` of all differences, 0 to 255, and the share of
 *  pixels that differ `plain`ly, 0 to 1. */
export async function differenceFrom(golden: string, frame: Buffer) {
  const [kept, drawn] = await Promise.all(
    [golden, frame].map((source) => sharp(source).removeAlpha().resize(KEPT).raw().toBuffer()),
  )
  if (!kept || !drawn || kept.length !== drawn.length) {
    throw new Error(`${golden} has another size than the frame`)
  }
  let sum = 0
  let plain = 0
  for (let i = 0; i < kept.length; i += 3) {
    const differences = [0, 1, 2].map((c) => Math.abs((kept[i + c] ?? 0) - (drawn[i + c] ?? 0)))
    sum += differences.reduce((total, difference) => total + difference, 0)
    if (Math.max(...differences) > PLAIN_DIFFERENCE) plain++
  }
  return { mean: sum / kept.length, plain: plain / (kept.length / 3) }
}
