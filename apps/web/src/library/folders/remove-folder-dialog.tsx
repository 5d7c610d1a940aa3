import type { UseMutationResult } from '@tanstack/react-query'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { RefusalLine } from '../refusal/refusal-line.tsx'

type RemoveFolderDialogProps = {
  folder: { id: number; path: string }
  /** Sends the folder's id. */
  removal: UseMutationResult<unknown, Error, number>
  texts: { title: string; text: string; confirm: string; cancel: string; removed: string }
  onClose: () => void
}

/** Asks before a folder leaves, and says what is lost with it. */
export function RemoveFolderDialog({ folder, removal, texts, onClose }: RemoveFolderDialogProps) {
  const remove = () =>
    removal.mutate(folder.id, {
      onSuccess: () => {
        onClose()
        showToast({ title: texts.removed })
      },
    })
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      isBusy={removal.isPending}
      error={removal.error && <RefusalLine error={removal.error} />}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="text-lg wrap-anywhere">
        <bdi>{folder.path}</bdi>
      </p>
      <p className="mt-3 text-pretty">{texts.text}</p>
    </ConfirmDialog>
  )
}
