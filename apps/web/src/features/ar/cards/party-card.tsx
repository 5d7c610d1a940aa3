import type { Animation } from '@starnest/contract/catalog/catalog'
import { PartyPopper, Play, RotateCcw } from 'lucide-react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'

type PartyCardProps = { title: Animation; onAgain: () => void; onWatch: () => void }

/** Everything was found. */
export function PartyCard({ title, onAgain, onWatch }: PartyCardProps) {
  const t = useTexts('ar/ar')
  const isPlayable = (title.videoUrl ?? title.streamUrl) !== null && !title.isComingSoon
  return (
    <section role="status" className="ar-panel ar-party" aria-labelledby="ar-party-title">
      <PartyPopper aria-hidden className="size-10 shrink-0 text-lantern" />
      <div className="min-w-0">
        <h3 id="ar-party-title" className="font-display text-2xl leading-tight">
          {t('partyTitle')}
        </h3>
        <p className="text-starlight/90 text-pretty">{t('party', { title: fullTitle(title) })}</p>
      </div>
      <div data-focus-row="" className="ar-party-buttons">
        {isPlayable && (
          <ButtonLink to={`/watch/${title.id}?play=1`} onClick={onWatch}>
            <Play aria-hidden className="size-5 fill-current" />
            {t('watch')}
          </ButtonLink>
        )}
        <Button look="glass" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5" />
          {t('playAgain')}
        </Button>
      </div>
    </section>
  )
}
