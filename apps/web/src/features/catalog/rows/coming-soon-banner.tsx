import type { Tile } from '@starnest/contract/catalog/catalog'
import { Info, Play } from 'lucide-react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { widePicture } from '../../../library/title/wide-picture.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { cardsClass } from '../cards/card-width.ts'
import { TitleCard } from '../cards/title-card.tsx'
import { TitlePoster } from '../cards/title-poster.tsx'

/** Posters beside the first title; what is beyond them stands in the Coming Soon rail. */
const OTHERS_SHOWN = 4

/** A wide window on the first title that is on its way, and small posters of the next ones. */
export function ComingSoonBanner({ tiles }: { tiles: readonly Tile[] }) {
  const t = useTexts('core/catalog')
  const [first, ...others] = tiles
  if (!first) return null
  const { animation } = first
  return (
    <section aria-label={t('row.coming-soon-banner')} className="banner">
      <div className="banner-picture">
        <Artwork
          {...widePicture(animation)}
          sizes="100vw"
          width={1280}
          height={720}
          fallback={<TitlePoster animation={animation} />}
        />
        <div className="banner-shade" />
      </div>
      <div className="night-behind max-w-xl">
        <p className="text-sm font-semibold tracking-[0.22em] text-lantern uppercase">
          {t('row.coming-soon')}
        </p>
        <h2 className="mt-2 font-display text-5xl leading-none text-balance text-shadow-lg">
          {fullTitle(animation)}
        </h2>
        <p className="mt-4 line-clamp-3 text-lg text-starlight/90 text-pretty text-shadow-md">
          {animation.description}
        </p>
        <div data-focus-row="" className="mt-6 flex flex-wrap gap-3">
          {(animation.videoUrl ?? animation.streamUrl) && (
            <ButtonLink to={`/watch/${animation.id}?play=1`}>
              <Play aria-hidden className="size-5 fill-current" />
              {t('watchTrailer')}
            </ButtonLink>
          )}
          <ButtonLink look="glass" to={`/watch/${animation.id}`}>
            <Info aria-hidden className="size-5" />
            {t('moreInfo')}
          </ButtonLink>
        </div>
      </div>
      {others.length > 0 && (
        <ul
          data-focus-row=""
          className={`relative flex gap-4 max-xl:hidden ${cardsClass('poster', 'small')}`}
        >
          {others.slice(0, OTHERS_SHOWN).map((tile) => (
            <li key={tile.animation.id}>
              <TitleCard tile={tile} shape="poster" size="small" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
