import type { Animation } from '@starnest/contract/catalog/catalog'
import { MAX_QUERY_LENGTH } from '@starnest/contract/catalog/search'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { partyTitlesQuery } from '../party.queries.ts'
import { FilmButton } from './film-button.tsx'

type ChooseFilmDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** What it is called. */
  heading: string
  /** What a press on a film of this name does. */
  labelOf: (name: string) => string
  onChoose: (title: Animation) => void
}

/** Offers what everybody at the party may see. */
export function ChooseFilmDialog(props: ChooseFilmDialogProps) {
  const { isOpen, onClose, heading, labelOf, onChoose } = props
  const t = useTexts('party/party')
  return (
    <Dialog
      title={heading}
      description={t('chooseLead')}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <FilmChooser labelOf={labelOf} onChoose={onChoose} />
    </Dialog>
  )
}

function FilmChooser({ labelOf, onChoose }: Pick<ChooseFilmDialogProps, 'labelOf' | 'onChoose'>) {
  const t = useTexts('party/party')
  const [question, setQuestion] = useState('')
  const q = useDeferredValue(question.trim())
  const titles = useQuery(partyTitlesQuery(q))
  return (
    <div className="grid min-h-[60svh] content-start gap-5">
      <TextField
        label={t('find')}
        value={question}
        onChange={setQuestion}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
      />
      {titles.isError && (
        <LoadFailure
          error={titles.error}
          lead={t('titlesFailed')}
          onRetry={() => void titles.refetch()}
        />
      )}
      {titles.isPending && <Skeleton className="h-72 rounded-card" />}
      {titles.data?.length === 0 && (
        <p role="status" className="py-8 text-center text-lg text-mist">
          {q === '' ? t('noTitles') : t('noFits', { question: q })}
        </p>
      )}
      {titles.data && titles.data.length > 0 && (
        <ul data-focus-row="" className="party-films">
          {titles.data.map((title) => (
            <li key={title.id}>
              <FilmButton title={title} label={labelOf(fullTitle(title))} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
