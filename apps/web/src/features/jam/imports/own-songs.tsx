import type { SongFolder } from '@starnest/contract/jam/imports'
import { useQuery } from '@tanstack/react-query'
import { ListMusic } from 'lucide-react'
import { useId } from 'react'
import { viewerQuery } from '../../../library/family/family.queries.ts'
import { FolderList } from '../../../library/folders/folder-list.tsx'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { songFoldersQuery, useAddSongFolder, useRemoveSongFolder } from './imports.queries.ts'
import { SongAges } from './song-ages.tsx'
import { SongFolderRow } from './song-folder-row.tsx'

/** The songs that the family brings, as a part of a page; only grown-ups are offered them. */
export function OwnSongs() {
  const t = useTexts('jam/imports')
  const id = useId()
  const viewer = useQuery(viewerQuery)
  if (viewer.isPending || viewer.data?.mayManage === false) return null
  return (
    <section aria-labelledby={id} className="panel">
      <header className="flex items-start gap-4">
        <ListMusic aria-hidden className="mt-0.5 size-7 shrink-0 text-lantern" />
        <div>
          <h2 id={id} className="font-display text-2xl leading-tight">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-3xl text-mist text-pretty">{t('intro')}</p>
        </div>
      </header>
      <div className="mt-5">
        <OwnSongsBody />
      </div>
    </section>
  )
}

/** The folders, what became of their files, and from which age each song is seen. */
export function OwnSongsBody() {
  const t = useTexts('jam/imports')
  const folders = useQuery(songFoldersQuery)
  return (
    <div className="grid gap-8">
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
      {folders.data && <Folders folders={folders.data} />}
      {folders.data && folders.data.length > 0 && <SongAges />}
    </div>
  )
}

function Folders({ folders }: { folders: SongFolder[] }) {
  const t = useTexts('jam/imports')
  return (
    <div className="grid gap-6">
      <FolderList
        folders={folders}
        add={useAddSongFolder()}
        removal={useRemoveSongFolder()}
        t={t}
        row={(folder, onRemove) => (
          <SongFolderRow key={folder.id} folder={folder} onRemove={onRemove} />
        )}
      />
      <p className="text-lantern-light text-pretty">{t('childNote')}</p>
    </div>
  )
}
