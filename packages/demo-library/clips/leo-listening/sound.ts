import type { FilmSound } from '@starnest/film-kit/film/script'

/** Silent: Leo's words come from the app. */
export const sound: FilmSound = { voices: {}, lines: [], music: [], effects: [] }
