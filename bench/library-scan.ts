import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { libraryFolderListSchema } from '@starnest/contract/files/library'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { openTestHome, type TestHome } from '../apps/server/test/test-home.ts'
import type { Figure } from './figure.ts'
import { percentile } from './report.ts'
import { answerMs } from './run/answer-time.ts'
import { until, WORK_LIMIT_MS } from './run/waiting.ts'

const FILES = 10_000
const EPISODES_OF_A_SEASON = 20

/** Seconds in which a library of ten thousand films is in the catalogue. */
const TARGET_SECONDS = 12
/** What home may take while that goes on. */
const TARGET_HOME_MS = 100
const PAUSE_MS = 50

const HEAD = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')

/** A new library folder: how long until every film in it is a title, how long home takes meanwhile,
 *  and how long a look takes that finds nothing new. */
export async function measureScan(): Promise<Figure[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-scan-')))
  await fill(folder)
  const dataFolder = `${folder}-data`
  const library = { dataFolder, folders: [folder], times: { settleMs: 0 } }
  const home = await openTestHome({ library })
  try {
    await home.app.listen({ host: '127.0.0.1', port: 0 })
    const { deviceId } = await home.addSomebody('R', { ageGroup: 'adult' })
    await home.slices.library.start({ householdId: home.householdId, isAlone: true })
    const first = await untilWatched(home, deviceId)
    const { app } = home
    const [{ id = 0 } = {}] = await folders(home, deviceId)
    await app.inject({
      method: 'POST',
      url: pathOf(LIBRARY_ROUTES.scan, { id }),
      cookies: { starnest_device: deviceId },
    })
    const again = await untilWatched(home, deviceId)
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
  } finally {
    await home.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(folder: string): Promise<void> {
  for (let file = 0; file < FILES; file += 1) {
    const season = Math.floor(file / EPISODES_OF_A_SEASON)
    const episode = String((file % EPISODES_OF_A_SEASON) + 1).padStart(2, '0')
    const path =
      file % 2 === 0
        ? `Films/Film ${file} (2001)/Film ${file} (2001).mp4`
        : `Shows/Show ${season}/Season 01/Show ${season} S01E${episode}.mp4`
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), Buffer.concat([HEAD, Buffer.from(path)]))
  }
}

async function folders({ app }: TestHome, deviceId: string) {
  const cookies = { starnest_device: deviceId }
  const answer = await app.inject({ url: LIBRARY_ROUTES.folders.path, cookies })
  return libraryFolderListSchema.parse(answer.json())
}

/** Asks for home until the folder has been looked through. */
async function untilWatched(home: TestHome, deviceId: string) {
  const beganMs = performance.now()
  const samples: number[] = []
  const headers = { cookie: `starnest_device=${deviceId}` }
  await until('end of the scan', { limitMs: WORK_LIMIT_MS, everyMs: PAUSE_MS }, async () => {
    samples.push(await answerMs(`${home.app.listeningOrigin}/api/home`, headers, 200))
    const [folder] = await folders(home, deviceId)
    if (!folder) throw new Error('the folder was not taken')
    if (folder.state !== 'watched') return false
    if (folder.files !== FILES) throw new Error(`${folder.files} files, not ${FILES}`)
    return true
  })
  return { seconds: (performance.now() - beganMs) / 1000, homeMs: percentile(samples, 0.95) }
}
