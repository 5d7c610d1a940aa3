import type { Tile } from '@starnest/contract/catalog/catalog'
import { fullTitle } from '../../../library/title/title-name.ts'

/** What a card is called: by its title, or by the series that it stands for. */
export const nameOf = ({ animation, next }: Tile): string =>
  (next && animation.series?.title) ?? fullTitle(animation)

/** The id of the title that a card leads to: its own, or the next episode of its series. */
export const watchedId = ({ animation, next }: Tile): number => next?.id ?? animation.id
