import type { Profile } from '@starnest/contract/household/profiles'
import { GRANTS_MINUTES, type ProfileTime } from '@starnest/contract/parents/watch-time'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { showToast } from '../../../../ui/toast/toast.ts'
import { useAnswerRequest, useGrantMinutes } from '../time.queries.ts'

/** What a child has watched today and has left, and buttons that give it more. */
export function TodaysTime({ profile, time }: { profile: Profile; time: ProfileTime }) {
  const t = useTexts('parents/limits')
  const { id, displayName: name } = profile
  const grant = useGrantMinutes(id)
  const answer = useAnswerRequest()
  const { requestId, dailyMinutes, watchedSeconds, grantedSeconds } = time
  const failed = {
    onError: (error: Error) =>
      showToast({ title: t('saveFailed'), error, look: 'destructive' as const }),
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg">
        {t('watched', { minutes: Math.floor(watchedSeconds / 60) })}
        {' · '}
        <span className="font-semibold text-lantern-light">{leftText()}</span>
      </p>
      {dailyMinutes !== null && (
        <ProgressBar
          label={t('ofToday')}
          value={watchedSeconds}
          max={dailyMinutes * 60 + grantedSeconds}
        />
      )}
      {requestId !== null && (
        <p role="status" className="font-semibold text-lantern-light">
          {t('asks', { name })}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one purpose are no form */}
      <div
        role="group"
        aria-label={t('addNow', { name })}
        className="flex flex-wrap gap-3"
        data-focus-row=""
      >
        {GRANTS_MINUTES.map((count) => (
          <Button
            key={count}
            look="glass"
            isBusy={grant.isPending && grant.variables === count}
            onClick={() => grant.mutate(count, failed)}
          >
            {t('more', { count })}
          </Button>
        ))}
        {requestId !== null && (
          <Button
            look="glass"
            isBusy={answer.isPending}
            onClick={() => answer.mutate({ id: requestId, minutes: 0 }, failed)}
          >
            {t('notNow')}
          </Button>
        )}
      </div>
    </div>
  )

  function leftText(): string {
    if (time.leftSeconds === null) return t('noLimit')
    if (time.leftSeconds === 0) return t('over')
    return t('left', { count: Math.ceil(time.leftSeconds / 60) })
  }
}
