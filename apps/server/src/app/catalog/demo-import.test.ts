import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Animation, animationListSchema } from '@starnest/contract/catalog/catalog'
import type { FilmManifest } from '@starnest/demo-library/film-manifest'
import type { DemoFilm } from '@starnest/demo-library/library'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoFilm, randomFile } from '../../../test/demo-film.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { keysIn } from '../../adapters/storage/disk/copied-file.ts'
import { mediaKey } from '../../domain/media/media-address.ts'
import { adoptDemoLibrary, DemoImport } from '../../features/catalog/demo/import-demo-library.ts'
import { shippedLibrary } from '../../features/catalog/demo/shipped-library.ts'
import { listUnpreparedTitles, recordStreams } from '../../features/catalog/streams.repository.ts'
import { addHousehold } from '../../features/household/household.repository.ts'
import { type Storage, StorageError } from '../../ports/storage.ts'
import { titles } from '../../tables/titles.ts'

let home: TestHome
let parent: Somebody
let library: string
let said: string[]
beforeAll(async () => {
  home = await openTestHome()
  library = await mkdtemp(join(tmpdir(), 'starnest-library-'))
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R')
  said = []
})
afterAll(async () => {
  await home.close()
  await rm(library, { recursive: true, force: true })
})

const fileOf = (name: string) => randomFile(join(library, name))
const film = (slug: string, facts: Partial<FilmManifest> = {}) =>
  demoFilm(library, { slug, ...facts })

async function demoImport(films: DemoFilm[], storage: Storage = home.storage): Promise<DemoImport> {
  const { database } = home
  const onProgress = (sentence: string) => void said.push(sentence)
  return new DemoImport(await shippedLibrary(films), { database, storage, onProgress })
}

async function bringIn(
  films: DemoFilm[],
  storage: Storage = home.storage,
  householdId = home.householdId,
): Promise<void> {
  await (await demoImport(films, storage)).bringInto(householdId)
}

async function listed(): Promise<Animation[]> {
  return animationListSchema.parse((await parent.get('/api/animations')).json())
}

const rows = () => home.database.db.select().from(titles)
const filesOf = async (mediaId: string | null | undefined) =>
  (await home.storage.list(mediaId ?? '')).map((key) => key.split('/').slice(1).join('/'))

it('brings films into the catalogue with all their files, and without a made-up score', async () => {
  await bringIn([await film('one', { genre: 'sci-fi', rating: 'PG' })])
  const [title] = await listed()
  expect(title).toMatchObject({
    title: 'The film one',
    genre: 'sci-fi',
    rating: 'PG',
    duration: 60,
    imdbRating: null,
    isComingSoon: false,
    videoUrl: expect.stringMatching(/\/video\.mp4$/),
  })
  const [row] = await rows()
  expect(row).toMatchObject({ minimumAge: 8, captions: [{ language: 'en', label: 'English' }] })
  expect(await filesOf(row?.mediaId)).toEqual([
    'backdrop.webp',
    'captions.en.vtt',
    'poster.webp',
    'video.mp4',
  ])
  expect(said).toEqual(['Adding "The film one" to the library'])
})

it('announces a trailer as a title that is coming soon', async () => {
  await bringIn([await film('soon', { kind: 'trailer' })])
  expect(await listed()).toMatchObject([{ isComingSoon: true, isFeatured: false }])
})

it('brings in what is said in a trailer, of its own or as the video of what is coming soon', async () => {
  const soon = await film('soon', { kind: 'trailer' })
  const out = await film('out')
  const videoPath = await fileOf('out-trailer.mp4')
  const path = await fileOf('out-trailer.en.vtt')
  const trailer = { videoPath, captions: [{ language: 'en', label: 'English', path }] }
  await bringIn([soon, { ...out, trailer }])
  const tracks = new Map(
    (await listed()).map(({ title, trailerCaptions }) => [title, trailerCaptions]),
  )
  const track = (file: string) => [
    { language: 'en', label: 'English', url: expect.stringMatching(file) },
  ]
  expect(tracks.get(soon.manifest.title)).toEqual(track('/captions.en.vtt$'))
  expect(tracks.get(out.manifest.title)).toEqual(track('/trailer.en.vtt$'))
  for (const [{ url } = { url: '' }] of tracks.values()) {
    expect((await parent.get(url)).headers['content-type'], url).toBe('text/vtt; charset=utf-8')
  }
})

it('lets a film take the place of its trailer and keeps what is known of it', async () => {
  await bringIn([await film('soon', { kind: 'trailer' })])
  const [before] = await listed()
  await bringIn([await film('soon'), await film('soon', { kind: 'trailer' })])
  expect(await listed()).toMatchObject([{ id: before?.id, isComingSoon: false }])
})

it('changes nothing and says nothing the second time', async () => {
  const films = [await film('one'), await film('two')]
  await bringIn(films)
  const before = await rows()
  said = []
  await bringIn(films)
  expect(await rows()).toEqual(before)
  expect(said).toEqual([])
})

it('replaces a film that changed, under a new address, and keeps id, views and progress', async () => {
  await bringIn([await film('one')])
  const [before] = await rows()
  const id = before?.id ?? 0
  await home.addProgress(parent, id, { positionSeconds: 30 })
  await home.database.db.update(titles).set({ viewCount: 4, hasHls: true }).where(eq(titles.id, id))

  await bringIn([await film('one', { title: 'One, anew' })])
  const [after] = await rows()
  expect(after).toMatchObject({ id, viewCount: 4, hasHls: false, addedAt: before?.addedAt })
  expect(after?.mediaId).not.toBe(before?.mediaId)
  expect(await filesOf(before?.mediaId)).toEqual([])
  const { rows: shown } = (await parent.get('/api/home')).json()
  expect(shown[0]).toMatchObject({ id: 'continue-watching', tiles: [{ titleId: id }] })
})

it('takes a film that no longer ships out, with its files, and leaves other titles alone', async () => {
  const own = await home.addTitle({ origin: 'upload:1' })
  await bringIn([await film('one'), await film('two')])
  const gone = (await rows()).find(({ origin }) => origin === 'demo:two')
  await bringIn([await film('one')])
  expect((await listed()).map(({ id }) => id)).toHaveLength(2)
  expect((await parent.get(`/api/animations/${own}`)).statusCode).toBe(200)
  expect(await filesOf(gone?.mediaId)).toEqual([])
})

it('features the five longest films', async () => {
  const films: DemoFilm[] = []
  for (const minutes of [4, 1, 7, 2, 6, 3, 5]) {
    films.push(await film(`m${minutes}`, { durationSeconds: minutes * 60 }))
  }
  await bringIn(films)
  const featured = async () =>
    (await listed())
      .filter(({ isFeatured }) => isFeatured)
      .map(({ duration }) => duration / 60)
      .sort()
  expect(await featured()).toEqual([3, 4, 5, 6, 7])
  await bringIn(films.filter(({ manifest }) => manifest.slug !== 'm7'))
  expect(await featured()).toEqual([2, 3, 4, 5, 6])
})

it('brings a film in again whose files were lost', async () => {
  const one = await film('one')
  await bringIn([one])
  const [row] = await rows()
  await home.storage.remove(row?.mediaId ?? '')
  await bringIn([one])
  expect(await filesOf(row?.mediaId)).toContain('video.mp4')
})

it('goes on after being cut off in the middle of a film, and leaves nothing behind', async () => {
  const films = [await film('one'), await film('two')]
  let writes = 0
  const failing: Storage = {
    ...home.storage,
    async putFile(key, path) {
      writes += 1
      if (writes > 6) throw new StorageError('full', 'There is no space left.')
      await home.storage.putFile(key, path)
    },
  }
  await expect(bringIn(films, failing)).rejects.toThrow('no space left')
  expect(await listed()).toHaveLength(1)
  await bringIn(films)
  expect(await listed()).toHaveLength(2)
  for (const { mediaId } of await rows()) expect(await filesOf(mediaId)).toHaveLength(4)
})

it('hides a film from a viewer who is too young, from the first moment', async () => {
  await bringIn([await film('dark', { rating: 'R' })])
  const child = await home.addSomebody('G')
  expect((await child.get('/api/animations')).json()).toEqual([])
})

it('gives every file an address that the storage knows', async () => {
  await bringIn([await film('one')])
  const [row] = await rows()
  const stored = await home.storage.stat(mediaKey(row?.mediaId ?? '', 'captions.en.vtt'))
  expect(stored?.size).toBe(40)
})

describe('a second household', () => {
  const everyFile = async () => (await keysIn(join(home.place.folder, 'media'))).length
  const mediaIds = async () =>
    (await rows()).toSorted((one, other) => one.id - other.id).map(({ mediaId }) => mediaId)
  let nextDoor: number
  beforeEach(async () => {
    const next = { name: 'Next door', needsPairing: true }
    nextDoor = await addHousehold(home.database.db, next)
  })

  it('gets the same films on the same files, with the streams that were made of them', async () => {
    const films = [await film('one'), await film('soon', { kind: 'trailer' })]
    await bringIn(films)
    const [one] = await mediaIds()
    await recordStreams(home.database.db, one ?? '', { hasHls: true })
    const files = await everyFile()
    await bringIn(films, home.storage, nextDoor)
    expect(await everyFile()).toBe(files)
    const [ours, , theirs] = (await rows()).toSorted((one, other) => one.id - other.id)
    const { id: _id, householdId: _home, addedAt: _at, wordsWrittenIn: _in, ...same } = ours ?? {}
    expect(theirs).toMatchObject({ ...same, householdId: nextDoor, hasHls: true })
    expect(said).toHaveLength(2)
  })

  it('gets what is made of a film later, once for all', async () => {
    const films = [await film('one')]
    await bringIn(films)
    await bringIn(films, home.storage, nextDoor)
    expect(await listUnpreparedTitles(home.database.db)).toHaveLength(1)
    const [mediaId] = await mediaIds()
    await recordStreams(home.database.db, mediaId ?? '', { hasHls: true, hasPreviews: true })
    expect((await rows()).map(({ hasHls, hasPreviews }) => [hasHls, hasPreviews])).toEqual([
      [true, true],
      [true, true],
    ])
  })

  it('keeps a film until it has the new one too, and then nothing is left of it', async () => {
    const before = [await film('one')]
    await bringIn(before)
    await bringIn(before, home.storage, nextDoor)
    const [old] = await mediaIds()
    const after = [await film('one', { tagline: 'Anew' })]
    await bringIn(after)
    expect(await filesOf(old)).toHaveLength(4)
    await bringIn(after, home.storage, nextDoor)
    const [ours, theirs] = await mediaIds()
    expect(theirs).toBe(ours)
    expect(await filesOf(old)).toEqual([])
    expect(await filesOf(ours)).toHaveLength(4)
    await bringIn([])
    expect(await filesOf(ours)).toHaveLength(4)
    await bringIn([], home.storage, nextDoor)
    expect(await filesOf(ours)).toEqual([])
  })

  it('gets files of its own where those of the first are lost', async () => {
    const films = [await film('one')]
    await bringIn(films)
    const [lost] = await mediaIds()
    await home.storage.remove(lost ?? '')
    await bringIn(films, home.storage, nextDoor)
    const [, theirs] = await mediaIds()
    expect(theirs).not.toBe(lost)
    expect(await filesOf(theirs)).toHaveLength(4)
  })

  it('is left without a film that nobody has, where no file may be written', async () => {
    const films = [await film('one'), await film('two')]
    await bringIn(films.slice(0, 1))
    const files = await everyFile()
    const hasFile = async (key: string) => (await home.storage.stat(key)) !== undefined
    const { database } = home
    await adoptDemoLibrary(await shippedLibrary(films), nextDoor, { database, hasFile })
    expect(await everyFile()).toBe(files)
    const theirs = (await rows()).filter((row) => row.householdId === nextDoor)
    expect(theirs).toMatchObject([{ origin: 'demo:one', isFeatured: true }])
  })
})

describe('households that do not have what ships', () => {
  const addOne = (name: string) => addHousehold(home.database.db, { name, needsPairing: true })
  const listBehind = async (films: DemoFilm[]) => (await demoImport(films)).listBehind()
  let other: number
  let films: DemoFilm[]
  beforeEach(async () => {
    other = await addOne('Next door')
    films = [await film('one'), await film('two')]
    const bringing = await demoImport(films)
    for (const each of [home.householdId, other]) await bringing.bringInto(each)
  })

  it('are none where all have it, whatever else they have', async () => {
    await home.addTitle({ minimumAge: 0 })
    expect(await listBehind(films)).toEqual([])
  })

  it('are all of them once another film ships, one has changed or none is left', async () => {
    const both = [home.householdId, other]
    expect(await listBehind([...films, await film('three')])).toEqual(both)
    expect(
      await listBehind([films[0] ?? (await film('one')), await film('two', { tagline: 'Anew' })]),
    ).toEqual(both)
    expect(await listBehind(films.slice(0, 1))).toEqual(both)
    expect(await listBehind([])).toEqual(both)
  })

  it('are none on another machine, where the same files were written at another time', async () => {
    for (const { videoPath, posterPath } of films) {
      for (const path of [videoPath, posterPath]) await utimes(path, 1, 1)
    }
    expect(await listBehind(films)).toEqual([])
  })

  it('are all of them once captions say something else, however long that is', async () => {
    await fileOf('two-captions.en.vtt')
    expect(await listBehind(films)).toHaveLength(2)
  })

  it('are those that were added, or whose bringing in was cut off', async () => {
    const added = await addOne('Across the street')
    const ofOther = eq(titles.householdId, other)
    await home.database.db.update(titles).set({ isFeatured: false }).where(ofOther)
    expect(await listBehind(films)).toEqual([other, added])
  })

  it('are those whose files are gone', async () => {
    const [{ mediaId } = { mediaId: null }] = await rows()
    await home.storage.remove(mediaId ?? '')
    expect(await listBehind(films)).toEqual([home.householdId, other])
    const bringing = await demoImport(films)
    for (const each of await bringing.listBehind()) await bringing.bringInto(each)
    expect(await listBehind(films)).toEqual([])
  })
})
