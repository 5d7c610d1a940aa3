import { deviceListSchema } from '@starnest/contract/household/devices'
import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { JAM_CHANNEL, type JamStage } from '@starnest/contract/jam/stage'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type JamHome, openJamHome, SHORT, sung, takeOf } from '../../../test/jam/jam-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { deviceIdOf } from '../../features/household/device-cookie.ts'
import { devices, households, profiles } from '../../tables/family.ts'

let home: JamHome
let origin: string
let dad: Somebody
let mia: Somebody
const open: Socket[] = []

beforeAll(async () => {
  home = await openJamHome()
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await home.clear()
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
  mia = await home.addSomebody('G', { displayName: 'Mia', avatarUrl: '🦄' })
})
afterEach(() => {
  for (const socket of open.splice(0)) {
    socket.emit('leave', {})
    socket.disconnect()
  }
})
afterAll(() => home.close())

type Page = { socket: Socket; heard: [string, unknown][]; stage(): JamStage | undefined }

/** A page of somebody that joins the channel; rejects with why it may not. */
async function come(who: { deviceId: string }): Promise<Page> {
  const socket = io(`${origin}${JAM_CHANNEL.name}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: `${DEVICE_COOKIE}=${who.deviceId}` },
  })
  open.push(socket)
  const heard: [string, unknown][] = []
  socket.onAny((event: string, payload: unknown) => void heard.push([event, payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const stage = () => {
    const [, last] = heard.findLast(([event]) => event === 'stage') ?? []
    return last as JamStage | undefined
  }
  return { socket, heard, stage }
}

const ask = ({ socket }: Page, event: string, payload: unknown) =>
  socket.timeout(5000).emitWithAck(event, payload)

/** Dad's screen and its code. */
async function openScreen() {
  const screen = await come(dad)
  expect(await ask(screen, 'open', {})).toBeNull()
  await vi.waitFor(() => expect(screen.stage()).toBeDefined())
  const stage = screen.stage()
  return { screen, code: stage?.as === 'screen' ? stage.code : '' }
}

const BUNDLE = { sequence: 1, startMs: 0, hopMs: 10, tones: [100], loudness: [200], onsetsMs: [] }

it('lets a phone sing for a screen: its profile, its numbers, the place in the song', async () => {
  const { screen, code } = await openScreen()
  const phone = await come(mia)
  // However it is typed.
  expect(await ask(phone, 'join', { code: ` ${code.toLowerCase()}`, guestName: null })).toBeNull()
  expect(await ask(phone, 'ready', true)).toBeNull()
  await vi.waitFor(() =>
    expect(screen.stage()?.singers).toMatchObject([
      { number: 1, profileId: mia.profileId, name: 'Mia', avatar: '🦄', isReady: true },
    ]),
  )
  expect(await ask(phone, 'bundle', BUNDLE)).toBeNull()
  await vi.waitFor(() =>
    expect(screen.heard).toContainEqual(['bundle', { number: 1, bundle: BUNDLE }]),
  )
  const position = {
    ...{ track: { mode: 'karaoke', trackId: 'star-song' }, state: 'playing', positionMs: 500 },
    atMs: home.clock.now.getTime(),
  }
  expect(await ask(screen, 'position', position)).toBeNull()
  await vi.waitFor(() => expect(phone.heard).toContainEqual(['position', position]))
})

it('lets a profile on the stage sing in a round of the screen, and count', async () => {
  const { code } = await openScreen()
  const singers = [{ is: 'profile', profileId: mia.profileId }]
  expect((await home.open(dad, { singers })).statusCode).toBe(404)
  const phone = await come(mia)
  await ask(phone, 'join', { code, guestName: null })
  const round = await home.opened(dad, { singers })
  home.wait(20_000)
  const answer = await home.handIn(dad, round.id, [takeOf(sung(SHORT, 1))])
  expect(answer.json().singers).toMatchObject([
    { name: 'Mia', result: { score: expect.any(Number) } },
  ])
})

it('refuses wrong codes, malformed events and whatever is too much', async () => {
  const { screen, code } = await openScreen()
  const phone = await come(mia)
  const wrong = await ask(phone, 'join', { code: 'AAAAAA', guestName: 'Ida' })
  expect(wrong).toEqual({ code: 'stage_not_found' })
  expect(await ask(phone, 'bundle', BUNDLE)).toEqual({ code: 'stage_not_found' })
  await ask(phone, 'join', { code, guestName: 'Ida' })
  const malformed = [
    { ...BUNDLE, tones: [100, 100] },
    { ...BUNDLE, tones: Array(65).fill(1), loudness: Array(65).fill(1) },
    { ...BUNDLE, sound: 'UklGRg==' },
    { ...BUNDLE, tones: [Number.MAX_VALUE] },
  ]
  for (const bundle of malformed) {
    expect(await ask(phone, 'bundle', bundle)).toEqual({ code: 'invalid_request' })
  }
  const flood = Array.from({ length: 40 }, () => ask(phone, 'bundle', BUNDLE))
  const refused = (await Promise.all(flood)).filter((answer) => answer !== null)
  expect(refused.length).toBeGreaterThan(10)
  expect(refused[0]).toEqual({ code: 'too_many_requests' })
  expect(await ask(screen, 'remove', { number: 1 })).toBeNull()
  await vi.waitFor(() => expect(phone.heard).toContainEqual(['off', { reason: 'removed' }]))
})

it('takes a phone off the stage whose profile was switched', async () => {
  const { screen, code } = await openScreen()
  const phone = await come(mia)
  await ask(phone, 'join', { code, guestName: null })
  await home.database.db
    .update(devices)
    .set({ activeProfileId: dad.profileId })
    .where(eq(devices.id, deviceIdOf(mia.deviceId)))
  await home.slices.jam.stage.sweep()
  await vi.waitFor(() => expect(phone.heard).toContainEqual(['off', { reason: 'switched' }]))
  await vi.waitFor(() => expect(screen.stage()?.singers).toEqual([]))
})

it('takes a phone off the stage whose device is of no household any more, and looks at all others', async () => {
  const { screen, code } = await openScreen()
  const phones = [await come(mia), await come(dad)]
  for (const phone of phones) await ask(phone, 'join', { code, guestName: null })
  // Another household beside it: whoever has no device of either is nobody.
  await home.database.db.insert(households).values({ name: 'Next door', needsPairing: true })
  await home.database.db.delete(devices).where(eq(devices.id, deviceIdOf(mia.deviceId)))
  await home.database.db
    .update(devices)
    .set({ activeProfileId: null })
    .where(eq(devices.id, deviceIdOf(dad.deviceId)))
  await home.slices.jam.stage.sweep()
  for (const phone of phones) {
    await vi.waitFor(() => expect(phone.heard).toContainEqual(['off', { reason: 'switched' }]))
  }
  await vi.waitFor(() => expect(screen.stage()?.singers).toEqual([]))
})

it('shows at once that a device was put out, and that nobody without a profile comes', async () => {
  const { screen, code } = await openScreen()
  const phone = await come(mia)
  await ask(phone, 'join', { code, guestName: null })
  const listed = await home.call(dad, 'GET', DEVICE_ROUTES.list.path)
  const { id = '' } =
    deviceListSchema.parse(listed.json()).find(({ isThisDevice }) => !isThisDevice) ?? {}
  await home.call(dad, 'DELETE', pathOf(DEVICE_ROUTES.revoke, { id }))
  await vi.waitFor(() => expect(phone.socket.connected).toBe(false))
  await vi.waitFor(() => expect(screen.stage()?.singers).toMatchObject([{ isConnected: false }]))
  await home.database.db
    .update(profiles)
    .set({ pinHash: 'scrypt' })
    .where(eq(profiles.id, dad.profileId))
  await expect(come({ deviceId: 'unknown' })).rejects.toMatchObject({
    data: { code: 'pin_required' },
  })
})
