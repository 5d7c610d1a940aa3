import './film-chooser.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { SmallPoster } from '../../../library/title/small-poster.tsx'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** A title that can be played: which one plays, and which one is shown for it. A series is shown by its first
 *  episode, and the next one plays. */
export type FilmChoice = { playId: number; title: Animation }
/** A row of the viewer's home screen. */
export type FilmRow = { id: string; name: string; films: readonly FilmChoice[] }

type FilmChooserProps = {
  isOpen: boolean
  rows: readonly FilmRow[]
  onClose: () => void
  onChoose: (playId: number) => void
}

/** What can be played on the big screen: the rows of whoever watches. */
export function FilmChooser({ isOpen, rows, onClose, onChoose }: FilmChooserProps) {
  const t = useTexts('spaceship/room')
  return (
    <Dialog
      title={t('choose')}
      description={t('chooseLead')}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid min-w-0 gap-6">
        {rows.length === 0 && (
          <p role="status" className="py-8 text-center text-lg text-mist">
            {t('noFilms')}
          </p>
        )}
        {rows.map((row) => (
          <section key={row.id} aria-labelledby={`room-row-${row.id}`} className="min-w-0">
            <h3 id={`room-row-${row.id}`} className="mb-2 font-display text-xl">
              {row.name}
            </h3>
            <ul data-focus-row="" className="room-films">
              {row.films.map(({ playId, title }) => (
                <li key={title.id}>
                  <button
                    type="button"
                    className="button room-film-choice"
                    aria-label={t('playTitle', { title: fullTitle(title) })}
                    onClick={() => onChoose(playId)}
                  >
                    <span className="room-film-poster">
                      <SmallPoster title={title} width={200} height={300} />
                    </span>
                    <span className="line-clamp-2 font-semibold">
                      <bdi>{fullTitle(title)}</bdi>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
