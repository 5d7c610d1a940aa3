// Run by tests as a process of its own, to be killed. It opens the embedded database in the folder
// it is given, prints what it finds, then moves playback positions forward in several viewers at
// once and prints each one as soon as the database has acknowledged it.
import { writeSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDatabase } from '../../src/adapters/database/open-database.ts'
import { recordedLog } from './recorded-log.ts'

const VIEWERS = 4
const TITLES = 25

const [dataFolder, migrationsFolder] = z
  .tuple([z.string(), z.string()])
  .parse(process.argv.slice(2))
const positions = z.array(z.object({ id: z.number(), words: z.coerce.number() }))
const say = (line: string) => writeSync(1, `${line}\n`)

const { db } = await openDatabase({ dataFolder, migrationsFolder, log: recordedLog() })
const stored = positions.parse((await db.execute(sql`select id, words from notes`)).rows)
for (const { id, words } of stored) say(`found ${id} ${words}`)
say('open')

let position = Math.max(0, ...stored.map(({ words }) => words))

async function watch(viewer: number): Promise<never> {
  for (let round = 0; ; round += 1) {
    const id = viewer * TITLES + (round % TITLES)
    position += 1
    const words = String(position)
    await db.execute(sql`insert into notes values (${id}, ${words})
      on conflict (id) do update set words = excluded.words`)
    say(`kept ${id} ${words}`)
  }
}

const viewers = Array.from({ length: VIEWERS }, (_, viewer) => watch(viewer))
await Promise.all(viewers).catch(() => say('interrupted'))
