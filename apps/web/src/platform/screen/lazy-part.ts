import { type ComponentType, lazy } from 'react'
import { createStore } from '../store.ts'
import { whenFirstScreenStands } from './first-screen.ts'

/** Milliseconds until code is asked for again that did not come. */
const ASK_AGAIN_MS = 5000
/** Code that did not come so often is missing: an update takes old code away. */
const TRIES_IN_VAIN = 3

/** How many parts are missing their code. */
export const missingParts = createStore(() => 0)

/** A part of a screen whose code comes after the first screen stands. While the code cannot be had it is asked for
 *  again, and the place stays empty. Draw it inside a Suspense that keeps that place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenFirstScreenStands()
    for (let tries = 1; ; tries++) {
      try {
        const part = { default: await load() }
        if (tries > TRIES_IN_VAIN) missingParts.set(missingParts.get() - 1)
        return part
      } catch {
        if (tries === TRIES_IN_VAIN) missingParts.set(missingParts.get() + 1)
        await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
      }
    }
  })
}
