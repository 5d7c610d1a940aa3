import type { FilmSound } from '@starnest/film-kit/film/script'

/** Silent: it lies behind the choice of a challenge. */
export const sound: FilmSound = { voices: {}, lines: [], music: [], effects: [] }
