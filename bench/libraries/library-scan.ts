import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { libraryFolderListSchema } from '@starnest/contract/files/library'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { openTestHome, type TestHome } from '../../apps/server/test/test-home.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { answerMs } from '../run/cost/answer-time.ts'
import { until, WORK_LIMIT_MS } from '../run/waiting.ts'
import { mixedNames } from './mixed-names.ts'

const FILES = 10_000
const EPISODES_OF_A_SEASON = 20

/** Seconds in which a library of ten thousand films is in the catalogue. */
const TARGET_SECONDS = 12
/** What home may take while that goes on. */
const TARGET_HOME_MS = 100
const PAUSE_MS = 50

const SUBTITLES = /\.(?:srt|vtt|ass|ssa)$/i
const SUBTITLE = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nGood evening\n')
const HEAD = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')

/** A new library folder: how long until every film in it is a title, how long home takes meanwhile,
 *  and how long a look takes that finds nothing new. */
export async function measureScan(): Promise<Figure[]> {
  const { first, again } = await scanOf(fill, FILES)
  return [
    {
      name: `Scan of ${FILES} new films: all are titles`,
      value: first.seconds,
      unit: 's',
      better: 'smaller',
      target: TARGET_SECONDS,
    },
    {
      name: `Home while ${FILES} films are scanned: p95`,
      value: first.homeMs,
      unit: 'ms',
      better: 'smaller',
      target: TARGET_HOME_MS,
    },
    {
      name: `Scan of ${FILES} films that have not changed`,
      value: again.seconds,
      unit: 's',
      better: 'smaller',
    },
  ]
}

/** A new library folder whose names are mixed as families have them, by every rule of the naming guides: films,
 *  episodes, versions, parts, extras and subtitles, in their folders or in one heap. Of this process, which holds
 *  the server and no database, the most memory that it ever had. */
export async function measureMixedScan(): Promise<Figure[]> {
  const names = mixedNames(FILES)
  const videos = names.filter((path) => !SUBTITLES.test(path)).length
  const { first, again } = await scanOf((folder) => writeAll(folder, names), videos)
  const note = `${videos} films, episodes, versions and extras, ${FILES - videos} subtitles`
  return [
    {
      name: `Scan of ${FILES} files of mixed names`,
      value: first.seconds,
      unit: 's',
      better: 'smaller',
      target: TARGET_SECONDS,
      note,
    },
    {
      name: `Scan of ${FILES} files of mixed names: each file`,
      value: (1000 * first.seconds) / FILES,
      unit: 'ms',
      better: 'smaller',
    },
    {
      name: `Home while ${FILES} files of mixed names are scanned: p95`,
      value: first.homeMs,
      unit: 'ms',
      better: 'smaller',
      target: TARGET_HOME_MS,
    },
    {
      name: `Scan of ${FILES} files of mixed names that have not changed`,
      value: again.seconds,
      unit: 's',
      better: 'smaller',
    },
    {
      name: `Peak memory of a server that scans ${FILES} files of mixed names`,
      value: process.resourceUsage().maxRSS / 1024,
      unit: 'MiB',
      better: 'smaller',
    },
  ]
}

/** Looks through a folder twice: with everything in it new, and with nothing new. `videos`: how many media files
 *  it has to find. */
async function scanOf(fillFolder: (folder: string) => Promise<void>, videos: number) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-scan-')))
  await fillFolder(folder)
  const dataFolder = `${folder}-data`
  const library = { dataFolder, folders: [folder], times: { settleMs: 0 } }
  const home = await openTestHome({ library })
  try {
    await home.app.listen({ host: '127.0.0.1', port: 0 })
    const { deviceId } = await home.addSomebody('R', { ageGroup: 'adult' })
    await home.slices.library.start({ householdId: home.householdId, isAlone: true })
    const first = await untilWatched(home, deviceId, videos)
    const { app } = home
    const [{ id = 0 } = {}] = await folders(home, deviceId)
    await app.inject({
      method: 'POST',
      url: pathOf(LIBRARY_ROUTES.scan, { id }),
      cookies: { starnest_device: deviceId },
    })
    return { first, again: await untilWatched(home, deviceId, videos) }
  } finally {
    await home.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const fill = (folder: string) =>
  writeAll(
    folder,
    Array.from({ length: FILES }, (_, file) => {
      const season = Math.floor(file / EPISODES_OF_A_SEASON)
      const episode = String((file % EPISODES_OF_A_SEASON) + 1).padStart(2, '0')
      return file % 2 === 0
        ? `Films/Film ${file} (2001)/Film ${file} (2001).mp4`
        : `Shows/Show ${season}/Season 01/Show ${season} S01E${episode}.mp4`
    }),
  )

/** Writes small files: films that are told from each other, and subtitles. */
async function writeAll(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const bytes = SUBTITLES.test(path) ? SUBTITLE : Buffer.concat([HEAD, Buffer.from(path)])
    await writeFile(join(folder, path), bytes)
  }
}

async function folders({ app }: TestHome, deviceId: string) {
  const cookies = { starnest_device: deviceId }
  const answer = await app.inject({ url: LIBRARY_ROUTES.folders.path, cookies })
  return libraryFolderListSchema.parse(answer.json())
}

/** Asks for home until the folder has been looked through. */
async function untilWatched(home: TestHome, deviceId: string, videos: number) {
  const beganMs = performance.now()
  const samples: number[] = []
  const headers = { cookie: `starnest_device=${deviceId}` }
  await until('end of the scan', { limitMs: WORK_LIMIT_MS, everyMs: PAUSE_MS }, async () => {
    samples.push(await answerMs(`${home.app.listeningOrigin}/api/home`, headers, 200))
    const [folder] = await folders(home, deviceId)
    if (!folder) throw new Error('the folder was not taken')
    if (folder.state !== 'watched') return false
    if (folder.files !== videos) throw new Error(`${folder.files} files, not ${videos}`)
    return true
  })
  return { seconds: (performance.now() - beganMs) / 1000, homeMs: percentile(samples, 0.95) }
}
