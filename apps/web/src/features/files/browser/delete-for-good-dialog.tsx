import type { TempFile } from '@starnest/contract/files/files'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { byteSize } from '../../../platform/byte-size.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useDeleteForGood } from '../files.queries.ts'

type DeleteForGoodDialogProps = {
  /** null: all of the bin. */
  file: TempFile | null
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a file, or all of the bin, is deleted for good. */
export function DeleteForGoodDialog({ file, onDeleted, onClose }: DeleteForGoodDialogProps) {
  const t = useTexts('files/delete-for-good')
  const language = useLanguage()
  const deletion = useDeleteForGood()
  const remove = () =>
    deletion.mutate(file?.filename ?? null, {
      onSuccess: ({ deleted, freedBytes }) => {
        onDeleted()
        onClose()
        showToast({
          title: t('deletedForGood', { count: deleted }),
          description: t('freed', { size: byteSize(freedBytes, language) }),
        })
      },
    })
  return (
    <ConfirmDialog
      title={t(file ? 'deleteNowTitle' : 'emptyBinTitle')}
      confirmLabel={t(file ? 'deleteForGood' : 'emptyBin')}
      cancelLabel={t('cancel')}
      isBusy={deletion.isPending}
      error={deletion.error && <RefusalLine error={deletion.error} lead={t('deleteFailed')} />}
      onConfirm={remove}
      onClose={onClose}
    >
      {file && (
        <p className="text-lg wrap-anywhere">
          <bdi>{file.originalName}</bdi>
        </p>
      )}
      <p className="mt-3 text-pretty">{t(file ? 'deleteNowText' : 'emptyBinText')}</p>
    </ConfirmDialog>
  )
}
