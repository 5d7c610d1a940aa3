import type { Animation } from '@starnest/contract/catalog/catalog'
import { Box, Camera, Sparkles, X } from 'lucide-react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type IntroCardProps = {
  title: Animation
  /** The camera is on its way; the browser may be asking the person. */
  isOpening: boolean
  onStart: () => void
  onWithout: () => void
  /** Places it in the room, where the browser can. */
  onWorld: (() => void) | undefined
  onExit: () => void
}

/** What stands before an experience. Source: specification §2.14 (5). */
export function IntroCard(props: IntroCardProps) {
  const { title, isOpening, onStart, onWithout, onWorld, onExit } = props
  const t = useTexts('ar/ar')
  return (
    <div className="ar-scrim">
      <section className="ar-card" aria-labelledby="ar-intro-title">
        <span className="ar-card-exit">
          <IconButton label={t('exit')} onClick={onExit}>
            <X aria-hidden className="size-6" />
          </IconButton>
        </span>
        <div className="ar-intro-picture" aria-hidden="true">
          <Artwork
            src={title.thumbnailUrl}
            picture={title.poster}
            width={240}
            height={360}
            fallback={<Sparkles className="m-auto size-10 text-lantern" />}
          />
        </div>
        <h2 id="ar-intro-title" className="font-display text-3xl leading-tight text-balance">
          {t('title')}
        </h2>
        <p className="text-lg text-starlight/90 text-pretty">
          {t('intro', { title: fullTitle(title) })}
        </p>
        {isOpening && (
          <p role="status" className="text-lantern-light text-pretty">
            {t('opening')}
          </p>
        )}
        <div data-focus-row="" className="ar-card-buttons">
          {onWorld ? (
            <>
              <Button onClick={onWorld} disabled={isOpening}>
                <Box aria-hidden className="size-5" />
                {t('startWorld')}
              </Button>
              <Button look="glass" onClick={onStart} isBusy={isOpening}>
                <Camera aria-hidden className="size-5" />
                {t('start')}
              </Button>
            </>
          ) : (
            <Button onClick={onStart} isBusy={isOpening}>
              <Camera aria-hidden className="size-5" />
              {t('start')}
            </Button>
          )}
          <Button look="glass" onClick={onWithout}>
            {t('without')}
          </Button>
        </div>
        <p className="text-sm text-mist text-pretty">{t('private')}</p>
      </section>
    </div>
  )
}
