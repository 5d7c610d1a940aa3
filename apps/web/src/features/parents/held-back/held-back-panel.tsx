import type { Profile } from '@starnest/contract/household/profiles'
import type { HeldBack } from '@starnest/contract/parents/held-back'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Refusal } from '../refusal.tsx'
import { heldBackQuery } from './held-back.queries.ts'
import { HeldBackOfChild } from './held-back-of-child.tsx'

type HeldBackPanelProps = {
  /** Children and teens of the house. */
  profiles: readonly Profile[]
}

/** What Leo held back from each child and teen: when and of which kind, never what was said. */
export function HeldBackPanel({ profiles }: HeldBackPanelProps) {
  const t = useTexts('parents/heldBack')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const heldBack = useQuery(heldBackQuery)
  const shown = ofChildren(heldBack.data?.profiles ?? [], profiles)
  const [clearedId, setClearedId] = useState<number>()
  const isGone = clearedId !== undefined && !shown.some(({ profile }) => profile.id === clearedId)
  useEffect(() => {
    // The button that cleared the list is gone with it.
    if (!isGone) return
    heading.current?.focus()
    setClearedId(undefined)
  }, [isGone])
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <header className="grid gap-2">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl leading-tight outline-none"
        >
          {t('title')}
        </h2>
        <p className="max-w-3xl text-mist text-pretty">{t('intro')}</p>
      </header>
      {heldBack.isPending && (
        <div role="status">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-20" />
        </div>
      )}
      {heldBack.isError && (
        <Refusal error={heldBack.error} onRetry={() => void heldBack.refetch()} />
      )}
      {heldBack.data && shown.length === 0 && (
        <p role="status" className="text-lg text-mist">
          {t('nothing')}
        </p>
      )}
      {shown.length > 0 && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {shown.map(({ profile, entries }) => (
            <HeldBackOfChild
              key={profile.id}
              profile={profile}
              entries={entries}
              onCleared={() => setClearedId(profile.id)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** Each child with its entries; who may need somebody stands first. */
function ofChildren(found: HeldBack['profiles'], profiles: readonly Profile[]) {
  const needs = ({ entries }: HeldBack['profiles'][number]) =>
    entries.some(({ kind }) => kind === 'distress') ? 0 : 1
  return found
    .toSorted((one, other) => needs(one) - needs(other))
    .flatMap(({ profileId, entries }) => {
      const profile = profiles.find(({ id }) => id === profileId)
      return profile ? [{ profile, entries }] : []
    })
}
