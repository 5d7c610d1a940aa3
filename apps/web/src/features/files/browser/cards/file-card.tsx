import type { TempFile } from '@starnest/contract/files/files'
import { Check, ExternalLink } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { formatPlaybackTime } from '../../../../library/title/playback-time.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { tabAddressOf } from '../../file-address.ts'
import { factsOf } from '../../file-facts.ts'
import { FilePicture } from '../../file-picture.tsx'
import { IngestLine } from '../../ingest/ingest-line.tsx'

type FileCardProps = {
  file: TempFile
  place: number
  tabIndex: 0 | -1
  isChosen: boolean
  /** Whether what is made of it can be stopped and begun again. */
  canManage: boolean
  onPress: (file: TempFile, event: MouseEvent) => void
  onOpen: (file: TempFile) => void
}

/** One file, as a card or as a line: the face that is pressed to choose it, what is made of it, and
 *  the way to it in a tab of its own. One that may not be removed is not chosen: a press opens it. */
export function FileCard(props: FileCardProps) {
  const { file, place, tabIndex, isChosen, canManage, onPress, onOpen } = props
  const t = useTexts('files/files')
  const language = useLanguage()
  const { originalName: name, assetType, duration, mayRemove } = file
  const kind = t(`kind.${assetType}`)
  const facts = factsOf(file, language)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onOpen(file)
  }
  return (
    <li className="file-card" data-chosen={isChosen}>
      <button
        type="button"
        {...(mayRemove && { role: 'checkbox', 'aria-checked': isChosen })}
        data-place={place}
        data-file={file.filename}
        tabIndex={tabIndex}
        className="file-face"
        onClick={(event) => (mayRemove ? onPress(file, event) : onOpen(file))}
        onDoubleClick={() => onOpen(file)}
        onKeyDown={onKeyDown}
      >
        <span className="file-frame">
          <FilePicture file={file} />
          {duration !== null && (
            <span aria-hidden className="file-length">
              {formatPlaybackTime(duration)}
            </span>
          )}
          {mayRemove && (
            <span aria-hidden className="file-tick">
              <Check className="size-5" />
            </span>
          )}
        </span>
        <span className="file-words">
          <span dir="auto" className="file-name" title={name}>
            {name}
          </span>
          <span className="file-facts">
            <span>{kind}</span>
            <bdi>{facts[0]}</bdi>
            <time dateTime={file.uploadedAt}>{day.format(new Date(file.uploadedAt))}</time>
          </span>
          <FileMarks file={file} />
        </span>
      </button>
      <div className="file-extras">
        <IngestLine file={file} canManage={canManage} />
        <a
          href={tabAddressOf(file)}
          target="_blank"
          rel="noopener"
          tabIndex={tabIndex}
          data-focus-skip=""
          aria-label={t('openNewTabNamed', { name })}
          title={t('openNewTab')}
          className="file-new-tab"
        >
          <ExternalLink aria-hidden className="size-5" />
        </a>
      </div>
    </li>
  )
}

function FileMarks({ file }: { file: TempFile }) {
  const t = useTexts('files/files')
  if (!file.isFiller && !file.isJamBackground && file.source !== 'folder') return null
  return (
    <span className="file-marks">
      {file.isFiller && <span className="file-mark">{t('filler')}</span>}
      {file.isJamBackground && <span className="file-mark">{t('onStage')}</span>}
      {file.source === 'folder' && <span className="file-mark">{t('inFolder')}</span>}
    </span>
  )
}
