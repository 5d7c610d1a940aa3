import { readFile, rename, rm } from 'node:fs/promises'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
import { titleVideosSchema } from '@starnest/contract/watch/videos'
import { playbackSchema, progressSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import {
  filmBytes,
  type LibraryHome,
  newShelf,
  openLibraryHome,
  until,
} from '../../../test/library/library-home.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { files } from '../../tables/files.ts'
import { progress } from '../../tables/watching.ts'

/** Finds in each film the height and the minutes that its bytes speak of, such as `480p` and `60min`. */
const examine: Media['examine'] = async ({ sourcePath }) => {
  const bytes = await readFile(sourcePath, 'latin1')
  const [, heightPx = '720'] = /(\d+)p/.exec(bytes) ?? []
  const [, minutes = '10'] = /(\d+)min/.exec(bytes) ?? []
  const { video } = PLAIN_FILM
  if (bytes.includes('nonsense') || !video) {
    throw new MediaError('unreadable', 'This file makes no sense.')
  }
  const durationSeconds = Number(minutes) * 60
  return { ...PLAIN_FILM, durationSeconds, video: { ...video, heightPx: Number(heightPx) } }
}

const CUT = "Dune (2021)/Dune (2021) - Director's Cut.mp4"
const LARGE = 'Dune (2021)/Dune (2021) - 1080p.mp4'
const SMALL = 'Dune (2021)/Dune (2021) - 480p.mp4'

let home: LibraryHome
let shelf: Awaited<ReturnType<typeof newShelf>>
beforeAll(async () => {
  home = await openLibraryHome([], {
    media: scriptedEngine(PLAIN_FILM, { examine }),
    hasQueue: true,
  })
  await home.home.ingest.start({ isAlone: true })
})
beforeEach(async () => {
  shelf = await newShelf()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

const put = (path: string, words: string) => shelf.write(path, filmBytes(` ${words}`))

async function videosOf(id: number, by = home.device) {
  return titleVideosSchema.parse((await by.call('GET', pathOf(WATCH_ROUTES.videos, { id }))).json())
}

async function playbackOf(id: number, video?: number | 'best', by = home.device) {
  const which = video === undefined ? '' : `?video=${video}`
  const answer = await by.call('GET', `${pathOf(WATCH_ROUTES.playback, { id })}${which}`)
  return playbackSchema.parse(answer.json())
}

const choose = (id: number, version: number | null, by = home.device) =>
  by.call('PUT', pathOf(WATCH_ROUTES.chooseVersion, { id }), { version })

async function report(id: number, body: { currentTime: number; video?: number }) {
  const answer = await home.device.call('PUT', pathOf(WATCH_ROUTES.progress, { id }), body)
  return progressSchema.parse(answer.json())
}

/** The title, once all of its versions and extras are known and can be played. */
async function opened(name: string, { versions, extras }: { versions: number; extras: number }) {
  await home.addAll(shelf.folder)
  await home.shows(name)
  let id = 0
  await until(async () => {
    // One that cannot be read may be its file for a moment.
    id = (await home.title(name)).id
    const there = await videosOf(id)
    expect([there.versions.length, there.extras.length]).toEqual([versions, extras])
    expect([...there.versions, ...there.extras].filter(({ isReady }) => !isReady)).toEqual([])
  })
  return id
}

const asAdult = (id: number) =>
  home.device.call('PUT', pathOf(PARENTS_ROUTES.rating, { titleId: id }), { rating: 'R' })
const asG = (id: number) =>
  home.device.call('PUT', pathOf(PARENTS_ROUTES.rating, { titleId: id }), { rating: 'G' })

describe('versions of a film', () => {
  it('can be chosen, each profile for itself, the best at first', async () => {
    await put(SMALL, '480p 100min')
    await put(LARGE, '1080p 100min')
    await put(CUT, '720p 120min')
    const id = await opened('Dune', { versions: 3, extras: 0 })
    const { versions, chosen } = await videosOf(id)
    expect(versions.map(({ label, height, duration }) => [label, height, duration])).toEqual([
      [null, 1080, 6000],
      ["Director's Cut", 720, 7200],
      [null, 480, 6000],
    ])
    expect(chosen).toBeNull()
    const [best, cut, small] = versions
    expect(await playbackOf(id)).toMatchObject({ video: best?.id, duration: 6000 })
    expect((await choose(id, cut?.id ?? 0)).json()).toMatchObject({ chosen: cut?.id })
    const playback = await playbackOf(id)
    expect(playback).toMatchObject({ video: cut?.id, duration: 7200 })
    expect(await playbackOf(id, 'best')).toMatchObject({ video: best?.id })
    await until(async () => {
      const film = await home.device.call('GET', playback.sources?.direct ?? '')
      expect([film.statusCode, film.body.includes('120min')]).toEqual([200, true])
    })
    await asG(id)
    expect(await playbackOf(id, undefined, home.tablet)).toMatchObject({ video: best?.id })
    await choose(id, null)
    expect(await videosOf(id)).toMatchObject({ chosen: null })
    expect((await choose(id, (small?.id ?? 0) + 1000)).statusCode).toBe(404)
  })

  it('are for a child only where they are the cut that was rated', async () => {
    await put(LARGE, '1080p 100min')
    await put(SMALL, '480p 100min')
    await put('Dune (2021)/Dune (2021) - German.mp4', '360p 101min')
    await put('Dune (2021)/Dune (2021) [240p].mp4', '240p 104min')
    await put(CUT, '720p 100min')
    const id = await opened('Dune', { versions: 5, extras: 0 })
    await asG(id)
    const { versions } = await videosOf(id)
    const offered = (await videosOf(id, home.tablet)).versions
    expect(offered.map(({ height }) => height)).toEqual([1080, 480, 360])
    for (const { id: version } of versions) {
      const isOffered = offered.some((one) => one.id === version)
      const { sources } = await playbackOf(id, version)
      const address = sources?.direct ?? ''
      await until(async () => expect((await home.device.call('GET', address)).statusCode).toBe(200))
      expect((await choose(id, version, home.tablet)).statusCode).toBe(isOffered ? 200 : 404)
      const film = await home.tablet.call('GET', address)
      expect(film.statusCode).toBe(isOffered ? 200 : 404)
    }
  })

  it('keep one place: the same second where they run alike, the same share in another cut', async () => {
    await put(SMALL, '480p 100min')
    await put(LARGE, '1080p 100min')
    await put(CUT, '720p 120min')
    const id = await opened('Dune', { versions: 3, extras: 0 })
    const [best, cut, small] = (await videosOf(id)).versions
    const standing = await report(id, { currentTime: 3600, video: cut?.id ?? 0 })
    expect(standing).toMatchObject({ currentTime: 3600, duration: 7200 })
    expect(await home.home.database.db.select().from(progress)).toMatchObject([
      { titleId: id, positionSeconds: 3000 },
    ])
    expect(await playbackOf(id, cut?.id)).toMatchObject({ resumeAt: 3600 })
    expect(await playbackOf(id, best?.id)).toMatchObject({ resumeAt: 3000 })
    expect(await playbackOf(id, small?.id)).toMatchObject({ resumeAt: 3000 })
    // The end of the shorter cut is not the end of the longer.
    expect(await report(id, { currentTime: 6000, video: cut?.id ?? 0 })).toMatchObject({
      isWatched: false,
    })
    expect(await report(id, { currentTime: 7000, video: cut?.id ?? 0 })).toMatchObject({
      isWatched: true,
    })
  })

  it('that turn out to be unplayable are no choice, and say why under the folder', async () => {
    await put(SMALL, '480p')
    await put(LARGE, '1080p')
    await put(CUT, 'nonsense')
    const id = await opened('Dune', { versions: 2, extras: 0 })
    await until(async () =>
      expect((await home.folders())[0]?.problems).toContainEqual(
        expect.objectContaining({ path: CUT, problem: { code: 'damaged' } }),
      ),
    )
    expect((await videosOf(id)).versions.map(({ height }) => height)).toEqual([1080, 480])
  })

  it('that go away are no choice any more, and the best plays', async () => {
    await put(SMALL, '480p')
    await put(LARGE, '1080p')
    const id = await opened('Dune', { versions: 2, extras: 0 })
    const [best, small] = (await videosOf(id)).versions
    await choose(id, small?.id ?? 0)
    await rm(shelf.at(SMALL))
    await until(async () => expect((await videosOf(id)).versions).toEqual([]))
    expect(await playbackOf(id)).toMatchObject({ sources: { direct: expect.any(String) } })
    const [row] = await home.home.database.db.select().from(files).where(eq(files.titleId, id))
    expect(row?.id).toBe(best?.id)
  })
})

describe('extras', () => {
  it('hang at their film: they are told, play, and are found nowhere else', async () => {
    await put('Dune (2021)/Dune (2021).mp4', '100min')
    await put('Dune (2021)/Dune (2021)-trailer.mp4', 'trailer 2min')
    await put('Dune (2021)/Featurettes/The Sand.mp4', 'sand 12min')
    await put('Alone (2001).mp4', 'alone')
    await put('Nobody-trailer.mp4', 'of no film')
    await home.addAll(shelf.folder)
    await home.shows('Alone', 'Dune')
    const { id } = await home.title('Dune')
    await until(async () => {
      const { extras } = await videosOf(id)
      expect(extras.map(({ kind, name, duration }) => [kind, name, duration])).toEqual([
        ['trailer', null, 120],
        ['featurette', 'The Sand', 720],
      ])
      expect(extras.every(({ isReady, pictureUrl }) => isReady && pictureUrl)).toBe(true)
    })
    const { extras, versions } = await videosOf(id)
    expect(versions).toEqual([])
    const [trailer, sand] = extras
    const playback = await playbackOf(id, sand?.id)
    expect(playback).toMatchObject({ video: sand?.id, duration: 720, versions: [], resumeAt: 0 })
    const film = await home.device.call('GET', playback.sources?.direct ?? '')
    expect(film.body).toContain('sand')
    expect((await home.device.call('GET', trailer?.pictureUrl ?? '')).statusCode).toBe(200)
    const found = await home.device.call('GET', '/api/search?q=sand')
    expect(found.json().animations).toEqual([])
    const { problems = [] } = (await home.folders())[0] ?? {}
    expect(problems.map(({ path }) => path).sort()).toEqual([
      'Dune (2021)/Dune (2021)-trailer.mp4',
      'Dune (2021)/Featurettes/The Sand.mp4',
      'Nobody-trailer.mp4',
    ])
  })

  it('leave no place in their film, and none in what was watched', async () => {
    await put('Dune (2021)/Dune (2021).mp4', '100min')
    await put('Dune (2021)/Dune (2021)-trailer.mp4', '2min')
    const id = await opened('Dune', { versions: 0, extras: 1 })
    const [trailer] = (await videosOf(id)).extras
    await report(id, { currentTime: 42, video: trailer?.id ?? 0 })
    expect(await home.home.database.db.select().from(progress)).toEqual([])
    await report(id, { currentTime: 600 })
    await report(id, { currentTime: 119, video: trailer?.id ?? 0 })
    expect(await playbackOf(id)).toMatchObject({ resumeAt: 600 })
  })

  it('have the ceiling of their film, also among the episodes of a show', async () => {
    await put('Snails/Season 1/Snails S01E01.mp4', 'one')
    await put('Snails/Season 1/Snails S01E02.mp4', 'two')
    await put('Snails/Extras/The Pond.mp4', 'pond')
    await home.addAll(shelf.folder)
    await home.shows('Snails 1×1', 'Snails 1×2')
    const [first, second] = [await home.title('Snails 1×1'), await home.title('Snails 1×2')]
    await until(async () =>
      expect((await videosOf(second.id)).extras).toMatchObject([
        { name: 'The Pond', kind: 'other', titleId: first.id, isReady: true },
      ]),
    )
    const [pond] = (await videosOf(second.id)).extras
    const address = (await playbackOf(second.id, pond?.id)).sources?.direct ?? ''
    await asG(second.id)
    expect((await videosOf(second.id, home.tablet)).extras).toEqual([])
    const hidden = await home.tablet.call(
      'GET',
      `${pathOf(WATCH_ROUTES.playback, { id: second.id })}?video=${pond?.id}`,
    )
    expect(hidden.statusCode).toBe(404)
    expect((await home.tablet.call('GET', address)).statusCode).toBe(404)
    await asG(first.id)
    expect((await videosOf(second.id, home.tablet)).extras).toHaveLength(1)
    await until(async () => expect((await home.tablet.call('GET', address)).statusCode).toBe(200))
    await asAdult(first.id)
    expect((await videosOf(second.id, home.tablet)).extras).toEqual([])
  })

  it('that are renamed to films become titles, and films that become extras hang at theirs', async () => {
    await put('Dune (2021)/Dune (2021).mp4', '100min')
    await put('Dune (2021)/Dune (2021)-trailer.mp4', '2min')
    const id = await opened('Dune', { versions: 0, extras: 1 })
    await rename(shelf.at('Dune (2021)/Dune (2021)-trailer.mp4'), shelf.at('Lantern (2003).mp4'))
    await home.shows('Dune', 'Lantern')
    expect((await videosOf(id)).extras).toEqual([])
  })
})

it('hides versions and extras of a folder that is away, and shows them when it is back', async () => {
  await put(SMALL, '480p')
  const other = await newShelf()
  await other.write(LARGE, filmBytes(' 1080p'))
  await home.addAll(shelf.folder)
  await home.shows('Dune')
  await home.addAll(other.folder)
  const { id } = await home.title('Dune')
  const heights = async () => (await videosOf(id)).versions.map(({ height }) => height)
  const away = `${other.folder}-away`
  await until(async () => expect((await heights()).length).toBe(2))
  await rename(other.folder, away)
  await until(async () => expect(await heights()).toEqual([]))
  await rename(away, other.folder)
  await until(async () => expect((await heights()).length).toBe(2))
})

it('can be taken out while its films are looked into, and keeps nothing of them', async () => {
  for (let round = 0; round < 10; round += 1) {
    for (const film of [CUT, 'Lantern (2003).mp4']) await put(film, `${10 + round}min`)
    await home.addAll(shelf.folder)
    await home.shows('Dune', 'Lantern')
    const made = await home.home.database.db.select().from(files)
    await home.takeAllOut()
    expect(await home.names()).toEqual([])
    for (const { mediaId } of made) expect(await home.home.storage.list(mediaId)).toEqual([])
  }
})
