import { type ComponentType, createContext } from 'react'

/** What moves behind the words at the end of a film, silently and under a scrim of its own, above the
 *  film's own picture; null: that picture alone. */
export const EndBackdropContext = createContext<ComponentType | null>(null)
