import './tray.css'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Pause, Play, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLeaveWarning } from '../../../../platform/screen/use-leave-warning.ts'
import { useStore } from '../../../../platform/store.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { refreshFiles } from '../../files.queries.ts'
import { uploadsOf } from '../engine/the-uploads.ts'
import { isUnderWay, type Upload } from '../engine/upload.ts'
import type { UploadQueue } from '../engine/upload-queue.ts'
import { onUploadRequest, takeRequestedUploads } from '../requested-uploads.ts'
import { ElsewhereRow } from './elsewhere-row.tsx'
import { InterruptedRow } from './interrupted-row.tsx'
import { UploadRow } from './upload-row.tsx'
import { sumOf, timeLeftText, trayTitle } from './upload-text.ts'
import { useUnfinished } from './use-unfinished.ts'

/** Uploads of the profile that watches, over every screen, while there are any. */
export function UploadTray({ profileId }: { profileId: number }) {
  const t = useTexts('files/uploads')
  const { queue, remembered, holds } = uploadsOf(profileId)
  const uploads = useStore(queue)
  const { elsewhere, interrupted, forget } = useUnfinished({ remembered, holds }, uploads)
  // The editor needs its room for the timeline, until somebody wants to see the uploads.
  const isEditor = useLocation().pathname === '/editor'
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isSmall = wanted ?? isEditor
  useRequestedUploads(queue)
  useFreshLists(uploads)
  useLeaveWarning(uploads.some(isUnderWay))
  if (uploads.length + interrupted.length + elsewhere.length === 0) return null
  return (
    <aside aria-label={t('tray')} className="upload-tray">
      <TrayHead
        queue={queue}
        uploads={uploads}
        away={{ interrupted: interrupted.length, elsewhere: elsewhere.length }}
        isSmall={isSmall}
        onSize={setWanted}
      />
      {!isSmall && (
        <ul className="upload-tray-list">
          {interrupted.map((one) => (
            <InterruptedRow
              key={one.key}
              upload={one}
              onForget={() => void forget(one)}
              onFile={(file) => queue.add([file])}
            />
          ))}
          {elsewhere.map((one) => (
            <ElsewhereRow key={one.key} upload={one} />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
    </aside>
  )
}

type TrayHeadProps = {
  queue: UploadQueue
  uploads: readonly Upload[]
  /** How many there are of which this tab has no file. */
  away: { interrupted: number; elsewhere: number }
  isSmall: boolean
  onSize: (isSmall: boolean) => void
}

function TrayHead({ queue, uploads, away, isSmall, onSize }: TrayHeadProps) {
  const t = useTexts('files/uploads')
  const sum = sumOf(uploads)
  const { interrupted, elsewhere } = away
  const isOver = sum.underWay + sum.paused + sum.failed + interrupted + elsewhere === 0
  const title = trayTitle(uploads, away, t)
  return (
    <header className="upload-tray-head">
      <div className="flex items-center gap-1" data-focus-row="">
        <div className="min-w-0 flex-1 ps-2">
          <div role="status">
            <h2 className="font-semibold text-lg leading-tight">{title}</h2>
          </div>
          {sum.underWay > 0 && sum.secondsLeft !== null && (
            <p className="text-mist">{timeLeftText(sum.secondsLeft, t)}</p>
          )}
        </div>
        {sum.underWay > 0 && (
          <IconButton label={t('pauseAll')} onClick={() => queue.pauseAll()} className="tray-tool">
            <Pause aria-hidden className="size-5" />
          </IconButton>
        )}
        {sum.underWay === 0 && sum.paused > 0 && (
          <IconButton
            label={t('resumeAll')}
            onClick={() => queue.resumeAll()}
            className="tray-tool"
          >
            <Play aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton
          label={t(isSmall ? 'expand' : 'collapse')}
          aria-expanded={!isSmall}
          onClick={() => onSize(!isSmall)}
          className="tray-tool"
        >
          {isSmall ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
        {isOver && (
          <IconButton
            label={t('close')}
            onClick={() => queue.removeSettled()}
            className="tray-tool"
          >
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      {sum.underWay > 0 && (
        <ProgressBar value={sum.arrivedBytes} max={sum.bytes} label={t('overall')} />
      )}
    </header>
  )
}

/** Takes in what was chosen anywhere on the page. */
function useRequestedUploads(queue: UploadQueue): void {
  useEffect(() => {
    const take = () => {
      const files = takeRequestedUploads()
      if (files.length > 0) queue.add(files)
    }
    take()
    return onUploadRequest(take)
  }, [queue])
}

/** What has arrived stands in the lists of files at once. */
function useFreshLists(uploads: readonly Upload[]): void {
  const queryClient = useQueryClient()
  const arrived = uploads.filter(({ state }) => state.is === 'done').length
  useEffect(() => {
    if (arrived > 0) void refreshFiles(queryClient)
  }, [arrived, queryClient])
}
