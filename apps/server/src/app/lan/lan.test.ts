import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { DEVICE_ROUTES, deviceListSchema } from '@starnest/contract/devices'
import { LIVE_PATH } from '@starnest/contract/live'
import { pairingInvitationSchema } from '@starnest/contract/pairing'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, openFamilyDevice } from '../testing/family-device.ts'
import { openTestHome, type TestHome } from '../testing/test-home.ts'
import { type Lan, prepareLan } from './open-lan.ts'
import { openNetworkDevice } from './testing/network-device.ts'

const PIN = '482915'

let folder: string
let home: TestHome
let lan: Lan
/** Where this machine itself asks. */
let local: string
/** Where its network asks, and the page for first visits. */
let network: string
let firstVisit: string
let authority: string
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-lan-'))
  lan = await prepareLan({
    settings: { host: '127.0.0.1', port: 0, ownCertificate: undefined },
    dataFolder: folder,
    log: quietLog(),
    say: (sentence) => void said.push(sentence),
  })
  home = await openTestHome({ lan: lan.parts })
  lan.leadTo(home.app)
  local = await home.app.listen({ host: '127.0.0.1', port: 0 })
  await lan.open()
  const way = lan.parts.house.wayIn()
  network = way.addresses[0] ?? ''
  firstVisit = way.firstVisit
  authority = await (await fetch(`${firstVisit}/starnest-home.crt`)).text()
})
beforeEach(async () => {
  await home.clear()
  // The right code makes the wrong ones of the test before forgotten.
  await newDevice().pair(home.pairing.inviteAnew().code)
  await home.clear()
})
afterAll(async () => {
  await lan.close()
  await home.close()
  await rm(folder, { recursive: true, force: true })
})

function quietLog() {
  const nothing = () => undefined
  return { warn: nothing, error: nothing, info: nothing }
}
const newDevice = () => openNetworkDevice(network, authority)
const currentCode = () => home.pairing.invite().code
async function pairedDevice() {
  const device = newDevice()
  expect((await device.pair(currentCode())).status).toBe(200)
  return device
}
const wrongCode = () => String((Number(currentCode()) + 1) % 1_000_000).padStart(6, '0')

describe('a new device of the network', () => {
  it.each([
    '/api/home',
    '/api/viewer',
    '/api/family-profiles',
    '/api/animations/1',
    '/api/pairing/code',
    '/api/devices',
    '/api/metrics',
    '/api/docs/json',
    '/media/1/aaaaaaaaaaaaaaaaaaaaaA/video.mp4',
    '/%61pi/home',
    '/API/../api/home',
  ])('gets nothing from %s before it is paired', async (path) => {
    const answer = await newDevice().get(path)
    expect([answer.status, answer.json().code]).toEqual([401, 'pairing_required'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('gets the app and one word on how the server is', async () => {
    const device = newDevice()
    const page = await device.get('/')
    expect([200, 503]).toContain(page.status)
    expect((await device.get('/api/health')).json()).toEqual({ status: 'degraded' })
    expect((await (await fetch(`${local}/api/health`)).json()).engines).toBeDefined()
  })

  it('is paired by the code, with a cookie for HTTPS only, and sees the family then', async () => {
    const device = newDevice()
    expect((await device.get('/api/pairing')).json()).toEqual({
      isOn: true,
      isPaired: false,
      retryAfterSeconds: 0,
    })
    const paired = await device.pair(currentCode())
    expect(paired.json()).toMatchObject({ isPaired: true })
    const [cookie] = paired.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/Secure/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect((await device.get('/api/viewer')).status).toBe(200)
    expect((await device.get('/api/health')).json()).toHaveProperty('engines')
    expect(paired.headers['strict-transport-security']).toBeUndefined()
  })

  it('is not let in by what it says of its address or of its listener', async () => {
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1;proto=http' },
      { 'x-real-ip': '127.0.0.1', 'x-forwarded-proto': 'http' },
      { host: '127.0.0.1:7827' },
      { host: 'localhost' },
    ]) {
      expect((await newDevice().get('/api/home', headers)).status).toBe(401)
    }
  })

  it('gets in by no cookie that it brought, made up or known to somebody else', async () => {
    const known = await home.addSomebody('R', { ageGroup: 'adult' })
    const device = newDevice()
    for (const cookie of [known.deviceId, 'aaaaaaaaaaaaaaaaaaaaaA', "' or true --"]) {
      device.jar.cookie = cookie
      expect((await device.get('/api/viewer')).status).toBe(401)
    }
    device.jar.cookie = known.deviceId
    await device.pair(currentCode())
    expect(device.jar.cookie).not.toBe(known.deviceId)
    const thief = newDevice()
    thief.jar.cookie = known.deviceId
    expect((await thief.get('/api/viewer')).status).toBe(401)
  })

  it('leaves no row behind before it is paired', async () => {
    const device = newDevice()
    device.jar.cookie = 'aaaaaaaaaaaaaaaaaaaaaA'
    for (let nth = 0; nth < 5; nth++) await device.get('/api/viewer')
    expect(
      await (await pairedDevice()).get('/api/devices').then(({ text }) => JSON.parse(text)),
    ).toHaveLength(1)
  })

  it('needs no code on this machine itself', async () => {
    expect((await fetch(`${local}/api/viewer`)).status).toBe(200)
    expect(await (await fetch(`${local}/api/pairing`)).json()).toMatchObject({ isPaired: true })
  })
})

describe('the code', () => {
  it('is for grown-ups to see, and for no child', async () => {
    const phone = await openFamilyDevice(home)
    const dadId = (await phone.add(dad)).id
    const miaId = (await phone.add(mia)).id
    await phone.activate(dadId)
    const shown = pairingInvitationSchema.parse(
      (await phone.call('GET', '/api/pairing/code')).json(),
    )
    expect(shown).toMatchObject({ code: currentCode(), firstVisit })
    expect(shown.picture).toHaveLength(shown.picture[0]?.length ?? 0)
    expect(shown.fingerprint).toBe(new X509Certificate(authority).fingerprint256)
    const tablet = await pairedDevice()
    await tablet.call('POST', `/api/family-profiles/${miaId}/activate`)
    for (const method of ['GET', 'POST']) {
      const answer = await tablet.call(method, '/api/pairing/code')
      expect(answer.json()).toMatchObject({ code: 'grown_ups_only' })
    }
    await phone.setPin(dadId, PIN)
    const unproven = await pairedDevice()
    expect((await unproven.get('/api/pairing/code')).status).toBe(403)
  })

  it('is said in the terminal when it is made, and stands in no log', async () => {
    const { code } = home.pairing.inviteAnew()
    expect(said.at(-1)).toBe(`Pairing code: ${code.slice(0, 3)} ${code.slice(3)} (for 10 minutes)`)
    await newDevice().pair(wrongCode())
    await newDevice().pair(code)
    expect(JSON.stringify(home.logged)).not.toContain(code)
  })

  it('is another one after ten minutes, made when a device waits for it', async () => {
    const { code } = home.pairing.inviteAnew()
    const count = said.length
    home.clock.now = new Date(home.clock.now.getTime() + 10 * 60_000)
    await newDevice().get('/api/pairing')
    await newDevice().get('/api/pairing')
    expect(said).toHaveLength(count + 1)
    expect((await newDevice().pair(code)).json()).toMatchObject({ code: 'pairing_wrong' })
  })

  it('is six digits, and nothing else is looked at', async () => {
    const device = newDevice()
    for (const body of [
      {},
      { code: '12345' },
      { code: 123456 },
      { code: '12345a' },
      { code: null },
    ]) {
      expect((await device.call('POST', '/api/pairing', { body })).status).toBe(400)
    }
    expect((await device.pair(wrongCode())).json()).toMatchObject({
      code: 'pairing_wrong',
      details: { attemptsBeforeDelay: 4 },
    })
    expect((await device.pair(currentCode())).status).toBe(200)
  })

  it('is tried five times at most by a hundred devices at once', async () => {
    const wrong = wrongCode()
    const tries = Array.from({ length: 100 }, async (_, nth) => {
      const answer = await newDevice().call('POST', '/api/pairing', {
        body: { code: wrong },
        headers: { 'x-forwarded-for': `10.0.0.${nth}` },
      })
      return answer.json().code
    })
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === 'pairing_wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'pairing_locked')).toHaveLength(95)
    const locked = await newDevice().pair(currentCode())
    expect(locked.json()).toMatchObject({
      code: 'pairing_locked',
      details: { attemptsBeforeDelay: 0 },
    })
    expect((await newDevice().get('/api/pairing')).json()).toMatchObject({ retryAfterSeconds: 30 })
    const { code } = home.pairing.inviteAnew()
    expect((await newDevice().pair(code)).status).toBe(200)
  })
})

describe('a paired device', () => {
  it('is listed, and out again once it is signed out', async () => {
    const phone = await openFamilyDevice(home)
    await phone.activate((await phone.add(dad)).id)
    const tablet = await pairedDevice()
    const list = deviceListSchema.parse((await phone.call('GET', DEVICE_ROUTES.list)).json())
    const found = list.find(({ isThisDevice }) => !isThisDevice)
    expect((await phone.call('DELETE', DEVICE_ROUTES.one(found?.id ?? ''))).statusCode).toBe(200)
    expect((await tablet.get('/api/viewer')).json()).toMatchObject({ code: 'pairing_required' })
    expect((await tablet.pair(currentCode())).status).toBe(200)
    expect((await tablet.get('/api/viewer')).status).toBe(200)
  })

  it('gets the picker where somebody has a PIN', async () => {
    const phone = await openFamilyDevice(home)
    const dadId = (await phone.add(dad)).id
    await phone.activate(dadId)
    await phone.setPin(dadId, PIN)
    const answer = await (await pairedDevice()).get('/api/viewer')
    expect(answer.json()).toMatchObject({ mustChoose: true, maximumAge: 0 })
  })

  it('is connected to the socket, and no other is', async () => {
    const device = await pairedDevice()
    const outcomes = [device.jar.cookie, 'aaaaaaaaaaaaaaaaaaaaaA', undefined].map(outcomeOfSocket)
    expect(await Promise.all(outcomes)).toEqual(['connected', 'websocket error', 'websocket error'])
  })
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
function outcomeOfSocket(cookie: string | undefined): Promise<string> {
  const socket = io(network, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    ca: authority,
    extraHeaders: { origin: network, ...(cookie && { cookie: `starnest_device=${cookie}` }) },
  })
  sockets.push(socket)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', ({ message }) => resolve(message))
  })
}

describe('the two listeners', () => {
  it('speak HTTP to this machine and TLS to the network, with a certificate of this home', async () => {
    const { port } = new URL(network)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
    await expect(fetch(network)).rejects.toThrow()
    const socket = connect({ host: '127.0.0.1', port: Number(port), ca: authority })
    await new Promise<void>((resolve) => socket.once('secureConnect', resolve))
    expect([socket.authorized, socket.getProtocol()]).toEqual([true, 'TLSv1.3'])
    socket.destroy()
    expect(network.startsWith('https://') && local.startsWith('http://')).toBe(true)
  })

  it('answer nobody who calls them by a name that is not theirs, not even reading', async () => {
    const device = await pairedDevice()
    for (const host of ['evil.example', 'starnest.evil.example:80']) {
      const answer = await device.get('/api/viewer', { host })
      expect(answer.json(), host).toMatchObject({ code: 'origin_refused' })
    }
    const rebound = await home.app.inject({
      url: '/api/pairing/code',
      headers: { host: 'evil.example' },
    })
    expect(rebound.json()).toMatchObject({ code: 'origin_refused' })
    for (const name of lan.parts.names) {
      expect((await device.get('/api/viewer', { host: name })).status, name).toBe(200)
    }
  })

  it('take nothing from a page of another origin, nor from one that came over HTTP', async () => {
    const device = await pairedDevice()
    const { host } = new URL(network)
    for (const origin of [`http://${host}`, 'https://evil.example', 'null', firstVisit]) {
      const answer = await device.call('POST', '/api/pairing', {
        body: { code: currentCode() },
        headers: { origin },
      })
      expect(answer.json(), origin).toMatchObject({ code: 'origin_refused' })
    }
    const own = await device.call('POST', '/api/pairing', {
      body: { code: currentCode() },
      headers: { origin: network },
    })
    expect(own.status).toBe(200)
  })
})

describe('the page for first visits', () => {
  it('shows the fingerprint and the steps in three languages, and runs nothing', async () => {
    const { fingerprint256 } = new X509Certificate(authority)
    for (const [language, word] of [
      ['en', 'Download the certificate'],
      ['es', 'Descargar el certificado'],
      ['fr', 'Télécharger le certificat'],
    ] as const) {
      const answer = await fetch(firstVisit, {
        headers: { 'accept-language': `${language}-XX,de` },
      })
      const html = await answer.text()
      expect(html).toContain(word)
      expect(html).toContain(fingerprint256)
      expect(html).toContain(`href="${network}"`)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toContain('<script')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('leads to the name it was called by only when that is one of ours', async () => {
    const { port } = new URL(network)
    const html = await openPlain('evil.example"><script>')
    expect(html).not.toContain('evil.example')
    expect(html).toContain(`href="${network}"`)
    expect(await openPlain('localhost:1')).toContain(`href="https://localhost:${port}"`)
  })

  it('gives the certificate in the forms that devices take', async () => {
    const profile = await fetch(`${firstVisit}/starnest-home.mobileconfig`)
    expect(profile.headers.get('content-type')).toBe('application/x-apple-aspen-config')
    const [, data = ''] = /<data>([^<]+)<\/data>/.exec(await profile.text()) ?? []
    expect(new X509Certificate(Buffer.from(data, 'base64')).fingerprint256).toBe(
      new X509Certificate(authority).fingerprint256,
    )
  })

  it('has nothing else', async () => {
    for (const path of [
      '/api/home',
      '/api/pairing',
      '/media/1/a/b',
      '/authority.key',
      '/../tls/authority.key',
    ]) {
      expect((await fetch(`${firstVisit}${path}`)).status).toBe(404)
    }
    expect((await fetch(firstVisit, { method: 'POST' })).status).toBe(405)
    expect((await fetch(firstVisit, { method: 'HEAD' })).status).toBe(200)
  })
})

async function openPlain(host: string): Promise<string> {
  const { request } = await import('node:http')
  const { hostname, port } = new URL(firstVisit)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: '/', headers: { host } }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      incoming.on('end', () => resolve(text))
    })
    outgoing.on('error', reject).end()
  })
}
