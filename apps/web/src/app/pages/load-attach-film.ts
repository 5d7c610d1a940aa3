/** Fetches what gives a video element a film that waits to be played. */
export const loadAttachFilm = async () =>
  (await import('../../features/watch/player/engine/attach-waiting.ts')).attachWaiting
