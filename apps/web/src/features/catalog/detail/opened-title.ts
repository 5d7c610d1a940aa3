import type { Tile } from '@starnest/contract/catalog/catalog'
import { useEffect } from 'react'
import { createStore, useStore } from '../../../platform/store.ts'

/** The title that the detail view shows, or showed last while it closes, with what the row it was
 *  opened from knows of it. */
export type OpenedTitle = { tile: Tile; isOpen: boolean }

const opened = createStore<OpenedTitle | null>(() => null)
/** What fetches the code of the detail view of each screen that has one. */
const hosts = new Set<() => void>()

/** Show a title in the detail view. False where the screen has none, so that the caller can lead to
 *  the title's own page instead. */
export function openDetail(tile: Tile): boolean {
  if (hosts.size === 0) return false
  opened.set({ tile, isOpen: true })
  return true
}

/** Close the detail view; what it shows stays until it has gone from the screen. */
export function closeDetail(): void {
  const shown = opened.get()
  if (shown) opened.set({ ...shown, isOpen: false })
}

/** The title in the detail view; null until one has been opened. */
export function useOpenedTitle(): OpenedTitle | null {
  return useStore(opened)
}

/** Say that the detail view may be opened soon, so that its code is there. */
export function hintDetail(): void {
  for (const fetchAhead of hosts) fetchAhead()
}

/** Tell that this screen draws the detail view, as long as the calling component stands on it.
 *  `fetchAhead` must stay the same function. */
export function useDetailHost(fetchAhead: () => void): void {
  useEffect(() => {
    hosts.add(fetchAhead)
    return () => {
      hosts.delete(fetchAhead)
      opened.set(null)
    }
  }, [fetchAhead])
}
