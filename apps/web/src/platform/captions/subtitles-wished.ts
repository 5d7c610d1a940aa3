import { useSyncExternalStore } from 'react'

let isWished = false
const listeners = new Set<() => void>()

/** Say whether whoever watches now wants films and trailers to begin with subtitles. */
export function wishSubtitles(wish: boolean): void {
  isWished = wish
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether films and trailers begin with subtitles; false until it is known who watches. */
export function useSubtitlesWished(): boolean {
  return useSyncExternalStore(listen, () => isWished)
}
