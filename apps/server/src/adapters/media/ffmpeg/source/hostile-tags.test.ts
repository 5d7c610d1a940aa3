import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOSTILE_TAGS } from '../../../../../../../tests/fixtures/hostile/texts/tags.ts'
import { watchLoop } from '../../../../../../../tests/loop-stops.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { openForeignText } from '../../../foreign-text/open-foreign-text.ts'
import { openFfmpeg } from '../open-ffmpeg.ts'

/** Longest that the server may answer nobody, milliseconds of its own work. Harmful words that got through would stop
 *  it for seconds; on a machine with other work the promised 100 ms take twice as long. */
const LONGEST_STOP_MS = 400

const foreignText = openForeignText()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-tags-'))
})
afterAll(async () => {
  await foreignText.close()
  await rm(folder, { recursive: true, force: true })
})

/** A program that tells of every film the same. */
async function telling(printed: Buffer): Promise<string> {
  const program = join(folder, 'ffprobe')
  await writeFile(join(folder, 'printed'), printed)
  await writeFile(program, `#!/bin/sh\ncat '${join(folder, 'printed')}'\n`)
  await chmod(program, 0o755)
  return program
}

it('answers everybody while it reads what films that mean harm say of themselves', async () => {
  const sourcePath = join(folder, 'film')
  await writeFile(sourcePath, 'a film')
  const stops: number[] = []
  const refused: string[] = []
  for (const [name, bytes] of Object.entries(HOSTILE_TAGS)) {
    const ffprobePath = await telling(bytes())
    const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath }, { foreignText })
    const loop = watchLoop()
    try {
      const { video, chapters } = await media.examine({ sourcePath, format: 'matroska' })
      expect(video?.codec, name).toBe('h264')
      for (const { title } of chapters) expect(title.length, name).toBeLessThanOrEqual(100)
      expect(chapters.length, name).toBeLessThanOrEqual(200)
    } catch (error) {
      if (!(error instanceof MediaError)) throw error
      refused.push(name)
    } finally {
      stops.push(loop.stop().busyStopMs)
    }
  }
  expect(refused).toEqual([
    'streams without end',
    'words where numbers are',
    'lists in lists',
    'objects in objects',
    'a text that never closes',
    'more than is read',
    'names of properties',
  ])
  expect(Math.max(...stops)).toBeLessThan(LONGEST_STOP_MS)
})
