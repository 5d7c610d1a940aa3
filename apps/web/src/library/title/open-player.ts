import type { HostAction } from '@starnest/contract/host/host'
import { createStore, useStore } from '../../platform/store.ts'

/** What the film that is open can be told. */
export type PlayerOrder = Extract<HostAction, { type: 'player' | 'move' }>

/** The film that is open: in the player over the page, or on the stage of the party. `obey` says whether it
 *  did anything. */
export type OpenPlayer = {
  titleId: number
  at: 'player' | 'party'
  obey: (order: PlayerOrder) => boolean
}

const opened = createStore<OpenPlayer | null>(() => null)

/** Says which film is open and takes orders for it. Returns the way to say that it has gone. */
export function announcePlayer(player: OpenPlayer): () => void {
  opened.set(player)
  return () => {
    if (opened.get() === player) opened.set(null)
  }
}

/** The film that is open now; null: none is. */
export const openPlayer = (): OpenPlayer | null => opened.get()

/** The same for a component, which is drawn anew when another film opens or this one goes. */
export const useOpenPlayer = (): OpenPlayer | null => useStore(opened)
