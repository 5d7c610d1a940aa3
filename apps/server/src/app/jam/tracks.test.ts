import {
  jamBeatListSchema,
  jamSongListSchema,
  jamSongSheetSchema,
} from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JamHome, LONG, openJamHome } from '../../../test/jam/jam-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { devices, households } from '../../tables/family.ts'
import { importedSongs, songFolders } from '../../tables/jam.ts'

let home: JamHome
let mia: Somebody
let teo: Somebody
let dad: Somebody
let imported: string
beforeAll(async () => {
  home = await openJamHome()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.clear()
  mia = await home.addSomebody('G')
  teo = await home.addSomebody('PG-13', { ageGroup: 'teen' })
  dad = await home.addSomebody('R', { ageGroup: 'adult' })
  imported = `import-${await addImported(home.householdId)}`
})

/** A song of a family's folder, with a sound in storage. */
async function addImported(householdId: number): Promise<number> {
  const { db } = home.database
  const [folder] = await db.insert(songFolders).values({ householdId, path: '/songs' }).returning()
  const mediaId = 'aaaaaaaaaaaaaaaaaaaaaM'
  const { title, artist, language, year, bpm } = LONG
  const [song] = await db
    .insert(importedSongs)
    .values({
      ...{ householdId, folderId: folder?.id ?? 0, path: 'a.txt', originHash: 'one', mediaId },
      facts: { title, artist, language, year, bpm, voices: 1 },
      ...{ song: LONG, genre: 'Pop', difficulty: 'Easy', durationMs: 60_000 },
    })
    .returning()
  return song?.id ?? 0
}

const songsOf = async (who: Somebody) =>
  jamSongListSchema.parse((await home.call(who, 'GET', JAM_ROUTES.songs.path)).json())
const idsOf = async (who: Somebody) => (await songsOf(who)).map(({ id }) => id)
const setAge = (minimumAge: number | null, songs: unknown = 'all', who = dad) =>
  home.call(who, 'POST', JAM_ROUTES.ages.path, { songs, minimumAge })

const sheetOf = async (who: Somebody, id: string) =>
  jamSongSheetSchema.parse((await home.call(who, 'GET', pathOf(JAM_ROUTES.song, { id }))).json())
const shift = (who: Somebody, id: string, lyricOffsetMs: number) =>
  home.call(who, 'PUT', pathOf(JAM_ROUTES.setLyricOffset, { id }), { lyricOffsetMs })

describe('the words of a song of the family', () => {
  it('are shifted by grown-ups, for everybody, and its list says nothing of it', async () => {
    await setAge(0)
    const { gapMs } = await sheetOf(mia, imported)
    const answer = await shift(dad, imported, -350)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ gapMs, lyricOffsetMs: -350 })
    expect(await sheetOf(mia, imported)).toMatchObject({ gapMs, lyricOffsetMs: -350 })
    const listed = (await home.call(mia, 'GET', JAM_ROUTES.songs.path)).body
    expect(listed).not.toContain('lyricOffsetMs')
    const round = await home.opened(dad, { trackId: imported, kind: 'challenge30' })
    expect(round.fromMs).toBe(0)
    await shift(dad, imported, 0)
    expect((await sheetOf(mia, imported)).lyricOffsetMs).toBe(0)
  })

  it.each([
    ['by a child', () => mia, () => imported, 100, 403],
    ['of a song that ships', () => dad, () => 'star-song', 100, 404],
    ['of a song that is not there', () => dad, () => 'import-2147483647', 100, 404],
    ['by more than two seconds', () => dad, () => imported, 2050, 400],
  ])('are not shifted %s', async (_, who, id, byMs, status) => {
    await setAge(0)
    expect((await shift(who(), id(), byMs)).statusCode).toBe(status)
    expect((await sheetOf(dad, imported)).lyricOffsetMs).toBe(0)
  })
})

describe('songs', () => {
  it('that ship are for everybody, with notes and sound', async () => {
    const [first, second] = await songsOf(mia)
    expect([first?.title, second?.title]).toEqual(['Moon song', 'Star song'])
    expect(second).toMatchObject({ isImported: false, minimumAge: 0, voices: 1 })
    const answer = await home.call(mia, 'GET', pathOf(JAM_ROUTES.song, { id: 'moon-song' }))
    const sheet = jamSongSheetSchema.parse(answer.json())
    expect(sheet.voices).toEqual(LONG.voices)
  })

  it('of the family are for grown-ups, until a parent says an age', async () => {
    expect([await idsOf(mia), await idsOf(teo)].flat()).not.toContain(imported)
    expect(await idsOf(dad)).toContain(imported)
    expect((await setAge(10)).statusCode).toBe(200)
    expect(await idsOf(teo)).toContain(imported)
    expect(await idsOf(mia)).not.toContain(imported)
    await setAge(0, [imported])
    expect(await idsOf(mia)).toContain(imported)
    await setAge(null)
    expect(await idsOf(teo)).not.toContain(imported)
  })

  it('that are hidden are nowhere: no notes, no sound, no round, no place in the queue', async () => {
    const [song] = (await songsOf(dad)).filter(({ id }) => id === imported)
    const asked = [
      home.call(mia, 'GET', pathOf(JAM_ROUTES.song, { id: imported })),
      home.call(mia, 'GET', song?.soundUrl ?? ''),
      home.call(mia, 'HEAD', song?.soundUrl ?? ''),
      home.open(mia, { trackId: imported }),
      home.call(mia, 'POST', JAM_ROUTES.enqueue.path, {
        ...{ mode: 'karaoke', trackId: imported, singer: { is: 'guest', name: 'Ida' } },
      }),
    ]
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(
      asked.map(() => 404),
    )
  })

  it('are hidden as soon as a child watches along', async () => {
    await home.database.db.update(devices).set({ companionIds: [mia.profileId] })
    expect(await idsOf(dad)).not.toContain(imported)
  })

  it("get no age from children, and none of another household's", async () => {
    expect((await setAge(0, 'all', mia)).statusCode).toBe(403)
    expect((await setAge(0, ['import-2147483647'])).statusCode).toBe(404)
    expect((await setAge(0, ['star-song'])).statusCode).toBe(404)
    const [neighbours] = await home.database.db.insert(households).values({ name: 'B' }).returning()
    const theirs = `import-${await addImported(neighbours?.id ?? 0)}`
    expect((await setAge(0, [theirs])).statusCode).toBe(404)
    expect(await idsOf(dad)).not.toContain(theirs)
    const sheet = await home.call(dad, 'GET', pathOf(JAM_ROUTES.song, { id: theirs }))
    expect(sheet.statusCode).toBe(404)
  })
})

describe('sound', () => {
  it('is sent whole or by Range, and may be kept under its address', async () => {
    const [song] = await songsOf(mia)
    const whole = await home.call(mia, 'GET', song?.soundUrl ?? '')
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/webm',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    const part = await home.app.inject({
      url: song?.soundUrl ?? '',
      headers: { range: 'bytes=2-6' },
    })
    expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(2, 7)])
    const beyond = await home.app.inject({
      url: song?.soundUrl ?? '',
      headers: { range: 'bytes=900-' },
    })
    expect(beyond.statusCode).toBe(416)
  })

  it('of another version is not there', async () => {
    const { songSound } = JAM_ROUTES
    const old = pathOf(songSound, { id: 'star-song', version: 'v0v0v0v0' })
    expect((await home.call(mia, 'GET', old)).statusCode).toBe(404)
    const strange = pathOf(songSound, { id: '../etc', version: 'v1v1v1v1' })
    expect((await home.call(mia, 'GET', strange)).statusCode).toBe(400)
  })
})

it('beats are for everybody, with a grid and a sound', async () => {
  const answer = await home.call(mia, 'GET', JAM_ROUTES.beats.path)
  const [beat] = jamBeatListSchema.parse(answer.json())
  expect(beat).toMatchObject({ id: 'boom-bap', bpm: 120 })
  const grid = await home.call(mia, 'GET', pathOf(JAM_ROUTES.beat, { id: 'boom-bap' }))
  expect(grid.json()).toMatchObject({ bars: 16, beatsPerBar: 4 })
  expect((await home.call(mia, 'GET', beat?.soundUrl ?? '')).statusCode).toBe(200)
  const none = await home.call(mia, 'GET', pathOf(JAM_ROUTES.beat, { id: 'star-song' }))
  expect(none.json()).toMatchObject({ code: 'song_not_found' })
})
