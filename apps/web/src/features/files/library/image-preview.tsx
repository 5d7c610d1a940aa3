import type { TempFile } from '@starnest/contract/files/files'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CannotShow } from './cannot-show.tsx'

/** A picture that fits the screen, or in full size, to be moved by scrolling. */
export function ImagePreview({ file }: { file: TempFile }) {
  const t = useTexts('files/files')
  const [isLarge, setLarge] = useState(false)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <CannotShow text={t('cannotShow')} />
  return (
    <>
      {/* What scrolls must be reached by keyboard. */}
      <div className="preview-picture" data-large={isLarge} {...(isLarge && { tabIndex: 0 })}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
        <img
          src={file.storageUrl}
          alt={file.originalName}
          onError={() => setBroken(true)}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
      <span className="preview-zoom" data-focus-row="">
        <IconButton
          label={t(isLarge ? 'zoomOut' : 'zoomIn')}
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </IconButton>
      </span>
    </>
  )
}
