import { useSyncExternalStore } from 'react'

/** How wide the window is, as the style sheets tell it. */
export type ScreenClass = 'phone' | 'tablet' | 'desktop' | 'wall'

const LEAST_WIDTHS = [
  ['wall', '(min-width: 150rem)'],
  ['desktop', '(min-width: 64rem)'],
  ['tablet', '(min-width: 48rem)'],
] as const

const read = (): ScreenClass =>
  LEAST_WIDTHS.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone'

function listen(onChange: () => void): () => void {
  const queries = LEAST_WIDTHS.map(([, query]) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

/** The class of the window's width, also when it changes. */
export const useScreenClass = (): ScreenClass => useSyncExternalStore(listen, read)
