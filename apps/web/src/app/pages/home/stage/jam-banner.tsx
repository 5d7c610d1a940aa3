import { MicVocal } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../../platform/texts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'

/** The weekly banner of the Jam Challenge, with the ways into it. Source: specification §2.4. */
export function JamBanner() {
  const t = useTexts('core/stage')
  return (
    <section aria-label={t('jamTitle')} data-focus-row="" className="jam-banner">
      <MicVocal aria-hidden className="jam-banner-art" />
      <div className="min-w-0">
        <p className="text-sm font-semibold tracking-[0.2em] text-lantern uppercase">
          {t('jamWeek')}
        </p>
        <h2 className="mt-1 font-display text-4xl leading-none">
          <Link to="/jam-challenge" className="rounded-lg">
            {t('jamTitle')}
          </Link>
        </h2>
        <p className="mt-2 text-lg text-starlight/90 text-pretty">{t('jamText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/jam-challenge?mode=karaoke">{t('singIt')}</ButtonLink>
        <ButtonLink to="/jam-challenge?mode=freestyle">{t('dropIt')}</ButtonLink>
        <ButtonLink look="glass" to="/jam-challenge?view=leaderboard">
          {t('houseLeaderboard')}
        </ButtonLink>
      </div>
    </section>
  )
}
