import './preview.css'
import type { TempFile } from '@starnest/contract/files/files'
import { ChevronLeft, ChevronRight, ExternalLink, PencilLine, Play } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { tabAddressOf } from '../file-address.ts'
import { factsOf, isolated } from '../file-facts.ts'
import { AudioPreview } from './audio/audio-preview.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { PreviewSlots } from './preview-slots.ts'
import { VideoPreview } from './video-preview.tsx'

type PreviewDialogProps = PreviewSlots & {
  file: TempFile
  files: readonly TempFile[]
  place: number
  onMove: (step: 1 | -1) => void
  onOpened: (filename: string | null) => void
  actions?: (file: TempFile) => ReactNode
  canEdit?: boolean
}

/** A file over the whole screen: a video plays, a picture can be enlarged, a sound shows its shape. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { file, files, place, onMove, onOpened, onEdit, actions, canEdit = true } = props
  const t = useTexts('files/files')
  const language = useLanguage()
  const { originalName: name, titleId } = file
  const move = (step: 1 | -1) => {
    if (files[place + step]) onMove(step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === null || event.defaultPrevented) return
    event.preventDefault()
    move(step)
  }
  return (
    <Dialog
      title={name}
      description={factsOf(file, language).map(isolated).join(' · ')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onOpened(null)
      }}
      size="full"
      footer={
        <div className="preview-tools">
          <span className="me-auto text-mist">
            {t('place', { place: place + 1, count: files.length })}
          </span>
          {actions?.(file)}
          {canEdit && titleId !== null && (
            <Button look="glass" onClick={() => onEdit(titleId)}>
              <PencilLine aria-hidden className="size-5" />
              {t('details')}
            </Button>
          )}
          <a
            href={tabAddressOf(file)}
            target="_blank"
            rel="noopener"
            className="button preview-link"
          >
            <ExternalLink aria-hidden className="size-5" />
            <span className="max-sm:sr-only">{t('openNewTab')}</span>
          </a>
          {titleId !== null && (
            <ButtonLink to={`/watch/${titleId}`}>
              <Play aria-hidden className="size-5 fill-current" />
              {t('toTitle')}
            </ButtonLink>
          )}
        </div>
      }
    >
      {/* The keys belong to whatever of the stage has the focus. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles up */}
      <div className="preview-stage" onKeyDown={onKeyDown}>
        <span data-focus-row="" className="preview-turn" data-side="start">
          <IconButton
            label={t('previous')}
            // It keeps the focus at the first file, so it is not disabled.
            aria-disabled={place === 0}
            className="aria-disabled:opacity-45"
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden className="size-7 rtl:-scale-x-100" />
          </IconButton>
        </span>
        <Preview key={file.filename} file={file} Film={props.Film} />
        <span data-focus-row="" className="preview-turn" data-side="end">
          <IconButton
            label={t('next')}
            aria-disabled={place === files.length - 1}
            className="aria-disabled:opacity-45"
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden className="size-7 rtl:-scale-x-100" />
          </IconButton>
        </span>
      </div>
    </Dialog>
  )
}

function Preview({ file, Film }: Pick<PreviewDialogProps, 'file' | 'Film'>) {
  if (file.assetType === 'video') return <VideoPreview file={file} Film={Film} />
  if (file.assetType === 'audio') return <AudioPreview file={file} />
  return <ImagePreview file={file} />
}

/** Where a key leads; in a page from right to left the left arrow leads on. */
function stepOf({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): 1 | -1 | null {
  if (altKey || ctrlKey || metaKey) return null
  // They have the arrows for their own time.
  if (target instanceof HTMLVideoElement) return null
  const isRightToLeft = document.documentElement.dir === 'rtl'
  if (key === 'PageDown') return 1
  if (key === 'PageUp') return -1
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1
  return null
}
