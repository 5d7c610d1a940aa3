import { mkdir, mkdtemp, realpath, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SongFolder, songFolderListSchema } from '@starnest/contract/jam/imports'
import { type JamSong, jamSongListSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type JamHome, openJamHome } from '../../../test/jam/jam-home.ts'
import { MESSY, writeMessySongs } from '../../../test/jam/messy-songs.ts'
import { askFfprobe } from '../../../test/media/make-media.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { openForeignText } from '../../adapters/foreign-text/open-foreign-text.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import { type ForeignText, ForeignTextError } from '../../ports/language/foreign-text.ts'

const engine = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
/** What is encoded, and what holds it up. Only one test listens to the result. */
const asked = {
  encodings: 0,
  isReal: false,
  hold: undefined as Promise<void> | undefined,
  isBroken: false,
  isBusy: false,
}

const texts = openForeignText()
const foreignText: ForeignText = {
  read: (reader, input) =>
    asked.isBusy ? Promise.reject(new ForeignTextError('too_many')) : texts.read(reader, input),
  close: () => texts.close(),
}

let home: JamHome
let dad: Somebody
let mia: Somebody
let work: string
let songs: string
beforeAll(async () => {
  work = await realpath(await mkdtemp(join(tmpdir(), 'starnest-songs-')))
  home = await openJamHome({
    hasQueue: true,
    foreignText,
    media: {
      ...engine,
      async encodeSound(job) {
        asked.encodings += 1
        await asked.hold
        if (asked.isBroken) throw new Error('the disk of the server is away')
        if (asked.isReal) await engine.encodeSound(job)
        else await writeFile(job.intoFile, 'a sound')
      },
    },
  })
})
afterAll(async () => {
  await home.close()
  await rm(work, { recursive: true, force: true })
})
beforeEach(async () => {
  await home.clear()
  asked.hold = undefined
  asked.isReal = false
  asked.isBroken = false
  asked.isBusy = false
  dad = await home.addSomebody('R', { ageGroup: 'adult' })
  mia = await home.addSomebody('G')
  songs = join(await mkdtemp(join(work, 'home-')), 'songs')
  await mkdir(songs)
})

const add = (path: string, who = dad) => home.call(who, 'POST', JAM_ROUTES.addFolder.path, { path })
const folders = async () =>
  songFolderListSchema.parse((await home.call(dad, 'GET', JAM_ROUTES.folders.path)).json())
const imported = async (who = dad): Promise<JamSong[]> =>
  jamSongListSchema
    .parse((await home.call(who, 'GET', JAM_ROUTES.songs.path)).json())
    .filter(({ isImported }) => isImported)
const act = (route: { path: `/${string}` }, id: number, method: 'POST' | 'DELETE' = 'POST') =>
  home.call(dad, method, pathOf(route, { id }))

async function whenDone(states: SongFolder['state'][] = ['ready']): Promise<SongFolder> {
  return vi.waitFor(
    async () => {
      const [folder] = await folders()
      if (!folder || !states.includes(folder.state)) throw new Error(`it is ${folder?.state}`)
      return folder
    },
    { interval: 50 },
  )
}

/** One song beside a sound of a second. `level`: what its samples are, 0 to 255. */
async function writeOne(name = 'one', title = 'One', { word = 'La', level = 128 } = {}) {
  const sound = join(songs, `${name}.wav`)
  const silence = Buffer.alloc(8000)
  const header = Buffer.from(
    'UklGRmQfAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAfAAA=',
    'base64',
  )
  await writeFile(sound, Buffer.concat([header, silence.fill(level)]))
  const text = [
    `#TITLE:${title}`,
    '#ARTIST:Nobody',
    '#BPM:120',
    `#MP3:${name}.wav`,
    `: 0 4 0 ${word}`,
    'E',
  ]
  await writeFile(join(songs, `${name}.txt`), text.join('\n'))
}

/** Takes the folder in, and says that everybody may see its songs. */
async function readForEverybody(): Promise<SongFolder> {
  await add(songs)
  const folder = await whenDone()
  await home.call(dad, 'POST', JAM_ROUTES.ages.path, { songs: 'all', minimumAge: 0 })
  return folder
}

describe('a folder of songs', () => {
  it('as people find them gives a song or a sentence for every text, and opens nothing outside', async () => {
    await writeMessySongs(songs, join(work, 'outside.mp3'))
    expect((await add(songs)).statusCode).toBe(201)
    const folder = await whenDone()
    const isSong = ({ becomes }: { becomes: string }) =>
      ['song', 'repaired', 'audio_shorter'].includes(becomes)
    const expected = Object.entries(MESSY)
    expect(folder.songs).toBe(expected.filter(([, one]) => isSong(one)).length)
    const told = new Map(folder.problems.map((problem) => [problem.path, problem]))
    for (const [path, one] of expected) {
      if (one.becomes === 'song' && !told.has(path)) continue
      const code = one.becomes === 'song' ? 'repaired' : one.becomes
      expect(told.get(path), path).toMatchObject({ code, isSong: isSong(one) })
      expect(told.get(path)?.reason).toMatch(/^[A-Z].*\.$/)
      expect(told.get(path)?.reason).not.toContain(work)
    }
    const titles = (await imported()).map(({ title }) => title)
    expect(titles).toContain('Für Élise')
    expect(titles).toContain('With a mark')
    expect(await imported(mia)).toEqual([])
  })

  it('gives each song its sound as Opus at -16 LUFS, under an address of its own', async () => {
    asked.isReal = true
    await writeMessySongs(songs, join(work, 'outside.mp3'))
    for (const name of Object.keys(MESSY)) {
      if (name !== 'plain/song.txt') await rm(join(songs, name))
    }
    await add(songs)
    await whenDone()
    const [song] = await imported()
    expect(song).toMatchObject({
      title: 'Star song',
      genre: 'Pop',
      difficulty: 'Easy',
      isImported: true,
    })
    const sound = await home.call(dad, 'GET', song?.soundUrl ?? '')
    const kept = join(work, 'kept.webm')
    await writeFile(kept, sound.rawPayload)
    expect(await askFfprobe(kept, 'stream=codec_name,channels')).toBe('opus,2')
    const examination = await engine.examine({ sourcePath: kept, format: 'webm' })
    const loudness = await engine.measureLoudness({
      ...{ sourcePath: kept, format: 'webm', examination },
    })
    expect(loudness?.integratedLufs).toBeCloseTo(-16, 0)
    expect((await home.call(mia, 'GET', song?.soundUrl ?? '')).statusCode).toBe(404)
  })

  it('is read again: what is new comes, what changed changes, what is gone goes, the rest stays', async () => {
    for (const name of ['one', 'two', 'three']) await writeOne(name, name)
    await add(songs)
    const { id } = await whenDone()
    const before = await imported()
    await home.call(dad, 'POST', JAM_ROUTES.ages.path, { songs: 'all', minimumAge: 0 })
    asked.encodings = 0
    await rm(join(songs, 'one.txt'))
    await writeOne('two', 'Another two')
    await writeOne('four', 'four')
    await utimes(join(songs, 'two.wav'), 1, 1)
    await act(JAM_ROUTES.scanFolder, id)
    await whenDone()
    await vi.waitFor(async () =>
      expect((await imported()).map(({ title }) => title)).toEqual([
        'Another two',
        'four',
        'three',
      ]),
    )
    expect(asked.encodings).toBe(2)
    const after = await imported()
    const idOf = (all: JamSong[], title: string) => all.find((one) => one.title === title)?.id
    expect(idOf(after, 'Another two')).toBe(idOf(before, 'two'))
    // A parent's word on a song stays with it, and a new one waits for it.
    expect((await imported(mia)).map(({ title }) => title)).toEqual(['Another two', 'three'])
    const gone = before.find(({ title }) => title === 'one')
    expect((await home.call(dad, 'GET', gone?.soundUrl ?? '')).statusCode).toBe(404)
  })

  it('can be stopped and looked through again, and tells how far it is', async () => {
    for (const name of ['one', 'two']) await writeOne(name, name)
    let goOn = () => undefined as unknown
    asked.hold = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await add(songs)
    const { id } = await vi.waitFor(async () => {
      const [folder] = await folders()
      expect(folder).toMatchObject({ state: 'scanning', progress: { done: 0, total: 2 } })
      return folder ?? { id: 0 }
    })
    expect((await act(JAM_ROUTES.stopFolder, id)).json()).toMatchObject({ state: 'stopped' })
    goOn()
    asked.hold = undefined
    await act(JAM_ROUTES.scanFolder, id)
    expect(await whenDone()).toMatchObject({ songs: 2, progress: null })
  })

  it('that is taken out takes its songs and their sounds along; its files stay', async () => {
    await writeOne()
    await add(songs)
    const { id } = await whenDone()
    const [song] = await imported()
    expect((await act(JAM_ROUTES.removeFolder, id, 'DELETE')).statusCode).toBe(200)
    expect([await folders(), await imported()]).toEqual([[], []])
    expect((await home.call(dad, 'GET', song?.soundUrl ?? '')).statusCode).toBe(404)
    expect((await act(JAM_ROUTES.scanFolder, id)).statusCode).toBe(404)
  })

  it('whose disk is away keeps its songs', async () => {
    await writeOne()
    await add(songs)
    const { id } = await whenDone()
    await rename(songs, `${songs}-away`)
    await act(JAM_ROUTES.scanFolder, id)
    expect(await whenDone(['missing'])).toMatchObject({ songs: 1 })
  })

  it('that is suddenly empty, as a disk leaves it that goes, keeps its songs and their ages', async () => {
    await writeOne()
    const folder = await readForEverybody()
    await rm(songs, { recursive: true })
    await mkdir(songs)
    await act(JAM_ROUTES.scanFolder, folder.id)
    expect(await whenDone(['missing'])).toMatchObject({ songs: 1 })
    expect(await imported(mia)).toHaveLength(1)
  })

  it.each([
    ['whose sound is not there yet', 'audio_missing', () => rm(join(songs, 'one.wav'))],
    [
      'while too much is being read',
      'failed',
      async () => {
        asked.isBusy = true
      },
    ],
  ])('keeps a song %s, and its age', async (_, code, happen) => {
    await writeOne()
    const { id } = await readForEverybody()
    await happen()
    await act(JAM_ROUTES.scanFolder, id)
    const { problems } = await whenDone()
    expect(problems).toMatchObject([{ path: 'one.txt', code, isSong: false }])
    expect(await imported(mia)).toHaveLength(1)
  })

  it('forgets a song whose text is none any more', async () => {
    await writeOne()
    const { id } = await readForEverybody()
    await writeFile(join(songs, 'one.txt'), 'Somebody wrote a letter over it.')
    await act(JAM_ROUTES.scanFolder, id)
    expect(await whenDone()).toMatchObject({ songs: 0 })
  })

  it.each([
    ['other words', { word: 'Other' }],
    ['another sound', { level: 90 }],
  ])(
    'has %s in the place of a song: it is for grown-ups until a parent says an age',
    async (_, changes) => {
      await writeOne()
      const { id } = await readForEverybody()
      const [before] = await imported()
      await writeOne('one', 'One', changes)
      await utimes(join(songs, 'one.wav'), 1, 1)
      await act(JAM_ROUTES.scanFolder, id)
      await whenDone()
      const [after] = await imported()
      expect(after).toMatchObject({ id: before?.id, minimumAge: null })
      expect(after?.soundUrl).not.toBe(before?.soundUrl)
      expect(await imported(mia)).toEqual([])
    },
  )

  it('whose reading breaks off says so, and its log says why', async () => {
    await writeOne()
    asked.isBroken = true
    await add(songs)
    const folder = await vi.waitFor(async () => {
      const [one] = await folders()
      if (!one?.problems.length) throw new Error('it has not broken off yet')
      return one
    })
    expect(folder).toMatchObject({
      ...{ state: 'waiting', progress: null },
      problems: [{ path: '', code: 'failed', isSong: false }],
    })
    expect(home.logged).toContainEqual(
      expect.objectContaining({
        msg: 'A folder of songs could not be read; it is tried again',
        err: expect.objectContaining({ message: 'the disk of the server is away' }),
      }),
    )
    asked.isBroken = false
    await act(JAM_ROUTES.stopFolder, folder.id)
    await act(JAM_ROUTES.scanFolder, folder.id)
    expect(await whenDone()).toMatchObject({ songs: 1, problems: [] })
  })

  it.each([
    ['a relative path', () => 'songs', 'not_absolute'],
    ['what is no folder', () => join(work, 'nothing'), 'not_a_folder'],
    ["Starnest's own folder", () => home.uploadsFolder, 'inside_data'],
  ])('is not %s', async (_, path, reason) => {
    const answer = await add(path())
    expect([answer.statusCode, answer.json().details?.reason]).toEqual([400, reason])
  })

  it('is not one inside another, and at most five are taken', async () => {
    await add(songs)
    await mkdir(join(songs, 'inner'))
    expect((await add(join(songs, 'inner'))).json().details).toEqual({ reason: 'nested' })
    for (const name of ['a', 'b', 'c', 'd']) {
      await mkdir(`${songs}-${name}`)
      expect((await add(`${songs}-${name}`)).statusCode).toBe(201)
    }
    await mkdir(`${songs}-e`)
    expect((await add(`${songs}-e`)).json().details).toEqual({ reason: 'too_many' })
  })

  it('is for grown-ups alone', async () => {
    expect((await add(songs, mia)).statusCode).toBe(403)
    expect((await home.call(mia, 'GET', JAM_ROUTES.folders.path)).statusCode).toBe(403)
  })
})
