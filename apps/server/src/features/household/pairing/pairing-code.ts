import { randomInt, timingSafeEqual } from 'node:crypto'
import { AppError } from '@starnest/contract/errors'
import { PAIRING_CODE_DIGITS, type PairingRefusal } from '@starnest/contract/household/pairing'
import { type KeptTries, PairingTries } from './pairing-tries.ts'

/** Milliseconds a code can be used. */
export const CODE_LIFETIME_MS = 10 * 60_000

/** A code that is shown lasts at least this long, in milliseconds: time to walk to the device. */
const SHOWN_AT_LEAST_MS = 60_000

/** Wrong tries of all addresses together after which a code is replaced, so that somebody who saw a
 *  part of it gains little. */
export const TRIES_OF_CODE = 20

/** A code as it is shown. */
export type ShownCode = { code: string; expiresAt: Date }

type PairingCodeDeps = {
  now: () => Date
  /** Called with every new code, so that it can be shown. */
  onNewCode: (shown: ShownCode) => void
  /** Digits, drawn anew for every code. */
  draw?: () => string
}

/** A code and its wrong tries, as plain JSON. */
export type KeptCode = { code: string; expiresAtMs: number; wrongTries: number; tries: KeptTries }

/** The code by which new devices get in: one for the whole server. Held in memory only, and written to no
 *  log. */
export class PairingCode {
  readonly #deps: Required<PairingCodeDeps>
  readonly #tries: PairingTries
  #code: string
  #expiresAtMs: number
  #wrongTries: number

  /** `kept`: the code that there is already. */
  constructor(deps: PairingCodeDeps, kept?: KeptCode) {
    this.#deps = { draw: drawCode, ...deps }
    this.#tries = new PairingTries(deps.now, kept?.tries)
    this.#code = kept?.code ?? ''
    this.#expiresAtMs = kept?.expiresAtMs ?? 0
    this.#wrongTries = kept?.wrongTries ?? 0
  }

  /** All there is to know of it. */
  get kept(): KeptCode {
    const tries = this.#tries.kept
    return {
      ...{ code: this.#code, expiresAtMs: this.#expiresAtMs },
      ...{ wrongTries: this.#wrongTries, tries },
    }
  }

  /** The current code; a new one when the last has run out or is about to. */
  show(): ShownCode {
    if (this.#leftMs() < SHOWN_AT_LEAST_MS) this.#makeNew()
    return { code: this.#code, expiresAt: new Date(this.#expiresAtMs) }
  }

  /** Makes a new code and ends all pauses, because somebody of the house wants to pair a device. */
  renew(): ShownCode {
    this.#tries.endPauses()
    this.#makeNew()
    return this.show()
  }

  /** Seconds until a code may be tried from an address; 0: now. */
  lockedSeconds(address: string): number {
    return this.#tries.pausedSeconds(address)
  }

  /** Takes one try from an address. Synchronous, so that a thousand at once are counted one by one.
   *  @throws AppError pairing_wrong, pairing_locked */
  check(guess: string, address: string): void {
    const locked = this.lockedSeconds(address)
    if (locked > 0) throw refusal('pairing_locked', locked, 0)
    if (this.#leftMs() === 0) this.#makeNew()
    if (isSame(guess, this.#code)) {
      this.#tries.forget(address)
      return
    }
    const left = this.#tries.countWrong(address)
    this.#wrongTries += 1
    if (this.#wrongTries === TRIES_OF_CODE) this.#makeNew()
    throw refusal('pairing_wrong', this.lockedSeconds(address), left)
  }

  #makeNew(): void {
    this.#code = this.#deps.draw()
    this.#wrongTries = 0
    this.#expiresAtMs = this.#deps.now().getTime() + CODE_LIFETIME_MS
    this.#deps.onNewCode({ code: this.#code, expiresAt: new Date(this.#expiresAtMs) })
  }

  /** Milliseconds that the code can still be used. 0 also when it is more than a code has: the clock has
   *  been set back since. */
  #leftMs(): number {
    const leftMs = this.#expiresAtMs - this.#deps.now().getTime()
    return leftMs > CODE_LIFETIME_MS ? 0 : Math.max(0, leftMs)
  }
}

const drawCode = () =>
  String(randomInt(10 ** PAIRING_CODE_DIGITS)).padStart(PAIRING_CODE_DIGITS, '0')

/** Takes the same time whatever is wrong. Both have passed as {@link PAIRING_CODE_DIGITS}
 *  digits. */
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
