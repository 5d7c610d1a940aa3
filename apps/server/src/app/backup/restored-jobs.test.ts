import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IngestState } from '@starnest/contract/files/ingest'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  backupOf,
  newFolder,
  openLibrary,
  type Place,
  restoreInto,
} from '../../../test/backup/family-library.ts'
import { PACKED_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import { openPgBoss } from '../../adapters/jobs/pg-boss/open-pg-boss.ts'
import { openDiskStorage } from '../../adapters/storage/disk/open-disk-storage.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { files } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'
import { buildApp } from '../build-app.ts'

/** A Starnest over a place, with its queue and an engine. */
async function openHouse(place: Place, media: Media) {
  const database = await openLibrary(place)
  const log = pino({ level: 'silent' })
  const storage = await openDiskStorage(join(place.dataFolder, 'media'))
  const webFolder = join(place.dataFolder, 'web')
  await mkdir(webFolder, { recursive: true })
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Starnest</title>')
  const { app, household, slices } = await buildApp({
    config: { host: '127.0.0.1', furtherHosts: [], studioUrl: '/create-studio' },
    log,
    database,
    storage,
    media,
    jobs: await openPgBoss({ database, isAlone: true, log }),
    uploadsFolder: join(place.dataFolder, 'uploads'),
    webFolder,
  })
  const householdId = (await household.prepare()) ?? 0
  const { ingest } = slices.ingest
  await ingest.start({ isAlone: true })
  const { db } = database
  return {
    db,
    ingest,
    storage,
    /** Puts a film's bytes and row where an upload would. */
    async store(name: string): Promise<number> {
      const mediaId = randomBytes(16).toString('base64url')
      const bytes = join(place.dataFolder, 'bytes')
      await writeFile(bytes, name)
      await storage.putFile(`${mediaId}/original.mkv`, bytes)
      await rm(bytes)
      const file = { householdId, mediaId, filename: `${mediaId}.mkv`, originalName: name }
      const kind = { assetType: 'video', contentType: 'video/x-matroska', sizeBytes: 1 } as const
      const [row] = await db
        .insert(files)
        .values({ ...file, ...kind })
        .returning()
      return row?.id ?? 0
    },
    async stateOf(fileId: number): Promise<IngestState | undefined> {
      return (await ingest.statesOf([fileId])).get(fileId)
    },
    async close(): Promise<void> {
      await app.close()
      await database.close()
    },
  }
}

const statesIn = (state: IngestState | undefined) =>
  Object.fromEntries(state?.jobs.map((job) => [job.kind, job.state]) ?? [])

it('does to their end the jobs that a restored backup has left, and none of a film in the bin', async () => {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const old: Place = { dataFolder: join(folder, 'old'), databaseUrl: undefined }
  const begun = vi.fn()
  const remuxToHls: Media['remuxToHls'] = ({ signal }) => {
    begun()
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new MediaError('stopped', 'Stopped.')))
    })
  }
  const before = await openHouse(old, scriptedEngine(PACKED_FILM, { remuxToHls }))
  const lake = await before.store('lake.mkv')
  const away = await before.store('away.mkv')
  await before.ingest.begin(lake)
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
  await before.ingest.begin(away)
  await before.db.execute(sql`update files set removed_at = now() where id = ${away}`)
  // The house goes on while it is backed up: one job runs, and others wait.
  const backup = await backupOf(old)
  expect(statesIn(await before.stateOf(lake))).toMatchObject({
    probe: 'done',
    streams: 'running',
    posters: 'queued',
  })
  await before.close()

  const place: Place = { dataFolder: join(folder, 'new'), databaseUrl: undefined }
  await restoreInto(place, backup)
  const house = await openHouse(place, scriptedEngine(PACKED_FILM))
  onTestFinished(() => house.close())
  const restored = await vi.waitFor(
    async () => {
      const state = await house.stateOf(lake)
      expect(new Set(state?.jobs.map((job) => job.state))).toEqual(new Set(['done']))
      return state
    },
    { interval: 100 },
  )
  expect(Object.keys(statesIn(restored))).toEqual([
    ...['probe', 'streams', 'posters', 'subtitles', 'previews', 'loudness'],
  ])
  expect(restored?.playable).toBe('now')
  const [title] = await house.db.select().from(titles).orderBy(titles.id)
  expect(title).toMatchObject({ title: 'lake', hasHls: true, hasPreviews: true })
  const made = await house.storage.list(title?.mediaId ?? '')
  expect(made).toContain(`${title?.mediaId}/hls/index.m3u8`)
  expect(statesIn(await house.stateOf(away))).toMatchObject({ streams: 'queued' })
})
