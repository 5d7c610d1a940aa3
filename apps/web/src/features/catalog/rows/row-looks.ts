import type { HomeRowId } from '@starnest/contract/catalog/catalog'
import type { CardShape, CardSize } from '../cards/card-width.ts'

/** How a row of the home screen draws its cards. */
export type RowLook = { shape: CardShape; size: CardSize }

/** The look of every row of cards: large ones where the eye should rest, small ones between. A desktop
 *  shows six small wide or medium upright ones side by side, a tablet four, a phone two.
 *  Source: specification §2.4, "Rows are grids of 2, 4 or 6 columns". */
export const ROW_LOOKS: Record<Exclude<HomeRowId, 'coming-soon-banner'>, RowLook> = {
  'coming-soon': { shape: 'wide', size: 'small' },
  'continue-watching': { shape: 'wide', size: 'medium' },
  'top-picks': { shape: 'poster', size: 'large' },
  'recently-added': { shape: 'poster', size: 'medium' },
  comedy: { shape: 'wide', size: 'medium' },
  'sci-fi': { shape: 'poster', size: 'medium' },
  fantasy: { shape: 'poster', size: 'medium' },
  anime: { shape: 'wide', size: 'medium' },
  romance: { shape: 'poster', size: 'medium' },
  gothic: { shape: 'poster', size: 'medium' },
  'family-stories': { shape: 'wide', size: 'large' },
  kids: { shape: 'poster', size: 'large' },
  'watch-later': { shape: 'poster', size: 'small' },
  recommended: { shape: 'poster', size: 'medium' },
  'romance-again': { shape: 'wide', size: 'small' },
  'gothic-again': { shape: 'wide', size: 'small' },
  'featured-collections': { shape: 'wide', size: 'large' },
}
