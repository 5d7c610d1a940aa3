import type { Profile } from '@starnest/contract/profiles'
import { CircleAlert } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useClearHistory } from './history.queries.ts'
import { historyTexts } from './history.texts.ts'

type ClearDialogProps = { profile: Profile; onClose: () => void; onCleared: () => void }

/** Asks before all is forgotten that a profile watched, and says what goes along. */
export function ClearDialog({ profile, onClose, onCleared }: ClearDialogProps) {
  const t = useTexts(historyTexts)
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
    <Dialog
      title={t('clearTitle', { name })}
      size="small"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button look="glass" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" isBusy={clearing.isPending} onClick={clear}>
            {t('clearConfirm')}
          </Button>
        </>
      }
    >
      <p className="text-lg text-pretty">{t('clearText')}</p>
      {clearing.isError && (
        <p role="alert" className="mt-4 flex items-center gap-2 text-danger">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {t('failed')}
        </p>
      )}
    </Dialog>
  )
}
