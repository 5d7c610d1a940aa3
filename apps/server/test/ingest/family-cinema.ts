import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AssetType, TempFile } from '@starnest/contract/files/files'
import { type IngestState, ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { pathOf } from '@starnest/contract/route'
import type { InjectOptions } from 'fastify'
import { expect, vi } from 'vitest'
import type { AppParts } from '../../src/app/app-parts.ts'
import type { Media } from '../../src/ports/media/media.ts'
import { files } from '../../src/tables/files.ts'
import { callsOf } from '../files/files-home.ts'
import { openTestHome, type Somebody, type TestHome } from '../test-home.ts'

/** A file that has been stored. */
export type StoredFile = { id: number; filename: string; mediaId: string }

/** How long jobs of these tests may take until they have ended. */
const ENDED_LIMIT = { interval: 50 }

/** A home whose files are made into titles, with a grown-up in it. */
export async function openCinema(media: Media, parts: Pick<Partial<AppParts>, 'storage'> = {}) {
  const home = await openTestHome({ media, hasQueue: true, ...parts })
  await home.ingest.start({ isAlone: true })
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  return { home, grownUp, ...cinemaCalls(home, grownUp) }
}

/** What tests do with files, as a grown-up. */
export function cinemaCalls(home: TestHome, grownUp: Somebody) {
  const call = (method: InjectOptions['method'], url: string, payload?: object, who = grownUp) =>
    home.app.inject({
      method,
      url,
      cookies: { [DEVICE_COOKIE]: who.deviceId },
      ...(payload && { payload }),
    })

  const { bring, list } = callsOf(home, grownUp)

  async function state(filename: string): Promise<IngestState> {
    return ingestStateSchema.parse(
      (await call('GET', pathOf(INGEST_ROUTES.state, { filename }))).json(),
    )
  }

  const titleIdOf = async (filename: string): Promise<number | null> =>
    (await list()).find((one) => one.filename === filename)?.titleId ?? null

  return {
    call,
    state,
    /** Sends a film and resolves once it is a title: on a busy machine the answer to its upload comes first. */
    async bringFilm(name: string, bytes: Buffer): Promise<TempFile & { titleId: number }> {
      const { filename } = await bring(name, bytes)
      return vi.waitFor(async () => {
        const file = (await list()).find((one) => one.filename === filename)
        if (!file?.titleId) throw new Error(`${name} is no title yet`)
        return { ...file, titleId: file.titleId }
      }, ENDED_LIMIT)
    },
    /** Puts a file's bytes and row where an upload would. */
    async store(originalName: string, assetType: AssetType = 'video'): Promise<StoredFile> {
      const extension = originalName.split('.').at(-1) ?? 'mp4'
      const mediaId = randomBytes(16).toString('base64url')
      const folder = await mkdtemp(join(tmpdir(), 'starnest-stored-'))
      await writeFile(join(folder, 'bytes'), originalName)
      await home.storage.putFile(`${mediaId}/original.${extension}`, join(folder, 'bytes'))
      await rm(folder, { recursive: true })
      const filename = `${mediaId}.${extension}`
      const [row] = await home.database.db
        .insert(files)
        .values({
          householdId: home.householdId,
          mediaId,
          filename,
          originalName,
          assetType,
          contentType: `${assetType}/${extension}`,
          sizeBytes: originalName.length,
          profileId: grownUp.profileId,
        })
        .returning({ id: files.id })
      return { id: row?.id ?? 0, filename, mediaId }
    },
    /** Resolves when no job of the file waits or runs any more. */
    ended: (filename: string): Promise<IngestState> =>
      vi.waitFor(async () => {
        const found = await state(filename)
        const open = found.jobs.filter(({ state }) => state === 'queued' || state === 'running')
        expect(open).toEqual([])
        return found
      }, ENDED_LIMIT),
    titleIdOf,
  }
}
