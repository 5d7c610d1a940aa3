import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { tableFile } from '../../adapters/database/backup/dump-tables.ts'
import { fingerprintOf } from '../../adapters/storage/disk/copied-file.ts'
import { isKey, pathOfKey } from '../../adapters/storage/disk/storage-key.ts'
import { StartupError } from '../../ports/startup-error.ts'

/** Names inside a backup's folder. */
export const BACKUP = { manifest: 'manifest.json', tables: 'tables', media: 'media' } as const

/** The names our migrations give; they become file names. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const fingerprint = {
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
}

const manifestFile = z.object({
  /** Of this file; only 1 so far. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  starnest: z.string(),
  postgresql: z.string(),
  migrations: z.array(z.object({ createdAt: z.int(), hash: z.string() })).min(1),
  tables: z.array(
    z.object({
      schema: name,
      name,
      columns: z.array(name).min(1),
      rows: z.int().nonnegative(),
      ...fingerprint,
    }),
  ),
  sequences: z.array(
    z.object({ schema: name, table: name, column: name, last: z.string().regex(/^\d+$/) }),
  ),
  media: z.array(z.object({ key: z.string().refine(isKey), ...fingerprint })),
})

/** What a backup says of itself: everything in it, with its size in bytes and its SHA-256. */
export type BackupManifest = z.infer<typeof manifestFile>

/** A backup as it was found; `folder` holds its tables and its media. */
export type Backup = { folder: string; manifest: BackupManifest }

/**
 * Reads a backup's manifest.
 * @throws StartupError when the folder holds no finished backup.
 */
export async function openBackup(folder: string): Promise<Backup> {
  const path = join(folder, BACKUP.manifest)
  if (!existsSync(path)) throw new StartupError(`There is no backup of Starnest in ${folder}.`)
  try {
    return { folder, manifest: manifestFile.parse(JSON.parse(await readFile(path, 'utf8'))) }
  } catch (cause) {
    throw new StartupError(
      `The backup in ${folder} cannot be used: its ${BACKUP.manifest} is damaged, ` +
        'or of a later Starnest.',
      { cause },
    )
  }
}

/**
 * Reads every file of a backup and holds it against the manifest.
 * @throws StartupError that names the first one that is missing or has changed.
 */
export async function checkBackup(
  { folder, manifest }: Backup,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const media = join(folder, BACKUP.media)
  const tables = manifest.tables.map((table) => ({
    ...table,
    path: join(folder, BACKUP.tables, tableFile(table)),
  }))
  const files = manifest.media.map((file) => ({ ...file, path: pathOfKey(media, file.key) }))
  for (const { path, bytes, sha256 } of [...tables, ...files]) {
    if (!existsSync(path)) throw notWhole(folder, path, 'is missing')
    const found = await fingerprintOf(path, signal)
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw notWhole(folder, path, 'was changed')
    onBytes(bytes)
  }
}

function notWhole(folder: string, path: string, what: string): StartupError {
  return new StartupError(
    `The backup in ${folder} is not whole: ${path} ${what}; nothing was restored.`,
  )
}

/** Bytes of everything in a backup but its manifest. */
export function backupBytes({ tables, media }: Pick<BackupManifest, 'tables' | 'media'>): number {
  return [...tables, ...media].reduce((total, { bytes }) => total + bytes, 0)
}
