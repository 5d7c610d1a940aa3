import { type ComponentType, createContext, type ReactNode } from 'react'

/** What stands between the player and its film. */
export type PlayerGateProps = { titleId: number; onClose: () => void; children: ReactNode }

/** Draws the film, or what is to be seen in its place; null: nothing stands between. */
export const PlayerGateContext = createContext<ComponentType<PlayerGateProps> | null>(null)
