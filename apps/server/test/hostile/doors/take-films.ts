import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { MAX_TAKE_CARD_BYTES, MAX_TAKE_VOICE_BYTES } from '@starnest/contract/jam/take-films'
import { pathOf } from '@starnest/contract/route'
import { jamTakeFilms } from '../../../src/tables/jam.ts'
import { png, REFUSED, wav } from '../../files/sample-files.ts'
import { tinyTracks } from '../../jam/jam-home.ts'
import { doorOf, type Expected, type HostileCase } from '../hostile-door.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'

type House = OpenHome & { folder: string }
type Case = HostileCase<House>

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')
const WISH = {
  ...{ mode: 'karaoke', trackId: 'star-song', fromMs: 0, toMs: 4000, voiceFromMs: 0 },
  ...{ voice: base64(wav()), card: base64(png()) },
}

/** Its JSON is written at once: that is the sender's work, and takes longer than all that is done here. */
const wish = (name: string, more: object, becomes: Expected): Case => {
  const payload = JSON.stringify({ ...WISH, ...more })
  const headers = { 'content-type': 'application/json' }
  return {
    name: `a film of ${name}`,
    becomes,
    send: ({ call }) =>
      call({ method: 'POST', url: JAM_ROUTES.makeTakeFilm.path, headers, payload }),
  }
}

/** An id of a film that nobody asked for. */
const id = (said: string, becomes: Expected): Case => ({
  name: `the film ${said.slice(0, 40)}`,
  becomes,
  send: ({ call }) => call({ url: pathOf(JAM_ROUTES.takeFilmBytes, { id: said }) }),
})

/** What somebody sends as a recorded voice or its picture. */
export const takeFilms = doorOf<House>({
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
      wish(`a voice that is ${name}`, { voice: base64(bytes) || 'AAAA' }, 'file_type_refused'),
      wish(`a picture that is ${name}`, { card: base64(bytes) || 'AAAA' }, 'file_type_refused'),
    ]),
    wish('a picture as its voice', { voice: base64(png()) }, 'file_type_refused'),
    wish('a sound as its picture', { card: base64(wav()) }, 'file_type_refused'),
    wish(
      'too long a voice',
      { voice: base64(Buffer.alloc(MAX_TAKE_VOICE_BYTES + 1)) },
      'file_too_large',
    ),
    wish(
      'too large a picture',
      { card: base64(Buffer.alloc(MAX_TAKE_CARD_BYTES + 1)) },
      'file_too_large',
    ),
    wish('more than a call may bring', { voice: 'A'.repeat(20_000_000) }, 'invalid_request'),
    wish('an endless wrong letter', { voice: `${'A'.repeat(8_000_000)}!` }, 'invalid_request'),
    wish('no bytes', { voice: '' }, 'invalid_request'),
    wish('a path', { voice: '/etc/passwd\0' }, 'invalid_request'),
    wish('a path as its song', { trackId: '../../backing' }, ['invalid_request', 'song_not_found']),
    wish('a song of nobody', { trackId: 'import-99' }, 'song_not_found'),
    wish('time that runs backwards', { toMs: -1 }, 'invalid_request'),
    wish('time without end', { toMs: 1e308 }, 'invalid_request'),
    wish('a voice of another year', { voiceFromMs: 3e12 }, 'invalid_request'),
    wish('more than is asked', { intoFile: '/tmp/x.mp4' }, 'invalid_request'),
    {
      name: 'a film that a child asks for',
      becomes: 'grown_ups_only',
      send: ({ callAsChild }) =>
        callAsChild({ method: 'POST', url: JAM_ROUTES.makeTakeFilm.path, payload: WISH }),
    },
    id('a'.repeat(22), 'export_not_found'),
    id('../../../../etc/passwd', ['invalid_request', 'not_found']),
    id('%2e%2e%2f', 'invalid_request'),
    id('__proto__', 'invalid_request'),
  ],
})
