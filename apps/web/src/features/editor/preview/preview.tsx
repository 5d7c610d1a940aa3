import './preview.css'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { Maximize, Pause, Play, SkipBack, SquareDashed, StepBack, StepForward } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isFilm } from '../assets/is-film.ts'
import { useEditorSession, useSessionState, useTransport } from '../session/editor-session.ts'
import type { ClockedTransport } from '../session/transport.ts'
import { timeText } from '../time-text.ts'
import { usePreview } from './use-preview.ts'

type PreviewProps = {
  transport: ClockedTransport
  /** Films are not sent now. */
  isTimeOver: boolean
}

/** The film as it is cut together now. Source: specification §2.10. */
export function Preview({ transport, isTimeOver }: PreviewProps) {
  const t = useTexts('editor/preview')
  const tellRefusal = useTexts('core/refusal')
  const session = useEditorSession()
  const frame = useRef<HTMLDivElement>(null)
  const [hasSafeAreas, setSafeAreas] = useState(false)
  const [failed, setFailed] = useState<readonly EditorAsset[]>([])
  const { settings, items } = useSessionState(({ project }) => project.document)
  const showsFilms = useSessionState(({ project, assets }) =>
    project.document.items.some(({ assetId }) => {
      const asset = assets.get(assetId ?? 0)
      return asset !== undefined && isFilm(asset)
    }),
  )
  const isWithoutFilms = isTimeOver && showsFilms
  const endMs = items.reduce((end, item) => Math.max(end, item.startTime + item.duration), 0)
  const isPlaying = useTransport((one) => one.isPlaying())
  const tenths = useTransport((one) => Math.floor(one.getMs() / 100))
  const step = (way: 1 | -1) => {
    transport.pause()
    transport.seek(transport.getMs() + (way * 1000) / settings.framesPerSecond)
  }
  const time = timeText(tenths * 100, { hasTenths: true })
  const names = failed.map(({ originalName }) => originalName).join(', ')
  const noDecoder = typeof VideoDecoder === 'undefined'
  return (
    <section className="preview" aria-label={t('preview')}>
      <div ref={frame} className="preview-frame" data-aspect={settings.aspect}>
        {/* With time, or without it, every film is opened anew. */}
        <Picture
          key={String(isTimeOver)}
          {...{ transport }}
          name={t('picture', { time })}
          onFailed={setFailed}
        />
        {hasSafeAreas && <span aria-hidden className="preview-safe" />}
        {items.length === 0 && <p className="preview-empty">{t('empty')}</p>}
      </div>
      <div className="preview-controls" data-focus-row="">
        <IconButton label={t('toStart')} className="size-11" onClick={() => transport.seek(0)}>
          <SkipBack aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('frameBack')} className="size-11" onClick={() => step(-1)}>
          <StepBack aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={isPlaying ? t('pause') : t('play')}
          onClick={() => (isPlaying ? transport.pause() : session.transport.play())}
        >
          {isPlaying ? (
            <Pause aria-hidden className="size-6" />
          ) : (
            <Play aria-hidden className="size-6" />
          )}
        </IconButton>
        <IconButton label={t('frameOn')} className="size-11" onClick={() => step(1)}>
          <StepForward aria-hidden className="size-5" />
        </IconButton>
        <span className="preview-time">{`${time} / ${timeText(endMs, { hasTenths: true })}`}</span>
        <IconButton
          label={t('safe')}
          className="size-11"
          aria-pressed={hasSafeAreas}
          onClick={() => setSafeAreas(!hasSafeAreas)}
        >
          <SquareDashed aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={t('full')}
          className="size-11"
          onClick={() => void frame.current?.requestFullscreen?.().catch(() => undefined)}
        >
          <Maximize aria-hidden className="size-5" />
        </IconButton>
      </div>
      {noDecoder && <p role="status">{t('noDecoder')}</p>}
      {!noDecoder && isWithoutFilms && (
        <p role="status" className="text-lantern-light">
          {tellRefusal('time_over')}
        </p>
      )}
      {!noDecoder && !isWithoutFilms && failed.length > 0 && (
        <p role="status" className="text-lantern-light">
          {t(failed.some(isComing) ? 'comes' : 'cannotShow', { names })}
        </p>
      )}
    </section>
  )
}

function Picture(props: {
  transport: ClockedTransport
  name: string
  onFailed: (failed: readonly EditorAsset[]) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  usePreview(canvas, props.transport, props.onFailed)
  return <canvas ref={canvas} role="img" aria-label={props.name} />
}

/** Whether a light copy of an asset is on its way. */
const isComing = ({ proxy }: EditorAsset) => proxy?.state === 'queued' || proxy?.state === 'running'
