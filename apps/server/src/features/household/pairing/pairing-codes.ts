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

/** How long the state of a household is kept after its last code ran out, in milliseconds: as long as the
 *  longest pauses go on. */
export const FORGOTTEN_AFTER_MS = 48 * 60 * 60_000

/** A code as it is shown. */
export type ShownCode = { code: string; expiresAt: Date }

/** A code that has just been made, and whose it is. */
export type NewCode = ShownCode & { householdId: number }

type PairingCodesDeps = {
  now: () => Date
  /** Called with every new code, so that it can be shown. */
  onNewCode: (made: NewCode) => void
  /** Digits, drawn anew for every code. */
  draw?: () => string
}

/** The code of a household. `tries`: its own count of wrong tries, since it asked for a new code; null: that of
 *  all households. */
type HouseholdCode<Tries> = {
  householdId: number
  code: string
  expiresAtMs: number
  wrongTries: number
  tries: Tries | null
}

/** Codes and wrong tries, as plain JSON. */
export type KeptCodes = {
  tries: KeptTries
  invitationTries: KeptTries
  households: HouseholdCode<KeptTries>[]
}

/**
 * The codes by which new devices get in: one for each household that lets somebody in just now, no two the
 * same. Held in memory only, and written to no log.
 *
 * A guess is held against all codes at once, so a wrong one counts for all: whoever guesses has no more
 * tries for any household than if it were alone. What a household's "New code" allows holds for its own
 * code, so that nobody can get further tries at the code of another.
 */
export class PairingCodes {
  readonly #deps: Required<PairingCodesDeps>
  readonly #tries: PairingTries
  readonly #invitationTries: PairingTries
  readonly #codes: Map<number, HouseholdCode<PairingTries>>

  /** `kept`: the codes that there are already. */
  constructor(deps: PairingCodesDeps, kept?: KeptCodes) {
    this.#deps = { draw: drawCode, ...deps }
    const triesOf = (one?: KeptTries) => new PairingTries(deps.now, one)
    this.#tries = triesOf(kept?.tries)
    this.#invitationTries = triesOf(kept?.invitationTries)
    this.#codes = new Map(
      kept?.households.map((one) => [
        one.householdId,
        { ...one, tries: one.tries && triesOf(one.tries) },
      ]),
    )
  }

  /** All there is to know of them. */
  get kept(): KeptCodes {
    const oldestMs = this.#deps.now().getTime() - FORGOTTEN_AFTER_MS
    return {
      tries: this.#tries.kept,
      invitationTries: this.#invitationTries.kept,
      households: [...this.#codes.values()]
        .filter(({ expiresAtMs }) => expiresAtMs > oldestMs)
        .map((one) => ({ ...one, tries: one.tries?.kept ?? null })),
    }
  }

  /** The current code of a household; a new one when the last has run out or is about to. */
  show(householdId: number): ShownCode {
    const current = this.#codes.get(householdId)
    return this.#shown(
      current && this.#leftMs(current) >= SHOWN_AT_LEAST_MS ? current : this.#makeNew(householdId),
    )
  }

  /** Makes a new code when the household's last has run out. */
  keepOpen(householdId: number): void {
    const current = this.#codes.get(householdId)
    if (!current || this.#leftMs(current) === 0) this.#makeNew(householdId)
  }

  /** Makes a new code and ends all pauses for it, because somebody of the household wants to pair a device. */
  renew(householdId: number): ShownCode {
    const made = this.#makeNew(householdId)
    made.tries ??= new PairingTries(this.#deps.now, this.#tries.kept)
    made.tries.endPauses()
    return this.#shown(made)
  }

  /** Seconds until a code may be tried from an address; 0: now. */
  lockedSeconds(address: string): number {
    const open = this.#open()
    if (open.length === 0) return this.#tries.pausedSeconds(address)
    return Math.min(...open.map((one) => this.#triesOf(one).pausedSeconds(address)))
  }

  /** Takes one try from an address. Returns the household whose code it is. Synchronous, so that a thousand at
   *  once are counted one by one. @throws AppError pairing_wrong, pairing_locked */
  check(guess: string, address: string): number {
    const locked = this.lockedSeconds(address)
    if (locked > 0) throw refusal('pairing_locked', locked, 0)
    const tried = this.#open().filter((one) => this.#triesOf(one).pausedSeconds(address) === 0)
    // Every code is looked at, so that the time says nothing of which it was.
    const [found] = tried.filter(({ code }) => isSame(guess, code))
    if (found) {
      this.#triesOf(found).forget(address)
      return found.householdId
    }
    const left = this.#countWrong(tried, address)
    throw refusal('pairing_wrong', this.lockedSeconds(address), left)
  }

  /** Takes one try at an invitation from an address, which is a wrong one until {@link forgiveInvitation}.
   *  Returns what a wrong one is told. @throws AppError pairing_locked */
  tryInvitation(address: string): PairingRefusal {
    const tries = this.#invitationTries
    const locked = tries.addressPausedSeconds(address)
    if (locked > 0) throw refusal('pairing_locked', locked, 0)
    const attemptsBeforeDelay = tries.countWrong(address)
    return { attemptsBeforeDelay, retryAfterSeconds: tries.addressPausedSeconds(address) }
  }

  /** Forgets the wrong tries of an address that had an invitation. */
  forgiveInvitation(address: string): void {
    this.#invitationTries.forget(address)
  }

  #countWrong(tried: readonly HouseholdCode<PairingTries>[], address: string): number {
    const counts = new Set(tried.map((one) => this.#triesOf(one)))
    if (this.#tries.pausedSeconds(address) === 0) counts.add(this.#tries)
    const left = [...counts].map((tries) => tries.countWrong(address))
    for (const one of tried) {
      one.wrongTries += 1
      if (one.wrongTries === TRIES_OF_CODE) this.#makeNew(one.householdId)
    }
    return Math.max(...left)
  }

  #triesOf({ tries }: HouseholdCode<PairingTries>): PairingTries {
    return tries ?? this.#tries
  }

  #open(): HouseholdCode<PairingTries>[] {
    return [...this.#codes.values()].filter((one) => this.#leftMs(one) > 0)
  }

  #shown({ code, expiresAtMs }: HouseholdCode<PairingTries>): ShownCode {
    return { code, expiresAt: new Date(expiresAtMs) }
  }

  #makeNew(householdId: number): HouseholdCode<PairingTries> {
    const { draw, now, onNewCode } = this.#deps
    const taken = new Set(this.#open().map(({ code }) => code))
    let code = draw()
    while (taken.has(code)) code = draw()
    const expiresAtMs = now().getTime() + CODE_LIFETIME_MS
    const tries = this.#codes.get(householdId)?.tries ?? null
    const made = { householdId, code, expiresAtMs, wrongTries: 0, tries }
    this.#codes.set(householdId, made)
    onNewCode({ householdId, ...this.#shown(made) })
    return made
  }

  /** Milliseconds that a code can still be used. 0 also when it is more than a code has: the clock has
   *  been set back since. */
  #leftMs({ expiresAtMs }: Pick<HouseholdCode<unknown>, 'expiresAtMs'>): number {
    const leftMs = expiresAtMs - this.#deps.now().getTime()
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
