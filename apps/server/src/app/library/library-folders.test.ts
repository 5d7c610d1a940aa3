import { rename, symlink } from 'node:fs/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  filmBytes,
  type LibraryHome,
  newShelf,
  openLibraryHome,
  until,
} from '../../../test/library/library-home.ts'

let home: LibraryHome
beforeAll(async () => {
  home = await openLibraryHome()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

describe('a library folder', () => {
  it('shows what lies in it: films, seasons and episodes, and no trailers', async () => {
    const shelf = await newShelf()
    await shelf.put(
      'The Lantern Keeper (2001)/The Lantern Keeper (2001).mp4',
      'The Lantern Keeper (2001)/trailers/One.mp4',
      'Snails/Season 01/Snails S01E01 - Out.mp4',
      'Snails/Season 01/Snails S01E02 - Home.mp4',
      'Snails/Season 02/02.mp4',
      'Snails/Specials/Snails S00E01 - Snow.mp4',
      '.hidden/Secret.mp4',
      '@eaDir/Thumb.mp4',
      'private/.nomedia',
      'private/Mine.mp4',
    )
    await home.addAll(shelf.folder)
    await home.shows('The Lantern Keeper', 'Out', 'Home', 'Snails 2×2', 'Snow')
    expect(await home.title('The Lantern Keeper')).toMatchObject({
      category: 'movie',
      releaseYear: 2001,
      rating: null,
      genre: null,
    })
    await until(async () =>
      expect(await home.title('Home')).toMatchObject({
        category: 'series',
        series: { title: 'Snails', season: 1, episode: 2 },
        seasons: 2,
        episodes: 4,
      }),
    )
    const { id } = await home.title('Out')
    const answer = await home.device.call('GET', pathOf(CATALOG_ROUTES.episodes, { id }))
    const episodes = animationListSchema.parse(answer.json())
    expect(episodes.map(({ title }) => title)).toEqual(['Out', 'Home', 'Snails 2×2', 'Snow'])
    await home.isQuiet()
    expect(await home.folders()).toMatchObject([
      {
        path: shelf.folder,
        isFixed: false,
        state: 'watched',
        isLive: true,
        files: 6,
        problems: [
          {
            path: 'The Lantern Keeper (2001)/trailers/One.mp4',
            problem: { code: 'extra', facts: { film: 'The Lantern Keeper' } },
          },
        ],
      },
    ])
  })

  it('is for grown-ups until a film is rated', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4', 'Rated.mp4')
    await shelf.write('Rated.nfo', '<movie><title>Rated</title><mpaa>G</mpaa></movie>')
    await home.addAll(shelf.folder)
    await home.shows('A', 'Rated')
    expect(await home.names(home.tablet)).toEqual(['Rated'])
  })

  it('is found by search', async () => {
    const shelf = await newShelf()
    await shelf.put('The Lantern Keeper.mp4')
    await home.addAll(shelf.folder)
    await home.shows('The Lantern Keeper')
    const answer = await home.device.call('GET', '/api/search?q=lantern')
    expect(answer.json().animations).toMatchObject([{ title: 'The Lantern Keeper' }])
  })

  it('gives the bytes of its films to who may see them, and leaves them where they lie', async () => {
    const shelf = await newShelf()
    await shelf.write('A.mp4', filmBytes('the bytes'))
    await home.addAll(shelf.folder)
    await home.shows('A')
    const list = await home.device.call('GET', '/api/temp-files')
    const [file] = list.json()
    expect(file).toMatchObject({ originalName: 'A.mp4', source: 'folder', assetType: 'video' })
    await until(async () => {
      const answer = await home.device.call('GET', file.storageUrl)
      expect([answer.statusCode, answer.body.includes('the bytes')]).toEqual([200, true])
    })
    expect((await home.tablet.call('GET', file.storageUrl)).statusCode).toBe(404)
    await home.device.call('DELETE', `/api/temp-files/${file.filename}`)
    await home.shows()
    await home.scanAgain()
    expect(await home.names()).toEqual([])
    await home.device.call('POST', `/api/temp-files/${file.filename}/restore`)
    await home.shows('A')
  })

  it('names files whose bytes are not what their names say, and makes no titles of them', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    await shelf.write('Page.mp4', '<html><script>alert(1)</script></html>')
    await shelf.write('List.mkv', '#EXTM3U\nfile:///etc/passwd\n')
    await shelf.write('Empty.mp4', '')
    await shelf.write('Old.wmv', Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'))
    await home.addAll(shelf.folder)
    await home.shows('A')
    await home.isQuiet()
    const [folder] = await home.folders()
    expect(folder?.problems.map(({ path }) => path)).toEqual([
      'Empty.mp4',
      'List.mkv',
      'Old.wmv',
      'Page.mp4',
    ])
    expect(folder?.problems[0]?.reason).toContain('no kind of film')
    for (const file of (await home.device.call('GET', '/api/temp-files')).json()) {
      if (file.originalName === 'A.mp4') continue
      expect((await home.device.call('GET', file.storageUrl)).statusCode).toBe(404)
    }
  })

  it('follows no loop of links, and no link out of the folder', async () => {
    const shelf = await newShelf()
    const elsewhere = await newShelf()
    await shelf.put('Films/A.mp4')
    await elsewhere.put('Secret.mp4')
    await symlink(shelf.folder, shelf.at('Films/again'))
    await symlink(elsewhere.folder, shelf.at('out'))
    await symlink(elsewhere.at('Secret.mp4'), shelf.at('Link.mp4'))
    await symlink('/etc/passwd', shelf.at('passwd.mp4'))
    await home.addAll(shelf.folder)
    await home.shows('A')
  })

  it('takes two folders with the same show for one, and each episode once', async () => {
    const one = await newShelf()
    const other = await newShelf()
    await one.put('Snails/Season 1/S01E01 - Out.mp4', 'Dune (2021).mp4')
    await other.put('snails/Season 1/S01E01 - Out.mp4', 'snails/Season 2/S02E01 - Far.mp4')
    await other.put('Dune.2021.1080p.mp4')
    await home.addAll(one.folder, other.folder)
    await home.shows('Out', 'Far', 'Dune')
    await home.isQuiet()
    await until(async () =>
      expect(await home.title('Far')).toMatchObject({ seasons: 2, episodes: 2 }),
    )
    // The disk with the first goes: the second has the film too.
    await rename(one.folder, `${one.folder}-away`)
    await until(async () => expect((await home.folders())[0]?.state).toBe('missing'))
    const [, { id = 0 } = {}] = await home.folders()
    await home.scan(id)
    await home.shows('Out', 'Far', 'Dune')
    await rename(`${one.folder}-away`, one.folder)
  })
})
