import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { PLAIN_FILM } from '../../../../test/ingest/scripted-engine.ts'
import type { Media } from '../../../ports/media/media.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import { type Storage, StorageError } from '../../../ports/storage.ts'
import type { Room } from '../job-runner.ts'
import {
  type ShippedFilm,
  ShippedFilms,
  type ShippedFilmsDeps,
  type ShippedJob,
  type ShippedTitles,
} from './shipped-films.ts'

const FILM_BYTES = 1_000_000

function title(id: number, has: Partial<ShippedFilm> = {}): ShippedFilm {
  return {
    id,
    householdId: 1,
    durationSeconds: 25,
    mediaId: `mediaIdOfTheTitle${id}`,
    hasHls: false,
    hasPreviews: false,
    ...has,
  }
}

/** Storage that remembers which folders were put, and with which track. */
function storageWithFilms(): Pick<
  Storage,
  'withLocalFile' | 'withWorkFolder' | 'putFolder' | 'stat'
> & {
  folders: Map<string, string>
} {
  const folders = new Map<string, string>()
  return {
    folders,
    stat: async () => ({ size: FILM_BYTES, modifiedAt: new Date(0), etag: '"1"' }),
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
    examine: async () => PLAIN_FILM,
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

const HAS_ROOM: Room = {
  lend: async (_need, work) => ({ made: await work(() => undefined) }),
  has: async () => true,
}

function preparation(
  titles: readonly ShippedFilm[],
  { media = engine(), room = HAS_ROOM, record }: Partial<ShippedFilmsDeps & ShippedTitles> = {},
) {
  const storage = storageWithFilms()
  const recorded: object[] = []
  const warnings: { fields: object; sentence: string }[] = []
  const films = new ShippedFilms({
    storage: { ...unusedStorage, ...storage },
    media,
    room,
    log: {
      info: () => undefined,
      warn: (fields, sentence) => void warnings.push({ fields, sentence }),
    },
    shipped: {
      listUnprepared: async () => [...titles],
      find: async (titleId) => titles.find(({ id }) => id === titleId),
      record: record ?? (async (mediaId, has) => void recorded.push({ mediaId, ...has })),
    },
  })
  const run = (job: ShippedJob, signal = new AbortController().signal) => films.run(job, signal)
  return { films, run, recorded, warnings, folders: storage.folders }
}

const unused = () => Promise.reject(new Error('not used here'))
const withoutEngine = {
  examine: unused,
  encodeLadder: unused,
  extractPosters: unused,
  makePicture: unused,
  canFingerprint: async () => false,
  fingerprintSound: unused,
  makeThumbnail: unused,
  extractSubtitles: unused,
  convertSubtitles: unused,
  measureLoudness: unused,
  makeWaveform: unused,
  encodeSound: unused,
  makeProxy: unused,
  filmTake: unused,
  renderFilm: unused,
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

const at = (titleId: number) => ({ mediaId: `mediaIdOfTheTitle${titleId}` })

it('gives a film its stream and its seek pictures, and tells the catalogue', async () => {
  const { run, recorded, folders, warnings } = preparation([title(1)])
  await run({ titleId: 1, kind: 'streams' })
  await run({ titleId: 1, kind: 'previews' })
  expect([...folders.keys()]).toEqual(['mediaIdOfTheTitle1/hls', 'mediaIdOfTheTitle1/previews'])
  expect(folders.get('mediaIdOfTheTitle1/previews')).toContain('sheet-0.jpg#xywh=640,0,320,180')
  expect(recorded).toEqual([
    { ...at(1), hasHls: true },
    { ...at(1), hasPreviews: true },
  ])
  expect(warnings).toEqual([])
})

it('queues what films lack and nothing else, streams first', async () => {
  const { films } = preparation([title(1), title(2, { hasHls: true })])
  const jobs = (await films.listJobs()).toSorted((one, other) => other.priority - one.priority)
  expect(jobs.map(({ key, payload }) => ({ key, ...payload }))).toEqual([
    { key: '1:streams', titleId: 1, kind: 'streams' },
    { key: '1:previews', titleId: 1, kind: 'previews' },
    { key: '2:previews', titleId: 2, kind: 'previews' },
  ])
})

it('makes nothing that is there, of a title without a film, or of one that is gone', async () => {
  const { run, recorded, folders } = preparation([
    title(1, { hasHls: true }),
    title(2, { mediaId: null }),
  ])
  for (const titleId of [1, 2, 3]) await run({ titleId, kind: 'streams' })
  expect({ recorded, folders: folders.size }).toEqual({ recorded: [], folders: 0 })
})

it('says why a film could not be prepared, and does not try a damaged one again', async () => {
  const remuxToHls = () => Promise.reject(new MediaError('unreadable', 'The index is damaged.'))
  const { run, recorded, warnings } = preparation([title(1)], { media: engine({ remuxToHls }) })
  await run({ titleId: 1, kind: 'streams' })
  expect(warnings).toEqual([
    {
      fields: { title: 1, mediaId: 'mediaIdOfTheTitle1', reason: 'The index is damaged.' },
      sentence: 'Preparing its stream failed',
    },
  ])
  expect(recorded).toEqual([])
})

it.each([
  ['the disk is full', new StorageError('full', 'The disk is full.')],
  ['there is a mistake of ours', new TypeError('a mistake of ours')],
])('asks to be tried again when %s', async (_what, error) => {
  const remuxToHls = () => Promise.reject(error)
  const { run, warnings } = preparation([title(1)], { media: engine({ remuxToHls }) })
  await expect(run({ titleId: 1, kind: 'streams' })).rejects.toThrow(error)
  expect(warnings).toHaveLength(1)
})

it('asks to be tried again when the catalogue could not be told', async () => {
  const record = () => Promise.reject(new Error('the database is away'))
  const { run } = preparation([title(1)], { record })
  await expect(run({ titleId: 1, kind: 'streams' })).rejects.toThrow('the database is away')
})

it('says once that there is no engine, and asks to be tried again each time', async () => {
  const missing = () => Promise.reject(new MediaError('missing', 'ffmpeg was not found.'))
  const media = engine({ examine: missing })
  const { run, warnings } = preparation([title(1), title(2)], { media })
  for (const titleId of [1, 2]) {
    await expect(run({ titleId, kind: 'streams' })).rejects.toThrow('ffmpeg was not found.')
    await expect(run({ titleId, kind: 'previews' })).rejects.toThrow('ffmpeg was not found.')
  }
  expect(warnings.map(({ fields }) => fields)).toMatchObject([{ reason: 'ffmpeg was not found.' }])
})

it('makes nothing while the disk has no room for it, and remembers that once', async () => {
  const asked: number[] = []
  const room: Room = {
    lend: async ({ bytes }) => void asked.push(bytes),
    has: async () => false,
  }
  const { films, run, recorded, folders } = preparation([title(1)], { room })
  await run({ titleId: 1, kind: 'streams' })
  expect(asked).toEqual([Math.ceil(FILM_BYTES * 1.1)])
  expect({ recorded, folders: folders.size }).toEqual({ recorded: [], folders: 0 })
  expect([films.takeMissingRoom(), films.takeMissingRoom()]).toEqual([true, false])
})

it('stops at its signal and logs no error', async () => {
  const remuxToHls: Media['remuxToHls'] = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new MediaError('stopped', 'Stopped.')))
    })
  const begun = vi.fn(remuxToHls)
  const { run, recorded, warnings } = preparation([title(1)], {
    media: engine({ remuxToHls: begun }),
  })
  const stopping = new AbortController()
  const running = run({ titleId: 1, kind: 'streams' }, stopping.signal)
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
  stopping.abort(new Error('Starnest stops'))
  await expect(running).rejects.toThrow('Starnest stops')
  expect({ recorded, warnings }).toEqual({ recorded: [], warnings: [] })
})
