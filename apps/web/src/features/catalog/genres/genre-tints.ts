import type { Genre } from '@starnest/contract/catalog/catalog'

/** Colour of each genre, and of titles that have none, as CSS: light enough to be read on the night
 *  sky (WCAG AA and better). */
export const GENRE_TINTS: Record<Genre | 'none', string> = {
  adventure: '#ffa14a',
  comedy: '#ffdb57',
  'sci-fi': '#5bd3ff',
  fantasy: '#bd9bff',
  anime: '#ff86d3',
  kids: '#7ce59a',
  romance: '#ff8a94',
  gothic: '#9fb2e8',
  none: '#c9c4f2',
}

/** Colour of the choice that shows every genre. */
export const ALL_GENRES_TINT = '#fff0d2'
