import type { UseMutationResult } from '@tanstack/react-query'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { RefusalLine } from '../refusal/refusal-line.tsx'

/** What is said of folders, by names that are the same wherever there are some. */
export type FolderTexts = (
  name:
    | ('empty' | 'list' | 'path' | 'pathHint' | 'add' | 'added')
    | ('removeTitle' | 'removeText' | 'removeConfirm' | 'cancel' | 'removed'),
) => string

type RemoveFolderDialogProps = {
  folder: { id: number; path: string }
  /** Sends the folder's id. */
  removal: UseMutationResult<unknown, Error, number>
  t: FolderTexts
  onClose: () => void
}

/** Asks before a folder leaves, and says what is lost with it. */
export function RemoveFolderDialog({ folder, removal, t, onClose }: RemoveFolderDialogProps) {
  const remove = () =>
    removal.mutate(folder.id, {
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
        <bdi>{folder.path}</bdi>
      </p>
      <p className="mt-3 text-pretty">{t('removeText')}</p>
    </ConfirmDialog>
  )
}
