import type { UploadQuota } from '@starnest/contract/files/files'
import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { Refusal } from '../refusal.tsx'
import { quotaQuery, useSetQuota } from './quota.queries.ts'

const GIB = 1024 ** 3
/** What can be chosen, in GiB. */
const CHOICES_GIB = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500]
const NO_LIMIT = 'none'

/** How much a profile may upload, and how much it has. */
export function QuotaPanel({ profile }: { profile: Profile }) {
  const t = useTexts('parents/quota')
  const titleId = useId()
  const { data: quota, error, refetch } = useQuery(quotaQuery(profile.id))
  return (
    <section aria-labelledby={titleId} className="grid gap-5 panel">
      <header>
        <h3 id={titleId} className="font-display text-xl leading-tight">
          {t('title')}
        </h3>
        <p className="mt-1 max-w-3xl text-mist text-pretty">
          {t('intro', { name: profile.displayName })}
        </p>
      </header>
      {quota && <QuotaForm profileId={profile.id} quota={quota} />}
      {!quota && error && <Refusal error={error} onRetry={() => void refetch()} />}
      {!quota && !error && (
        <div role="status">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  )
}

/** A choice is saved at once. */
function QuotaForm({ profileId, quota }: { profileId: number; quota: UploadQuota }) {
  const t = useTexts('parents/quota')
  const language = useLanguage()
  const save = useSetQuota(profileId)
  const { usedBytes } = quota
  const quotaBytes = save.isPending ? save.variables : quota.quotaBytes
  const gigabytes = (bytes: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / GIB)
  const used = gigabytes(usedBytes)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">
        {quotaBytes === null
          ? t('used', { used })
          : t('usedOf', { used, quota: gigabytes(quotaBytes) })}
      </p>
      {quotaBytes !== null && quotaBytes > 0 && (
        <div className="w-full">
          <ProgressBar
            label={t('ofQuota')}
            value={Math.min(usedBytes, quotaBytes)}
            max={quotaBytes}
          />
        </div>
      )}
      <Select
        label={t('may')}
        value={quotaBytes === null ? NO_LIMIT : `${quotaBytes}`}
        options={[
          { value: NO_LIMIT, name: t('asMuch') },
          ...choicesWith(quotaBytes).map((bytes) => ({
            value: `${bytes}`,
            name: bytes === 0 ? t('nothing') : t('gigabytes', { count: gigabytes(bytes) }),
          })),
        ]}
        onChoose={(chosen) =>
          save.mutate(chosen === NO_LIMIT ? null : Number(chosen), {
            onSuccess: () => showToast({ title: t('saved') }),
            onError: (error) => showToast({ title: t('saveFailed'), error, look: 'destructive' }),
          })
        }
      />
    </div>
  )
}

/** Bytes that can be chosen, with the current value among them whatever it is. */
function choicesWith(quotaBytes: number | null): number[] {
  const choices = CHOICES_GIB.map((count) => count * GIB)
  if (quotaBytes === null || choices.includes(quotaBytes)) return choices
  return [...choices, quotaBytes].sort((one, other) => one - other)
}
