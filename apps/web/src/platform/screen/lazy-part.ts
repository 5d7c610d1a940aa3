import { type ComponentType, lazy } from 'react'
import { whenFirstScreenStands } from './first-screen.ts'

/** A part of a screen whose code comes after the first screen stands, and which the screen can do without: where
 *  the code cannot be had, nothing is drawn. Draw it inside a Suspense that keeps its place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenFirstScreenStands()
    try {
      return { default: await load() }
    } catch {
      // The line is lost; the screen stands, and the part comes with its next opening.
      return { default: () => null }
    }
  })
}
