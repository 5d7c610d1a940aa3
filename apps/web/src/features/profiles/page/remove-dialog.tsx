import type { Profile } from '@starnest/contract/household/profiles'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useRemoveProfile } from '../profiles.queries.ts'

type RemoveDialogProps = { profile: Profile; onClose: () => void }

/** Asks before somebody is deleted, and says what is lost with them. */
export function RemoveDialog({ profile, onClose }: RemoveDialogProps) {
  const t = useTexts('profiles/profiles')
  const { id, displayName: name, avatarUrl, role } = profile
  const removal = useRemoveProfile()
  const remove = () =>
    removal.mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ title: t('removed', { name }) })
      },
    })
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      confirmLabel={t('removeConfirm')}
      cancelLabel={t('cancel')}
      isBusy={removal.isPending}
      error={removal.error && <RefusalLine error={removal.error} />}
      onConfirm={remove}
      onClose={onClose}
    >
      <div className="flex items-center gap-4">
        <Avatar avatarUrl={avatarUrl} role={role} className="w-20" />
        <p className="text-lg text-pretty">{t('removeText')}</p>
      </div>
    </ConfirmDialog>
  )
}
