import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { CloudUpload } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { VideoEditor } from '../../../features/editor/video-editor.tsx'
import { useProblemText } from '../../../features/files/ingest/problem-text.ts'
import { MediaLibrary } from '../../../features/files/library/media-library.tsx'
import { ACCEPTED_FILES } from '../../../features/files/uploads/choose/acceptable-files.ts'
import { requestUpload } from '../../../features/files/uploads/requested-uploads.ts'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { ownTimeQuery } from '../../../library/family/own-time.queries.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { KeptFilm } from './kept-film.tsx'

const FilmPreview = lazyPart(
  async () => (await import('../../../features/watch/preview/film-preview.tsx')).FilmPreview,
)

/** The part of the address that says which project is open. */
const PROJECT_KEY = 'project'

/** /editor: cut a film. Which project is open stands in the address. */
export function EditorPage() {
  const t = useTexts('editor/editor')
  const [address, setAddress] = useSearchParams()
  const profile = useActiveProfile()
  const problemText = useProblemText()
  const openId = Number(address.get(PROJECT_KEY)) || null
  const time = useQuery({ ...ownTimeQuery, enabled: openId !== null })
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[130rem] grid-cols-[minmax(0,1fr)] content-start gap-5 px-gutter pt-26 pb-24 outline-none"
    >
      <title>{`${t('title')} · Starnest`}</title>
      <header className="grid gap-1">
        <h1 className={openId === null ? 'font-display text-4xl leading-tight' : 'sr-only'}>
          {t('title')}
        </h1>
        {openId === null && <p className="text-lg text-mist text-pretty">{t('lead')}</p>}
      </header>
      {profile && (
        <VideoEditor
          key={profile.id}
          profile={{ id: profile.id, isChild: profile.ageGroup !== 'adult' }}
          openId={openId}
          onOpen={(id) => setAddress(id === null ? {} : { [PROJECT_KEY]: String(id) })}
          slots={{
            files: (buttonFor) => <FamilyFiles buttonFor={buttonFor} />,
            kept: (film) => <KeptFilm film={film} />,
            onKeep: (film) => requestUpload([film]),
            problemText,
            isTimeOver: time.data?.is === 'over',
            uploads: (onUploaded, isSmall) => <UploadInto {...{ onUploaded, isSmall }} />,
          }}
        />
      )}
    </main>
  )
}

/** The family's files, each with a button. */
function FamilyFiles({ buttonFor }: { buttonFor: (file: TempFile) => ReactNode }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Suspense>
      <MediaLibrary
        canManage={false}
        selection={{ buttonFor }}
        {...{ opened }}
        onOpened={setOpened}
        onEdit={() => undefined}
        Film={FilmPreview}
      />
    </Suspense>
  )
}

/** Uploads files, and tells of each once it is in the library: one that was there already has the name that it got
 *  then. */
function UploadInto(props: { onUploaded: (file: TempFile) => void; isSmall: boolean | undefined }) {
  const { onUploaded, isSmall } = props
  const t = useTexts('files/uploads')
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          requestUpload([...(target.files ?? [])], { onStored: onUploaded })
          target.value = ''
        }}
      />
      {isSmall ? (
        <IconButton label={t('uploadFiles')} onClick={choose}>
          <CloudUpload aria-hidden className="size-5 text-lantern" />
        </IconButton>
      ) : (
        <Button className="min-h-11 px-4 text-base" onClick={choose}>
          <CloudUpload aria-hidden className="size-5" />
          <span>{t('uploadFiles')}</span>
        </Button>
      )}
    </>
  )
}
