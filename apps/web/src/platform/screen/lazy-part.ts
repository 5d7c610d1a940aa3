import { type ComponentType, lazy } from 'react'
import { ask } from '../http.ts'
import { createStore } from '../store.ts'
import { whenFirstScreenStands } from './first-screen.ts'

/** Milliseconds until code is asked for again that did not come. */
const ASK_AGAIN_MS = 5000
/** Code that a server did not have so often is missing: an update takes old code away. */
const TRIES_IN_VAIN = 3

const LIVE_PATH = '/api/health/live'

/** How many parts are missing their code. */
export const missingParts = createStore(() => 0)

/** A part of a screen whose code comes after the first screen stands. While the code cannot be had it is asked for
 *  again, and the place stays empty. Draw it inside a Suspense that keeps that place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenFirstScreenStands()
    let inVain = 0
    const count = (times: number) => {
      const change = Number(times >= TRIES_IN_VAIN) - Number(inVain >= TRIES_IN_VAIN)
      missingParts.set(missingParts.get() + change)
      inVain = times
    }
    for (;;) {
      try {
        const part = { default: await load() }
        count(0)
        return part
      } catch {
        // While nobody answers, nothing is known of the code.
        const isThere = await ask(LIVE_PATH, {}).then(
          ({ ok }) => ok,
          () => false,
        )
        count(isThere ? inVain + 1 : 0)
        await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
      }
    }
  })
}
