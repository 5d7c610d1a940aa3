/** Asks again after each of these pauses, in milliseconds, until there is an answer. Rejects as the last try does. */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  pausesMs: readonly number[],
): Promise<Answer> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask()
    } catch {
      await new Promise((again) => setTimeout(again, pauseMs))
    }
  }
  return ask()
}
