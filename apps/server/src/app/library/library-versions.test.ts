import { readFile, rename, rm } from 'node:fs/promises'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
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
import { progress } from '../../tables/watching.ts'

/** Finds in each film the height that its bytes speak of, such as `480p`. */
const examine: Media['examine'] = async ({ sourcePath }) => {
  const [, heightPx] = /(\d+)p/.exec(await readFile(sourcePath, 'latin1')) ?? []
  const { video } = PLAIN_FILM
  if (!heightPx || !video) throw new MediaError('unreadable', 'This file makes no sense.')
  return { ...PLAIN_FILM, video: { ...video, heightPx: Number(heightPx) } }
}

const SMALL = 'Dune (2021) - 480p.mp4'
const LARGE = 'Dune (2021) - 1080p.mp4'

let home: LibraryHome
let shelf: Awaited<ReturnType<typeof newShelf>>
beforeAll(async () => {
  home = await openLibraryHome([], { media: scriptedEngine(PLAIN_FILM, { examine }) })
})
beforeEach(async () => {
  shelf = await newShelf()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

const put = (name: string, words = name) => shelf.write(name, filmBytes(words))

/** Which file the title is made of now, by what is said of the others. */
const passedOver = async () => {
  const [{ problems = [] } = {}] = await home.folders()
  return problems.map(({ path, problem }) => [path, problem?.code, problem?.facts]).sort()
}

/** Waits until one file is shown and another is named as the other version of it. */
const showsOver = (shown: string, other: string) =>
  until(async () => expect(await passedOver()).toEqual([[other, 'other_version', { shown }]]))

const rate = (id: number) =>
  home.device.call('PUT', pathOf(PARENTS_ROUTES.rating, { titleId: id }), { rating: 'G' })

describe('several versions of a film', () => {
  it('are one title, made of the largest picture; the others are named', async () => {
    await put(SMALL)
    await put(LARGE)
    await put('Dune (2021) [720p].mp4')
    await home.addAll(shelf.folder)
    await home.shows('Dune')
    await home.isQuiet()
    expect(await passedOver()).toEqual([
      [SMALL, 'other_version', { shown: LARGE }],
      ['Dune (2021) [720p].mp4', 'other_version', { shown: LARGE }],
    ])
  })

  it('of the same size are told by their bytes', async () => {
    await put('Dune (2021)/Dune (2021) - Short.mp4', '480p')
    await put('Dune (2021)/Dune (2021) - Long.mp4', `480p ${'long '.repeat(100)}`)
    await home.addAll(shelf.folder)
    await home.shows('Dune')
    await showsOver('Dune (2021)/Dune (2021) - Long.mp4', 'Dune (2021)/Dune (2021) - Short.mp4')
  })

  it('keep the number, the place and the words of a title, whichever comes and goes', async () => {
    await put(SMALL)
    await home.addAll(shelf.folder)
    await home.shows('Dune')
    await home.isQuiet()
    const { id } = await home.title('Dune')
    await home.device.call('PUT', `/api/animations/${id}/progress`, { currentTime: 42 })
    const said = { title: 'Dune', description: 'Sand.', genre: 'comedy', releaseYear: 2021 }
    await home.device.call('PUT', `/api/family-titles/${id}`, { ...said, rating: null })
    const { mediaId } = await home.file()

    await put(LARGE)
    await showsOver(LARGE, SMALL)
    await home.isQuiet()
    expect(await home.title('Dune')).toMatchObject({ id, description: 'Sand.' })
    const stream = await home.device.call('GET', `/api/animations/${id}/playback`)
    expect(stream.body).not.toContain(mediaId)

    await rename(shelf.at(LARGE), `${shelf.folder}-away`)
    await until(async () => expect(await passedOver()).toEqual([]))
    await home.isQuiet()
    expect((await home.title('Dune')).id).toBe(id)
    await rename(`${shelf.folder}-away`, shelf.at(LARGE))
    await showsOver(LARGE, SMALL)
    await home.isQuiet()
    expect((await home.title('Dune')).id).toBe(id)
    const kept = await home.home.database.db.select().from(progress)
    expect(kept).toMatchObject([{ titleId: id, positionSeconds: 42 }])
  })

  it('have each to be rated for children: what was said of other bytes ends', async () => {
    await put(SMALL)
    await home.addAll(shelf.folder)
    await home.shows('Dune')
    await home.isQuiet()
    const { id } = await home.title('Dune')
    await rate(id)
    expect(await home.names(home.tablet)).toEqual(['Dune'])
    await put(LARGE)
    await showsOver(LARGE, SMALL)
    await home.isQuiet()
    expect(await home.names(home.tablet)).toEqual([])
    await rate(id)
    expect(await home.names(home.tablet)).toEqual(['Dune'])
    await rm(shelf.at(LARGE))
    await until(async () => expect(await passedOver()).toEqual([]))
    await home.isQuiet()
    expect(await home.names()).toEqual(['Dune'])
    expect(await home.names(home.tablet)).toEqual([])
  })

  it('that cannot be read take nobody the place, and say why', async () => {
    await put(SMALL)
    await home.addAll(shelf.folder)
    await home.shows('Dune')
    await home.isQuiet()
    await put(LARGE, 'nonsense')
    await until(async () => expect(await passedOver()).toEqual([[LARGE, 'damaged', undefined]]))
    expect(await home.names()).toEqual(['Dune'])
  })

  it('in two folders are named too, and the first stays', async () => {
    const other = await newShelf()
    await put(SMALL)
    await home.addAll(shelf.folder)
    await home.shows('Dune')
    await home.isQuiet()
    await other.put(LARGE)
    await home.addAll(other.folder)
    await until(async () => expect(await home.folders()).toMatchObject([{}, { problems: [{}] }]))
    const [, { problems = [] } = {}] = await home.folders()
    expect(problems).toMatchObject([{ path: LARGE, problem: { facts: { shown: SMALL } } }])
    expect(await home.names()).toEqual(['Dune'])
  })
})

it('takes films for several that share no more than a name and a year', async () => {
  for (const name of ['Birthday (2019) - Anna', 'Birthday (2019) - Ben', 'Summer (2019) 01'])
    await put(`Family/${name}.mp4`, `${name} 480p`)
  await put('Family/Summer (2019) 02.mp4', 'Summer 720p')
  await home.addAll(shelf.folder)
  await home.shows('Birthday – Anna', 'Birthday – Ben', 'Summer 01', 'Summer 02')
  expect(await passedOver()).toEqual([])
  await home.scanAgain()
  expect((await home.names()).length).toBe(4)
})

it('takes a file without a year for a version where a name beside it says how it differs', async () => {
  await put('Iron Man.mov', 'of 480p')
  await put('Iron Man - 720p.mp4')
  await put('Beach.mov', 'of 480p')
  await put('Beach.mp4', 'of 720p')
  await home.addAll(shelf.folder)
  await home.shows('Beach', 'Beach', 'Iron Man')
  await showsOver('Iron Man - 720p.mp4', 'Iron Man.mov')
  await home.scanAgain()
  expect(await home.names()).toEqual(['Beach', 'Beach', 'Iron Man'])
})
