import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openDiskStorage } from '../../src/adapters/storage/disk/open-disk-storage.ts'
import { answerFailure } from '../../src/app/http/error-handler.ts'
import { mediaKey } from '../../src/domain/media/media-address.ts'
import { LastingAccess } from '../../src/features/watch/delivery/lasting-access.ts'
import { registerMedia } from '../../src/features/watch/delivery/media.routes.ts'
import { rememberAccess } from '../../src/features/watch/delivery/remembered-access.ts'
import type { WatchableTitle } from '../../src/features/watch/watchable-title.ts'
import type { Storage } from '../../src/ports/storage.ts'
import { plainViewer } from '../plain-viewer.ts'

/** Years in this header stand for the viewer's ceiling. */
export const AGE_HEADER = 'x-test-age'

export const MEDIA_ID = 'testMediaIdAAAAAAAAAAA'

/** A title for grown-ups whose files a test puts itself. */
export const FILM: WatchableTitle = {
  id: 7,
  durationSeconds: 40,
  mediaId: MEDIA_ID,
  videoFile: 'video.mp4',
  chapters: [],
  loudnessLufs: null,
  captions: [{ language: 'en', label: 'English', file: 'captions.en.vtt' }],
  hasPoster: true,
  hasBackdrop: true,
  hasHls: true,
  hasPreviews: true,
}

/** The media routes over a real folder, for one film that only adults may see. */
export type MediaLibrary = {
  app: FastifyInstance
  storage: Storage
  root: string
  put: (name: string, bytes: string | Buffer) => Promise<void>
  close: () => Promise<void>
}

export async function openMediaLibrary(): Promise<MediaLibrary> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-delivery-'))
  const root = join(folder, 'media')
  const storage = await openDiskStorage(root)
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerFailure)
  app.addHook('onRequest', async (request) => {
    const maximumAge = Number(request.headers[AGE_HEADER] ?? 18)
    request.viewer = plainViewer({ householdId: 1, profileId: 1, maximumAge })
  })
  const assertAccess = rememberAccess({
    findVisibleTitle: async ({ maximumAge }, id) =>
      id === FILM.id && maximumAge >= 18 ? FILM : undefined,
    videos: { isOf: async () => false },
  })
  const lasting = new LastingAccess({ whoAsks: async ({ viewer }) => viewer })
  registerMedia(app, { storage, assertAccess, assertTime: async () => undefined, lasting })
  return {
    app,
    storage,
    root,
    async put(name, bytes) {
      const path = join(folder, 'arriving')
      await writeFile(path, bytes)
      await storage.putFile(mediaKey(MEDIA_ID, name), path)
    },
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
