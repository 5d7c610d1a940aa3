import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { useTexts } from '../../platform/texts.ts'

type PanelProps<Data> = {
  title: string
  intro: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** What a query answers, under a heading; says so while it is on its way, failed, or not allowed. */
export function Panel<Data>({ title, intro, query, children }: PanelProps<Data>) {
  const t = useTexts('household/household')
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="font-display text-2xl leading-tight">
        {title}
      </h2>
      <p className="mt-1 max-w-3xl text-mist text-pretty">{intro}</p>
      <div className="mt-5">
        {query.isPending && (
          <p role="status" className="text-mist">
            {t('loading')}
          </p>
        )}
        {query.isError && !query.data && (
          <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.data && children(query.data)}
      </div>
    </section>
  )
}
