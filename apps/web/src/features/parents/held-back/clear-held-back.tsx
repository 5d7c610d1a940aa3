import type { Profile } from '@starnest/contract/household/profiles'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useClearHeldBack } from './held-back.queries.ts'

type ClearHeldBackProps = { profile: Profile; onClose: () => void; onCleared: () => void }

/** Asks before all is forgotten that Leo held back from a child. */
export function ClearHeldBack({ profile, onClose, onCleared }: ClearHeldBackProps) {
  const t = useTexts('parents/heldBack')
  const { displayName: name } = profile
  const clearing = useClearHeldBack(profile.id)
  const clear = async () => {
    try {
      await clearing.mutateAsync()
    } catch {
      // The dialog says so.
      return
    }
    onClose()
    onCleared()
    showToast({ title: t('cleared', { name }) })
  }
  return (
    <ConfirmDialog
      title={t('clearTitle', { name })}
      confirmLabel={t('clear')}
      cancelLabel={t('cancel')}
      isBusy={clearing.isPending}
      error={clearing.error && <RefusalLine error={clearing.error} />}
      onConfirm={() => void clear()}
      onClose={onClose}
    >
      <p className="text-lg text-pretty">{t('clearText')}</p>
    </ConfirmDialog>
  )
}
