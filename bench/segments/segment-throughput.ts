import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { mediaUrl } from '../../apps/server/src/domain/media/media-address.ts'
import { FILM, MEDIA_ID } from '../../apps/server/test/watch/media-library.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { ANSWER_LIMIT_MS, WORK_LIMIT_MS, within } from '../run/waiting.ts'
import { startNginx } from './nginx.ts'
import { segmentNames } from './segment-files.ts'

const VIEWERS = 100
const REQUESTS_OF_A_VIEWER = 12
const ROUNDS = 5

/** Source: design, "Numbers we hold ourselves to". */
const TARGET_RATIO = 0.75

/** Flat: nine gigabytes later our server holds about as much as after the first two. */
const MEMORY_GROWTH_TARGET_MB = 64
const WARM_UP_ROUNDS = 2

const OUR_SERVER = fileURLToPath(new URL('./our-server.ts', import.meta.url))
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url))

async function startOurs() {
  const server = fork(OUR_SERVER, { stdio: 'inherit' })
  const ended = once(server, 'close').then(() => {
    throw new Error('the server to measure ended before it was ready')
  })
  const ready = Promise.race([once(server, 'message'), ended])
  const [{ port, folder }] = await within('server to measure', ANSWER_LIMIT_MS, ready)
  return {
    port: Number(port),
    folder: String(folder),
    async residentMegabytes() {
      server.send('memory')
      const said = within('word of its memory', ANSWER_LIMIT_MS, once(server, 'message'))
      const [{ residentBytes }] = await said
      return Number(residentBytes) / 1e6
    },
    async stop() {
      const closed = once(server, 'close')
      server.kill('SIGTERM')
      await within('end of the server', ANSWER_LIMIT_MS, closed)
    },
  }
}

/** MB/s that a hundred viewers receive together. */
async function throughput(port: number, paths: string[]): Promise<number> {
  const plan = [port, VIEWERS, REQUESTS_OF_A_VIEWER].map(String)
  const load = promisify(execFile)(process.execPath, [LOAD, ...plan, ...paths])
  const { stdout } = await within('end of the load', WORK_LIMIT_MS, load)
  return Number(stdout)
}

const median = (samples: number[]) => percentile(samples, 0.5)

/** Segments to 100 viewers at once, beside nginx on the same files in the same run, round by round;
 *  and the memory that our server holds before and after. */
export async function measureSegments(): Promise<Figure[]> {
  const work = await mkdtemp(join(tmpdir(), 'starnest-nginx-'))
  const ours = await startOurs()
  const nginx = await startNginx(ours.folder, work)
  try {
    const ourPaths = segmentNames.map((name) => mediaUrl(FILM.id, MEDIA_ID, name))
    const itsPaths = segmentNames.map((name) => `/${MEDIA_ID}/${name}`)
    for (let round = 0; round < WARM_UP_ROUNDS; round++) await throughput(ours.port, ourPaths)
    const before = await ours.residentMegabytes()
    const rates = { ours: [] as number[], nginx: [] as number[], ratios: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      const our = await throughput(ours.port, ourPaths)
      rates.ours.push(our)
      if (!nginx) continue
      const its = await throughput(nginx.port, itsPaths)
      rates.nginx.push(its)
      rates.ratios.push(our / its)
    }
    const after = await ours.residentMegabytes()
    return [
      {
        name: 'segments, 100 viewers',
        value: median(rates.ours),
        unit: 'MB/s',
        better: 'larger',
        ...(nginx && { peer: { name: 'nginx', value: median(rates.nginx) } }),
      },
      ...(nginx ? [ratioFigure(rates.ratios)] : []),
      {
        name: 'segments, memory growth',
        value: Math.max(0, after - before),
        unit: 'MB',
        better: 'smaller',
        target: MEMORY_GROWTH_TARGET_MB,
        note: `${before.toFixed(0)} → ${after.toFixed(0)} MB`,
      },
    ]
  } finally {
    await Promise.all([ours.stop(), nginx?.stop()])
    await rm(work, { recursive: true, force: true })
  }
}

function ratioFigure(ratios: number[]): Figure {
  return {
    name: 'segments, ours over nginx',
    value: median(ratios),
    unit: 'ratio',
    better: 'larger',
    target: TARGET_RATIO,
  }
}
