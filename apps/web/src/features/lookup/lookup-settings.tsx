import { LOOKUP_SOURCES } from '@starnest/contract/lookup/lookup'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { RefusalLine } from '../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lookupQuery, useSetKey } from './lookup.queries.ts'
import { OutsideLink } from './outside-link.tsx'
import { SOURCE_NAMES, SOURCE_PAGES, TMDB_NOTICE } from './sources.ts'

/** For grown-ups: what looking up sends, to whom, under which licence, and the key for TMDB. */
export function LookupSettings() {
  const t = useTexts('lookup/settings')
  const settings = useQuery(lookupQuery)
  return (
    <>
      <div className="grid gap-2">
        <h3 className="font-medium text-lg">{t('sentTitle')}</h3>
        <p className="text-pretty">{t('sent')}</p>
        <p className="text-mist text-pretty">{t('notSent')}</p>
        <p className="text-mist text-pretty">{t('wins')}</p>
      </div>
      <ul className="grid gap-4">
        {LOOKUP_SOURCES.map((source) => (
          <li key={source} className="grid gap-1">
            <h3 className="font-medium text-lg">{SOURCE_NAMES[source]}</h3>
            <p className="text-mist text-pretty">{t(source)}</p>
            {source === 'tmdb' && (
              <p lang="en" className="text-mist text-pretty">
                {TMDB_NOTICE}
              </p>
            )}
            <p data-focus-row="">
              <OutsideLink href={SOURCE_PAGES[source]}>
                {SOURCE_PAGES[source].replace('https://www.', '')}
              </OutsideLink>
            </p>
          </li>
        ))}
      </ul>
      {settings.isPending && <Skeleton className="h-24" />}
      {settings.isError && !settings.data && (
        <LoadFailure error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <KeyForm hasKey={settings.data.hasKey} />}
    </>
  )
}

function KeyForm({ hasKey }: { hasKey: boolean }) {
  const t = useTexts('lookup/settings')
  const [key, setKey] = useState('')
  const keep = useSetKey()
  const set = (value: string | null) => keep.mutate(value, { onSuccess: () => setKey('') })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (key.trim() !== '') set(key.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label={t('key')}
        hint={t('keyHint')}
        value={key}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        onChange={setKey}
      />
      <p role="status" className="flex items-center gap-2 text-lantern-light">
        {hasKey && <KeyRound aria-hidden className="size-5 shrink-0" />}
        {hasKey && t('keyThere')}
        {!hasKey && keep.isSuccess && t('keyForgotten')}
      </p>
      <div className="flex flex-wrap gap-3" data-focus-row="">
        <Button type="submit" look="glass" isBusy={keep.isPending}>
          {t('keepKey')}
        </Button>
        {hasKey && (
          <Button look="glass" isBusy={keep.isPending} onClick={() => set(null)}>
            {t('forgetKey')}
          </Button>
        )}
      </div>
      {keep.isError && <RefusalLine error={keep.error} />}
    </form>
  )
}
