import { hostname } from 'node:os'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenTestHouse, openHouse } from '../../../test/lan/open-house.ts'
import { askRaw, lines } from '../../../test/raw-connection.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'

const SECRET = 'The Lantern Behind The Door'

/** Addresses of every sort: answers of slices, the app's pages and files, media, what is said of the
 *  server, what is not there, and what no router reads. */
const PATHS = [
  '/api/family-profiles',
  '/api/home',
  '/api/viewer',
  '/api/health',
  '/api/metrics',
  '/api/pairing',
  '/api/docs/',
  '/api/docs/json',
  '/api/nothing',
  '/api/%E0%A4%A',
  `/api/${'x'.repeat(300)}`,
  `${SOCKET_PATH}/?EIO=4&transport=polling`,
  `${SOCKET_PATH}/?EIO=4&transport=websocket`,
  '/',
  '/streaming',
  '/watch/1',
  '/index.html',
  '/media',
  '/media/1/aaaaaaaaaaaaaaaaaaaaaA/video.mp4',
  '/media/temp-uploads/aaaaaaaaaaaaaaaaaaaaaA.mp4',
  '/clips/intro/film.mp4',
  '/portraits/fox.webp',
  '*',
]

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE', 'QUERY'] as const

let home: TestHome
let origin: string
let port: string
beforeAll(async () => {
  home = await openTestHome({
    config: { host: '127.0.0.1', furtherHosts: ['films.example'], studioUrl: '/create-studio' },
  })
  await home.addTitle({ title: SECRET })
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
  port = new URL(origin).port
})
afterAll(() => home.close())

describe('a call under a name that is not ours', () => {
  it.each(METHODS)('is refused at every address for %s', async (method) => {
    for (const path of PATHS) {
      const answer = await askRaw(
        origin,
        lines(`${method} ${path} HTTP/1.1`, 'Host: evil.test', 'Content-Length: 0'),
      )
      expect([path, answer?.status]).toEqual([path, 403])
      if (method !== 'HEAD') expect(answer?.body, path).toContain('origin_refused')
      expect(answer?.headers.has('set-cookie'), path).toBe(false)
    }
  })

  it.each([
    ['with our port', `evil.test:7827`],
    ['that ends in ours', 'evil.localhost'],
    ['that begins like ours', 'localhost.evil.test'],
    ['behind another user', 'evil@localhost'],
    ['before a path', 'localhost/evil.test'],
    ['before a question', 'localhost?evil.test'],
    ['before a fragment', 'localhost#evil.test'],
    ['of two', 'localhost, evil.test'],
    ['with a space in it', 'local host'],
    ['with a port that is none', 'localhost:80x'],
    ['with a port too many', 'localhost:80:80'],
    ['of brackets without an address', '[localhost]'],
    ['of no name at all', ''],
    ['of every address', '0.0.0.0'],
    ['of every address, in version 6', '[::]'],
    ['of every address, in one number', '0'],
    ['that every machine of a network has', '255.255.255.255'],
    ['of a group of machines', '224.0.0.251'],
  ])('is refused for a Host %s', async (_what, host) => {
    const answer = await askRaw(origin, lines('GET /api/family-profiles HTTP/1.1', `Host: ${host}`))
    expect(answer?.status).toBe(403)
  })

  it.each([
    ['no Host', 'GET /api/home HTTP/1.1', []],
    ['no Host, as in HTTP/1.0', 'GET /api/home HTTP/1.0', []],
    ['two Hosts', 'GET /api/home HTTP/1.1', ['Host: localhost', 'Host: evil.test']],
    ['a whole address', 'GET http://evil.test/api/home HTTP/1.1', ['Host: localhost']],
    ['a whole address of HTTPS', 'GET https://evil.test/api/home HTTP/1.1', ['Host: localhost']],
    ['our whole address', 'GET http://localhost/api/home HTTP/1.1', ['Host: evil.test']],
    [
      'an address with a user',
      'GET http://localhost@evil.test/api/home HTTP/1.1',
      ['Host: localhost'],
    ],
    ['an address in capitals', 'GET HTTP://EVIL.TEST/api/home HTTP/1.1', ['Host: localhost']],
  ])('is refused for a request line with %s', async (_what, line, headers) => {
    const answer = await askRaw(origin, lines(line, ...headers))
    expect(answer?.status).toBe(403)
    expect(answer?.body).not.toContain(SECRET)
  })

  it('says how a name is added', async () => {
    const answer = await askRaw(origin, lines('GET /api/home HTTP/1.1', 'Host: evil.test'))
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({
      code: 'origin_refused',
      message: expect.stringContaining('STARNEST_HOSTS'),
    })
  })
})

const HANDSHAKE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

describe('a handshake', () => {
  it.each([
    ['another name', ['Host: evil.test', 'Origin: http://evil.test']],
    ['no name', []],
    ['two names', ['Host: localhost', 'Host: evil.test']],
    ['another name and no origin', ['Host: evil.test']],
  ])('of a socket under %s is refused', async (_what, headers) => {
    const answer = await askRaw(
      origin,
      [
        `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
        ...headers,
        ...HANDSHAKE,
        '',
        '',
      ].join('\r\n'),
    )
    expect(answer?.status).toBe(403)
  })
})

describe('a call under a name of ours', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    '127.0.0.1',
    '127.0.0.1:7827',
    '[::1]',
    '[::1]:7827',
    '192.168.1.20',
    '[fd00::1]:7827',
    'films.example',
    'films.example:443',
    hostname().toLowerCase(),
    `${hostname().toLowerCase()}.local`,
  ])('is answered: %s', async (host) => {
    const answer = await askRaw(origin, lines('GET /api/home HTTP/1.1', `Host: ${host}`))
    expect(answer?.status).toBe(200)
    expect(answer?.body).toContain(SECRET)
  })

  it('is answered by its whole address too', async () => {
    const line = `GET http://127.0.0.1:${port}/api/home HTTP/1.1`
    const answer = await askRaw(origin, lines(line, `Host: 127.0.0.1:${port}`))
    expect(answer?.status).toBe(200)
  })
})

describe('where the house is open to its network', () => {
  let house: OpenTestHouse
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  it('both listeners refuse names that are not ours, at every address', async () => {
    const device = await house.pairedDevice()
    for (const path of PATHS.filter((one) => one !== '*')) {
      expect([path, (await device.get(path, { host: 'evil.test' })).status]).toEqual([path, 403])
      const local = await askRaw(house.local, lines(`GET ${path} HTTP/1.1`, 'Host: evil.test'))
      expect([path, local?.status]).toEqual([path, 403])
    }
  })

  it('the page for first visits refuses them too', async () => {
    for (const path of ['/', '/trust.css', '/starnest-home.crt', '/nothing']) {
      const refused = await askRaw(
        house.firstVisit,
        lines(`GET ${path} HTTP/1.1`, 'Host: evil.test'),
      )
      expect([path, refused?.status]).toEqual([path, 403])
      expect(refused?.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const whole = await askRaw(
      house.firstVisit,
      lines('GET http://evil.test/ HTTP/1.1', 'Host: localhost'),
    )
    expect(whole?.status).toBe(403)
    const { host } = new URL(house.firstVisit)
    const shown = await askRaw(house.firstVisit, lines('GET / HTTP/1.1', `Host: ${host}`))
    expect(shown?.status).toBe(200)
  })
})
