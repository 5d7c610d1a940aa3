import { LRUCache } from 'lru-cache'

/** Wrong tries of one address in a row; after the last it has a pause. */
export const TRIES_BEFORE_PAUSE = 5

/** Seconds of the pause after the first {@link TRIES_BEFORE_PAUSE} wrong tries of an address, the second
 *  five and so on; the last stays. Source: decision 0031. */
export const PAUSES_SECONDS = [30, 60, 300, 900, 3600, 21_600] as const
const LONGEST_PAUSE_SECONDS = 21_600

/** Wrong tries of all addresses together that are checked before the house has a pause. */
export const TRIES_OF_HOUSE = 100
/** Milliseconds after which the house has one more try. A single address is paused for longer. */
export const ONE_MORE_TRY_MS = 60 * 60_000
/** Tries that are checked in any case after somebody of the house asked for a new code. */
export const TRIES_OF_NEW_CODE = 20

/** Addresses remembered at most. What is forgotten still counts for the house. */
const MAX_ADDRESSES = 1000

/** The wrong tries of one address: since its last pause or right code, and how many pauses it had. */
export type Wrong = { tries: number; pauses: number; pausedUntilMs: number }

/** What is known of wrong tries, as plain JSON. */
export type KeptTries = {
  addresses: [address: string, wrong: Wrong][]
  left: number
  countedUntilMs: number
}

/** Counts wrong pairing codes: by address, so that whoever guesses locks out nobody else, and for the
 *  whole house, so that it does not matter from how many addresses somebody guesses. */
export class PairingTries {
  readonly #now: () => Date
  readonly #byAddress = new LRUCache<string, Wrong>({ max: MAX_ADDRESSES })
  #left: number
  #countedUntilMs: number

  /** `kept`: what is known already. */
  constructor(now: () => Date, kept?: KeptTries) {
    this.#now = now
    this.#countedUntilMs = kept?.countedUntilMs ?? now().getTime()
    this.#left = kept?.left ?? TRIES_OF_HOUSE
    // The one that was used last is kept longest.
    for (const [address, wrong] of kept?.addresses ?? []) this.#byAddress.set(address, wrong)
  }

  /** All that is known. */
  get kept(): KeptTries {
    const addresses = [...this.#byAddress.entries()].reverse()
    return { addresses, left: this.#left, countedUntilMs: this.#countedUntilMs }
  }

  /** Seconds until a try from an address is checked; 0: now. */
  pausedSeconds(address: string): number {
    this.#refill()
    const ofHouseMs = this.#left > 0 ? 0 : this.#countedUntilMs + ONE_MORE_TRY_MS - this.#nowMs()
    return Math.max(Math.ceil(ofHouseMs / 1000), this.addressPausedSeconds(address))
  }

  /** The same, where it does not matter how many others have tried: what is tried cannot be guessed. */
  addressPausedSeconds(address: string): number {
    return Math.ceil(this.#pauseMs(this.#byAddress.get(address)) / 1000)
  }

  /** Counts a wrong try. Returns how many are left to the address before its next pause. */
  countWrong(address: string): number {
    this.#refill()
    this.#left = Math.max(0, this.#left - 1)
    const { tries, pauses, pausedUntilMs } = this.#byAddress.get(address) ?? NONE
    const left = TRIES_BEFORE_PAUSE - tries - 1
    if (left > 0) {
      this.#byAddress.set(address, { tries: tries + 1, pauses, pausedUntilMs })
      return left
    }
    const seconds = PAUSES_SECONDS[pauses] ?? LONGEST_PAUSE_SECONDS
    this.#byAddress.set(address, {
      tries: 0,
      pauses: pauses + 1,
      pausedUntilMs: this.#nowMs() + seconds * 1000,
    })
    return 0
  }

  /** Forgets the wrong tries of an address that said the right code. */
  forget(address: string): void {
    this.#byAddress.delete(address)
  }

  /** Ends every pause: somebody of the house wants to let a device in. The next pause of an address is as
   *  long as it would have been. */
  endPauses(): void {
    this.#refill()
    this.#left = Math.max(this.#left, TRIES_OF_NEW_CODE)
    for (const [address, wrong] of [...this.#byAddress.entries()]) {
      this.#byAddress.set(address, { ...wrong, pausedUntilMs: 0 })
    }
  }

  /** Gives the house one more try for each hour that has passed. A clock that was set back counts none. */
  #refill(): void {
    const passedMs = this.#nowMs() - this.#countedUntilMs
    const more = Math.floor(passedMs / ONE_MORE_TRY_MS)
    if (passedMs < 0 || this.#left + more >= TRIES_OF_HOUSE) {
      this.#left = Math.min(TRIES_OF_HOUSE, this.#left + Math.max(0, more))
      this.#countedUntilMs = this.#nowMs()
      return
    }
    this.#left += more
    this.#countedUntilMs += more * ONE_MORE_TRY_MS
  }

  /** 0 also when a pause ends further ahead than it can: the clock has been set back since. */
  #pauseMs({ pausedUntilMs }: Wrong = NONE): number {
    const leftMs = pausedUntilMs - this.#nowMs()
    return leftMs > LONGEST_PAUSE_SECONDS * 1000 ? 0 : Math.max(0, leftMs)
  }

  #nowMs(): number {
    return this.#now().getTime()
  }
}

const NONE: Wrong = { tries: 0, pauses: 0, pausedUntilMs: 0 }
