import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { type JamRound, jamRoundSchema } from '@starnest/contract/jam/rounds'
import { TAKE_CARD_FIELD, TAKE_VOICE_FIELD } from '@starnest/contract/jam/take-films'
import { pathOf } from '@starnest/contract/route'
import { encodePitchFrames, type PitchFrames } from '@starnest/jam/sing/pitch-frames'
import { lastNoteEndMs, type Song } from '@starnest/jam/song/song'
import { singSong } from '@starnest/jam/testing/singer'
import { tuneOf } from '@starnest/jam/testing/songs'
import type { InjectOptions } from 'fastify'
import type { AppParts } from '../../src/app/app-parts.ts'
import type { ShippedTracks } from '../../src/features/jam/tracks/shipped-tracks.ts'
import { type FormPart, formOf } from '../files/files-home.ts'
import { openTestHome, type Somebody, type TestHome } from '../test-home.ts'

/** What is sent for a film of a take: its song and its places go into the address, its files into a form.
 *  `fields` come before the files. */
export function takeFilmCall(
  { voice, card, ...asked }: Record<string, unknown> & Partial<Record<'voice' | 'card', Buffer>>,
  { more = [], fields = {} }: { more?: readonly FormPart[]; fields?: Record<string, string> } = {},
) {
  const search = new URLSearchParams()
  for (const [name, said] of Object.entries(asked)) {
    if (said !== undefined) search.set(name, `${said}`)
  }
  const files: FormPart[] = [
    ...(voice ? [[TAKE_VOICE_FIELD, 'voice.webm', voice] as const] : []),
    ...(card ? [[TAKE_CARD_FIELD, 'card.png', card] as const] : []),
    ...more,
  ]
  const url = `${JAM_ROUTES.makeTakeFilm.path}?${search}`
  return { method: 'POST' as const, url, ...formOf(files, fields) }
}

/** A song of two lines, some eleven seconds; and one that nobody sings in half a minute. */
export const SHORT: Song = tuneOf(2, { title: 'Star song' })
/** A song of ten lines. */
export const LONG: Song = tuneOf(10, { title: 'Moon song' })
/** A beat of 16 bars at 120 BPM: 32 seconds. */
export const BEAT = { bpm: 120, firstBeatMs: 0, beatsPerBar: 4, bars: 16 }

const SOUND = Buffer.from('a sound that is sung to')

/** Tiny music that ships, in a folder. */
export async function tinyTracks(folder: string): Promise<ShippedTracks> {
  const path = join(folder, 'backing.webm')
  await writeFile(path, SOUND)
  const sound = { path, version: 'v1v1v1v1' }
  const plain = { credits: [{ what: 'words', text: 'Nobody knows' }] }
  const song = (id: string, notes: Song) => ({
    facts: {
      ...{ id, title: notes.title, artist: 'Nobody', genre: 'Pop' as const, ...plain },
      ...{ difficulty: 'Easy' as const, bpm: notes.bpm, language: 'en', year: 1806 },
      durationSeconds: Math.ceil(lastNoteEndMs(notes) / 1000) + 2,
    },
    song: notes,
    sound,
  })
  const beat = { id: 'boom-bap', name: 'Boom bap', genre: 'Hip Hop' as const, bpm: 120, ...plain }
  return {
    songs: [song('star-song', SHORT), song('moon-song', LONG)],
    beats: [{ facts: { ...beat, durationSeconds: 34 }, grid: BEAT, sound }],
  }
}

/** A home with tiny music; `call` asks as somebody. */
export async function openJamHome(parts: Partial<AppParts> & { hasQueue?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-jam-'))
  const home = await openTestHome({ jam: await tinyTracks(folder), ...parts })
  await home.slices.jam.start()
  return {
    ...home,
    ...jamCalls(home),
    async close() {
      await home.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type JamHome = Awaited<ReturnType<typeof openJamHome>>

/** A take as it is sent: pitch frames as bytes in base64. */
export const takeOf = (frames: PitchFrames, more: object = {}) => ({
  number: 1,
  delayMs: 0,
  frames: Buffer.from(encodePitchFrames(frames)).toString('base64'),
  ...more,
})

/** Somebody sings, with a seed of one's own so that no two takes are alike. */
export const sung = (song: Song, seed: number, offsetCents = 0) =>
  singSong(song, 0, { seed, offsetCents, jitterCents: 8 })

function jamCalls({ app, clock }: TestHome) {
  const call = (
    { deviceId }: Pick<Somebody, 'deviceId'>,
    method: InjectOptions['method'],
    url: string,
    payload?: object,
  ) =>
    app.inject({
      method,
      url,
      cookies: { [DEVICE_COOKIE]: deviceId },
      ...(payload && { payload }),
    })
  const open = (who: Somebody, request: object = {}) =>
    call(who, 'POST', JAM_ROUTES.openRound.path, {
      ...{ mode: 'karaoke', trackId: 'star-song', kind: 'full' },
      ...request,
    })
  const handIn = (who: Somebody, id: string, takes: object[]) =>
    call(who, 'POST', pathOf(JAM_ROUTES.take, { id }), { takes })
  const opened = async (who: Somebody, request: object = {}): Promise<JamRound> =>
    jamRoundSchema.parse((await open(who, request)).json())
  /** Lets time go by. */
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  return {
    call,
    open,
    handIn,
    opened,
    wait,
    /** A whole round, sung in the time that it takes. */
    async sing(who: Somebody, { song = SHORT, seed = 1, offsetCents = 0, request = {} } = {}) {
      const round = await opened(who, request)
      wait(lastNoteEndMs(song) + 3000)
      const answer = await handIn(who, round.id, [takeOf(sung(song, seed, offsetCents))])
      return jamRoundSchema.parse(answer.json())
    },
  }
}
