import { type ComponentType, lazy } from 'react'
import { whenFirstScreenStands } from './first-screen.ts'

/** Milliseconds until code is asked for again that did not come. */
const ASK_AGAIN_MS = 5000

/** A part of a screen whose code comes after the first screen stands. While the code cannot be had it is asked for
 *  again, and the place stays empty. Draw it inside a Suspense that keeps that place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenFirstScreenStands()
    for (;;) {
      try {
        return { default: await load() }
      } catch {
        await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
      }
    }
  })
}
