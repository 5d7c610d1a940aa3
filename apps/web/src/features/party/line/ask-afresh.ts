import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Milliseconds from an answer to the next question, when more has changed meanwhile. */
const ASK_AGAIN_PAUSE_MS = 150

/** A way to ask anew after something changed. A question that was under way may have been
 *  answered before the change, so it does not count; while an answer is awaited, any number of further
 *  changes make one more question. */
export function createAsker(
  queryClient: QueryClient,
  { queryKey }: { queryKey: QueryKey },
): () => void {
  let isAsking = false
  let isStale = false
  const ask = async () => {
    await queryClient.cancelQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey })
  }
  const askUntilFresh = async () => {
    isAsking = true
    do {
      isStale = false
      // A question that fails is shown by whoever reads the answer.
      await ask().catch(() => undefined)
      if (isStale) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_PAUSE_MS))
    } while (isStale)
    isAsking = false
  }
  return () => {
    if (isAsking) isStale = true
    else void askUntilFresh()
  }
}
