import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { OPEN_KEY } from '../../features/files/file-address.ts'
import { FillerButton, JamBackgroundButton } from '../../features/files/filler/filler-button.tsx'
import { MediaLibrary, type MediaSelection } from '../../features/files/library/media-library.tsx'
import { DropZone } from '../../features/files/uploads/choose/drop-zone.tsx'
import { UploadButtons } from '../../features/files/uploads/choose/upload-button.tsx'
import { useActiveProfile } from '../../library/family/active-profile.ts'
import { useMayManage } from '../../library/family/may-manage.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts } from '../../platform/texts.ts'

const FilmPreview = lazyPart(
  async () => (await import('../../features/watch/preview/film-preview.tsx')).FilmPreview,
)
const TitleDialog = lazyPart(
  async () => (await import('../../features/files/details/title-dialog.tsx')).TitleDialog,
)

/** A grown-up may let a video play where nothing else does, or on the stage. */
const AS_LOOP: MediaSelection = {
  buttonFor: (file) =>
    file.assetType === 'video' ? (
      <>
        <FillerButton file={file} />
        <JamBackgroundButton file={file} />
      </>
    ) : null,
}

/** /media: what the family has collected; its preview is open where the address says so. */
export function MediaPage() {
  const t = useTexts('files/files')
  const [address, setAddress] = useSearchParams()
  const [editedId, setEditedId] = useState<number | null>(null)
  const profile = useActiveProfile()
  const canManage = useMayManage()
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[110rem] grid-cols-[minmax(0,1fr)] content-start gap-6 px-gutter pt-28 pb-24 outline-none"
    >
      <title>{`${t('mediaTitle')} · Starnest`}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="font-display text-4xl leading-tight">{t('mediaTitle')}</h1>
          <p className="text-lg text-mist text-pretty">{t('mediaLead')}</p>
        </div>
        <UploadButtons />
      </header>
      {profile && (
        <MediaLibrary
          key={profile.id}
          canManage={canManage}
          selection={canManage ? AS_LOOP : undefined}
          opened={address.get(OPEN_KEY)}
          onOpened={(filename) =>
            setAddress(filename === null ? {} : { [OPEN_KEY]: filename }, { replace: true })
          }
          onEdit={setEditedId}
          Film={FilmPreview}
        />
      )}
      <DropZone />
      {editedId !== null && (
        <Suspense>
          <TitleDialog titleId={editedId} onClose={() => setEditedId(null)} />
        </Suspense>
      )}
    </main>
  )
}
