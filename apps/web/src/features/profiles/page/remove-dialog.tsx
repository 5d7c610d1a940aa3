import type { Profile } from '@starnest/contract/profiles'
import { CircleAlert } from 'lucide-react'
import { HttpError } from '../../../platform/http.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { useRemoveProfile } from '../profiles.queries.ts'
import { profilesTexts } from '../profiles.texts.ts'

type RemoveDialogProps = { profile: Profile; onClose: () => void }

/** Asks before somebody is deleted, and says what is lost with them. */
export function RemoveDialog({ profile, onClose }: RemoveDialogProps) {
  const t = useTexts(profilesTexts)
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
    <Dialog
      title={t('removeTitle', { name })}
      size="small"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button look="glass" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" isBusy={removal.isPending} onClick={remove}>
            {t('removeConfirm')}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <Avatar avatarUrl={avatarUrl} role={role} className="w-20" />
        <p className="text-lg text-pretty">{t('removeText')}</p>
      </div>
      {removal.isError && (
        <p role="alert" className="mt-4 flex items-center gap-2 text-danger">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {t(failureOf(removal.error))}
        </p>
      )}
    </Dialog>
  )
}

function failureOf(error: Error): 'lastAdult' | 'gone' | 'tryAgain' {
  const code = error instanceof HttpError ? error.code : undefined
  if (code === 'last_adult') return 'lastAdult'
  return code === 'profile_not_found' ? 'gone' : 'tryAgain'
}
