import type { TempFile } from '@starnest/contract/files/files'
import { useEffect, useRef, useState } from 'react'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { useTexts } from '../../../platform/texts.ts'
import { filesTexts } from '../files.texts.ts'
import { CannotShow } from './cannot-show.tsx'

/** A video with the browser's own controls. */
export function VideoPreview({ file }: { file: TempFile }) {
  const t = useTexts(filesTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  const [pause] = useState(() => () => video.current?.pause())
  useEffect(() => () => releaseSound(pause), [pause])
  if (isBroken) {
    return (
      <CannotShow text={t(file.ingest?.playable === 'soon' ? 'cannotPlayYet' : 'cannotPlay')} />
    )
  }
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
      onError={() => setBroken(true)}
    />
  )
}
