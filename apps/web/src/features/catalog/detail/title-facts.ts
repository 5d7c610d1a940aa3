import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Say } from '@starnest/contract/text/texts'
import { minutesOf } from '../cards/minutes-left.ts'
import type { catalogTexts } from '../catalog.texts.ts'

type CatalogText = keyof (typeof catalogTexts)['en'] & string

/** What is said of a title in one line, in the interface's language: genre, year, age rating, length
 *  or what there is of its series. What is not known is left out. */
export function factsOf(animation: Animation, t: Say<CatalogText>): string[] {
  const { series } = animation
  const facts = [
    t(`genre.${animation.genre ?? 'none'}`),
    animation.releaseYear,
    animation.rating,
    series && t('episodeOf', { season: series.season, episode: series.episode }),
    animation.isComingSoon
      ? t('comingSoon')
      : t('minutes', { minutes: minutesOf(animation.duration) }),
  ]
  return facts.filter((fact) => fact !== null).map(String)
}
