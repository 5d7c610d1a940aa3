import type { Profile } from '@starnest/contract/household/profiles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Refusal } from '../refusal.tsx'
import { ClearDialog } from './clear-dialog.tsx'
import { historyQuery } from './history.queries.ts'
import { HistoryRow } from './history-row.tsx'
import { useForget } from './use-forget.ts'

type HistoryPanelProps = {
  profile: Profile
  /** Whether it is the profile of the grown-up who looks. */
  isOwn?: boolean
}

/** What a profile watched, each title with the way to have it forgotten. */
export function HistoryPanel({ profile, isOwn = false }: HistoryPanelProps) {
  const t = useTexts('parents/history')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isClearing, setClearing] = useState(false)
  const history = useInfiniteQuery(historyQuery(profile.id))
  const { displayName: name } = profile
  const pages = history.data?.pages ?? []
  const entries = pages.flatMap((page) => page.entries)
  const unnamed = pages.reduce((sum, page) => sum + page.unnamed, 0)
  const hasAny = entries.length + unnamed > 0
  const forget = useForget(profile, heading)
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            className="font-display text-2xl leading-tight outline-none"
          >
            {isOwn ? t('watchedByYou') : t('watched', { name })}
          </h2>
          {isOwn && <p className="mt-1 text-mist">{t('onlyYours')}</p>}
        </div>
        {hasAny && (
          <div data-focus-row="">
            <Button look="glass" onClick={() => setClearing(true)}>
              <Trash2 aria-hidden className="size-5" />
              {t('clear')}
            </Button>
          </div>
        )}
      </header>
      {history.isPending && <HistoryLoading />}
      {history.isError && !history.isFetchNextPageError && (
        <Refusal error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.data && !hasAny && (
        <p role="status" className="text-lg text-mist">
          {isOwn ? t('nothingOfYours') : t('nothing', { name })}
        </p>
      )}
      {entries.length > 0 && (
        <ul aria-label={t('list', { name })}>
          {entries.map((entry) => (
            <HistoryRow key={entry.animation.id} entry={entry} name={name} onForget={forget} />
          ))}
        </ul>
      )}
      {unnamed > 0 && <p className="text-mist">{t('unnamed', { count: unnamed })}</p>}
      {history.isFetchNextPageError && (
        <Refusal error={history.error} onRetry={() => void history.fetchNextPage()} />
      )}
      {history.hasNextPage && !history.isFetchNextPageError && (
        <div data-focus-row="" className="text-center">
          <Button
            look="glass"
            isBusy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
      {isClearing && (
        <ClearDialog
          profile={profile}
          onClose={() => setClearing(false)}
          onCleared={() => heading.current?.focus()}
        />
      )}
    </section>
  )
}

function HistoryLoading() {
  const t = useTexts('parents/history')
  return (
    <div role="status" className="grid gap-4">
      <p className="sr-only">{t('loading')}</p>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  )
}
