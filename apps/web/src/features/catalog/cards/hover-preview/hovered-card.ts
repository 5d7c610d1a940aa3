import type { Tile } from '@starnest/contract/catalog/catalog'
import { useSyncExternalStore } from 'react'

/** How long the mouse rests on a card before its panel opens, in milliseconds: long enough that a
 *  mouse on its way over the row opens nothing. */
export const HOVER_DELAY_MS = 500

/** The card that the mouse rests on, and its title. */
export type HoveredCard = { tile: Tile; card: HTMLElement }

let hovered: HoveredCard | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: HoveredCard | null): void {
  if (hovered === next) return
  hovered = next
  for (const listener of listeners) listener()
}

/** The mouse has come to a card. */
export function hoverStarts(tile: Tile, card: HTMLElement): void {
  clearTimeout(timer)
  timer = setTimeout(() => change({ tile, card }), HOVER_DELAY_MS)
}

/** The mouse has left the card before its panel opened, or pressed it. */
export function hoverEnds(): void {
  clearTimeout(timer)
}

/** Close the panel. */
export function closeHoverPreview(): void {
  clearTimeout(timer)
  change(null)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The card whose panel is open; null when none is. */
export function useHoveredCard(): HoveredCard | null {
  return useSyncExternalStore(listen, () => hovered)
}
