import { type ComponentType, lazy } from 'react'
import { whenFirstScreenStands } from './first-screen.ts'

/** Milliseconds until code is asked for again that did not come. */
export const ASK_AGAIN_MS = 5000

/** Event of the window: code did not come. It is said again each time that it is asked for in vain. */
export const NO_CODE = 'starnest:no-code'

/** A part of a screen whose code comes after the first screen stands. While the code cannot be had it is asked for
 *  again, and the place stays empty. Draw it inside a Suspense that keeps that place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenFirstScreenStands()
    return { default: await loadUntilThere(load) }
  })
}

/** Asks for code again and again until it comes. Each time that it does not, {@link NO_CODE} says so. */
export async function loadUntilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load()
    } catch {
      dispatchEvent(new Event(NO_CODE))
      await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
    }
  }
}
