import { CircleAlert, CircleCheck, FileUp, Pause, Play, RotateCw, X } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { addressOf } from '../../file-address.ts'
import { arrivedBytes, isSettled, isUnderWay, type Upload } from '../engine/upload.ts'
import type { UploadQueue } from '../engine/upload-queue.ts'
import { uploadText } from './upload-text.ts'

type UploadRowProps = { upload: Upload; queue: UploadQueue }

/** One upload: where it stands, and what can be done about it. What failed stays and says why. */
export function UploadRow({ upload, queue }: UploadRowProps) {
  const t = useTexts('files/uploads')
  const language = useLanguage()
  const { id, name, size, state } = upload
  const hasFailed = state.is === 'failed'
  const stored = state.is === 'done' || state.is === 'known' ? state.stored : null
  return (
    <li className="upload-row" data-state={state.is} data-focus-row="">
      <StateIcon upload={upload} />
      <div className="min-w-0 flex-1">
        <p className="truncate" title={name}>
          {name}
        </p>
        <p role={hasFailed ? 'alert' : undefined} className="upload-row-state">
          {uploadText(upload, language, t)}
        </p>
        {(state.is === 'sending' || state.is === 'paused') && (
          <ProgressBar value={arrivedBytes(upload)} max={size} label={t('progressOf', { name })} />
        )}
        {state.is === 'checking' && (
          <ProgressBar value={state.readBytes} max={size} label={t('progressOf', { name })} />
        )}
      </div>
      {stored && (
        <Link
          to={addressOf(stored)}
          aria-label={t('showNamed', { name })}
          className="button upload-row-link"
        >
          {t('show')}
        </Link>
      )}
      {isUnderWay(upload) && (
        <IconButton
          label={t('pauseNamed', { name })}
          onClick={() => queue.pause(id)}
          className="tray-tool"
        >
          <Pause aria-hidden className="size-5" />
        </IconButton>
      )}
      {state.is === 'paused' && (
        <IconButton
          label={t('resumeNamed', { name })}
          onClick={() => queue.resume(id)}
          className="tray-tool"
        >
          <Play aria-hidden className="size-5" />
        </IconButton>
      )}
      {hasFailed && (
        <IconButton
          label={t('retryNamed', { name })}
          onClick={() => queue.resume(id)}
          className="tray-tool"
        >
          <RotateCw aria-hidden className="size-5" />
        </IconButton>
      )}
      <IconButton
        label={t(isSettled(upload) || hasFailed ? 'dismissNamed' : 'cancelNamed', { name })}
        onClick={() => queue.remove(id)}
        className="tray-tool"
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}

function StateIcon({ upload }: { upload: Upload }) {
  if (upload.state.is === 'failed') return <CircleAlert aria-hidden className="upload-row-icon" />
  if (isSettled(upload)) return <CircleCheck aria-hidden className="upload-row-icon" />
  return <FileUp aria-hidden className="upload-row-icon" />
}
