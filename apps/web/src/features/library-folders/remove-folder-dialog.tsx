import type { LibraryFolder } from '@starnest/contract/library'
import { CircleAlert } from 'lucide-react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useRemoveFolder } from './library-folders.queries.ts'
import { libraryFoldersTexts } from './library-folders.texts.ts'

type RemoveFolderDialogProps = { folder: LibraryFolder; onClose: () => void }

/** Asks before a folder leaves the library, and says what is lost with it. */
export function RemoveFolderDialog({ folder: { id, path }, onClose }: RemoveFolderDialogProps) {
  const t = useTexts(libraryFoldersTexts)
  const removal = useRemoveFolder()
  const remove = () =>
    removal.mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ title: t('removed') })
      },
    })
  return (
    <Dialog
      title={t('removeTitle')}
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
      <p className="text-lg wrap-anywhere">
        <bdi>{path}</bdi>
      </p>
      <p className="mt-3 text-pretty">{t('removeText')}</p>
      {removal.isError && (
        <p role="alert" className="mt-4 flex items-center gap-2 text-danger">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {t('failed')}
        </p>
      )}
    </Dialog>
  )
}
