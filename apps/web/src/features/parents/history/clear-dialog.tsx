import type { Profile } from '@starnest/contract/household/profiles'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useClearHistory } from './history.queries.ts'

type ClearDialogProps = { profile: Profile; onClose: () => void; onCleared: () => void }

/** Asks before all is forgotten that a profile watched, and says what goes along. */
export function ClearDialog({ profile, onClose, onCleared }: ClearDialogProps) {
  const t = useTexts('parents/history')
  const { displayName: name } = profile
  const clearing = useClearHistory(profile.id)
  const clear = () =>
    clearing.mutate(undefined, {
      onSuccess: () => {
        onClose()
        onCleared()
        showToast({ title: t('cleared', { name }) })
      },
    })
  return (
    <ConfirmDialog
      title={t('clearTitle', { name })}
      confirmLabel={t('clearConfirm')}
      cancelLabel={t('cancel')}
      isBusy={clearing.isPending}
      error={clearing.error && <RefusalLine error={clearing.error} />}
      onConfirm={clear}
      onClose={onClose}
    >
      <p className="text-lg text-pretty">{t('clearText')}</p>
    </ConfirmDialog>
  )
}
