import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Which disk and folder a path leads to, as a word; '': to none. Must not reject. */
export type RootOf = (path: string) => Promise<string>

/** Questions without an answer that may be open at once. Each holds one of the threads that do this
 *  process's file work. */
const MAX_UNANSWERED = 2

type RootQuestionsDeps = {
  rootOf: RootOf
  /** How long a folder may take to answer before the next one is asked. Milliseconds. */
  answerMs: number
}

/** Asks folders what their paths lead to, one after the other. One on a network drive that was switched off may
 *  never answer: after a while the next one is asked, too, but no further one as long as neither answers. */
export class RootQuestions {
  readonly #deps: RootQuestionsDeps
  #turn: Promise<void> = Promise.resolve()
  readonly #unanswered = new Set<Promise<string>>()

  constructor(deps: RootQuestionsDeps) {
    this.#deps = deps
  }

  /** Resolves with what a path leads to, perhaps never. Ended by the signal, it is not asked any more. */
  ask(path: string, signal: AbortSignal): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.#turn = this.#turn.then(async () => {
      if (signal.aborted) return resolve('')
      const answer = this.#deps.rootOf(path)
      this.#unanswered.add(answer)
      void answer.then((root) => {
        this.#unanswered.delete(answer)
        resolve(root)
      })
      await Promise.race([answer, sleep(this.#deps.answerMs, undefined, { ref: false })])
      if (this.#unanswered.size >= MAX_UNANSWERED) await Promise.race(this.#unanswered)
    })
    return promise
  }
}

/** Asks the system. */
export const rootOf: RootOf = async (path) => {
  try {
    const { dev, ino } = await stat(path)
    return `${dev} ${ino}`
  } catch {
    return ''
  }
}
