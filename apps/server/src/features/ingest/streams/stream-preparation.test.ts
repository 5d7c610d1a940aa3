import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { type Media, MediaError, type MediaFacts } from '../../../ports/media.ts'
import { type Storage, StorageError } from '../../../ports/storage.ts'
import {
  createStreamPreparation,
  type PreparedStreams,
  type ShippedFilm,
} from './stream-preparation.ts'

const facts: MediaFacts = {
  durationSeconds: 25,
  widthPx: 1280,
  heightPx: 720,
  videoCodec: 'h264',
  audioCodec: 'aac',
}

function title(id: number, has: Partial<ShippedFilm> = {}): ShippedFilm {
  return {
    id,
    mediaId: `mediaIdOfTheTitle${id}`,
    hasHls: false,
    hasPreviews: false,
    ...has,
  }
}

/** Storage that remembers which folders were put, and with which track. */
function storageWithFilms(): Pick<Storage, 'withLocalFile' | 'withWorkFolder' | 'putFolder'> & {
  folders: Map<string, string>
} {
  const folders = new Map<string, string>()
  return {
    folders,
    withLocalFile: (key, work) => work(`/films/${key}`),
    async withWorkFolder(work) {
      const folder = await mkdtemp(join(tmpdir(), 'starnest-work-'))
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async putFolder(key, folder) {
      folders.set(key, await readFile(join(folder, 'index.vtt'), 'utf8').catch(() => ''))
    },
  }
}

function engine(changes: Partial<Media> = {}): Media {
  return {
    ...withoutEngine,
    version: async () => '7.1',
    health: async () => ({ state: 'ok', detail: 'ffmpeg 7.1' }),
    probe: async () => facts,
    remuxToHls: async ({ intoFolder }) => writeFile(join(intoFolder, 'index.m3u8'), '#EXTM3U'),
    extractPreviews: async () => ({
      sheets: ['sheet-0.jpg'],
      pictures: 3,
      columns: 3,
      rows: 1,
      widthPx: 320,
      heightPx: 180,
    }),
    ...changes,
  }
}

function preparation({
  media = engine(),
  recordStreams,
}: {
  media?: Media
  recordStreams?: (id: number, streams: PreparedStreams) => Promise<void>
} = {}) {
  const storage = storageWithFilms()
  const recorded: [number, PreparedStreams][] = []
  const warnings: { fields: object; sentence: string }[] = []
  const { prepareStreams, stop } = createStreamPreparation({
    storage: { ...unusedStorage, ...storage },
    media,
    log: {
      info: () => undefined,
      warn: (fields, sentence) => void warnings.push({ fields, sentence }),
    },
    recordStreams: recordStreams ?? (async (id, streams) => void recorded.push([id, streams])),
  })
  return { prepareStreams, stop, recorded, warnings, folders: storage.folders }
}

const unused = () => Promise.reject(new Error('not used here'))
const withoutEngine = {
  examine: unused,
  encodeLadder: unused,
  extractPosters: unused,
  makePicture: unused,
  makeThumbnail: unused,
  extractSubtitles: unused,
  convertSubtitles: unused,
  measureLoudness: unused,
  makeWaveform: unused,
}
const unusedStorage: Storage = {
  putFile: unused,
  putFolder: unused,
  moveFile: unused,
  putLink: unused,
  whenLinkLost: () => undefined,
  withFileAt: unused,
  space: unused,
  stat: unused,
  read: unused,
  list: unused,
  remove: unused,
  withLocalFile: unused,
  withWorkFolder: unused,
  fillFolder: unused,
  health: unused,
}

it('gives a film its stream and its seek pictures, and tells the catalogue', async () => {
  const { prepareStreams, recorded, folders, warnings } = preparation()
  await prepareStreams([title(1)])
  expect([...folders.keys()]).toEqual(['mediaIdOfTheTitle1/hls', 'mediaIdOfTheTitle1/previews'])
  expect(folders.get('mediaIdOfTheTitle1/previews')).toContain('sheet-0.jpg#xywh=640,0,320,180')
  expect(recorded).toEqual([
    [1, { mediaId: 'mediaIdOfTheTitle1', hasHls: true, hasPreviews: true }],
  ])
  expect(warnings).toEqual([])
})

it('makes only what is missing, and nothing for a title without a film', async () => {
  const remuxToHls = vi.fn(engine().remuxToHls)
  const { prepareStreams, recorded } = preparation({ media: engine({ remuxToHls }) })
  await prepareStreams([
    title(1, { hasHls: true, hasPreviews: true }),
    title(2, { hasHls: true }),
    title(3, { mediaId: null }),
  ])
  expect(remuxToHls).not.toHaveBeenCalled()
  expect(recorded.map(([id]) => id)).toEqual([2])
})

it('works on one film at a time, and takes none twice that is still waiting', async () => {
  let atWork = 0
  let most = 0
  const remuxToHls = vi.fn(async () => {
    atWork += 1
    most = Math.max(most, atWork)
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
    atWork -= 1
  })
  const { prepareStreams, recorded } = preparation({ media: engine({ remuxToHls }) })
  await Promise.all([prepareStreams([title(1), title(2)]), prepareStreams([title(2), title(3)])])
  expect(most).toBe(1)
  expect(recorded.map(([id]) => id)).toEqual([1, 2, 3])
})

it('says why a film could not be prepared, goes on, and tries it again when asked again', async () => {
  const remuxToHls = vi
    .fn(engine().remuxToHls)
    .mockRejectedValueOnce(new MediaError('unreadable', 'The index is damaged.'))
  const { prepareStreams, recorded, warnings } = preparation({ media: engine({ remuxToHls }) })
  await prepareStreams([title(1), title(2)])
  expect(warnings).toEqual([
    {
      fields: { title: 1, mediaId: 'mediaIdOfTheTitle1', reason: 'The index is damaged.' },
      sentence: 'Preparing its stream failed',
    },
  ])
  expect(recorded).toEqual([
    [1, { mediaId: 'mediaIdOfTheTitle1', hasHls: false, hasPreviews: true }],
    [2, { mediaId: 'mediaIdOfTheTitle2', hasHls: true, hasPreviews: true }],
  ])
  await prepareStreams([title(1, { hasPreviews: true })])
  expect(recorded.at(-1)).toEqual([
    1,
    { mediaId: 'mediaIdOfTheTitle1', hasHls: true, hasPreviews: true },
  ])
})

it('never fails its caller, whatever breaks', async () => {
  const { prepareStreams, warnings } = preparation({
    media: engine({
      remuxToHls: () => Promise.reject(new StorageError('full', 'The disk is full.')),
      extractPreviews: () => Promise.reject(new TypeError('a mistake of ours')),
    }),
    recordStreams: () => Promise.reject(new Error('the database is away')),
  })
  await expect(prepareStreams([title(1), title(2, { hasHls: true })])).resolves.toBeUndefined()
  expect(warnings.map(({ fields }) => fields)).toMatchObject([
    { reason: 'The disk is full.' },
    { reason: 'a mistake of ours', err: expect.any(TypeError) },
    { reason: 'a mistake of ours' },
  ])
})

it('says once that there is no engine, and leaves the films as they are', async () => {
  const health = async () => ({ state: 'degraded' as const, detail: 'ffmpeg was not found.' })
  const { prepareStreams, recorded, warnings } = preparation({ media: engine({ health }) })
  await prepareStreams([title(1), title(2)])
  expect(warnings).toEqual([{ fields: {}, sentence: 'ffmpeg was not found.' }])
  expect(recorded).toEqual([])
})

it('ends the work at hand when it is stopped, without a complaint, and takes no more', async () => {
  const remuxToHls = vi.fn(
    ({ signal }: { signal?: AbortSignal | undefined }) =>
      new Promise<void>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new MediaError('stopped', 'Stopped.')))
      }),
  )
  const extractPreviews = vi.fn(() => Promise.reject(new MediaError('stopped', 'Stopped.')))
  const media = engine({ remuxToHls, extractPreviews })
  const { prepareStreams, stop, recorded, warnings } = preparation({ media })
  const prepared = prepareStreams([title(1), title(2)])
  await vi.waitFor(() => expect(remuxToHls).toHaveBeenCalled())
  await stop()
  await prepared
  expect(remuxToHls).toHaveBeenCalledTimes(1)
  expect({ recorded, warnings }).toEqual({ recorded: [], warnings: [] })
})
