import type { LibraryFolder } from '@starnest/contract/files/library'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { viewerQuery } from '../../library/family/family.queries.ts'
import { FolderList } from '../../library/folders/folder-list.tsx'
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
    <section aria-labelledby={id} className="panel">
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
  return (
    <FolderList
      folders={folders}
      add={useAddFolder()}
      removal={useRemoveFolder()}
      t={useTexts('household/library-folders')}
      row={(folder, onRemove) => (
        <LibraryFolderRow
          key={folder.id}
          folder={folder}
          problemText={problemText}
          onRemove={onRemove}
          below={below?.(folder)}
        />
      )}
    />
  )
}
