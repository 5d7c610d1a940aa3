import type { Animation } from '@starnest/contract/catalog/catalog'
import { Info, Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useFacts } from '../detail/use-facts.ts'

/** Keeping a title for later comes after the hero itself, into its own place; where its code cannot be
 *  had, the hero stands without it. */
const ListButtons = lazyPart(async () => (await import('../lists/list-buttons.tsx')).ListButtons)

/** What the hero says of its title. The words turn with the title; the buttons stay, so that a turn
 *  never takes the keyboard away. */
export function HeroText({ title }: { title: Animation }) {
  const t = useTexts('core/catalog')
  const facts = useFacts(title)
  return (
    <div className="hero-words night-behind">
      <div key={title.id} className="motion-safe:animate-rise">
        <HeroTitle title={title} />
        <p className="hero-facts">
          <span className="size-2.5 rounded-full bg-(--tint) shadow-[0_0_16px_var(--tint)]" />
          {facts}
        </p>
        {title.tagline && <p className="hero-tagline">{title.tagline}</p>}
        <p className="hero-description">{title.description}</p>
      </div>
      <div className="hero-actions">
        <ButtonLink to={`/watch/${title.id}?play=1`}>
          <Play aria-hidden className="size-5 fill-current" />
          {t('play')}
        </ButtonLink>
        <ButtonLink look="glass" to={`/watch/${title.id}`} className="max-sm:px-3.5">
          <Info aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('moreInfo')}</span>
        </ButtonLink>
        <span className="hero-lists">
          <Suspense>
            <ListButtons animation={title} look="icon" />
          </Suspense>
        </span>
      </div>
    </div>
  )
}

/** The title as its poster letters it; its name in our own letters when there is no such picture. */
function HeroTitle({ title }: { title: Animation }) {
  const [isBroken, setBroken] = useState(false)
  if (title.logoUrl === null || isBroken) return <h2 className="hero-title">{fullTitle(title)}</h2>
  return (
    <h2>
      <span className="sr-only">{fullTitle(title)}</span>
      <img
        src={title.logoUrl}
        alt=""
        fetchPriority="high"
        decoding="async"
        draggable={false}
        className="hero-logo"
        onError={() => setBroken(true)}
      />
    </h2>
  )
}
