import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { MAX_TAKE_CARD_BYTES, MAX_TAKE_VOICE_BYTES } from '@starnest/contract/jam/take-films'
import { pathOf } from '@starnest/contract/route'
import { jamTakeFilms } from '../../../src/tables/jam.ts'
import { png, REFUSED, wav } from '../../files/sample-files.ts'
import { takeFilmCall, tinyTracks } from '../../jam/jam-home.ts'
import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'

type House = OpenHome & { folder: string }
type Case = HostileCase<House>

const REQUEST = {
  ...{ mode: 'karaoke', trackId: 'star-song', fromMs: 0, toMs: 4000, voiceFromMs: 0 },
  ...{ voice: wav(), card: png() },
}

type Form = Parameters<typeof takeFilmCall>[1]

/** Its form is written at once: that is the sender's work, and takes longer than all that is done here. */
const request = (name: string, more: object, becomes: Expected, form: Form = {}): Case => {
  const sent = takeFilmCall({ ...REQUEST, ...more }, form)
  return { name: `a film of ${name}`, becomes, send: ({ call }) => call(sent) }
}

/** A film whose form is not what it says it is. */
const broken = (name: string, change: (sent: Buffer) => Buffer): Case => {
  const { payload, ...sent } = takeFilmCall(REQUEST)
  return {
    name: `a film of a form ${name}`,
    becomes: 'invalid_request',
    send: ({ call }) => call({ ...sent, payload: change(payload) }),
  }
}

/** An id of a film that nobody asked for. */
const id = (said: string, becomes: Expected): Case => ({
  name: `the film ${said.slice(0, 40)}`,
  becomes,
  send: ({ call }) => call({ url: pathOf(JAM_ROUTES.takeFilmBytes, { id: said }) }),
})

/** What somebody sends as a recorded voice or its picture. */
export const takeFilms = entranceOf<House>({
  name: 'films of takes',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'starnest-hostile-takes-'))
    const house = await openHome({ jam: await tinyTracks(folder) })
    await house.home.slices.jam.start()
    return { ...house, folder }
  },
  async check({ home }) {
    await checkHealth(home)
    const films = await home.database.db.select().from(jamTakeFilms)
    if (films.length > 0) throw new Error(`${films.length} films were begun`)
  },
  async close({ home, folder }) {
    await home.close()
    await rm(folder, { recursive: true, force: true })
  },
  cases: [
    ...REFUSED.flatMap(([name, bytes]) => [
      request(`a voice that is ${name}`, { voice: bytes }, 'file_type_refused'),
      request(`a picture that is ${name}`, { card: bytes }, 'file_type_refused'),
    ]),
    request('a picture as its voice', { voice: png() }, 'file_type_refused'),
    request('a sound as its picture', { card: wav() }, 'file_type_refused'),
    request(
      'too long a voice',
      { voice: Buffer.alloc(MAX_TAKE_VOICE_BYTES + 1) },
      'file_too_large',
    ),
    request(
      'too large a picture',
      { card: Buffer.alloc(MAX_TAKE_CARD_BYTES + 1) },
      'file_too_large',
    ),
    request('a voice without end', { voice: Buffer.alloc(20_000_000, 'A') }, 'file_too_large'),
    request(
      'the largest voice, of nothing',
      { voice: Buffer.alloc(MAX_TAKE_VOICE_BYTES) },
      'file_type_refused',
    ),
    request('no voice', { voice: undefined }, 'invalid_request'),
    request('no picture', { card: undefined }, 'invalid_request'),
    request('two pictures', {}, 'invalid_request', { more: [['card', 'card.png', png()]] }),
    request('a thousand files', {}, 'invalid_request', {
      more: Array.from({ length: 1000 }, (_, at) => [`file${at}`, 'a', png()] as const),
    }),
    request('a thousand fields', {}, 'invalid_request', {
      fields: Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field${at}`, 'a'])),
    }),
    request('a field of its own prototype', {}, 'invalid_request', {
      fields: { ['__proto__']: 'a' },
    }),
    broken('that breaks off', (form) => form.subarray(0, form.length / 2)),
    broken('of no bytes', () => Buffer.alloc(0)),
    broken('of no parts', (form) => form.subarray(form.lastIndexOf('\r\n--') + 2)),
    broken('of lines without end', () => Buffer.alloc(8_000_000, '\r\n--')),
    broken('with a head without end', (form) =>
      Buffer.concat([form.subarray(0, 60), Buffer.alloc(4_000_000, 'a')]),
    ),
    request('a path as its song', { trackId: '../../backing' }, [
      'invalid_request',
      'song_not_found',
    ]),
    request('a song of nobody', { trackId: 'import-99' }, 'song_not_found'),
    request('time that runs backwards', { toMs: -1 }, 'invalid_request'),
    request('time without end', { toMs: 1e308 }, 'invalid_request'),
    request('a voice of another year', { voiceFromMs: 3e12 }, 'invalid_request'),
    request('more than is asked', { intoFile: '/tmp/x.mp4' }, 'invalid_request'),
    {
      name: 'a film that a child asks for',
      becomes: 'grown_ups_only',
      send: ({ callAsChild }) => callAsChild(takeFilmCall(REQUEST)),
    },
    id('a'.repeat(22), 'export_not_found'),
    id('../../../../etc/passwd', ['invalid_request', 'not_found']),
    id('%2e%2e%2f', 'invalid_request'),
    id('__proto__', 'invalid_request'),
  ],
})
