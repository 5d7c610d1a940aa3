import type { TempFile } from '@starnest/contract/files/files'
import { Clapperboard } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { ingestSummary } from '../ingest/ingest-state.ts'
import { CannotShow } from './cannot-show.tsx'
import type { FilmTrouble, PreviewSlots } from './preview-slots.ts'

type VideoPreviewProps = Pick<PreviewSlots, 'Film'> & { file: TempFile }

/** A video with the browser's own controls. One that is a title plays as on its page, and while
 *  something has to be made of it first, that is said with how far it is. */
export function VideoPreview({ file, Film }: VideoPreviewProps) {
  const t = useTexts('files/files')
  const [trouble, setTrouble] = useState<FilmTrouble>()
  const { titleId, ingest } = file
  if (ingest?.playable === 'soon') return <Preparing file={file} />
  if (trouble === 'timeOver') return <CannotShow text={t('filmTimeOver')} />
  if (trouble === 'unreachable') return <CannotShow text={t('filmUnreachable')} />
  if (trouble === 'unplayable') return <CannotShow text={t('cannotPlay')} />
  if (titleId === null || ingest?.playable === 'never') {
    return <PlainVideo file={file} onBroken={() => setTrouble('unplayable')} />
  }
  return (
    <Suspense>
      <Film
        titleId={titleId}
        label={t('previewOf', { name: file.originalName })}
        pictureUrl={file.thumbnailUrl}
        className="preview-video"
        onTrouble={setTrouble}
      />
    </Suspense>
  )
}

/** What is being made of a film that cannot be watched yet. */
function Preparing({ file }: { file: TempFile }) {
  const t = useTexts('files/files')
  const say = useTexts('files/ingest')
  const summary = ingestSummary(file.ingest)
  return (
    <div role="status" className="preview-word">
      <Clapperboard aria-hidden className="size-12 text-mist" />
      <p>{t('preparing')}</p>
      {summary.is === 'running' ? (
        <div className="grid w-full gap-2 text-base text-mist">
          {say('running', { job: say(`job.${summary.kind}`), percent: summary.percent })}
          <ProgressBar
            value={summary.percent}
            max={100}
            label={say('progress', { name: file.originalName })}
          />
        </div>
      ) : (
        <p className="text-base text-mist">{say('queued')}</p>
      )}
    </div>
  )
}

/** The file as it is. */
function PlainVideo({ file, onBroken }: { file: TempFile; onBroken: () => void }) {
  const t = useTexts('files/files')
  const video = useRef<HTMLVideoElement>(null)
  const [pause] = useState(() => () => video.current?.pause())
  useEffect(() => () => releaseSound(pause), [pause])
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions stand on the title's own page
    <video
      ref={video}
      src={file.storageUrl}
      poster={file.thumbnailUrl ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={t('previewOf', { name: file.originalName })}
      className="preview-video"
      onPlay={() => claimSound(pause)}
      onPause={() => releaseSound(pause)}
      onError={onBroken}
    />
  )
}
