import { AppWindow } from 'lucide-react'
import { byteSize } from '../../../../platform/byte-size.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import type { RememberedUpload } from '../engine/remembered-uploads.ts'

/** An upload whose file another tab has: it goes on there, and this is how far the server has it. */
export function ElsewhereRow({ upload }: { upload: RememberedUpload }) {
  const t = useTexts('files/uploads')
  const language = useLanguage()
  const { name, size, sentBytes } = upload
  const sent = byteSize(sentBytes, language)
  return (
    <li className="upload-row" data-state="elsewhere">
      <AppWindow aria-hidden className="upload-row-icon" />
      <div className="min-w-0 flex-1">
        <p className="truncate" title={name}>
          {name}
        </p>
        <p className="upload-row-state">
          {`${t('elsewhere')} · ${t('sentOf', { sent, size: byteSize(size, language) })}`}
        </p>
        <ProgressBar value={sentBytes} max={size} label={t('progressOf', { name })} />
      </div>
    </li>
  )
}
