import type { SongFolder } from '@starnest/contract/jam/imports'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useRemoveSongFolder } from './imports.queries.ts'

type RemoveSongFolderProps = { folder: SongFolder; onClose: () => void }

/** Asks before the songs of a folder leave, and says what is lost with them. */
export function RemoveSongFolder({ folder: { id, path }, onClose }: RemoveSongFolderProps) {
  const t = useTexts('jam/imports')
  const removal = useRemoveSongFolder()
  const remove = () =>
    removal.mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ title: t('removed') })
      },
    })
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirmLabel={t('removeConfirm')}
      cancelLabel={t('cancel')}
      isBusy={removal.isPending}
      error={removal.error && <RefusalLine error={removal.error} />}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="text-lg wrap-anywhere">
        <bdi>{path}</bdi>
      </p>
      <p className="mt-3 text-pretty">{t('removeText')}</p>
    </ConfirmDialog>
  )
}
