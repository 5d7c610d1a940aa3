import type { FilmSound } from '@starnest/film-kit/film/script'

/** Silent: it lies behind pages. */
export const sound: FilmSound = { voices: {}, lines: [], music: [], effects: [] }
