import type { EngineHealth, Health } from '@starnest/contract/health'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { limitsQuery } from '../../../features/files/files.queries.ts'
import { TMDB_NOTICE } from '../../../features/lookup/sources.ts'
import { useMayManage } from '../../../library/family/may-manage.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { byteSize } from '../../../platform/byte-size.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { healthQuery } from './health.queries.ts'
import { SettingsSection } from './settings-section.tsx'

const MINUTE_SECONDS = 60
const HOUR_MINUTES = 60

const ENGINES = ['database', 'storage', 'media'] as const

/** The version, how the server is doing, and the licences. */
export function AboutSection() {
  const t = useTexts('household/settings')
  const health = useQuery(healthQuery)
  return (
    <SettingsSection icon={<Info className="size-7" />} title={t('about')}>
      {health.isPending && <Skeleton className="h-40" />}
      {health.isError && (
        <LoadFailure
          error={health.error}
          lead={t('aboutFailed')}
          onRetry={() => void health.refetch()}
        />
      )}
      {health.data && <HealthFacts health={health.data} />}
      <p className="text-sm text-mist text-pretty">{t('licence')}</p>
      <p className="text-sm text-mist text-pretty">
        {t('catalogues')} <span lang="en">{TMDB_NOTICE}</span>
      </p>
    </SettingsSection>
  )
}

function HealthFacts({ health }: { health: Health }) {
  const t = useTexts('household/settings')
  const upMinutes = Math.floor(health.uptimeSeconds / MINUTE_SECONDS)
  const hours = Math.floor(upMinutes / HOUR_MINUTES)
  const languageModel = health.engines.languageModel.state
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact name={t('version')}>{health.version}</Fact>
      <Fact name={t('running')}>
        {t('runningFor', { hours, minutes: upMinutes % HOUR_MINUTES })}
      </Fact>
      {ENGINES.map((engine) => (
        <Fact key={engine} name={t(engine)}>
          <EngineState {...health.engines[engine]} />
        </Fact>
      ))}
      {languageModel !== 'missing' && <Fact name={t('languageModel')}>{t(languageModel)}</Fact>}
      <DiskRoom />
    </dl>
  )
}

/** For grown-ups: how much of the disk uploads may take, and how much they may not. */
function DiskRoom() {
  const t = useTexts('household/settings')
  const language = useLanguage()
  const mayManage = useMayManage()
  const { data: limits } = useQuery({ ...limitsQuery, enabled: mayManage })
  if (!mayManage || limits?.freeBytes == null || limits.reserveBytes === null) return null
  return (
    <Fact name={t('room')}>
      {t('roomText', {
        free: byteSize(limits.freeBytes, language),
        reserve: byteSize(limits.reserveBytes, language),
      })}
    </Fact>
  )
}

/** What is wrong with an engine comes from the server, in English. */
function EngineState({ state, detail }: EngineHealth) {
  const t = useTexts('household/settings')
  if (state === 'ok') return t('ok')
  return (
    <>
      {t(state)}
      <span lang="en" className="block text-sm font-normal text-mist">
        {detail}
      </span>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="font-medium text-starlight">{children}</dd>
    </div>
  )
}
