import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHECKED, type Check } from '../../test/ceiling/ceiling-routes.ts'
import { noteRoutes } from '../../test/ceiling/noted-routes.ts'
import { dad, mia } from '../../test/family-device.ts'
import { openTestHome, type Somebody, type TestHome } from '../../test/test-home.ts'
import { files } from '../tables/files.ts'

/** Numbers that nobody has, so that what is let in finds nothing. */
const NOBODY = 2_147_483_647
const NO_TITLE = {
  rating: null,
  rule: null,
  id: NOBODY,
  mediaId: 'aaaaaaaaaaaaaaaaaaaaaA',
  mark: '',
  file: { mediaId: 'aaaaaaaaaaaaaaaaaaaaaA', sha256: '0'.repeat(64) },
  version: { id: 1, mediaId: 'cccccccccccccccccccccC' },
  extra: { id: 1, mediaId: 'cccccccccccccccccccccC' },
}

/** Bodies for routes that read theirs before they ask who may call them. */
const BODIES: Record<string, object> = {
  'POST /api/family-profiles': { ...mia, name: 'New' },
  'PUT /api/family-profiles/:id': { ...mia, contentRating: 'R', ageGroup: 'adult' },
  'PUT /api/family-profiles/:id/pin': { pin: null },
  'PUT /api/time/requests/:id': { minutes: 0 },
  'PUT /api/filler': { filename: null },
  'POST /api/filler': { filename: null },
  'PUT /api/jam/background': { filename: null },
  'POST /api/jam/background': { filename: null },
}

/** What a grown-up without a PIN may read so that the PIN of another can be asked for: who waits for
 *  more time, by name. To answer them is for grown-ups alone. */
const TOLD_TO_ASK_FOR_A_PIN = ['GET /api/time/requests', 'HEAD /api/time/requests']

/** Routes that the test has to find at least. */
const KNOWN_ROUTES = [
  'GET /api/pins',
  'PUT /api/family-profiles/:id/pin',
  'POST /api/family-profiles',
  'PUT /api/family-profiles/:id',
  'DELETE /api/family-profiles/:id',
  'GET /api/devices',
  'DELETE /api/devices/:id',
  'GET /api/pairing/code',
  'POST /api/pairing/code',
  'GET /api/parents/profiles/:id/titles',
  'PUT /api/parents/profiles/:id/limits',
  'PUT /api/parents/profiles/:id/time',
  'POST /api/parents/profiles/:id/time/grants',
  'GET /api/parents/profiles/:id/history',
  'GET /api/parents/held-back',
  'DELETE /api/parents/profiles/:id/held-back',
  'PUT /api/parents/titles/:titleId/rating',
  'PUT /api/time/requests/:id',
  'GET /api/library/folders',
  'POST /api/library/folders',
  'GET /api/lookup',
  'PUT /api/lookup/key',
  'PUT /api/lookup/folders/:id',
  'POST /api/lookup/folders/:id',
  'GET /api/lookup/titles/:id',
  'POST /api/lookup/titles/:id/search',
  'POST /api/lookup/titles/:id/preview',
  'PUT /api/lookup/titles/:id',
  'DELETE /api/lookup/titles/:id',
  'PUT /api/filler',
  'PUT /api/jam/background',
  'PUT /api/family-titles/:id',
  'GET /api/jam/folders',
  'POST /api/jam/folders',
  'DELETE /api/jam/folders/:id',
  'POST /api/jam/ages',
]

let home: TestHome
let served: Set<string>
/** Each may see every title there is; dad alone has a PIN. */
let child: Somebody
let mother: Somebody
let father: Somebody
/** Whom dad may change and remove. */
let sibling: Somebody
beforeAll(async () => {
  const noted = await noteRoutes(() => openTestHome())
  home = noted.server
  served = noted.served
  await home.app.ready()
  child = await home.addSomebody('R')
  mother = await home.addSomebody('R', { ageGroup: 'adult' })
  sibling = await home.addSomebody('R')
  father = await home.addSomebody('R', { ageGroup: 'adult', pinHash: 'scrypt' })
})
afterAll(() => home.close())

function askedOf(name: string): Asked[] {
  const check = CHECKED[name]
  if (!check) throw new Error(`${name} is not in the list of calls`)
  const addresses = check.says === 'one' ? check.at(NO_TITLE) : check.at([])
  return addressesOf(name, addresses).map((url) => ({ method: check.method, url }))
}

function addressesOf(name: string, addresses: string[]): string[] {
  if (name.endsWith(' /api/family-profiles/:id')) {
    return [`/api/family-profiles/${sibling.profileId}`]
  }
  if (name === 'PUT /api/family-profiles/:id/pin') {
    return [`/api/family-profiles/${mother.profileId}/pin`]
  }
  return addresses
}

type Asked = Pick<Check, 'method'> & { url: string }

async function answerTo(who: Somebody, { method, url }: Asked, payload?: object) {
  const answer = await home.app.inject({
    method,
    url,
    cookies: { [DEVICE_COOKIE]: who.deviceId },
    ...(payload && { payload }),
  })
  const { statusCode, body } = answer
  return `${statusCode} ${statusCode === 403 && body ? JSON.parse(body).code : ''}`.trim()
}

/** Every call there is, and what each of the three is answered. */
async function* answers() {
  for (const name of served) {
    const payload = BODIES[name] ?? (/^P/.test(name) ? {} : undefined)
    for (const asked of askedOf(name)) {
      const ofChild = await answerTo(child, asked, payload)
      const ofMother = await answerTo(mother, asked, payload)
      yield { name, ofChild, ofMother, ofFather: await answerTo(father, asked, payload) }
    }
  }
}

const isClosed = ({ ofChild, ofMother }: { ofChild: string; ofMother: string }) =>
  ofChild.startsWith('403') && ['403', '403 pin_required'].includes(ofMother)

it('opens no route of grown-ups to one without a PIN, as soon as another has one', async () => {
  const found: string[] = []
  const open: string[] = []
  for await (const { name, ofFather, ...others } of answers()) {
    if (others.ofChild === ofFather) continue
    found.push(name)
    if (!isClosed(others) && !TOLD_TO_ASK_FOR_A_PIN.includes(name)) {
      open.push(`${name}: ${others.ofChild}, ${others.ofMother}`)
    }
  }
  expect(open).toEqual([])
  expect(found).toEqual(expect.arrayContaining(KNOWN_ROUTES))
})

it('finds for a grown-up without a PIN no file that nobody has made a title of', async () => {
  const mediaId = 'bbbbbbbbbbbbbbbbbbbbbA'
  await home.database.db.insert(files).values({
    householdId: home.householdId,
    mediaId,
    filename: `${mediaId}.mp4`,
    originalName: `${dad.name}.mp4`,
    assetType: 'video',
    contentType: 'video/mp4',
    sizeBytes: 7,
    sha256: '0'.repeat(64),
    profileId: father.profileId,
  })
  const names = async (who: Somebody) => (await who.get('/api/temp-files')).body
  expect(await names(father)).toContain(mediaId)
  for (const who of [mother, child]) {
    expect(await names(who)).not.toContain(mediaId)
    expect((await who.get(`/media/temp-uploads/${mediaId}.mp4`)).statusCode).toBe(404)
  }
})
