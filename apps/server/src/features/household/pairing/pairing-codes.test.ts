import { AppError } from '@starnest/contract/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { CODE_LIFETIME_MS, PairingCodes, TRIES_OF_CODE } from './pairing-codes.ts'
import {
  ONE_MORE_TRY_MS,
  PAUSES_SECONDS,
  TRIES_BEFORE_PAUSE,
  TRIES_OF_HOUSE,
  TRIES_OF_NEW_CODE,
} from './pairing-tries.ts'

const DAY_SECONDS = 24 * 60 * 60
const PHONE = '192.168.1.20'
const TABLET = '192.168.1.21'
const OURS = 1
const THEIRS = 2

let now: Date
let shown: string[]
let codes: PairingCodes
/** Of the household that most tests are about. */
const code = {
  show: () => codes.show(OURS),
  renew: () => codes.renew(OURS),
  lockedSeconds: (address: string) => codes.lockedSeconds(address),
}
beforeEach(() => {
  now = new Date('2026-01-01T12:00:00Z')
  shown = []
  codes = new PairingCodes({ now: () => now, onNewCode: (made) => void shown.push(made.code) })
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
/** What comes of a try, as a word. */
function outcomeOf(guess: string, address = PHONE): string {
  try {
    return codes.check(guess, address) === OURS ? 'paired' : 'paired next door'
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

  it('pairs any number of devices within ten minutes, and none after', () => {
    const { code: good, expiresAt } = code.show()
    expect(expiresAt.getTime() - now.getTime()).toBe(CODE_LIFETIME_MS)
    expect([outcomeOf(good), outcomeOf(good)]).toEqual(['paired', 'paired'])
    later(CODE_LIFETIME_MS - 1)
    expect(outcomeOf(good)).toBe('paired')
    later(1)
    expect(outcomeOf(good)).toBe('pairing_wrong')
    codes.keepOpen(OURS)
    codes.keepOpen(OURS)
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
    expect(code.lockedSeconds(PHONE)).toBe(0)
    expect(outcomeOf(good)).toBe('pairing_wrong')
  })
})

/** Says wrong codes from each address as often as it may, for a day. Returns how many were looked at. */
function guessForADay(addresses: readonly string[], everySeconds = 30): number {
  let looked = 0
  for (let passed = 0; passed < DAY_SECONDS; passed += everySeconds) {
    for (const address of addresses) {
      while (outcomeOf(wrong(), address) === 'pairing_wrong') looked += 1
    }
    later(everySeconds * 1000)
  }
  return looked
}

describe('wrong codes', () => {
  it('bring their address a pause after five, in which even the right one is not checked', () => {
    const { code: good } = code.show()
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) {
      expect(outcomeOf(wrong())).toBe('pairing_wrong')
    }
    expect(code.lockedSeconds(PHONE)).toBe(30)
    expect(outcomeOf(good)).toBe('pairing_locked')
    later(30_000)
    expect(outcomeOf(good)).toBe('paired')
  })

  it('of one address lock no other out, and do not replace the code that another is entering', () => {
    const { code: good } = code.show()
    for (let nth = 0; nth < 1000; nth++) outcomeOf(wrong())
    expect(code.lockedSeconds(TABLET)).toBe(0)
    expect(outcomeOf(good, TABLET)).toBe('paired')
  })

  it('bring longer pauses, up to six hours', () => {
    for (const seconds of [...PAUSES_SECONDS, PAUSES_SECONDS.at(-1)]) {
      for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
      expect(code.lockedSeconds(PHONE)).toBe(seconds)
      later((seconds ?? 0) * 1000)
    }
  })

  it('are counted across codes that run out in between', () => {
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE - 1; nth++) outcomeOf(wrong())
    later(CODE_LIFETIME_MS)
    outcomeOf(wrong())
    expect(code.lockedSeconds(PHONE)).toBe(30)
  })

  it('are forgotten for an address that said the right one', () => {
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    later(30_000)
    expect(outcomeOf(code.show().code)).toBe('paired')
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    expect(code.lockedSeconds(PHONE)).toBe(30)
  })

  it('no longer count once a grown-up makes a new code, but the next pause is longer', () => {
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    code.renew()
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf(wrong())
    expect(code.lockedSeconds(PHONE)).toBe(60)
  })

  it('bring a new code after twenty, whoever sent them', () => {
    const { code: good } = code.show()
    for (let nth = 0; nth < TRIES_OF_CODE; nth++) outcomeOf(wrong(), `10.0.0.${nth}`)
    expect(code.show().code).not.toBe(good)
  })
})

describe('guessing', () => {
  it('10,000 codes at once is checked five times from one address, a hundred times from all addresses', () => {
    const outcomes = (address: (nth: number) => string) =>
      Array.from({ length: 10_000 }, (_, nth) =>
        outcomeOf(String(nth).padStart(6, '0'), address(nth)),
      ).filter((one) => one === 'pairing_wrong')
    expect(outcomes(() => PHONE)).toHaveLength(TRIES_BEFORE_PAUSE)
    const rest = TRIES_OF_HOUSE - TRIES_BEFORE_PAUSE
    expect(outcomes((nth) => `10.0.${nth >> 8}.${nth & 255}`)).toHaveLength(rest)
  })

  it('all day from one address is checked 45 times, and always leaves others their tries', () => {
    expect(guessForADay([PHONE])).toBe(45)
    for (let day = 0; day < 3; day += 1) guessForADay([PHONE])
    expect(outcomeOf(wrong(), TABLET)).toBe('pairing_wrong')
    expect(outcomeOf(code.show().code, TABLET)).toBe('paired')
  })

  it('from any number of addresses is checked a hundred times, and once an hour from then on', () => {
    const all = Array.from({ length: 50 }, (_, nth) => `192.168.1.${nth}`)
    expect(guessForADay(all, 600)).toBe(TRIES_OF_HOUSE + 23)
    expect(guessForADay(all, 600)).toBe(24)
  })

  it('that used up the tries of the house waits, until a grown-up makes a new code', () => {
    for (let nth = 0; nth < TRIES_OF_HOUSE; nth++) outcomeOf(wrong(), `10.0.0.${nth}`)
    expect(code.lockedSeconds(TABLET)).toBe(ONE_MORE_TRY_MS / 1000)
    expect(outcomeOf(code.show().code, TABLET)).toBe('pairing_locked')
    const { code: good } = code.renew()
    const looked = Array.from({ length: 100 }, (_, nth) => outcomeOf(wrong(), `10.0.1.${nth}`))
    expect(looked.filter((one) => one === 'pairing_wrong')).toHaveLength(TRIES_OF_NEW_CODE)
    expect(outcomeOf(good, TABLET)).toBe('pairing_locked')
    expect(outcomeOf(code.renew().code, TABLET)).toBe('paired')
  })
})

describe('codes of several households', () => {
  it('are never the same, and each pairs with its own household', () => {
    const drawn = ['111111', '111111', '222222']
    codes = new PairingCodes({
      now: () => now,
      onNewCode: () => undefined,
      draw: () => drawn.shift() ?? '333333',
    })
    expect(codes.show(OURS).code).toBe('111111')
    expect(codes.show(THEIRS).code).toBe('222222')
    expect(outcomeOf('111111')).toBe('paired')
    expect(outcomeOf('222222')).toBe('paired next door')
  })

  it('are looked at with one try each, however many there are', () => {
    for (let household = 1; household <= 50; household += 1) codes.show(household)
    const tried = Array.from({ length: 100 }, () => outcomeOf('none'))
    expect(tried.filter((one) => one === 'pairing_wrong')).toHaveLength(TRIES_BEFORE_PAUSE)
    expect(tried.at(-1)).toBe('pairing_locked')
    expect(codes.lockedSeconds(TABLET)).toBe(0)
  })

  it('give whoever makes a new one no further try at that of another', () => {
    const { code: ours } = codes.show(OURS)
    codes.show(THEIRS)
    for (let nth = 0; nth < TRIES_BEFORE_PAUSE; nth++) outcomeOf('none')
    let looked = 0
    for (let nth = 0; nth < 20; nth++) {
      codes.renew(THEIRS)
      // Ours is right, and is not looked at.
      if (outcomeOf(ours) === 'pairing_wrong') looked += 1
    }
    expect(looked).toBe(20)
    const { code: theirs } = codes.renew(THEIRS)
    expect(outcomeOf(theirs)).toBe('paired next door')
    later(PAUSES_SECONDS[0] * 1000)
    expect(outcomeOf(ours)).toBe('paired')
  })

  it('are kept as plain JSON, until two days after the last was shown', () => {
    codes.show(OURS)
    const { code: theirs } = codes.renew(THEIRS)
    outcomeOf('none')
    const kept = JSON.parse(JSON.stringify(codes.kept))
    codes = new PairingCodes({ now: () => now, onNewCode: () => undefined }, kept)
    expect(codes.kept).toEqual(kept)
    expect(outcomeOf(theirs)).toBe('paired next door')
    later(CODE_LIFETIME_MS + 2 * DAY_SECONDS * 1000)
    expect(codes.kept.households).toEqual([])
  })
})

describe('invitations', () => {
  it('are tried five times in a row from one address, and that keeps no other out', () => {
    const tried = (address: string) => {
      try {
        return codes.tryInvitation(address).attemptsBeforeDelay
      } catch (error) {
        return error instanceof AppError ? error.code : String(error)
      }
    }
    expect(Array.from({ length: 6 }, () => tried(PHONE))).toEqual([4, 3, 2, 1, 0, 'pairing_locked'])
    for (let nth = 0; nth < TRIES_OF_HOUSE; nth++) tried(`10.0.0.${nth}`)
    expect(tried(TABLET)).toBe(4)
    codes.forgiveInvitation(TABLET)
    expect(tried(TABLET)).toBe(4)
    expect(outcomeOf(code.show().code)).toBe('paired')
  })
})
