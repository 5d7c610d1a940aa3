import type { TempFile } from '@starnest/contract/files/files'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BinView } from '../../features/files/browser/bin-view.tsx'
import { FileBrowser } from '../../features/files/browser/file-browser.tsx'
import { FILES_HEADING_ID } from '../../features/files/browser/use-file-focus.ts'
import { DropZone } from '../../features/files/uploads/choose/drop-zone.tsx'
import { RoomLeft } from '../../features/files/uploads/choose/room-left.tsx'
import { UploadButtons } from '../../features/files/uploads/choose/upload-button.tsx'
import { useActiveProfile } from '../../library/family/active-profile.ts'
import { useMayManage } from '../../library/family/may-manage.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts } from '../../platform/texts.ts'

const FilmPreview = lazyPart(
  async () => (await import('../../features/watch/preview/film-preview.tsx')).FilmPreview,
)
const FirstCutDialog = lazyPart(
  async () => (await import('../../features/editor/first-cut/first-cut-dialog.tsx')).FirstCutDialog,
)
const TitleDialog = lazyPart(
  async () => (await import('../../features/files/details/title-dialog.tsx')).TitleDialog,
)

/** The part of the address that says which view is open, and the one that is not the files. */
const VIEW_KEY = 'view'
const BIN = 'bin'

/** /files: the family's own files, their uploads, and the bin. */
export function FilesPage() {
  const t = useTexts('files/files')
  const [address, setAddress] = useSearchParams()
  const [filmed, setFilmed] = useState<readonly TempFile[] | null>(null)
  const navigate = useNavigate()
  const [editedId, setEditedId] = useState<number | null>(null)
  const profile = useActiveProfile()
  const canManage = useMayManage()
  const isBin = address.get(VIEW_KEY) === BIN
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[110rem] grid-cols-[minmax(0,1fr)] content-start gap-6 px-gutter pt-28 pb-24 outline-none"
    >
      <title>{`${t(isBin ? 'binTitle' : 'filesTitle')} · Starnest`}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1
            id={FILES_HEADING_ID}
            tabIndex={-1}
            className="font-display text-4xl leading-tight outline-none"
          >
            {t(isBin ? 'binTitle' : 'filesTitle')}
          </h1>
          {!isBin && <p className="text-lg text-mist text-pretty">{t('filesLead')}</p>}
          <RoomLeft />
        </div>
        {!isBin && <UploadButtons />}
      </header>
      {isBin && profile && <BinView key={profile.id} onLeave={() => setAddress({})} />}
      {!isBin && profile && (
        <FileBrowser
          key={profile.id}
          profileId={profile.id}
          canManage={canManage}
          onOpenBin={() => setAddress({ [VIEW_KEY]: BIN })}
          onEdit={setEditedId}
          onMakeFilm={setFilmed}
          Film={FilmPreview}
        />
      )}
      <DropZone />
      {filmed && (
        <Suspense>
          <FirstCutDialog
            files={filmed}
            onClose={() => setFilmed(null)}
            onMade={(id) => void navigate(`/editor?project=${id}`)}
          />
        </Suspense>
      )}
      {editedId !== null && (
        <Suspense>
          <TitleDialog titleId={editedId} onClose={() => setEditedId(null)} />
        </Suspense>
      )}
    </main>
  )
}
