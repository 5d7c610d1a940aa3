import type { Animation } from '@starnest/contract/catalog/catalog'

/** Whether a title is one of several files of a film: its series is the film, and each episode a part. */
export const isPartOfFilm = ({
  category,
  series,
}: Pick<Animation, 'category' | 'series'>): boolean =>
  category === 'movie' && series?.part !== undefined
