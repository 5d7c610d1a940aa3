/** Name of the lock that says: this tab has the file of that upload. */
const lockOf = (fingerprint: string) => `starnest.upload.${fingerprint}`

/** The browser's locks. Pages that did not come over a secure line have none: each tab is as if it
 *  were alone. */
const locksHere = (): LockManager | null | undefined => navigator.locks

/** The uploads whose files this tab has. The other tabs know it by a lock, which the browser frees when
 *  the tab is closed, reloaded or dies. */
export class UploadHolds {
  readonly #letGo = new Map<string, () => void>()

  /** Takes an upload for this tab, until it is let go; false: another tab has its file. */
  async take(fingerprint: string): Promise<boolean> {
    if (this.has(fingerprint)) return true
    const locks = locksHere()
    if (!locks) {
      this.#letGo.set(fingerprint, () => undefined)
      return true
    }
    return new Promise((resolve, reject) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null)
        if (lock) return new Promise<void>((free) => this.#letGo.set(fingerprint, free))
      }
      locks.request(lockOf(fingerprint), { ifAvailable: true }, hold).catch(reject)
    })
  }

  /** Whether this tab has the file. */
  has(fingerprint: string): boolean {
    return this.#letGo.has(fingerprint)
  }

  /** Lets another tab have it. */
  letGo(fingerprint: string): void {
    this.#letGo.get(fingerprint)?.()
    this.#letGo.delete(fingerprint)
  }

  letAllGo(): void {
    for (const fingerprint of [...this.#letGo.keys()]) this.letGo(fingerprint)
  }
}

/** Tells whether a tab of this browser has the file of an upload, and when that ends. Returns the way
 *  to stop that. */
export function watchHold(fingerprint: string, tell: (isHeld: boolean) => void): () => void {
  const stopper = new AbortController()
  const { signal } = stopper
  const watch = async () => {
    const locks = locksHere()
    const name = lockOf(fingerprint)
    const held = (await locks?.query())?.held ?? []
    const isHeld = held.some((lock) => lock.name === name)
    if (signal.aborted) return
    tell(isHeld)
    if (!isHeld) return
    // Granted when the holder is gone. Shared: those who wait do not wait for each other.
    await locks?.request(name, { mode: 'shared', signal }, () => undefined)
    if (!signal.aborted) tell(false)
  }
  watch().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return () => stopper.abort()
}
