import { readFile, rm, writeFile } from 'node:fs/promises'
import { pathOf } from '@starnest/contract/route'
import { type Playback, playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import {
  type LibraryHome,
  newShelf,
  openLibraryHome,
  until,
} from '../../../test/library/library-home.ts'
import { generated, runBareFfmpeg } from '../../../test/media/make-media.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { files, foundSegments, ingestJobs } from '../../tables/files.ts'

let our: LibraryHome | undefined
afterEach(async () => {
  await our?.close()
  our = undefined
})

const INTRO = 'the same intro'

/** An engine that hears ten minutes: of films whose bytes speak of an intro, the same 40 seconds, later in each. */
function hearingEngine(changes: Partial<Media> = {}) {
  const heard: string[] = []
  const media = scriptedEngine(
    { ...PLAIN_FILM, durationSeconds: 600 },
    {
      async fingerprintSound({ sourcePath, seconds, intoFile }) {
        const words = (await readFile(sourcePath)).subarray(24).toString()
        heard.push(words.replaceAll('\0', ''))
        const own = noise(words.length * 7 + heard.length, seconds * 8)
        if (words.includes(INTRO) && seconds === 150) own.set(noise(1, 320), words.length)
        await writeFile(intoFile, own)
      },
      ...changes,
    },
  )
  return { media, heard }
}

/** Numbers that are others for each seed. */
function noise(seed: number, length: number): Uint32Array {
  let state = Math.imul(seed, 0x9e3779b9) >>> 0
  return Uint32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state ^ (state >>> 13)) >>> 0
  })
}

/** Looks through the folders, and prepares what is in them, until nothing is left to do. */
async function prepare({ home, isQuiet }: LibraryHome) {
  await isQuiet()
  await until(async () => {
    const jobs = await home.database.db.select().from(ingestJobs)
    const probed = jobs.filter(({ kind, state }) => kind === 'probe' && state === 'done')
    const all = await home.database.db.select().from(files)
    if (probed.length < all.length) throw new Error('a file has not been looked into')
    if (jobs.some(({ state }) => state === 'queued' || state === 'running')) {
      throw new Error('there is work to do')
    }
  })
}

/** Looks at what seasons lack twice: what was queued is compared the second time. */
async function find(house: LibraryHome) {
  await house.home.runSchedule('find-segments')
  await prepare(house)
  await house.home.runSchedule('find-segments')
}

/** The titles are called as their episodes: here they are told apart by their numbers. */
async function playbackOf(house: LibraryHome, episode: number, by = house.device) {
  const all = await house.list()
  const found = all.find((one) => one.series?.episode === episode)
  return by.call('GET', pathOf(WATCH_ROUTES.playback, { id: found?.id ?? 0 }))
}

async function segmentsOf(house: LibraryHome, episode: number): Promise<Playback['segments']> {
  return playbackSchema.parse((await playbackOf(house, episode)).json()).segments
}

const fingerprintsOf = async ({ home }: LibraryHome) =>
  home.database.db.select().from(ingestJobs).where(eq(ingestJobs.kind, 'fingerprint'))

const episodeAt = (nth: number, words = '') => `Lanterns/Season 1/Lanterns S01E0${nth} ${words}.mp4`

async function openSeason(media: Media) {
  const shelf = await newShelf()
  for (const nth of [1, 2, 3]) await shelf.put(episodeAt(nth, INTRO.repeat(nth)))
  await shelf.put('A film.mp4', 'Alone/Season 1/Alone S01E01.mp4')
  const house = await openLibraryHome([], { media, hasQueue: true })
  our = house
  await house.home.ingest.start({ isAlone: true })
  await house.addAll(shelf.folder)
  await prepare(house)
  return { house, shelf }
}

describe('episodes of a season', () => {
  it('are compared once they are prepared, and what they share is told with what plays', async () => {
    const { media, heard } = hearingEngine()
    const { house, shelf } = await openSeason(media)
    expect(await segmentsOf(house, 2)).toEqual([])
    await find(house)
    for (const nth of [1, 2, 3]) {
      const [intro, ...others] = await segmentsOf(house, nth)
      expect(intro).toMatchObject({ kind: 'intro' })
      expect((intro?.endSeconds ?? 0) - (intro?.startSeconds ?? 0)).toBeCloseTo(40, 0)
      expect(others).toEqual([])
    }
    // Both ends of each of them; a film, and an episode without others, are left alone.
    expect(heard).toHaveLength(6)
    // Who may not see an episode is told nothing of it.
    expect((await playbackOf(house, 1, house.tablet)).statusCode).toBe(404)

    // Of a new one alone there is something to do.
    heard.length = 0
    await shelf.put(episodeAt(4, INTRO.repeat(4)))
    await house.scanAgain()
    await prepare(house)
    await find(house)
    expect(heard).toHaveLength(2)
    expect(await segmentsOf(house, 4)).toMatchObject([{ kind: 'intro' }])
    expect(await segmentsOf(house, 1)).toMatchObject([{ kind: 'intro' }])
  })

  it('lose what was found with their bytes, and with themselves', async () => {
    const { house, shelf } = await openSeason(hearingEngine().media)
    await find(house)
    const { db } = house.home.database
    const before = await db.select().from(foundSegments)
    expect(before).toHaveLength(3)
    const place = eq(files.folderPath, episodeAt(2, INTRO.repeat(2)))
    const [old] = await db.select().from(files).where(place)
    await shelf.write(
      episodeAt(2, INTRO.repeat(2)),
      Buffer.concat([await readFile(shelf.at(episodeAt(1, INTRO))), Buffer.alloc(99)]),
    )
    await house.scanAgain()
    await prepare(house)
    const isOld = and(place, eq(files.mediaId, old?.mediaId ?? ''))
    expect(await db.select().from(files).where(isOld)).toEqual([])
    expect(await segmentsOf(house, 2)).toEqual([])
    expect(await house.home.storage.list(`${old?.mediaId}/fingerprints`)).toEqual([])
    expect(await db.select().from(foundSegments)).toHaveLength(2)
    await rm(shelf.at('Lanterns'), { recursive: true })
    await house.takeAllOut()
    expect(await db.select().from(foundSegments)).toEqual([])
  })

  it('are left alone where the engine makes no fingerprints; one that cannot be heard is left out', async () => {
    let can = false
    const { media, heard } = hearingEngine({ canFingerprint: async () => can })
    const { house } = await openSeason({
      ...media,
      async fingerprintSound(job) {
        const words = (await readFile(job.sourcePath)).toString()
        if (words.includes('S01E03')) throw new MediaError('unreadable', 'It is damaged.')
        await media.fingerprintSound(job)
      },
    })
    await find(house)
    expect(await fingerprintsOf(house)).toEqual([])
    const said = house.home.logged.filter(({ msg }) => /without Chromaprint/.test(`${msg}`))
    expect(said).toHaveLength(1)
    can = true
    await find(house)
    expect(heard).toHaveLength(4)
    const jobs = await fingerprintsOf(house)
    expect(jobs.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'failed'])
    expect(jobs.find(({ state }) => state === 'failed')).toMatchObject({ reason: 'It is damaged.' })
    expect(await segmentsOf(house, 1)).toMatchObject([{ kind: 'intro' }])
    expect(await segmentsOf(house, 3)).toEqual([])
  })
})

/** A tune of the demo library. */
const beat = (name: string) =>
  new URL(`../../../../../packages/demo-library/beats/${name}/beat.webm`, import.meta.url).pathname

/** Seconds of the made episodes' parts. */
const INTRO_SECONDS = 20
const CREDITS_SECONDS = 20

/** An episode whose picture is one colour, and whose sound is real: so many seconds, an intro, what happens, credits. */
async function makeEpisode(
  path: string,
  { before, own }: { before: number; own: [string, string] },
) {
  const parts: [string, number][] = [
    [own[0], before],
    ['balloon-ride', INTRO_SECONDS],
    [own[1], 160 - before - INTRO_SECONDS - CREDITS_SECONDS],
    ['king-of-the-kitchen', CREDITS_SECONDS],
  ]
  const inputs = parts.flatMap(([name, seconds]) => [
    ...['-stream_loop', '-1', '-t', `${seconds}`, '-i', beat(name)],
  ])
  const joined = '[0:a][1:a][2:a][3:a]concat=n=4:v=0:a=1[sound]'
  await runBareFfmpeg(
    ...[...inputs, ...generated('color=size=64x64:rate=2:duration=160')],
    ...['-filter_complex', joined, '-map', '4:v', '-map', '[sound]', '-preset', 'ultrafast'],
    ...['-c:a', 'aac', '-b:a', '96k', '-ac', '1', path],
  )
}

it('finds the intro and the credits of three real episodes', async () => {
  const shelf = await newShelf()
  const season = [
    { before: 3, own: ['sunday-choir', 'treasure-map'] },
    { before: 9.3, own: ['trampoline', 'two-turntables'] },
    { before: 17, own: ['weekend-morning', 'hot-sand'] },
  ] satisfies Parameters<typeof makeEpisode>[1][]
  await shelf.write(episodeAt(1), '')
  await Promise.all(season.map((made, nth) => makeEpisode(shelf.at(episodeAt(nth + 1)), made)))
  const { examine, canFingerprint, fingerprintSound } = openFfmpeg({
    ffmpegPath: 'ffmpeg',
    ffprobePath: 'ffprobe',
  })
  // What else is made of them takes time and has tests of its own.
  const media = scriptedEngine(PLAIN_FILM, { examine, canFingerprint, fingerprintSound })
  our = await openLibraryHome([], { media, hasQueue: true })
  await our.home.ingest.start({ isAlone: true })
  await our.addAll(shelf.folder)
  await prepare(our)
  await find(our)
  for (const [nth, { before }] of season.entries()) {
    const [intro, credits] = await segmentsOf(our, nth + 1)
    expect(intro?.kind).toBe('intro')
    expect(Math.abs((intro?.startSeconds ?? 0) - before)).toBeLessThan(1.5)
    expect(Math.abs((intro?.endSeconds ?? 0) - before - INTRO_SECONDS)).toBeLessThan(1.5)
    expect(credits?.kind).toBe('credits')
    expect(Math.abs((credits?.startSeconds ?? 0) - 140)).toBeLessThan(1.5)
    expect(credits?.endSeconds).toBeCloseTo(160, 0)
  }
  const all = await our.home.database.db.select().from(files)
  for (const { mediaId } of all) {
    const keys = await our.home.storage.list(`${mediaId}/fingerprints`)
    expect(keys.map((key) => key.split('/').at(-1))).toEqual(['beginning.bin', 'ending.bin'])
  }
})
