import type { LibraryFolder } from '@starnest/contract/files/library'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { viewerQuery } from '../../library/family/family.queries.ts'
import { AddFolderForm } from '../../library/folders/add-folder-form.tsx'
import { RemoveFolderDialog } from '../../library/folders/remove-folder-dialog.tsx'
import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LibraryFolderRow, type ProblemText } from './library-folder-row.tsx'
import { libraryFoldersQuery, useAddFolder, useRemoveFolder } from './library-folders.queries.ts'

type LibraryFoldersProps = {
  problemText: ProblemText
  /** What stands below a folder. */
  below?: (folder: LibraryFolder) => ReactNode
}

/** The folders whose films appear without being copied, for grown-ups to look after: nobody else is
 *  offered them. Where the server does not say who watches, it refuses with its reason. */
export function LibraryFolders({ problemText, below }: LibraryFoldersProps) {
  const t = useTexts('household/library-folders')
  const id = useId()
  const viewer = useQuery(viewerQuery)
  const isRefused = viewer.data?.mayManage === false
  const folders = useQuery({
    ...libraryFoldersQuery,
    enabled: !viewer.isPending && !isRefused,
  })
  if (isRefused) return null
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-space-900/70 p-5 sm:p-7"
    >
      <header className="flex items-start gap-4">
        <FolderOpen aria-hidden className="mt-0.5 size-7 shrink-0 text-lantern" />
        <div>
          <h2 id={id} className="font-display text-2xl leading-tight">
            {t('title')}
          </h2>
          <p className="mt-1 text-mist text-pretty">{t('intro')}</p>
        </div>
      </header>
      <div className="mt-5 grid gap-6">
        {folders.isPending && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-24" />
          </div>
        )}
        {folders.isError && !folders.data && (
          <LoadFailure
            error={folders.error}
            lead={t('loadFailed')}
            onRetry={() => void folders.refetch()}
          />
        )}
        {folders.data && <Folders folders={folders.data} problemText={problemText} below={below} />}
      </div>
    </section>
  )
}

type FoldersProps = Pick<LibraryFoldersProps, 'problemText'> & {
  folders: LibraryFolder[]
  below: LibraryFoldersProps['below'] | undefined
}

function Folders({ folders, problemText, below }: FoldersProps) {
  const t = useTexts('household/library-folders')
  const add = useAddFolder()
  const removal = useRemoveFolder()
  const [leaving, setLeaving] = useState<LibraryFolder | null>(null)
  const close = () => {
    setLeaving(null)
    removal.reset()
  }
  return (
    <>
      {folders.length === 0 && <p className="text-mist">{t('empty')}</p>}
      {folders.length > 0 && (
        <ul aria-label={t('list')} className="grid gap-5">
          {folders.map((folder) => (
            <LibraryFolderRow
              key={folder.id}
              folder={folder}
              problemText={problemText}
              onRemove={() => setLeaving(folder)}
              below={below?.(folder)}
            />
          ))}
        </ul>
      )}
      <AddFolderForm
        add={add}
        texts={{ path: t('path'), hint: t('pathHint'), add: t('add'), added: t('added') }}
      />
      {leaving && (
        <RemoveFolderDialog
          folder={leaving}
          removal={removal}
          texts={{
            title: t('removeTitle'),
            text: t('removeText'),
            confirm: t('removeConfirm'),
            cancel: t('cancel'),
            removed: t('removed'),
          }}
          onClose={close}
        />
      )}
    </>
  )
}
