import type { TranslationEngines } from '@starnest/contract/translate/translate'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { hasBrowserTranslator } from '../../../platform/translation/browser-translator.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { enginesQuery } from '../translate.queries.ts'
import { EngineRow } from './engine-row.tsx'
import './settings.css'
import { ModelList } from './model-list.tsx'

/** For grown-ups: what translates here, what is missing and how it is brought, and the models. */
export function TranslationSettings() {
  const t = useTexts('translate/settings')
  const engines = useQuery(enginesQuery)
  if (engines.data) return <Engines engines={engines.data} />
  if (engines.isError) {
    return (
      <LoadFailure
        error={engines.error}
        lead={t('failed')}
        onRetry={() => void engines.refetch()}
      />
    )
  }
  return <Skeleton className="h-64" />
}

function Engines({
  engines: { engines, memoryEntries, models, mayChangeModels, speech },
}: {
  engines: TranslationEngines
}) {
  const t = useTexts('translate/settings')
  const isHelped = hasBrowserTranslator()
  return (
    <>
      <Part title={t('engines')} hint={t('order')}>
        <ul className="translation-list">
          {engines.map((engine) => (
            <EngineRow
              key={engine.engine}
              name={engine.engine}
              {...engine}
              note={engine.engine === 'memory' ? t('entries', { count: memoryEntries }) : undefined}
            />
          ))}
          <EngineRow
            name="browser"
            state={isHelped ? 'ready' : 'missing'}
            problem={null}
            place={null}
            pairs={[]}
            note={t(isHelped ? 'browserReady' : 'browserMissing')}
          />
          <EngineRow name="speech" pairs={[]} {...speech} />
        </ul>
      </Part>
      {mayChangeModels && (
        <Part title={t('models')} hint={t('modelsHint')}>
          <ModelList models={models} />
        </Part>
      )}
    </>
  )
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h3 id={id} className="font-medium text-lg">
          {title}
        </h3>
        <p className="text-mist text-pretty">{hint}</p>
      </div>
      {children}
    </section>
  )
}
