import { LanguageModelError } from '../../../ports/language/language-model.ts'

/** Passes on what an iteration brings, and gives it up as soon as the signal is aborted, also when it does
 *  not answer any more. @throws LanguageModelError `stopped` then; what the iteration throws. */
export async function* untilAborted<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]()
  const aborted = Promise.withResolvers<never>()
  const giveUp = () => aborted.reject(new LanguageModelError('stopped'))
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted.promise])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', giveUp)
    aborted.promise.catch(() => undefined)
    // Not waited for: it may be what hangs.
    iterator.return?.().catch(() => undefined)
  }
}
