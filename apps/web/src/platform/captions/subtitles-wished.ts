import { createStore, useStore } from '../store.ts'

const isWished = createStore(() => false)

/** Say whether whoever watches now wants films and trailers to begin with subtitles. */
export function wishSubtitles(wish: boolean): void {
  isWished.set(wish)
}

/** Whether films and trailers begin with subtitles; false until it is known who watches. */
export function useSubtitlesWished(): boolean {
  return useStore(isWished)
}
