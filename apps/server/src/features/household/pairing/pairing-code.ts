import { randomInt, timingSafeEqual } from 'node:crypto'
import { AppError } from '@starnest/contract/errors'
import { PAIRING_CODE_DIGITS, type PairingRefusal } from '@starnest/contract/pairing'

/** Milliseconds a code can be used. */
export const CODE_LIFETIME_MS = 10 * 60_000

/** A code that is shown lasts at least this long, in milliseconds: time to walk to the device. */
const SHOWN_AT_LEAST_MS = 60_000

/** Wrong tries in a row, also across codes; after the last there is a pause and a new code. */
export const TRIES_BEFORE_PAUSE = 5

/** Seconds of the pause after the first {@link TRIES_BEFORE_PAUSE} wrong tries, the second five and
 *  so on; the last stays. Source: decision 0017. */
export const PAUSES_SECONDS = [30, 60, 300, 900, 3600, 21_600] as const
const LONGEST_PAUSE_SECONDS = 21_600

/** A code as it is shown. */
export type ShownCode = { code: string; expiresAt: Date }

type PairingCodeDeps = {
  now: () => Date
  /** Told of every code that is made, so that it can be shown. */
  onNewCode: (shown: ShownCode) => void
  /** Digits, drawn anew for every code. */
  draw?: () => string
}

/** The code by which new devices get in: one for the whole server, so that it does not matter from
 *  how many addresses somebody guesses. Held in memory only, and written to no log. */
export class PairingCode {
  readonly #deps: Required<PairingCodeDeps>
  #code = ''
  #expiresAtMs = 0
  #wrongTries = 0
  #pauses = 0
  #lockedUntilMs = 0

  constructor(deps: PairingCodeDeps) {
    this.#deps = { draw: drawCode, ...deps }
  }

  /** The code of now, made anew when the one before has run out or is about to. */
  show(): ShownCode {
    if (this.#leftMs(this.#expiresAtMs, CODE_LIFETIME_MS) < SHOWN_AT_LEAST_MS) this.#makeNew()
    return { code: this.#code, expiresAt: new Date(this.#expiresAtMs) }
  }

  /** Makes a new code and ends the pause: somebody of the house wants to let a device in. The next
   *  pause is as long as it would have been. */
  renew(): ShownCode {
    this.#lockedUntilMs = 0
    this.#makeNew()
    return this.show()
  }

  /** Seconds until a code may be tried; 0: now. */
  lockedSeconds(): number {
    return Math.ceil(this.#leftMs(this.#lockedUntilMs, LONGEST_PAUSE_SECONDS * 1000) / 1000)
  }

  /** Takes one try. Synchronous, so that a thousand at once are counted one by one.
   *  @throws AppError pairing_wrong, pairing_locked */
  check(guess: string): void {
    const locked = this.lockedSeconds()
    if (locked > 0) throw refusal('pairing_locked', locked, 0)
    if (this.#leftMs(this.#expiresAtMs, CODE_LIFETIME_MS) === 0) this.#makeNew()
    if (isSame(guess, this.#code)) {
      this.#wrongTries = 0
      this.#pauses = 0
      return
    }
    this.#wrongTries += 1
    const left = TRIES_BEFORE_PAUSE - this.#wrongTries
    if (left > 0) throw refusal('pairing_wrong', 0, left)
    throw refusal('pairing_wrong', this.#beginPause(), 0)
  }

  #beginPause(): number {
    const seconds = PAUSES_SECONDS[this.#pauses] ?? LONGEST_PAUSE_SECONDS
    this.#pauses += 1
    this.#wrongTries = 0
    this.#lockedUntilMs = this.#deps.now().getTime() + seconds * 1000
    this.#makeNew()
    return seconds
  }

  #makeNew(): void {
    this.#code = this.#deps.draw()
    this.#expiresAtMs = this.#deps.now().getTime() + CODE_LIFETIME_MS
    this.#deps.onNewCode({ code: this.#code, expiresAt: new Date(this.#expiresAtMs) })
  }

  /** Milliseconds until an instant. 0 also when it lies further ahead than it can: the clock has been
   *  set back since. */
  #leftMs(instantMs: number, longestMs: number): number {
    const leftMs = instantMs - this.#deps.now().getTime()
    return leftMs > longestMs ? 0 : Math.max(0, leftMs)
  }
}

const drawCode = () =>
  String(randomInt(10 ** PAIRING_CODE_DIGITS)).padStart(PAIRING_CODE_DIGITS, '0')

/** Takes as long whatever is wrong. Both have passed as {@link PAIRING_CODE_DIGITS} digits. */
const isSame = (guess: string, code: string) =>
  guess.length === code.length && timingSafeEqual(Buffer.from(guess), Buffer.from(code))

function refusal(
  code: 'pairing_wrong' | 'pairing_locked',
  retryAfterSeconds: number,
  attemptsBeforeDelay: number,
): AppError {
  const details = { retryAfterSeconds, attemptsBeforeDelay } satisfies PairingRefusal
  return new AppError(code, { details })
}
