import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Workbench } from '../workbench.ts'
import type { ShotFacts } from './page.ts'
import type { OpenStudio } from './studio-browser.ts'

/** Stills are drawn at this size: large enough to judge, a quarter of the work. */
export const STILL_SIZE = { width: 640, height: 360, fps: 24 }

function frameAt(shots: readonly ShotFacts[], seconds: number): { shot: number; frame: number } {
  let rest = Math.floor(seconds * STILL_SIZE.fps)
  for (const [shot, { frames }] of shots.entries()) {
    if (rest < frames) return { shot, frame: rest }
    rest -= frames
  }
  throw new RangeError(`${seconds} s is past the end of the film`)
}

/** Writes one PNG for each moment (seconds of the film) and gives their paths. */
export async function writeStills(
  studio: OpenStudio,
  bench: Workbench,
  moments: readonly number[],
): Promise<string[]> {
  const folder = path.join(bench.build, '..', 'stills')
  await mkdir(folder, { recursive: true })
  const shots = await studio.open(STILL_SIZE, [])
  const files: string[] = []
  for (const moment of moments) {
    const { shot, frame } = frameAt(shots, moment)
    const file = path.join(folder, `${bench.slug}-${moment.toFixed(2).padStart(5, '0')}.png`)
    await writeFile(file, await studio.still(shot, frame))
    files.push(file)
  }
  return files
}

const SHEET_COLUMNS = 4
const TILE = { width: 320, height: 180 }

/** One picture with `count` frames spread evenly over the film. */
export async function writeSheet(
  studio: OpenStudio,
  bench: Workbench,
  count: number,
): Promise<string> {
  const shots = await studio.open(STILL_SIZE, [])
  const seconds = shots.reduce((sum, shot) => sum + shot.frames, 0) / STILL_SIZE.fps
  const tiles: Buffer[] = []
  for (let i = 0; i < count; i++) {
    const { shot, frame } = frameAt(shots, ((i + 0.5) / count) * seconds)
    tiles.push(
      await sharp(await studio.still(shot, frame))
        .resize(TILE.width, TILE.height)
        .toBuffer(),
    )
  }
  const file = path.join(bench.build, '..', 'stills', `${bench.slug}-sheet.png`)
  await mkdir(path.dirname(file), { recursive: true })
  const rows = Math.ceil(count / SHEET_COLUMNS)
  await sharp({
    create: {
      width: SHEET_COLUMNS * TILE.width,
      height: rows * TILE.height,
      channels: 3,
      background: '#000000',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: (i % SHEET_COLUMNS) * TILE.width,
        top: Math.floor(i / SHEET_COLUMNS) * TILE.height,
      })),
    )
    .png()
    .toFile(file)
  return file
}
