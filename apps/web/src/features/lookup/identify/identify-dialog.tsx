import { isReleaseYear } from '@starnest/contract/catalog/release-year'
import type { LookupChoice, TitleLookup } from '@starnest/contract/lookup/lookup'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { digitsOf } from '../../../platform/digits.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { titleLookupQuery, useSearchCatalogue, useUndoLookup } from '../lookup.queries.ts'
import { OutsideLink } from '../outside-link.tsx'
import { ProblemLine } from '../problem-line.tsx'
import { SOURCE_NAMES, TMDB_NOTICE } from '../sources.ts'
import { ChoiceList } from './choice-list.tsx'
import { Preview } from './preview.tsx'

type IdentifyDialogProps = { titleId: number; onClose: () => void }

/** Which film or series a title is: a search, its results, what one of them would change, and back. */
export function IdentifyDialog({ titleId, onClose }: IdentifyDialogProps) {
  const t = useTexts('lookup/identify')
  const lookup = useQuery(titleLookupQuery(titleId))
  const { data } = lookup
  return (
    <Dialog title={t('heading')} size="large" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      {data?.isOffered && data.source && (
        <Identify titleId={titleId} lookup={data} source={data.source} onClose={onClose} />
      )}
      {data && !data.isOffered && <p>{t('notOffered')}</p>}
      {lookup.isError && !data && (
        <LoadFailure error={lookup.error} onRetry={() => void lookup.refetch()} />
      )}
      {lookup.isPending && (
        <div role="status">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  )
}

type IdentifyProps = IdentifyDialogProps & {
  lookup: TitleLookup
  source: NonNullable<TitleLookup['source']>
}

function Identify({ titleId, lookup, source, onClose }: IdentifyProps) {
  const t = useTexts('lookup/identify')
  const search = useSearchCatalogue(titleId)
  const [chosen, setChosen] = useState<LookupChoice | null>(null)
  const choices = search.data ?? (lookup.choices.length > 0 ? lookup.choices : undefined)
  return (
    <div className="grid gap-6">
      {lookup.applied && <Applied titleId={titleId} lookup={lookup} />}
      <SearchForm
        source={SOURCE_NAMES[source]}
        query={lookup.query}
        isBusy={search.isPending}
        onSearch={(said) => {
          setChosen(null)
          search.mutate(said)
        }}
      />
      {search.isError && <ProblemLine error={search.error} />}
      <div aria-live="polite">
        {choices?.length === 0 && <p className="text-mist">{t('noResults')}</p>}
      </div>
      {choices && choices.length > 0 && (
        <ChoiceList choices={choices} chosen={chosen} onChoose={setChosen} />
      )}
      {chosen && (
        <Preview
          key={chosen.id}
          titleId={titleId}
          entry={{ source: chosen.source, id: chosen.id }}
          onDone={onClose}
        />
      )}
      {source === 'tmdb' && (
        <p lang="en" className="text-sm text-mist">
          {TMDB_NOTICE}
        </p>
      )}
    </div>
  )
}

type SearchFormProps = {
  source: string
  query: TitleLookup['query']
  isBusy: boolean
  onSearch: (said: { title: string; year: number | null }) => void
}

function SearchForm({ source, query, isBusy, onSearch }: SearchFormProps) {
  const t = useTexts('lookup/identify')
  const [title, setTitle] = useState(query?.title ?? '')
  const [year, setYear] = useState(query?.year?.toString() ?? '')
  const isYear = year === '' || isReleaseYear(Number(year))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || title.trim() === '' || !isYear) return
    onSearch({ title: title.trim(), year: year === '' ? null : Number(year) })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_10rem]">
        <TextField label={t('name')} value={title} maxLength={200} onChange={setTitle} />
        <TextField
          label={t('year')}
          value={year}
          inputMode="numeric"
          maxLength={4}
          onChange={(written) => setYear(digitsOf(written))}
          {...(!isYear && { error: t('yearWrong') })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3" data-focus-row="">
        <Button type="submit" isBusy={isBusy}>
          {t('search')}
        </Button>
        <p className="min-w-48 flex-1 text-mist">{t('sends', { source })}</p>
      </div>
    </form>
  )
}

function Applied({ titleId, lookup }: { titleId: number; lookup: TitleLookup }) {
  const t = useTexts('lookup/identify')
  const sayProblem = useTexts('lookup/problem')
  const undo = useUndoLookup(titleId)
  const { applied, problem } = lookup
  if (!applied) return null
  const source = SOURCE_NAMES[applied.source]
  return (
    <div className="grid gap-2 rounded-card border border-line bg-space-800 p-4">
      <p>
        {t('isNow', { name: applied.name, source })}
        {problem && <span className="block text-mist">{sayProblem(problem)}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-4" data-focus-row="">
        <Button
          look="glass"
          isBusy={undo.isPending}
          onClick={() =>
            undo.mutate(undefined, { onSuccess: () => showToast({ title: t('undone') }) })
          }
        >
          {t('undo')}
        </Button>
        <OutsideLink href={applied.url}>{t('page', { source })}</OutsideLink>
      </div>
      {undo.isError && <ProblemLine error={undo.error} />}
    </div>
  )
}
