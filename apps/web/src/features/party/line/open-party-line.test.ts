import type { PartySignal } from '@starnest/contract/party/party'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPartyLine, type PartyLine } from './open-party-line.ts'

/** A socket as socket.io-client has one, without a server. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, (...facts: unknown[]) => void>()
  const ask = vi.fn()
  return {
    connected: false,
    /** Whether it is going to try again by itself. */
    active: true,
    heard,
    ask,
    on: (event: string, listener: (...facts: unknown[]) => void) => heard.set(event, listener),
    emit: vi.fn(),
    connect: vi.fn(),
    disconnect: vi.fn(),
    timeout: vi.fn((_limitMs: number) => ({ emitWithAck: ask })),
  }
})
const io = vi.hoisted(() => vi.fn(() => socket))
vi.mock('socket.io-client', () => ({ io }))

const RETRY_MS = 5000
const status = { isVideo: true, isMuted: false, roundTripMs: 20 }
const offer: PartySignal = { description: { type: 'offer', sdp: 'v=0' } }

const told = {
  onSelf: vi.fn(),
  onChanged: vi.fn(),
  onReaction: vi.fn(),
  onSignal: vi.fn(),
  onFull: vi.fn(),
}
let line: PartyLine
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  socket.heard.clear()
  socket.connected = true
  socket.active = true
  line = openPartyLine(told)
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
})

const hear = (event: string, ...facts: unknown[]) => socket.heard.get(event)?.(...facts)
const refuse = (code = 'party_full') => {
  socket.connected = false
  socket.active = false
  hear('connect_error', Object.assign(new Error('no'), { data: { code } }))
}

it('comes to the party on the socket of the house', () => {
  expect(io.mock.calls).toEqual([['/party', { path: '/api/live', transports: ['websocket'] }]])
})

it('tells under which id this screen is there, and when the line is lost', () => {
  hear('welcome', 'zoe')
  hear('disconnect', 'transport close')
  hear('welcome', 'zoe-again')
  expect(told.onSelf.mock.calls).toEqual([['zoe'], [undefined], ['zoe-again']])
})

it('a line that broke by itself is opened again by the socket alone', () => {
  hear('disconnect', 'transport close')
  hear('connect_error', new Error('websocket error'))
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).not.toHaveBeenCalled()
  expect(told.onFull).not.toHaveBeenCalled()
})

it('tries again some seconds after the server let it go', () => {
  hear('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(RETRY_MS - 1)
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.connect).toHaveBeenCalledOnce()
})

it('a full party is told, and tried again until there is room', () => {
  refuse()
  expect(told.onFull).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(RETRY_MS)
  expect(socket.connect).toHaveBeenCalledOnce()
  refuse()
  vi.advanceTimersByTime(RETRY_MS)
  expect(socket.connect).toHaveBeenCalledTimes(2)
  hear('welcome', 'zoe')
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).toHaveBeenCalledTimes(2)
})

it('a no for another reason is no full party, and tried again too', () => {
  refuse('pin_required')
  expect(told.onFull).not.toHaveBeenCalled()
  vi.advanceTimersByTime(RETRY_MS)
  expect(socket.connect).toHaveBeenCalledOnce()
})

it('tells what the contract knows', () => {
  hear('changed', 'playback')
  hear('reaction', { memberId: 'zoe', reaction: '🎉' })
  hear('signal', { memberId: 'zoe', signal: offer })
  expect(told.onChanged.mock.calls).toEqual([['playback']])
  expect(told.onReaction.mock.calls).toEqual([['zoe', '🎉']])
  expect(told.onSignal.mock.calls).toEqual([['zoe', offer]])
})

it.each([
  ['changed', 'weather'],
  ['changed', undefined],
  ['reaction', { memberId: 'zoe', reaction: '<b>' }],
  ['reaction', { reaction: '🎉' }],
  ['reaction', null],
  ['signal', { memberId: 'zoe', signal: { description: { type: 'song' } } }],
  ['signal', { memberId: 'zoe', signal: { ...offer, more: 1 } }],
  ['signal', offer],
])('of "%s" %j nobody is told', (event, said) => {
  hear(event, said)
  for (const listener of Object.values(told)) expect(listener).not.toHaveBeenCalled()
})

it('says what this screen has to say', () => {
  line.tellStatus(status)
  line.react('👏')
  line.sendSignal('zoe', offer)
  expect(socket.emit.mock.calls).toEqual([
    ['status', status],
    ['react', '👏'],
    ['signal', { memberId: 'zoe', signal: offer }],
  ])
})

it('while the line is lost nothing is said, and nothing is kept to be said later', () => {
  socket.connected = false
  line.tellStatus(status)
  line.react('👏')
  line.sendSignal('zoe', offer)
  socket.connected = true
  hear('welcome', 'zoe')
  expect(socket.emit).not.toHaveBeenCalled()
})

it("asks for the server's clock, and not for longer than an answer can help", async () => {
  socket.ask.mockResolvedValueOnce(1_000_000)
  expect(await line.askClock()).toBe(1_000_000)
  expect(socket.timeout.mock.calls).toEqual([[3000]])
  expect(socket.ask.mock.calls).toEqual([['clock']])
})

it('closed, it does not come again', () => {
  refuse()
  line.close()
  expect(socket.disconnect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).not.toHaveBeenCalled()
})
