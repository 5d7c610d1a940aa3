import type { ViewerAnswer } from '@starnest/contract/household/household'
import { type PinHolder, pinNeededSchema } from '@starnest/contract/household/pin'
import type { Profile } from '@starnest/contract/household/profiles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewerQuery } from '../../library/family/family.queries.ts'
import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { RefusalLine } from '../../library/refusal/refusal-line.tsx'
import { HttpError } from '../../platform/calls/http.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { MultiChoice } from '../../ui/fields/choice-group.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { sendWatchers } from './parents.queries.ts'
import { type PinEntry, PinSteps } from './time/pin-steps.tsx'
import { useWatchersText } from './use-watchers-text.ts'

type TogetherDialogProps = {
  family: readonly Profile[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  pinEntry: PinEntry
  /** Drops what was answered to those who watched before. */
  onChanged: () => Promise<void>
}

/** Asks who watches on this screen besides its own profile. */
export function TogetherDialog(props: TogetherDialogProps) {
  const { family, isOpen, onOpenChange, pinEntry, onChanged } = props
  const t = useTexts('parents/parents')
  const viewer = useQuery({ ...viewerQuery, enabled: isOpen })
  return (
    <Dialog
      title={t('together')}
      description={t('togetherIntro')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {viewer.isPending && <Skeleton className="h-24" />}
      {viewer.isError && !viewer.data && (
        <LoadFailure
          error={viewer.error}
          lead={t('loadFailed')}
          onRetry={() => void viewer.refetch()}
        />
      )}
      {viewer.data && (
        <TogetherForm
          viewer={viewer.data}
          family={family}
          pinEntry={pinEntry}
          onChanged={onChanged}
          onClose={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  )
}

type TogetherFormProps = {
  viewer: ViewerAnswer
  family: readonly Profile[]
  pinEntry: PinEntry
  onChanged: () => Promise<void>
  onClose: () => void
}

function TogetherForm({ viewer, family, pinEntry, onChanged, onClose }: TogetherFormProps) {
  const t = useTexts('parents/parents')
  const { displayName: name } = viewer.profile
  const others = family.filter(({ id }) => id !== viewer.profile.id)
  const [chosen, setChosen] = useState(() => viewer.companions.map(({ id }) => `${id}`))
  const says = useWatchersText()
  const gather = useMutation({
    mutationFn: sendWatchers,
    // Keeps the PIN out of the mutation cache.
    gcTime: 0,
    onSuccess: async (answer) => {
      onClose()
      showToast({ title: says(answer, 'saved', 'savedAlone') })
      await onChanged()
    },
  })
  const [holders, setHolders] = useState<readonly PinHolder[]>([])
  const profileIds = chosen.map(Number)
  const send = () =>
    gather.mutate({ profileIds }, { onError: (error) => setHolders(holdersIn(error)) })
  if (others.length === 0) return <p className="text-lg">{t('nobodyElseText')}</p>
  if (holders.length > 0) {
    return (
      <div className="grid gap-6">
        <p role="alert" className="text-lg text-balance">
          {t('togetherPin')}
        </p>
        <PinSteps
          holders={holders}
          pinEntry={pinEntry}
          question={t('whosePin')}
          onProof={(proof) => gather.mutateAsync({ profileIds, ...proof })}
          onBack={() => setHolders([])}
        />
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <MultiChoice
        label={t('whoElse', { name })}
        values={chosen}
        options={others.map(({ id, displayName }) => ({ value: `${id}`, name: displayName }))}
        onChange={setChosen}
      />
      {gather.isError && holdersIn(gather.error).length === 0 && (
        <RefusalLine error={gather.error} />
      )}
      <div className="flex flex-wrap justify-end gap-3" data-focus-row="">
        <Button look="glass" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button isBusy={gather.isPending} onClick={send}>
          {t(chosen.length > 0 ? 'start' : 'alone')}
        </Button>
      </div>
    </div>
  )
}

/** Whose PIN is taken for it; nobody's: it failed for another reason. */
function holdersIn(error: Error): readonly PinHolder[] {
  if (!(error instanceof HttpError) || error.code !== 'pin_required') return []
  return pinNeededSchema.safeParse(error.details).data?.pinHolders ?? []
}
