import { LRUCache } from 'lru-cache'

/** Keeps answers for a short time, so that the same question is answered once. Nobody who asks
 *  after a change gets an answer from before it. Failures are not kept. */
export class AnswerCache<Value extends NonNullable<unknown>> {
  readonly #answers: LRUCache<string, Promise<Value>>
  /** Changes so far. */
  #changes = 0

  /** `max`: answers kept. `ttlMs`: milliseconds for which one is kept, from when it was asked for. */
  constructor({ max, ttlMs }: { max: number; ttlMs: number }) {
    this.#answers = new LRUCache({ max, ttl: ttlMs })
  }

  /** The answer that is kept under a key, else the one that `ask` resolves with. When something
   *  changes before `ask` is done, it is called once more. Rejects as `ask` does. */
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

  /** Call it after a change: whoever asks from now on gets no answer from before. */
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
