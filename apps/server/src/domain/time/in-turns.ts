import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which others get their turn. */
const TURN_MS = 20

/** Lets whatever else waits for this loop have its turn. */
export const yieldToLoop = (): Promise<void> => setImmediate()

/** Goes through the steps of some work, so that others get their turn in between. Resolves with what the work
 *  comes to. @throws the reason of the signal when it ended the work */
export async function inTurns<Step, Result>(
  steps: Generator<Step, Result>,
  { signal, onStep }: { signal: AbortSignal; onStep?: (step: Step) => void },
): Promise<Result> {
  let sinceMs = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    onStep?.(step.value)
    if (performance.now() - sinceMs < TURN_MS) continue
    await yieldToLoop()
    signal.throwIfAborted()
    sinceMs = performance.now()
  }
}
