import { createStore } from '../../platform/store.ts'

/** A screen's own meaning of 'next' and 'previous', while it has one; null: they move a carousel. */
export const listMoves = createStore<((command: 'next' | 'previous') => void) | null>(() => null)
