import type { Animation } from '@starnest/contract/catalog/catalog'
import { isPartOfFilm } from '../../../library/title/in-parts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useLength } from '../cards/use-length.ts'

/** What is said of a title in one line, in the interface's language: genre, year, age rating, length
 *  or what there is of its series. What is not known is left out. */
export function useFacts(animation: Animation): string {
  const t = useTexts('core/catalog')
  const sayGenre = useTexts('core/genre')
  const length = useLength(animation)
  const { series } = animation
  const facts = [
    sayGenre(animation.genre ?? 'none'),
    animation.releaseYear,
    animation.rating,
    series && !isPartOfFilm(animation) ? t('episodeOf', series) : null,
    series?.part === undefined ? null : t('part', { part: series.part }),
    animation.isComingSoon ? t('comingSoon') : length,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}
