import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

/** How many windows lie over the page. */
const windows = createStore(() => 0)
/** The window that takes in what floats over the page; null: none does. */
const takingIn = createStore<HTMLElement | null>(() => null)

/** Says that a window lies over the page, which cannot be used meanwhile. */
export function useCoversPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    windows.set(windows.get() + 1)
    return () => windows.set(windows.get() - 1)
  }, [isOpen])
}

/** Whether a window lies over the page: nobody looks at what moves in it. */
export const usePageCovered = (): boolean => useStore(windows) > 0

/** For the `ref` of a window: what floats over the page can be used in it as well. */
export function takeInFloating(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  takingIn.set(element)
  return () => {
    if (takingIn.get() === element) takingIn.set(null)
  }
}

/** The window in which what floats over the page is drawn as well; null: none, or another lies over it. */
export function useFloatingWindow(): HTMLElement | null {
  const isOnTop = useStore(windows) === 1
  const element = useStore(takingIn)
  return isOnTop ? element : null
}
