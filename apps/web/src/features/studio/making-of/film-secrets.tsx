import type { MadeFilm } from '@starnest/contract/studio/studio'
import { useId, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { useRovingStop } from '../../../ui/focus/use-roving-stop.ts'
import { FilmPanel } from './film-panel.tsx'

/** The films as posters, and what makes the chosen one like no other. */
export function FilmSecrets({ films }: { films: MadeFilm[] }) {
  const t = useTexts('studio/making-of')
  const headingId = useId()
  const [chosen, setChosen] = useState<number>()
  const roving = useRovingStop(films.length)
  const film = films.find(({ animation }) => animation.id === chosen) ?? films[0]
  if (!film) return null
  return (
    <section id="inside" aria-labelledby={headingId} className="making-section">
      <h2 id={headingId} className="making-heading">
        {t('filmsTitle')}
      </h2>
      <p className="making-text">{t('filmsText')}</p>
      <ul
        aria-label={t('chooseFilm')}
        data-focus-row=""
        onFocus={roving.onFocus}
        className="making-posters"
      >
        {films.map(({ animation }, place) => (
          <li key={animation.id} data-place={place} className="shrink-0">
            <button
              type="button"
              tabIndex={roving.tabIndexOf(place)}
              aria-pressed={animation.id === film.animation.id}
              aria-label={animation.title}
              onClick={() => setChosen(animation.id)}
              className="making-poster"
            >
              <Artwork
                src={animation.thumbnailUrl}
                picture={animation.poster}
                sizes="8rem"
                width={160}
                height={240}
                fallback={
                  <span className="grid size-full place-items-center p-2">{animation.title}</span>
                }
              />
            </button>
          </li>
        ))}
      </ul>
      <FilmPanel key={film.animation.id} film={film} />
    </section>
  )
}
