import { FileClock, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { byteSize } from '../../../../platform/byte-size.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { RememberedUpload } from '../engine/remembered-uploads.ts'
import { percentOf } from './upload-text.ts'

type InterruptedRowProps = {
  upload: RememberedUpload
  onFile: (file: File) => void
  onForget: () => void
}

/** An upload that lost its file with a reload: a page may not open it again by itself, so the person
 *  chooses it once more. */
export function InterruptedRow({ upload, onFile, onForget }: InterruptedRowProps) {
  const t = useTexts('files/uploads')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const [isAnother, setAnother] = useState(false)
  const { name, size, sentBytes } = upload
  const percent = percentOf(sentBytes, size)
  const choose = (file: File | undefined) => {
    if (!file) return
    setAnother(file.size !== size)
    if (file.size === size) onFile(file)
  }
  return (
    <li className="upload-row" data-state="interrupted" data-focus-row="">
      <FileClock aria-hidden className="upload-row-icon" />
      <div className="min-w-0 flex-1">
        <p className="truncate" title={name}>
          {name}
        </p>
        <p id={noteId} role={isAnother ? 'alert' : undefined} className="upload-row-state">
          {isAnother
            ? t('anotherFile', { name, size: byteSize(size, language) })
            : `${t('hereAlready', { percent })} · ${t('chooseAgain')}`}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      <button
        type="button"
        aria-label={t('chooseAgainNamed', { name })}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
        className="button upload-row-link"
      >
        {t('chooseAgainShort')}
      </button>
      <IconButton label={t('forgetNamed', { name })} onClick={onForget} className="tray-tool">
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
