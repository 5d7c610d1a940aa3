import type { Animation } from '@starnest/contract/catalog/catalog'
import { Info, Play } from 'lucide-react'
import { fullTitle } from '../../library/title/title-name.ts'
import { useTexts } from '../../platform/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The title that is shown. Its words turn with it; the two links stay, so that a turn never takes
 *  the keyboard away. */
export function ReelText({ title }: { title: Animation }) {
  const t = useTexts('studio/hero-reel')
  const facts = [title.releaseYear, title.rating].filter((fact) => fact !== null)
  return (
    <div className="night-behind max-w-168">
      <div key={title.id} className="motion-safe:animate-rise">
        <h2 className="reel-title">
          {title.logoUrl ? (
            <img src={title.logoUrl} alt={fullTitle(title)} className="reel-logo" />
          ) : (
            fullTitle(title)
          )}
        </h2>
        {title.tagline && <p className="reel-tagline">{title.tagline}</p>}
        <p className="reel-description">{title.description}</p>
        <p className="mt-3 font-semibold tracking-wide text-starlight/90 text-shadow-md">
          {facts.join(' · ')}
        </p>
      </div>
      <div data-focus-row="" className="mt-6 flex flex-wrap gap-3.5">
        <ButtonLink to={`/watch/${title.id}?play=1`}>
          <Play aria-hidden className="size-5 fill-current" />
          {t('playNow')}
        </ButtonLink>
        <ButtonLink look="glass" to={`/watch/${title.id}`}>
          <Info aria-hidden className="size-5" />
          {t('moreInfo')}
        </ButtonLink>
      </div>
    </div>
  )
}
