import type { Tile } from '@starnest/contract/catalog/catalog'
import { createStore, useStore } from '../../../../platform/store.ts'

/** How long the mouse rests on a card before its panel opens, in milliseconds: long enough that a
 *  mouse on its way over the row opens nothing. */
export const HOVER_DELAY_MS = 500

/** The card that the mouse rests on, and its title. */
export type HoveredCard = { tile: Tile; card: HTMLElement }

const hovered = createStore<HoveredCard | null>(() => null)
let timer: ReturnType<typeof setTimeout> | undefined
/** The card that the mouse has come to. */
let reached: HTMLElement | undefined

/** The mouse moves over a card; the panel opens some time after it came there. */
export function hoverStarts(tile: Tile, card: HTMLElement): void {
  if (card === reached) return
  hoverEnds()
  reached = card
  timer = setTimeout(() => hovered.set({ tile, card }), HOVER_DELAY_MS)
}

/** The mouse has left the card before its panel opened, or pressed it. */
export function hoverEnds(): void {
  clearTimeout(timer)
  reached = undefined
}

/** Close the panel. */
export function closeHoverPreview(): void {
  hoverEnds()
  hovered.set(null)
}

/** The card whose panel is open; null when none is. */
export function useHoveredCard(): HoveredCard | null {
  return useStore(hovered)
}
