import { AppError } from '@starnest/contract/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  CODE_LIFETIME_MS,
  PAUSES_SECONDS,
  PairingCode,
  TRIES_BEFORE_PAUSE,
} from './pairing-code.ts'

const DAY_SECONDS = 24 * 60 * 60

let now: Date
let shown: string[]
let code: PairingCode
beforeEach(() => {
  now = new Date('2026-01-01T12:00:00Z')
  shown = []
  code = new PairingCode({ now: () => now, onNewCode: (made) => void shown.push(made.code) })
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
/** What comes of a try, as a word. */
function outcomeOf(guess: string): string {
  try {
    code.check(guess)
    return 'paired'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}
const wrong = () => (code.show().code === '000000' ? '000001' : '000000')

describe('a pairing code', () => {
  it('is six random digits, shown once when it is made', () => {
    const first = code.show()
    expect(first.code).toMatch(/^\d{6}$/)
    expect(code.show()).toEqual(first)
    expect(shown).toEqual([first.code])
    const drawn = new Set(Array.from({ length: 200 }, () => code.renew().code))
    expect(drawn.size).toBeGreaterThan(190)
  })

  it('lets in as often as it is said within ten minutes, and not after', () => {
    const { code: good, expiresAt } = code.show()
    expect(expiresAt.getTime() - now.getTime()).toBe(CODE_LIFETIME_MS)
    expect([outcomeOf(good), outcomeOf(good)]).toEqual(['paired', 'paired'])
    later(CODE_LIFETIME_MS - 1)
    expect(outcomeOf(good)).toBe('paired')
    later(1)
    expect(outcomeOf(good)).toBe('pairing_wrong')
    expect(shown).toHaveLength(2)
  })

  it('lasts for a minute at least where it is shown', () => {
    code.show()
    later(CODE_LIFETIME_MS - 59_000)
    expect(code.show().expiresAt.getTime() - now.getTime()).toBe(CODE_LIFETIME_MS)
  })

  it('does not last longer when the clock is set back, nor does a pause', () => {
    const { code: good } = code.show()
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    later(-365 * DAY_SECONDS * 1000)
    expect(code.lockedSeconds()).toBe(0)
    expect(outcomeOf(good)).toBe('pairing_wrong')
  })
})

describe('wrong codes', () => {
  it('bring a pause after five, in which even the right one is not looked at, and a new code', () => {
    const { code: good } = code.show()
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) {
      expect(outcomeOf(wrong())).toBe('pairing_wrong')
    }
    expect(code.lockedSeconds()).toBe(30)
    expect(code.show().code).not.toBe(good)
    expect(outcomeOf(code.show().code)).toBe('pairing_locked')
    later(30_000)
    expect(outcomeOf(code.show().code)).toBe('paired')
  })

  it('bring longer pauses, up to six hours', () => {
    for (const seconds of [...PAUSES_SECONDS, PAUSES_SECONDS.at(-1)]) {
      for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
      expect(code.lockedSeconds()).toBe(seconds)
      later((seconds ?? 0) * 1000)
    }
  })

  it('are counted across codes that run out in between', () => {
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE - 1; nth++) outcomeOf(wrong())
    later(CODE_LIFETIME_MS)
    outcomeOf(wrong())
    expect(code.lockedSeconds()).toBe(30)
  })

  it('are forgotten once somebody said the right one', () => {
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    later(30_000)
    expect(outcomeOf(code.show().code)).toBe('paired')
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    expect(code.lockedSeconds()).toBe(30)
  })

  it('do not keep out whoever the house invites anew, and the next pause is longer', () => {
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    code.renew()
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    expect(code.lockedSeconds()).toBe(60)
  })

  it('are looked at five times in 10,000 at once', () => {
    const outcomes = Array.from({ length: 10_000 }, (_, nth) =>
      outcomeOf(String(nth).padStart(6, '0')),
    )
    expect(outcomes.filter((one) => one !== 'pairing_locked')).toHaveLength(TRIES_BEFORE_PAUSE)
  })

  it('are looked at 45 times in a day of asking every second, less than one chance in 20,000', () => {
    let looked = 0
    for (let second = 0; second < DAY_SECONDS; second++) {
      if (outcomeOf(wrong()) === 'pairing_wrong') looked += 1
      later(1000)
    }
    expect(looked).toBe(45)
  })
})
