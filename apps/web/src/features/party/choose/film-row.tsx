import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { partyTitlesQuery } from '../party.queries.ts'
import { FilmButton } from './film-button.tsx'

/** The newest that everybody at the party may see, one press away; nothing while it is not known. */
export function FilmRow({ onChoose }: { onChoose: (title: Animation) => void }) {
  const t = useTexts('party/party')
  const id = useId()
  const titles = useQuery(partyTitlesQuery('')).data ?? []
  if (titles.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 id={id} className="font-display text-xl">
        {t('forEverybody')}
      </h2>
      <ul data-focus-row="" className="party-film-row">
        {titles.map((title) => (
          <li key={title.id}>
            <FilmButton
              title={title}
              label={t('watchTitle', { title: fullTitle(title) })}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
