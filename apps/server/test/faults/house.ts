import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../../../bench/run/waiting.ts'
import { type RunningStarnest, startStarnest } from '../../../../tests/running-starnest.ts'
import { S3Client } from '../../src/adapters/storage/s3/s3-client.ts'
import { type PrivateServer, startPrivateServer } from '../database/private-server.ts'
import { type Link, openLink } from '../nodes/breaking-link.ts'
import { type PrivateRedis, startPrivateRedis } from '../nodes/private-redis.ts'
import { hasSwift, openSwiftStore, type SwiftStore } from '../storage/swift-store.ts'
import { CONNECTIONS } from './engines.ts'

/** What can be killed. */
export const KILLED = ['node', 'worker', 'PostgreSQL', 'Redis', 'S3'] as const
export type Killed = (typeof KILLED)[number]

/** Engines that node `a` reaches over links that can be cut. */
export type Links = Record<'PostgreSQL' | 'Redis' | 'S3', Link>

/** A whole Starnest: three engines, two nodes that answer, a worker, and one data folder of all. */
export type House = {
  databaseUrl: string
  dataFolder: string
  links: Links
  /** Addresses of the nodes that run, `a` first where it runs. */
  origins(): string[]
  /** Ends something as a power cut would. `node`: the one without links. */
  kill(what: Killed): Promise<void>
  start(what: Killed): Promise<void>
  close(): Promise<void>
}

/** Where a house lies, and how it is set. */
export type HouseOptions = {
  dataFolder?: string
  /** In which PostgreSQL has its folder. */
  databaseParent?: string
  /** Further settings of all processes. */
  env?: Record<string, string>
  /** Further ones of node `a`. */
  ownEnv?: Record<string, string>
}

/** Starts one. @throws Error where Swift is not installed, or something does not start */
export async function openHouse({
  env = {},
  ownEnv = {},
  ...options
}: HouseOptions = {}): Promise<House> {
  if (!hasSwift)
    throw new Error('The S3 store of the tests is missing: apt-get install python3-swift')
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'house-')))
  await mkdir(dataFolder, { recursive: true })
  const postgresql = await startPrivateServer({
    connections: CONNECTIONS,
    ...(options.databaseParent && { parent: options.databaseParent }),
  })
  const redis = await startPrivateRedis()
  const s3 = await openSwiftStore()
  await new S3Client(s3.settings).send({ method: 'PUT' })
  const links: Links = {
    PostgreSQL: await openLink(() => portOf(postgresql.url)),
    Redis: await openLink(() => portOf(redis.url)),
    S3: await openLink(() => portOf(s3.settings.endpoint)),
  }
  const common = {
    ...env,
    STARNEST_DATA: dataFolder,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  }
  const straight = {
    ...common,
    DATABASE_URL: postgresql.url,
    REDIS_URL: redis.url,
    S3_ENDPOINT: s3.settings.endpoint,
  }
  const overLinks = {
    ...common,
    ...ownEnv,
    DATABASE_URL: withPort(postgresql.url, links.PostgreSQL.port),
    REDIS_URL: withPort(redis.url, links.Redis.port),
    S3_ENDPOINT: withPort(s3.settings.endpoint, links.S3.port).replace(/\/$/, ''),
  }
  const startA = () => startStarnest({ ...overLinks, STARNEST_JOBS: 'elsewhere' })
  const startB = () => startStarnest({ ...straight, STARNEST_JOBS: 'elsewhere' })
  const startWorker = () => startStarnest(straight, ['--worker'])
  let [a, b, worker]: (RunningStarnest | undefined)[] = []
  // One after the other: the first brings the library in.
  b = await startB()
  a = await startA()
  worker = await startWorker()
  const engines = { PostgreSQL: engineOf(postgresql), Redis: redis, S3: s3 }

  return {
    ...{ databaseUrl: postgresql.url, dataFolder, links },
    origins: () => [a, b].flatMap((node) => (node ? [node.origin] : [])),
    async kill(what) {
      if (what === 'node') [, b] = [await b?.kill(), undefined]
      else if (what === 'worker') [, worker] = [await worker?.kill(), undefined]
      else await engines[what].kill()
    },
    async start(what) {
      if (what === 'node') b = await startB()
      else if (what === 'worker') worker = await startWorker()
      else await engines[what].start()
    },
    async close() {
      for (const process of [a, b, worker]) await process?.kill()
      for (const link of Object.values(links)) await link.close()
      await closeEngines(postgresql, redis, s3)
    },
  }
}

const START_LIMIT = { limitMs: 30_000, everyMs: 200 }

/** A PostgreSQL whose first process was killed starts once the others have seen that. */
const engineOf = ({ kill, resume }: PrivateServer) => ({
  kill,
  start: async () => {
    const started = () =>
      resume().then(
        () => true,
        () => false,
      )
    await until('PostgreSQL', START_LIMIT, started)
  },
})

async function closeEngines(
  postgresql: PrivateServer,
  redis: PrivateRedis,
  s3: SwiftStore,
): Promise<void> {
  await s3.close()
  await redis.stop()
  await postgresql.stop()
}

const portOf = (url: string) => Number(new URL(url).port)

function withPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}
