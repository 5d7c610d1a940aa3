import './making-of.css'
import '../making-steps.css'
import type { Clip, Studio } from '@starnest/contract/studio/studio'
import { Clapperboard } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { LoopingClip } from '../looping-clip.tsx'
import { CastSection } from './cast-section.tsx'
import { FilmSecrets } from './film-secrets.tsx'
import { KitSection } from './kit-section.tsx'
import { StepsSection } from './steps-section.tsx'
import { StudioNumbers } from './studio-numbers.tsx'

type MakingOfProps = {
  studio: Studio
  /** Leo, who greets; undefined where the library has no clip of him. */
  leo: Clip | undefined
}

/** How our films are made: in numbers, film by film, step by step, and by whom. */
export function MakingOf({ studio, leo }: MakingOfProps) {
  const t = useTexts('studio/making-of')
  const { films, portraits } = studio
  return (
    <>
      <header className="making-hero">
        {leo && <LoopingClip clip={leo} className="making-leo" />}
        <div className="max-w-176 motion-safe:animate-rise">
          <h1 className="making-title">{t('title')}</h1>
          <p className="mt-5 max-w-xl text-xl text-starlight/90 text-pretty text-shadow-lg">
            {t('lead')}
          </p>
          {films.length > 0 && (
            <a href="#inside" className="button making-jump">
              <Clapperboard aria-hidden className="size-5" />
              {t('seeFilms')}
            </a>
          )}
        </div>
      </header>
      <StudioNumbers films={films} portraits={portraits.length} />
      {films.length > 0 ? (
        <FilmSecrets films={films} />
      ) : (
        <p className="px-gutter py-10 text-lg text-mist">{t('noFilms')}</p>
      )}
      <StepsSection />
      {portraits.length > 0 && <CastSection portraits={portraits} />}
      <KitSection />
    </>
  )
}
