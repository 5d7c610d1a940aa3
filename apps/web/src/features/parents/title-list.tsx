import type { Profile } from '@starnest/contract/household/profiles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { useSettled } from '../../platform/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { titlesQuery } from './parents.queries.ts'
import { Refusal } from './refusal.tsx'
import { TitleRow } from './title-row.tsx'

/** Between two letters of somebody who types, in milliseconds: no question is sent meanwhile. */
const TYPING_MS = 200

/** The titles of the household, to be searched, with what a profile sees of them. */
export function TitleList({ profile }: { profile: Profile }) {
  const t = useTexts('parents/parents')
  const [typed, setTyped] = useState('')
  const question = useSettled(typed.trim(), TYPING_MS)
  return (
    <div className="grid gap-5">
      <div className="max-w-xl">
        <TextField
          type="search"
          label={t('find')}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      <FoundTitles profile={profile} question={question} />
    </div>
  )
}

function FoundTitles({ profile, question }: { profile: Profile; question: string }) {
  const t = useTexts('parents/parents')
  const found = useInfiniteQuery(titlesQuery(profile.id, question))
  if (found.isPending) return <TitlesLoading />
  if (found.isError && !found.isFetchNextPageError) {
    return <Refusal error={found.error} onRetry={() => void found.refetch()} />
  }
  const titles = found.data?.pages.flatMap((page) => page.titles) ?? []
  if (titles.length === 0) {
    return (
      <p role="status" className="text-lg text-mist">
        {question ? t('nothingFits', { question }) : t('noTitles')}
      </p>
    )
  }
  return (
    <>
      <ul aria-label={t('titlesFor', { name: profile.displayName })}>
        {titles.map((title) => (
          <TitleRow key={title.animation.id} title={title} profile={profile} />
        ))}
      </ul>
      {found.isFetchNextPageError && (
        <Refusal error={found.error} onRetry={() => void found.fetchNextPage()} />
      )}
      {found.hasNextPage && !found.isFetchNextPageError && (
        <div data-focus-row="" className="text-center">
          <Button
            look="glass"
            isBusy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

function TitlesLoading() {
  const t = useTexts('parents/parents')
  return (
    <div role="status" className="grid gap-4">
      <p className="sr-only">{t('loading')}</p>
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} className="h-32" />
      ))}
    </div>
  )
}
