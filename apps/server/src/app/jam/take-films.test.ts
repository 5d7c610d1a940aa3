import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import {
  MAX_TAKE_CARD_BYTES,
  MAX_TAKE_VOICE_BYTES,
  type TakeFilm,
  takeFilmSchema,
} from '@starnest/contract/jam/take-films'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type JamHome, openJamHome, takeFilmCall, tinyTracks } from '../../../test/jam/jam-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import { isPassingKey } from '../../domain/media/passing-media.ts'
import { deviceIdOf } from '../../features/household/device-cookie.ts'
import type { TakeFilmJob } from '../../ports/media/media.ts'
import { devices, encodingDays, households } from '../../tables/family.ts'
import { jamTakeFilms } from '../../tables/jam.ts'

const MINUTE_MS = 60_000
const run = promisify(execFile)

let folder: string
let home: JamHome
let dad: Somebody
let mia: Somebody
/** A voice as Chrome and as Safari record it, and as a wave; and a picture. */
let voices: Record<'webm' | 'mp4' | 'wav', Buffer>
let card: Buffer
const engine = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
/** What the engine that makes films does next. */
let film: (job: TakeFilmJob) => Promise<void>

async function made(name: string, ...from: string[]): Promise<Buffer> {
  const path = join(folder, name)
  await run('ffmpeg', ['-v', 'error', '-y', ...from, path])
  return readFile(path)
}
const tone = (hertz: number, seconds: number) => [
  ...['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${seconds}`],
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-take-films-'))
  voices = {
    webm: await made('voice.webm', ...tone(440, 3), '-c:a', 'libopus'),
    mp4: await made('voice.mp4', ...tone(440, 3), '-c:a', 'aac'),
    wav: await made('voice.wav', ...tone(440, 3)),
  }
  card = await made('card.png', '-f', 'lavfi', '-i', 'color=navy:s=1280x720', '-frames:v', '1')
  const tracks = await tinyTracks(folder)
  await made('backing.webm', ...tone(220, 8), '-c:a', 'libopus')
  home = await openJamHome({
    ...{ hasQueue: true, jam: tracks },
    media: { ...engine, filmTake: (job) => film(job) },
  })
})
afterAll(async () => {
  await home.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await home.clear()
  film = engine.filmTake
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
  mia = await home.addSomebody('G', { displayName: 'Mia' })
})

const requestOf = (more: object = {}) => ({
  ...{ mode: 'karaoke', trackId: 'star-song', fromMs: 1000, toMs: 5000, voiceFromMs: 2000 },
  ...{ voice: voices.webm, card },
  ...more,
})
const ask = ({ deviceId }: Pick<Somebody, 'deviceId'>, more: object = {}, form: FormMore = {}) =>
  home.app.inject({
    cookies: { [DEVICE_COOKIE]: deviceId },
    ...takeFilmCall(requestOf(more), form),
  })
type FormMore = Parameters<typeof takeFilmCall>[1]
const asked = async (who: Somebody, more: object = {}): Promise<TakeFilm> =>
  takeFilmSchema.parse((await ask(who, more)).json())
const stateOf = (who: Somebody, id: string) =>
  home.call(who, 'GET', pathOf(JAM_ROUTES.takeFilm, { id }))
const remove = (who: Somebody, id: string) =>
  home.call(who, 'DELETE', pathOf(JAM_ROUTES.removeTakeFilm, { id }))
const finished = (who: Somebody, id: string): Promise<TakeFilm> =>
  vi.waitFor(async () => {
    const now = takeFilmSchema.parse((await stateOf(who, id)).json())
    expect(['done', 'failed']).toContain(now.state)
    return now
  })
const storedNames = async (): Promise<string[]> => {
  const rows = await home.database.db.select().from(jamTakeFilms)
  // So that no backup keeps them.
  expect(rows.every(({ mediaId }) => isPassingKey(mediaId))).toBe(true)
  const keys = await Promise.all(rows.map(({ mediaId }) => home.storage.list(mediaId)))
  return keys.flat().map((key) => key.slice(key.indexOf('/') + 1))
}
/** A device that was never here. */
const nobody = { deviceId: 'a'.repeat(22) }
const refusalOf = (answer: { json(): unknown }) => answer.json() as { code: string }

/** Loudness of a stretch of a file in decibels, its mean. */
async function loudnessOf(path: string, [from, to]: [number, number], hertz: number) {
  const filter = `atrim=${from}:${to},bandpass=f=${hertz}:w=40,volumedetect`
  const { stderr } = await run('ffmpeg', ['-i', path, '-af', filter, '-f', 'null', '-'])
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1])
}

it.each(['webm', 'mp4', 'wav'] as const)(
  'a voice that was recorded as %s becomes a film with its music, each where it belongs',
  async (kind) => {
    const { id } = await asked(dad, { voice: voices[kind] })
    const done = await finished(dad, id)
    expect(done).toMatchObject({ state: 'done', percent: 100, problem: null })
    const answer = await home.call(dad, 'GET', done.downloadUrl ?? '')
    expect(answer.headers['content-type']).toBe('video/mp4')
    const path = join(folder, `film-${kind}.mp4`)
    await writeFile(path, answer.rawPayload)
    const { durationSeconds, video, audio } = await engine.examine({ sourcePath: path })
    expect(durationSeconds).toBeCloseTo(4, 1)
    expect(video).toMatchObject({ codec: 'h264', widthPx: 1280, heightPx: 720 })
    expect(audio.map(({ codec }) => codec)).toEqual(['aac'])
    // The music is heard all the time, the voice from the first second on.
    expect(await loudnessOf(path, [0.1, 0.9], 220)).toBeGreaterThan(-40)
    expect(await loudnessOf(path, [0.1, 0.9], 440)).toBeLessThan(-50)
    expect(await loudnessOf(path, [1.1, 3.9], 440)).toBeGreaterThan(-40)
  },
)

it('keeps no recording once the film is made, and no film once it was fetched', async () => {
  const { id } = await asked(dad)
  await finished(dad, id)
  await vi.waitFor(async () => expect(await storedNames()).toEqual(['film.mp4']))
  const [row] = await home.database.db.select().from(jamTakeFilms)
  expect((await remove(dad, id)).statusCode).toBe(200)
  expect(await home.storage.list(row?.mediaId ?? '')).toEqual([])
  expect(refusalOf(await stateOf(dad, id)).code).toBe('export_not_found')
})

it('forgets a film that nobody fetched for ten minutes', async () => {
  const { id } = await asked(dad)
  await finished(dad, id)
  home.wait(9 * MINUTE_MS)
  await home.slices.jam.takeFilms.tidy()
  expect((await stateOf(dad, id)).statusCode).toBe(200)
  home.wait(2 * MINUTE_MS)
  await home.slices.jam.takeFilms.tidy()
  expect(refusalOf(await stateOf(dad, id)).code).toBe('export_not_found')
})

it('ends at once when it is cancelled, and keeps nothing', async () => {
  const working = Promise.withResolvers<AbortSignal>()
  film = ({ signal }) => {
    const { promise, reject } = Promise.withResolvers<void>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    if (signal) working.resolve(signal)
    return promise
  }
  const { id } = await asked(dad)
  const signal = await working.promise
  const [row] = await home.database.db.select().from(jamTakeFilms)
  await remove(dad, id)
  expect(signal.aborted).toBe(true)
  expect((await stateOf(dad, id)).statusCode).toBe(404)
  await vi.waitFor(async () => expect(await home.storage.list(row?.mediaId ?? '')).toEqual([]))
})

it('takes the place of the one before of the same screen', async () => {
  const first = await asked(dad)
  const second = await asked(dad)
  expect((await stateOf(dad, first.id)).statusCode).toBe(404)
  expect((await finished(dad, second.id)).state).toBe('done')
})

it('says why a broken voice is no film, keeps none of it, and makes the next one', async () => {
  const broken = Buffer.concat([voices.webm.subarray(0, 200), Buffer.alloc(2000, 7)])
  const { id } = await asked(dad, { voice: broken })
  const failed = await finished(dad, id)
  expect(failed).toMatchObject({ state: 'failed', downloadUrl: null })
  expect(failed.problem?.code).toMatch(/^(damaged|nothing_in_it|no_duration|cut_off)$/)
  await vi.waitFor(async () => expect(await storedNames()).toEqual([]))
  const answer = await home.call(dad, 'GET', pathOf(JAM_ROUTES.takeFilmBytes, { id }))
  expect(refusalOf(answer).code).toBe('export_not_ready')
  expect((await finished(dad, (await asked(dad)).id)).state).toBe('done')
})

it('is refused to a child, to a grown-up with a child, and where nobody said who watches', async () => {
  expect(refusalOf(await ask(mia)).code).toBe('grown_ups_only')
  await home.database.db
    .update(devices)
    .set({ companionIds: [mia.profileId] })
    .where(eq(devices.id, deviceIdOf(dad.deviceId)))
  expect(refusalOf(await ask(dad)).code).toBe('grown_ups_only')
  await home.addSomebody('R', { displayName: 'Mum', ageGroup: 'adult', pinHash: 'scrypt' })
  expect(refusalOf(await ask(nobody)).code).toBe('grown_ups_only')
  expect(await home.database.db.select().from(jamTakeFilms)).toEqual([])
})

it('is refused until tomorrow where the minutes of encoding are used up, and counts for them', async () => {
  const limit = (limitEncodeMinutes: number | null) =>
    home.database.db.update(households).set({ limitEncodeMinutes })
  await limit(0)
  expect(refusalOf(await ask(dad)).code).toBe('encoding_spent')
  expect(await home.database.db.select().from(jamTakeFilms)).toEqual([])
  await limit(null)
  await finished(dad, (await asked(dad)).id)
  await vi.waitFor(async () => {
    const [noted] = await home.database.db.select().from(encodingDays)
    expect(noted?.seconds).toBeGreaterThan(0)
  })
})

it('is there for nobody else, and on no other device', async () => {
  const mum = await home.addSomebody('R', { displayName: 'Mum', ageGroup: 'adult' })
  const { id } = await asked(dad)
  await finished(dad, id)
  for (const who of [mum, mia]) {
    expect([403, 404]).toContain((await stateOf(who, id)).statusCode)
    const bytes = await home.call(who, 'GET', pathOf(JAM_ROUTES.takeFilmBytes, { id }))
    expect([403, 404]).toContain(bytes.statusCode)
    expect([403, 404]).toContain((await remove(who, id)).statusCode)
  }
  expect((await stateOf(dad, id)).statusCode).toBe(200)
})

it.each([
  ['a voice that is too large', () => ({ voice: large(MAX_TAKE_VOICE_BYTES) }), 'file_too_large'],
  ['a picture that is too large', () => ({ card: large(MAX_TAKE_CARD_BYTES) }), 'file_too_large'],
  ['a picture instead of a voice', () => ({ voice: card }), 'file_type_refused'],
  ['a voice instead of a picture', () => ({ card: voices.wav }), 'file_type_refused'],
  ['a web page instead of a picture', () => ({ card: Buffer.from('<svg/>') }), 'file_type_refused'],
  ['a song that is not there', () => ({ trackId: 'no-song' }), 'song_not_found'],
  ['a film that ends before it begins', () => ({ toMs: 900 }), 'invalid_request'],
  ['a film of an hour', () => ({ toMs: 3_600_000 }), 'invalid_request'],
  ['a film of no song', () => ({ trackId: undefined }), 'invalid_request'],
  ['what is not asked', () => ({ intoFile: '/tmp/film.mp4' }), 'invalid_request'],
  ['a film without a voice', () => ({ voice: undefined }), 'invalid_request'],
  ['a film without a picture', () => ({ card: undefined }), 'invalid_request'],
] as const)('refuses %s', async (_, more, code) => {
  expect(refusalOf(await ask(dad, more())).code).toBe(code)
  expect(await home.database.db.select().from(jamTakeFilms)).toEqual([])
})

const large = (bytes: number) => Buffer.alloc(bytes + 1, 7)

it.each([
  ['two voices', { more: [['voice', 'voice.webm', Buffer.from('a')]] }],
  ['a file that nobody asked for', { more: [['notes', 'notes.txt', Buffer.from('a')]] }],
  ['a voice that is no file', { fields: { voice: 'la la la' } }],
  ['a field that nobody asked for', { fields: { notes: 'la la la' } }],
] as const)('refuses a form with %s', async (_, form) => {
  expect(refusalOf(await ask(dad, {}, form)).code).toBe('invalid_request')
  expect(await home.database.db.select().from(jamTakeFilms)).toEqual([])
})

it('tells a browser on its network why a voice is refused, whose end was not read', async () => {
  const origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
  const { url, payload, headers } = takeFilmCall(requestOf({ voice: large(30_000_000) }))
  const cookie = `${DEVICE_COOKIE}=${dad.deviceId}`
  const sent = { method: 'POST', headers: { ...headers, cookie }, body: new Uint8Array(payload) }
  const answer = await fetch(`${origin}${url}`, sent)
  expect(await answer.json()).toMatchObject({ code: 'file_too_large' })
})

it('takes a voice and a picture that are as large as they may be', async () => {
  const fill = (bytes: Buffer, size: number) =>
    Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
  const voice = fill(voices.webm, MAX_TAKE_VOICE_BYTES)
  const answer = await ask(dad, { voice, card: fill(card, MAX_TAKE_CARD_BYTES) })
  expect(answer.statusCode).toBe(201)
})
