import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AddFolderForm } from './add-folder-form.tsx'
import { type FolderTexts, RemoveFolderDialog } from './remove-folder-dialog.tsx'

type FolderListProps<Folder> = {
  folders: readonly Folder[]
  /** Sends the path of a new folder. */
  add: UseMutationResult<unknown, Error, string>
  /** Sends the id of one that leaves. */
  removal: UseMutationResult<unknown, Error, number>
  /** Texts of the same names, which say what the folders are for. */
  t: FolderTexts
  /** Draws the row of a folder. */
  row: (folder: Folder, onRemove: () => void) => ReactNode
}

/** Folders of the family's disk: each in a row, one more by its path, and a question before one leaves. */
export function FolderList<Folder extends { id: number; path: string }>({
  folders,
  add,
  removal,
  t,
  row,
}: FolderListProps<Folder>) {
  const [leaving, setLeaving] = useState<Folder | null>(null)
  const close = () => {
    setLeaving(null)
    removal.reset()
  }
  return (
    <>
      {folders.length === 0 && <p className="text-mist">{t('empty')}</p>}
      {folders.length > 0 && (
        <ul aria-label={t('list')} className="grid gap-5">
          {folders.map((folder) => row(folder, () => setLeaving(folder)))}
        </ul>
      )}
      <AddFolderForm
        add={add}
        texts={{ path: t('path'), hint: t('pathHint'), add: t('add'), added: t('added') }}
      />
      {leaving && <RemoveFolderDialog folder={leaving} removal={removal} t={t} onClose={close} />}
    </>
  )
}
