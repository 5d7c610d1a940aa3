import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { recordedLog } from '../../../../test/database/recorded-log.ts'
import {
  hasBallast,
  mountSmallDisk,
  NO_MOUNT,
  type SmallDisk,
} from '../../../../test/database/small-disk.ts'
import { temporaryFolder } from '../../../../test/database/temporary-folder.ts'
import { tinyMigrations } from '../../../../test/database/tiny-migrations.ts'
import type { Database } from '../../../ports/database.ts'
import { openDatabase } from '../open-database.ts'
import { layoutIn } from './layout.ts'

const MIB = 1024 ** 2
const BALLAST_BYTES = 32 * MIB
const WRITERS = 4
const ROWS = 100
const SOON = { timeout: 120_000, interval: 100 }

const noteRows = z.array(z.object({ id: z.number(), words: z.coerce.number() }))

/** Writers that move positions forward, and keep in mind which were acknowledged. */
function writing({ db }: Database) {
  const acknowledged = new Map<number, number>()
  let refusals = 0
  let position = 0
  let isOver = false
  const write = async (writer: number) => {
    for (let round = 0; !isOver; round += 1) {
      const id = writer * ROWS + (round % ROWS)
      position += 1
      const words = position
      try {
        await db.execute(sql`insert into notes values (${id}, ${String(words)})
          on conflict (id) do update set words = excluded.words`)
        acknowledged.set(id, words)
      } catch {
        refusals += 1
        await sleep(20)
      }
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  return {
    refusals: () => refusals,
    count: () => [...acknowledged.values()].reduce((latest, one) => Math.max(latest, one), 0),
    async lost(): Promise<number[]> {
      isOver = true
      await Promise.all(writers)
      const rows = noteRows.parse((await db.execute(sql`select id, words from notes`)).rows)
      const found = new Map(rows.map(({ id, words }) => [id, words]))
      return [...acknowledged]
        .filter(([id, words]) => (found.get(id) ?? -1) < words)
        .map(([id]) => id)
    },
  }
}

/** Has the server go on in a new segment of its journal, as hours of writing do. */
async function switchJournal(dataFolder: string): Promise<void> {
  const { cluster } = layoutIn(dataFolder)
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  const client = new pg.Client({
    host: lines[4],
    port: Number(lines[3]),
    user: 'starnest_admin',
    database: 'postgres',
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_switch_wal()').catch(() => undefined)
  await client.end().catch(() => undefined)
}

async function fullDisk(skip: (note: string) => void) {
  const disk = await mountSmallDisk(320 * MIB)
  if (!disk) {
    skip(NO_MOUNT)
    throw new Error(NO_MOUNT)
  }
  onTestFinished(() => disk.remove())
  const migrationsFolder = await tinyMigrations(join(await temporaryFolder(), 'migrations'), 2)
  const dataFolder = join(disk.folder, 'data')
  const log = recordedLog()
  const database = await openDatabase({
    dataFolder,
    migrationsFolder,
    log,
    ballastBytes: BALLAST_BYTES,
  })
  onTestFinished(() => database.close())
  await vi.waitUntil(() => hasBallast(dataFolder, BALLAST_BYTES))
  return { disk, database, dataFolder, log }
}

const FILL: [string, (disk: SmallDisk) => Promise<void>][] = [
  ['bytes', (disk) => disk.fillBytes()],
  ['inodes', (disk) => disk.fillInodes()],
]

it.for(FILL)(
  'goes on under load on a disk out of %s, and by itself once there is room',
  { timeout: 300_000 },
  async ([, fill], { skip }) => {
    const { disk, database, dataFolder } = await fullDisk(skip)
    const reads = async () => (await database.db.execute(sql`select 1`)).rows.length
    const writes = writing(database)
    const goesOn = async () => {
      const before = writes.count()
      await vi.waitUntil(() => writes.count() > before + 50, SOON)
      expect(await reads()).toBe(1)
    }
    await goesOn()
    await fill(disk)
    await switchJournal(dataFolder)
    // With what was kept for this moment, while the disk is full.
    await goesOn()

    // That is used up too, and nobody is left to help.
    await fill(disk)
    await vi.waitUntil(async () => {
      await switchJournal(dataFolder).catch(() => undefined)
      return writes.refusals() > 0
    }, SOON)
    await disk.free()
    await goesOn()
    expect(await writes.lost()).toEqual([])
  },
)
