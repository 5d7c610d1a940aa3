import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { deviceListSchema } from '@starnest/contract/household/devices'
import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { pathOf } from '@starnest/contract/route'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dad, openFamilyDevice } from '../../../test/family-device.ts'
import { type OpenTestHouse, openHouse } from '../../../test/lan/open-house.ts'
import { openTestHome } from '../../../test/test-home.ts'
import { makeAuthority, signServerCertificate } from './certificates/authority.ts'
import { prepareLan } from './open-lan.ts'

const PIN = '482915'

let house: OpenTestHouse
beforeAll(async () => {
  house = await openHouse()
})
beforeEach(() => house.clear())
afterAll(() => house.close())

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
    const answer = await house.newDevice().get(path)
    expect([answer.status, answer.json().code]).toEqual([401, 'pairing_required'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('gets the app and one word on how the server is', async () => {
    await house.home.addTitle({
      mediaId: 'behind-the-pairing-1',
      isFeatured: true,
      hasBackdrop: true,
    })
    const device = house.newDevice()
    const page = await device.get('/')
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('behind-the-pairing-1')
    const known = await house.pairedDevice()
    expect((await known.get('/')).text).toContain('behind-the-pairing-1')
    expect((await device.get('/api/health')).json()).toEqual({ status: 'degraded' })
    expect(await (await fetch(`${house.local}/api/health`)).json()).toHaveProperty('engines')
  })

  it('is paired by the code, with a cookie for HTTPS only, and sees the family then', async () => {
    const device = house.newDevice()
    expect((await device.get('/api/pairing')).json()).toEqual({
      isOn: true,
      isPaired: false,
      retryAfterSeconds: 0,
    })
    const paired = await device.pair(await house.currentCode())
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
    const claims: Record<string, string>[] = [
      { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1;proto=http' },
      { 'x-real-ip': '127.0.0.1', 'x-forwarded-proto': 'http' },
      { host: '127.0.0.1:7827' },
      { host: 'localhost' },
    ]
    for (const headers of claims) {
      expect((await house.newDevice().get('/api/home', headers)).status).toBe(401)
    }
  })

  it('gets in by no cookie that it brought, made up or known to somebody else', async () => {
    const known = await house.home.addSomebody('R', { ageGroup: 'adult' })
    const device = house.newDevice()
    for (const cookie of [known.deviceId, 'aaaaaaaaaaaaaaaaaaaaaA', "' or true --"]) {
      device.jar.cookie = cookie
      expect((await device.get('/api/viewer')).status).toBe(401)
    }
    device.jar.cookie = known.deviceId
    await device.pair(await house.currentCode())
    expect(device.jar.cookie).not.toBe(known.deviceId)
    const thief = house.newDevice()
    thief.jar.cookie = known.deviceId
    expect((await thief.get('/api/viewer')).status).toBe(401)
  })

  it('leaves no row behind before it is paired', async () => {
    const device = house.newDevice()
    device.jar.cookie = 'aaaaaaaaaaaaaaaaaaaaaA'
    for (const path of ['/api/viewer', '/', '/streaming', '/watch/1', '/api/pairing', '/media']) {
      await device.get(path)
    }
    expect(
      await (await house.pairedDevice()).get('/api/devices').then(({ text }) => JSON.parse(text)),
    ).toHaveLength(1)
  })

  it('needs no code on this machine itself', async () => {
    expect((await fetch(`${house.local}/api/viewer`)).status).toBe(200)
    expect(await (await fetch(`${house.local}/api/pairing`)).json()).toMatchObject({
      isPaired: true,
    })
  })
})

describe('a paired device', () => {
  it('is listed, and out again once it is signed out', async () => {
    const phone = await openFamilyDevice(house.home)
    await phone.activate((await phone.add(dad)).id)
    const tablet = await house.pairedDevice()
    const list = deviceListSchema.parse((await phone.call('GET', DEVICE_ROUTES.list.path)).json())
    const found = list.find(({ isThisDevice }) => !isThisDevice)
    expect(
      (await phone.call('DELETE', pathOf(DEVICE_ROUTES.revoke, { id: found?.id ?? '' })))
        .statusCode,
    ).toBe(200)
    expect((await tablet.get('/api/viewer')).json()).toMatchObject({ code: 'pairing_required' })
    expect((await tablet.pair(await house.currentCode())).status).toBe(200)
    expect((await tablet.get('/api/viewer')).status).toBe(200)
  })

  it('gets the picker where somebody has a PIN', async () => {
    const phone = await openFamilyDevice(house.home)
    const dadId = (await phone.add(dad)).id
    await phone.activate(dadId)
    await phone.setPin(dadId, PIN)
    const answer = await (await house.pairedDevice()).get('/api/viewer')
    expect(answer.json()).toMatchObject({ mustChoose: true, maximumAge: 0 })
  })

  it('is connected to the socket, and no other is', async () => {
    const device = await house.pairedDevice()
    const outcomes = [device.jar.cookie, 'aaaaaaaaaaaaaaaaaaaaaA', undefined].map(outcomeOfSocket)
    expect(await Promise.all(outcomes)).toEqual(['connected', 'websocket error', 'websocket error'])
  })
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
function outcomeOfSocket(cookie: string | undefined): Promise<string> {
  const socket = io(house.network, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    ca: house.authority,
    extraHeaders: { origin: house.network, ...(cookie && { cookie: `starnest_device=${cookie}` }) },
  })
  sockets.push(socket)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', ({ message }) => resolve(message))
  })
}

describe('the two listeners', () => {
  it('speak HTTP to this machine and TLS to the network, with a certificate of this home', async () => {
    const { port } = new URL(house.network)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
    await expect(fetch(house.network)).rejects.toThrow()
    const socket = connect({ host: '127.0.0.1', port: Number(port), ca: house.authority })
    await new Promise<void>((resolve) => socket.once('secureConnect', resolve))
    expect([socket.authorized, socket.getProtocol()]).toEqual([true, 'TLSv1.3'])
    socket.destroy()
    expect(house.network.startsWith('https://') && house.local.startsWith('http://')).toBe(true)
  })

  it('answer nobody who calls them by a name that is not theirs, not even reading', async () => {
    const device = await house.pairedDevice()
    for (const host of ['evil.example', 'starnest.evil.example:80']) {
      const answer = await device.get('/api/viewer', { host })
      expect(answer.json(), host).toMatchObject({ code: 'origin_refused' })
    }
    const rebound = await house.home.app.inject({
      url: '/api/pairing/code',
      headers: { host: 'evil.example' },
    })
    expect(rebound.json()).toMatchObject({ code: 'origin_refused' })
    for (const name of house.lan.parts.names()) {
      expect((await device.get('/api/viewer', { host: name })).status, name).toBe(200)
    }
  })

  it('take nothing from a page of another origin, nor from one that came over HTTP', async () => {
    const device = await house.pairedDevice()
    const { host } = new URL(house.network)
    for (const origin of [`http://${host}`, 'https://evil.example', 'null', house.firstVisit]) {
      const answer = await device.call('POST', '/api/pairing', {
        body: { code: await house.currentCode() },
        headers: { origin },
      })
      expect(answer.json(), origin).toMatchObject({ code: 'origin_refused' })
    }
    const own = await device.call('POST', '/api/pairing', {
      body: { code: await house.currentCode() },
      headers: { origin: house.network },
    })
    expect(own.status).toBe(200)
  })
})

it('is called by the name in a certificate of ones own that was renewed meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-renewed-'))
  const paths = { certificatePath: join(folder, 'own.crt'), keyPath: join(folder, 'own.key') }
  const authority = await makeAuthority('attic', new Date())
  const renew = async (name: string) => {
    const subjects = { names: [name], addresses: [] }
    const { certificate, key } = await signServerCertificate(authority, subjects, new Date())
    await writeFile(paths.keyPath, key)
    await writeFile(paths.certificatePath, certificate)
  }
  await renew('old.local')
  const lan = await prepareLan({
    settings: { host: '127.0.0.1', port: 0, ownCertificate: paths },
    ...{ dataFolder: folder, furtherHosts: [], connections: {} },
    ...{ log: pino({ level: 'silent' }), say: () => undefined },
  })
  const { app, close } = await openTestHome({ lan: lan.parts })
  lan.leadTo(app)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await lan.open()
  const statusAs = async (host: string) =>
    (await app.inject({ url: '/api/health', headers: { host } })).statusCode
  expect([await statusAs('old.local'), await statusAs('new.local')]).toEqual([200, 403])
  await renew('new.local')
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(() => expect(lan.parts.house.wayIn().firstVisit).toContain('new.local'))
  expect([await statusAs('old.local'), await statusAs('new.local')]).toEqual([403, 200])
  await lan.close()
  vi.useRealTimers()
  await close()
  await rm(folder, { recursive: true })
})
