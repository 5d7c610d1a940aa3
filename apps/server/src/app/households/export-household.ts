import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import packageFacts from '../../../package.json' with { type: 'json' }
import { fingerprintOf } from '../../adapters/storage/disk/copied-file.ts'
import { listHouseholdTables } from '../../features/household/households/household-tables.ts'
import type { StoredHousehold } from '../../features/household/households/households.repository.ts'
import {
  listOwnMedia,
  listShippedMedia,
} from '../../features/household/households/removal.repository.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { writeFolderWhole } from '../backup/backup-folder.ts'
import { copyMedia } from '../backup/copy-media.ts'
import { megabytes } from '../backup/copy-progress.ts'
import type { CommandPlace } from './command-place.ts'

/** Tables that say who may come in: of no use anywhere else, and nobody's to read. */
const LEFT_OUT: ReadonlySet<string> = new Set(['devices', 'household_invitations'])
/** The same of columns; `made_of` holds paths of this machine. */
const LEFT_OUT_COLUMNS = '{pin_hash,made_of}'

/** Times an export begins anew because a film was replaced while it was copied. */
const MAX_ATTEMPTS = 5

/** Two characters that JSON never holds as they are: with them, COPY writes each row's JSON without changing a
 *  letter of it. Source: RFC 8259 §7; PostgreSQL, "COPY", CSV format. */
const PLAIN_LINES = `(format csv, quote e'\\x01', delimiter e'\\x02')`

type Exporting = {
  place: CommandPlace
  say: (sentence: string) => void
  signal: AbortSignal
  now: () => Date
}

type ExportedFile = { bytes: number; sha256: string }
type ExportedTable = ExportedFile & { name: string; rows: number }

/**
 * Writes all rows of a household and its own media files into a new folder, as docs/households.md describes it.
 * Interrupted, it leaves nothing.
 * @throws StartupError when there is such a folder, or films change all the while; the signal's reason
 */
export async function exportHousehold(
  { id, name }: StoredHousehold,
  folder: string,
  exporting: Exporting,
): Promise<void> {
  const { say, now, signal } = exporting
  const path = resolve(folder)
  const { tables, media } = await writeFolderWhole(path, async (draft) => {
    const tables = await writeTables(id, draft, exporting)
    const media = await writeMedia(id, draft, exporting)
    const manifest = {
      format: 1,
      createdAt: now().toISOString(),
      starnest: packageFacts.version,
      household: { id, name },
      tables,
      media,
    }
    await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    signal.throwIfAborted()
    return manifest
  })
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const bytes = [...tables, ...media].reduce((total, file) => total + file.bytes, 0)
  say(`"${name}" is in ${path}: ${rows} rows, ${media.length} media files, ${megabytes(bytes)}.`)
}

/** One moment of all tables. */
async function writeTables(
  id: number,
  draft: string,
  { place, say, signal }: Exporting,
): Promise<ExportedTable[]> {
  const folder = join(draft, 'tables')
  await mkdir(folder, { mode: 0o700 })
  const names = await listHouseholdTables(place.database.db)
  const client = new pg.Client(place.connection)
  client.on('error', () => undefined) // The statement it interrupts reports it.
  await client.connect()
  try {
    await client.query("set time zone 'UTC'; begin isolation level repeatable read, read only")
    const kept = names.filter((name) => !LEFT_OUT.has(name))
    say(`Saving ${kept.length + 1} tables`)
    const tables: ExportedTable[] = []
    for (const name of ['households', ...kept]) {
      const column = name === 'households' ? 'id' : 'household_id'
      const row = `to_jsonb(one) - '${LEFT_OUT_COLUMNS}'::text[]`
      const rows = `select ${row} from ${client.escapeIdentifier(name)} one where ${column} = ${id}`
      const file = join(folder, `${name}.jsonl`)
      const lines = client.query(copyTo(`copy (${rows}) to stdout ${PLAIN_LINES}`))
      await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal })
      tables.push({ name, rows: lines.rowCount, ...(await fingerprintOf(file, signal)) })
    }
    return tables
  } finally {
    await client.end()
  }
}

/** Films are there before a table names them, so those found now are enough, unless one has been replaced. */
async function writeMedia(
  id: number,
  draft: string,
  { place, say, signal }: Exporting,
): Promise<(ExportedFile & { key: string })[]> {
  const { database, shelf } = place
  const to = join(draft, 'media')
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // What an attempt before has copied takes no room from this one.
    await rm(to, { recursive: true, force: true })
    await mkdir(to, { mode: 0o700 })
    const keys: string[] = []
    const shipped = new Set(await listShippedMedia(database.db, id))
    for (const mediaId of await listOwnMedia(database.db, id)) {
      if (!shipped.has(mediaId)) keys.push(...(await shelf.keysOf(mediaId)))
    }
    const copying = { from: shelf, to, sentence: 'Copying the films', say, signal }
    const copied = await copyMedia(keys, copying)
    if (copied) return copied
  }
  throw new StartupError('The films are being replaced just now; export a little later.')
}
