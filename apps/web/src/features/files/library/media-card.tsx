import type { TempFile } from '@starnest/contract/files/files'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPlaybackTime } from '../../../library/title/playback-time.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { factsOf } from '../file-facts.ts'
import { FilePicture } from '../file-picture.tsx'

type MediaCardProps = { file: TempFile; button: ReactNode; onOpen: () => void }

/** One file of the Media Library; a press opens it. */
export function MediaCard({ file, button, onOpen }: MediaCardProps) {
  const t = useTexts('files/files')
  const language = useLanguage()
  const { originalName: name, assetType, duration, isFiller } = file
  const [size] = factsOf(file, language)
  return (
    <li className="file-card">
      <button type="button" className="file-face" onClick={onOpen}>
        <span className="file-frame">
          <FilePicture file={file} />
          {assetType !== 'image' && file.thumbnailUrl !== null && (
            <span aria-hidden className="media-play">
              <Play className="size-6 fill-current" />
            </span>
          )}
          {duration !== null && (
            <span aria-hidden className="file-length">
              {formatPlaybackTime(duration)}
            </span>
          )}
        </span>
        <span className="file-words">
          <span dir="auto" className="file-name" title={name}>
            {name}
          </span>
          <span className="file-facts">
            <span>{t(`kind.${assetType}`)}</span>
            <bdi>{size}</bdi>
            {isFiller && <span className="file-mark">{t('filler')}</span>}
            {file.isJamBackground && <span className="file-mark">{t('onStage')}</span>}
          </span>
        </span>
      </button>
      {button && <div className="media-choose">{button}</div>}
    </li>
  )
}
