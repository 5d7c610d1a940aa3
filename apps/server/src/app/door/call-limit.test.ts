import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { CallLimit, MAX_COUNTERS } from './call-limit.ts'

const PER_MINUTE = 10
const MINUTE_MS = 60_000

/** Connections that came by the door of the network. */
let fromNetwork: WeakSet<Socket>
let nowMs: number
let limit: CallLimit
beforeEach(() => {
  fromNetwork = new WeakSet()
  nowMs = 0
  limit = new CallLimit({
    isFromNetwork: ({ socket }) => fromNetwork.has(socket),
    deviceCookieOf: ({ headers }) => headers.cookie,
    perMinute: PER_MINUTE,
    nowMs: () => nowMs,
  })
})

type Asker = { ip: string; device?: string; isFromNetwork?: boolean; isPart?: boolean }

function count({ ip, device, isFromNetwork = false, isPart = false }: Asker): number {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: ip })
  if (isFromNetwork) fromNetwork.add(socket)
  const raw = new IncomingMessage(socket)
  if (device !== undefined) raw.headers.cookie = device
  return limit.count({ raw, isPart })
}

/** How many of so many calls go on. */
function passing(calls: number, asker: Asker | ((nth: number) => Asker)): number {
  const askers = Array.from({ length: calls }, (_, nth) =>
    typeof asker === 'function' ? asker(nth) : asker,
  )
  return askers.filter((one) => count(one) === 0).length
}

describe('calls without a device that was let in', () => {
  it('are counted by address, for a minute', () => {
    expect(passing(50, { ip: '192.168.1.20' })).toBe(PER_MINUTE)
    nowMs = 20_000
    expect(count({ ip: '192.168.1.20' })).toBe(40)
    expect(passing(50, { ip: '192.168.1.21' })).toBe(PER_MINUTE)
    nowMs = MINUTE_MS
    expect(passing(50, { ip: '192.168.1.20' })).toBe(PER_MINUTE)
  })

  it('count the same in both spellings of an IPv4 address', () => {
    expect(passing(PER_MINUTE, { ip: '192.168.1.20' })).toBe(PER_MINUTE)
    expect(passing(50, { ip: '::ffff:192.168.1.20' })).toBe(0)
  })

  it('have four times as many for a whole IPv6 network, however many addresses it has', () => {
    const rotating = (nth: number) => ({ ip: `2001:db8:1:2::${(nth + 1).toString(16)}` })
    expect(passing(1000, rotating)).toBe(4 * PER_MINUTE)
    expect(passing(50, { ip: '2001:db8:1:3::1' })).toBe(PER_MINUTE)
  })

  it('of one IPv6 address lock out no other of its network', () => {
    expect(passing(1000, { ip: '2001:db8:1:2::1' })).toBe(PER_MINUTE)
    expect(passing(50, { ip: '2001:db8:1:2::2' })).toBe(PER_MINUTE)
  })

  it('are counted by address whatever device they claim to be', () => {
    const claims = (nth: number) => ({
      ip: '192.168.1.20',
      isFromNetwork: true,
      device: `made-up-${nth}`,
    })
    expect(passing(100, claims)).toBe(PER_MINUTE)
  })

  it('count the parts of films too, where devices have to be let in', () => {
    const part = { ip: '192.168.1.20', isPart: true }
    expect(passing(50, part)).toBe(50)
    expect(passing(50, { ...part, isFromNetwork: true })).toBe(PER_MINUTE)
  })
})

describe('calls of a device that was let in', () => {
  const phone = { ip: '2001:db8:1:2::1', device: 'phone', isFromNetwork: true }

  it('are its own to use up', () => {
    limit.rememberAdmitted('phone')
    expect(passing(1000, (nth) => ({ ip: `2001:db8:1:2::${nth.toString(16)}` }))).toBe(40)
    expect(passing(50, phone)).toBe(PER_MINUTE)
    expect(passing(50, { ...phone, isPart: true })).toBe(50)
  })
})

describe('this machine', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is not counted at %s', (ip) => {
    expect(passing(1000, { ip })).toBe(1000)
  })

  it('is counted by the door of the network, as a proxy there speaks for others', () => {
    expect(passing(50, { ip: '127.0.0.1', isFromNetwork: true })).toBe(PER_MINUTE)
  })
})

it('keeps a bounded number of counters, and locks nobody out for good', () => {
  const everywhere = (nth: number) => ({ ip: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` })
  expect(passing(4 * MAX_COUNTERS, everywhere)).toBe(4 * MAX_COUNTERS)
  expect(limit.size).toBe(MAX_COUNTERS)
})
