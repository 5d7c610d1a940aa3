import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openLeadership } from '../../src/adapters/database/leadership/open-leadership.ts'
import { openDatabase } from '../../src/adapters/database/open-database.ts'
import { openFfmpeg } from '../../src/adapters/media/ffmpeg/open-ffmpeg.ts'
import { openRedisNodes } from '../../src/adapters/nodes/redis/open-redis-nodes.ts'
import { openDiskStorage } from '../../src/adapters/storage/disk/open-disk-storage.ts'
import { buildApp } from '../../src/app/build-app.ts'
import { idleJobs } from '../idle-jobs.ts'

// A node in a process of its own, so that a test can kill it. It has what a node has, but for the library that
// ships and the queue. It says its address in one line.

const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl = '', FOLDER = tmpdir() } = process.env
const log = pino({ level: 'silent' })
const database = await openDatabase({ dataFolder: FOLDER, databaseUrl, log })
const nodes = await openRedisNodes(redisUrl, log)
const { app, household, slices } = await buildApp({
  config: { host: '127.0.0.1', furtherHosts: [], studioUrl: '/create-studio' },
  ...{ log, database, nodes },
  leadership: openLeadership({ databaseUrl, log }),
  storage: await openDiskStorage(join(FOLDER, 'media'), { node: nodes.id }),
  media: openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }),
  jobs: idleJobs,
  webFolder: join(FOLDER, 'web'),
  uploadsFolder: join(FOLDER, 'uploads'),
  library: { dataFolder: FOLDER, folders: [] },
})
const householdId = await household.prepare()
await slices.library.start({ householdId, isAlone: false })
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
