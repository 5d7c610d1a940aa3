import type { LibraryFolder } from '@starnest/contract/files/library'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useId, useState } from 'react'
import { HttpError } from '../../platform/http.ts'
import { useTexts } from '../../platform/texts.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddFolderForm } from './add-folder-form.tsx'
import { FolderRow, type ProblemText } from './folder-row.tsx'
import { libraryFoldersQuery } from './library-folders.queries.ts'
import { libraryFoldersTexts } from './library-folders.texts.ts'
import { RemoveFolderDialog } from './remove-folder-dialog.tsx'

type LibraryFoldersProps = { problemText: ProblemText }

/** The folders whose films appear without being copied, for grown-ups to look after. */
export function LibraryFolders({ problemText }: LibraryFoldersProps) {
  const t = useTexts(libraryFoldersTexts)
  const id = useId()
  const folders = useQuery(libraryFoldersQuery)
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
          <Failure error={folders.error} onRetry={() => void folders.refetch()} />
        )}
        {folders.data && <Folders folders={folders.data} problemText={problemText} />}
      </div>
    </section>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(libraryFoldersTexts)
  if (error instanceof HttpError && error.status === 403) {
    return <p role="status">{t(error.code === 'pin_required' ? 'pinNeeded' : 'grownUpsOnly')}</p>
  }
  return <InlineError text={t('loadFailed')} onRetry={onRetry} retryLabel={t('retry')} />
}

function Folders({ folders, problemText }: LibraryFoldersProps & { folders: LibraryFolder[] }) {
  const t = useTexts(libraryFoldersTexts)
  const [leaving, setLeaving] = useState<LibraryFolder | null>(null)
  return (
    <>
      {folders.length === 0 && <p className="text-mist">{t('empty')}</p>}
      {folders.length > 0 && (
        <ul aria-label={t('list')} className="grid gap-5">
          {folders.map((folder) => (
            <FolderRow
              key={folder.id}
              folder={folder}
              problemText={problemText}
              onRemove={() => setLeaving(folder)}
            />
          ))}
        </ul>
      )}
      <AddFolderForm />
      {leaving && (
        <RemoveFolderDialog key={leaving.id} folder={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  )
}
