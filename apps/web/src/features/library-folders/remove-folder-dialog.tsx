import type { LibraryFolder } from '@starnest/contract/files/library'
import { RefusalLine } from '../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../platform/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useRemoveFolder } from './library-folders.queries.ts'

type RemoveFolderDialogProps = { folder: LibraryFolder; onClose: () => void }

/** Asks before a folder leaves the library, and says what is lost with it. */
export function RemoveFolderDialog({ folder: { id, path }, onClose }: RemoveFolderDialogProps) {
  const t = useTexts('household/library-folders')
  const removal = useRemoveFolder()
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
