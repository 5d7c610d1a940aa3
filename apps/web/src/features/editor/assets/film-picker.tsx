import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { SmallPoster } from '../../../library/title/small-poster.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { useSettled } from '../../../platform/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { filmsQuery } from '../editor.queries.ts'

/** Milliseconds of rest after which what was typed is looked for. */
const SETTLED_MS = 200

/** Finds a film by its name. Only those are found that whoever watches may see. */
export function FilmPicker({ onAdd }: { onAdd: (titleId: number) => void }) {
  const t = useTexts('editor/editor')
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const question = useSettled(typed.trim(), SETTLED_MS)
  const films = useQuery(filmsQuery(question))
  return (
    <div className="grid gap-5">
      <TextField label={t('findFilm')} value={typed} maxLength={200} onChange={setTyped} />
      {question === '' && <p className="text-mist">{t('typeToFind')}</p>}
      {films.isError && <LoadFailure error={films.error} onRetry={() => void films.refetch()} />}
      {films.data?.animations.length === 0 && <p role="status">{t('noFilm')}</p>}
      {films.data?.isNearest && <p className="text-mist">{t('nearFilms')}</p>}
      <ul className="grid gap-2">
        {films.data?.animations.map((film) => (
          <li key={film.id} className="editor-film" data-focus-row="">
            <span className="editor-film-picture">
              <SmallPoster title={film} width={56} height={84} />
            </span>
            <span className="min-w-0 flex-1 truncate font-semibold">{film.title}</span>
            <Button
              look={taken.has(film.id) ? 'glass' : 'warm'}
              className="min-h-11 px-4 text-base"
              disabled={taken.has(film.id)}
              aria-label={t('addNamed', { name: film.title })}
              onClick={() => {
                setTaken(new Set([...taken, film.id]))
                onAdd(film.id)
              }}
            >
              {t(taken.has(film.id) ? 'added' : 'add')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
