import { LRUCache } from 'lru-cache'

/** Keeps answers for a moment, so that whoever asks the same meanwhile asks nobody. What was asked
 *  before a change is never answered to anybody who asks after it. Failures are not kept. */
export class AnswerCache<Value extends NonNullable<unknown>> {
  readonly #answers: LRUCache<string, Promise<Value>>
  /** Changes so far. */
  #changes = 0

  /** `max`: answers kept. `ttlMs`: milliseconds for which one is kept, from when it was asked for. */
  constructor({ max, ttlMs }: { max: number; ttlMs: number }) {
    this.#answers = new LRUCache({ max, ttl: ttlMs })
  }

  /** The answer that is kept under a key, else the one that `ask` resolves with. When something changes
   *  while it is on its way it is asked for once more. Rejects as `ask` does. */
  async get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const asked = this.#changes
    try {
      const answer = await this.#shared(key, ask)
      if (asked === this.#changes) return answer
    } catch (error) {
      if (asked === this.#changes) throw error
    }
    return this.#shared(key, ask)
  }

  /** Something has changed: no answer so far is given to anybody who asks from now on. */
  forget(): void {
    this.#changes += 1
    this.#answers.clear()
  }

  #shared(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = this.#answers.get(key)
    if (known) return known
    const answer = ask()
    this.#answers.set(key, answer)
    answer.catch(() => {
      if (this.#answers.peek(key) === answer) this.#answers.delete(key)
    })
    return answer
  }
}
