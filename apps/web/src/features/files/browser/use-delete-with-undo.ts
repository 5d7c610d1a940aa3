import { BIN_DAYS, type TempFile } from '@starnest/contract/files/files'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { useDeleteFiles, useRestoreFiles } from '../files.queries.ts'

/** Deletes files, says so, and offers to take it back; `onUndo` is told when somebody asks for that. */
export function useDeleteWithUndo(onUndo: (files: readonly TempFile[]) => void) {
  const t = useTexts('files/files')
  const { mutateAsync: remove } = useDeleteFiles()
  const restore = useRestoreWithToast()
  return async (files: readonly TempFile[]) => {
    const filenames = files.map(({ filename }) => filename)
    const isOfFolder = files.some(({ source }) => source === 'folder')
    const undo = () => {
      onUndo(files)
      void restore(filenames)
    }
    try {
      await remove(filenames)
      showToast({
        title: t('deleted', { count: files.length }),
        description: isOfFolder ? t('deletedFromFolder') : t('deletedText', { days: BIN_DAYS }),
        action: { label: t('undo'), onPress: undo },
      })
    } catch (error) {
      showToast({ title: t('deleteFailed'), error, look: 'destructive' })
    }
  }
}

/** Takes files out of the bin, and says so. */
export function useRestoreWithToast() {
  const t = useTexts('files/files')
  const { mutateAsync: restore } = useRestoreFiles()
  return async (filenames: readonly string[]) => {
    try {
      await restore(filenames)
      showToast({ title: t('restored', { count: filenames.length }) })
    } catch (error) {
      showToast({ title: t('restoreFailed'), error, look: 'destructive' })
    }
  }
}
