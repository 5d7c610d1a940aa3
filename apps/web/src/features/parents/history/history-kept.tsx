import { HISTORY_DAYS, type HistoryDays } from '@starnest/contract/parents/history'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { Refusal } from '../refusal.tsx'
import { historyKeptQuery, useKeepHistoryFor } from './history.queries.ts'

const YEAR_DAYS = 365

/** How long the household keeps what was watched. What would forget something asks first: a select
 *  that is walked by arrow keys passes over the shorter times. */
export function HistoryKept() {
  const t = useTexts('parents/history')
  const kept = useQuery(historyKeptQuery)
  const keeping = useKeepHistoryFor()
  const [asking, setAsking] = useState<HistoryDays>()
  if (kept.isPending) return <Skeleton className="h-11 max-w-md" />
  if (kept.isError && !kept.data) {
    return <Refusal error={kept.error} onRetry={() => void kept.refetch()} />
  }
  const { days } = kept.data
  const save = (chosen: HistoryDays) => {
    setAsking(undefined)
    keeping.mutate(chosen, {
      onSuccess: () => showToast({ title: t('saved', { time: nameOf(chosen) }) }),
      onError: (error) => showToast({ title: t('failed'), error, look: 'destructive' }),
    })
  }
  const choose = (chosen: HistoryDays) => (chosen < days ? setAsking(chosen) : save(chosen))
  return (
    <div className="grid justify-items-start gap-2">
      <Select
        label={t('kept')}
        value={`${keeping.isPending ? keeping.variables : days}`}
        options={HISTORY_DAYS.map((one) => ({ value: `${one}`, name: nameOf(one) }))}
        onChoose={(value) => {
          const chosen = HISTORY_DAYS.find((one) => `${one}` === value)
          if (chosen) choose(chosen)
        }}
      />
      <p className="max-w-3xl text-mist text-pretty">{t('keptText')}</p>
      {asking && (
        <Dialog
          title={t('shortenTitle', { count: asking })}
          size="small"
          isOpen
          onOpenChange={(isOpen) => isOpen || setAsking(undefined)}
          footer={
            <>
              <Button look="glass" onClick={() => setAsking(undefined)}>
                {t('cancel')}
              </Button>
              <Button look="danger" onClick={() => save(asking)}>
                {t('shortenConfirm', { count: asking })}
              </Button>
            </>
          }
        >
          <p className="text-lg text-pretty">{t('shortenText')}</p>
        </Dialog>
      )}
    </div>
  )

  function nameOf(one: HistoryDays): string {
    return one === YEAR_DAYS ? t('aYear') : t('days', { count: one })
  }
}
