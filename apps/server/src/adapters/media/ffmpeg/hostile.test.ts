import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FACTS_OF_PROBLEM } from '@starnest/contract/files/file-problems'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type HostileFile,
  makeHostileFiles,
} from '../../../../../../tests/fixtures/hostile/make-hostile.ts'
import { planFor } from '../../../domain/media/media-plan.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

/** What one file may take from beginning to end, milliseconds, on a machine that does more. */
const MOST_MS = 90_000

/** Every name that a product may have; nothing of a hostile file's own. */
const OUR_NAMES =
  /^(?:index\.m3u8|(?:stream|video-\d+|audio-\d+)\.m3u8|(?:(?:video|audio)-\d+-)?init\.mp4|(?:segment|video-\d+|audio-\d+)-\d{5}\.m4s|candidate-\d|(?:poster|backdrop)(?:-\d+)?\.(?:webp|avif)|thumbnail\.webp|captions\.[\w-]+\.(?:vtt|ass))$/

let folder: string
let never: string
let files: HostileFile[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-hostile-'))
  never = join(folder, 'must-never-be')
  files = await makeHostileFiles(folder, never)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Everything that would be made of a file once it is taken; resolves with why it was not. */
async function ingest({ path, format, name }: HostileFile): Promise<string | undefined> {
  const source = { sourcePath: path, format: format as SourceFormat }
  const into = join(folder, `of-${name}`)
  const folders = ['hls', 'posters', 'subtitles'].map((part) => join(into, part))
  for (const part of folders) await mkdir(part, { recursive: true })
  const [hls = '', posters = '', subtitles = ''] = folders
  try {
    const examination = await media.examine(source)
    const job = { ...source, examination }
    if (examination.video)
      await media.makeThumbnail({ ...job, intoFile: join(into, 'thumbnail.webp') })
    if (examination.audio.length > 0) {
      await media.measureLoudness(job)
      await media.makeWaveform(job)
    }
    const plan = planFor(examination)
    if (plan.is === 'refuse') return undefined
    await media.extractPosters({ ...job, intoFolder: posters })
    await media.extractSubtitles({ ...job, intoFolder: subtitles })
    if (plan.is === 'encode') await media.encodeLadder({ ...job, intoFolder: hls })
    else await media.remuxToHls({ ...job, intoFolder: hls })
    return undefined
  } catch (error) {
    expect.soft(error, `${name} fails with a sentence`).toBeInstanceOf(MediaError)
    if (!(error instanceof MediaError)) return String(error)
    expect.soft(error.message, name).toMatch(/^[A-Z"].{8,400}\.$/s)
    expect.soft(error.message, name).not.toContain(folder)
    const { code, facts = {} } = error.problem
    expect.soft(Object.keys(facts), `${name}: ${code}`).toEqual(FACTS_OF_PROBLEM[code] ?? [])
    expect
      .soft(['missing', 'stopped', 'full'], `${name}: ${error.message}`)
      .not.toContain(error.reason)
    return `${error.reason}: ${error.message}`
  }
}

it('every hostile file is refused with a sentence, or what is made of it is clean', async () => {
  const outcomes: { name: string; why: string | undefined; tookMs: number }[] = []
  for (const file of files) {
    const startedMs = performance.now()
    const why = await ingest(file)
    const tookMs = performance.now() - startedMs
    outcomes.push({ name: file.name, why, tookMs })
    expect.soft(tookMs, `${file.name} took`).toBeLessThan(MOST_MS)
    if (file.outcome === 'refused') expect.soft(why, `${file.name} is refused`).toBeDefined()
    if (file.outcome === 'safe') expect.soft(why, `${file.name} is taken`).toBeUndefined()
  }
  const refused = outcomes.filter(({ why }) => why !== undefined)
  process.stdout.write(`hostile files: ${files.length} tried, ${refused.length} refused\n`)
  if (process.env.STARNEST_SHOW_HOSTILE)
    process.stdout.write(`${JSON.stringify(outcomes, null, 1)}\n`)
  expect(files.length).toBeGreaterThanOrEqual(60)

  await expect(access(never)).rejects.toMatchObject({ code: 'ENOENT' })
  for (const { name } of files) {
    const left = await readdir(join(folder, `of-${name}`), { recursive: true, withFileTypes: true })
    const strange = left.filter((entry) => entry.isFile() && !OUR_NAMES.test(entry.name))
    const taken = outcomes.find((outcome) => outcome.name === name)?.why === undefined
    if (taken)
      expect(
        strange.map((entry) => entry.name),
        name,
      ).toEqual([])
    for (const entry of left.filter((one) => one.isFile())) {
      const bytes = await readFile(join(entry.parentPath, entry.name), 'latin1')
      expect(bytes, `${name}: ${entry.name}`).not.toMatch(/<script|<svg|root:x:0:0/)
    }
  }
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args'])
  expect(stdout, 'programs that still run').not.toContain(folder)
}, 1_500_000)

it('a path is taken as it is, whatever stands in it', async () => {
  const { path } = files.find(({ name }) => name === 'index-at-the-end') ?? { path: '' }
  const { copyFile } = await import('node:fs/promises')
  for (const name of [
    '-i %03d $(id) `id`;',
    'concat:a|b',
    'http:a',
    '-y',
    'pipe:0',
    "'quoted' \\ [0]",
  ]) {
    const sourcePath = join(folder, name)
    await copyFile(path, sourcePath)
    const { durationSeconds } = await media.examine({ sourcePath })
    expect(durationSeconds, name).toBeCloseTo(3, 0)
  }
})
