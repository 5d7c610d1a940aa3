import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the person asked the system for less motion, at this moment. */
export function prefersReducedMotion(): boolean {
  return matchMedia(QUERY).matches
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the person asked for less motion; draws again when they change their mind. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, prefersReducedMotion)
}
