import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { AudioLines, Pause, Play } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { formatPlaybackTime } from '../../../../library/title/playback-time.ts'
import { getJson } from '../../../../platform/calls/http.ts'
import { claimSound, releaseSound } from '../../../../platform/sound/one-sound.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { waveformUrl } from '../../file-facts.ts'
import { CannotShow } from '../cannot-show.tsx'
import { barsOf, waveformSchema } from './waveform.ts'

/** Bars that the shape of a sound is drawn with. */
const BARS = 160

/** A sound with its shape, along which one moves. */
export function AudioPreview({ file }: { file: TempFile }) {
  const t = useTexts('files/files')
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<'paused' | 'playing' | 'broken'>('paused')
  const [at, setAt] = useState(0)
  const [duration, setDuration] = useState(file.duration ?? 0)
  const [pause] = useState(() => () => audio.current?.pause())
  useEffect(() => () => releaseSound(pause), [pause])
  const toggle = () => {
    const { current } = audio
    if (!current) return
    // Refused: the error says so.
    if (current.paused) current.play().catch(() => undefined)
    else current.pause()
  }
  if (state === 'broken') return <CannotShow text={t('cannotPlay')} />
  const isPlaying = state === 'playing'
  return (
    <div className="preview-audio">
      <AudioLines aria-hidden className="preview-audio-sign" />
      {/* biome-ignore lint/a11y/useMediaCaption: a sound of the family has no captions */}
      <audio
        ref={audio}
        src={file.storageUrl}
        preload="metadata"
        onPlay={() => {
          claimSound(pause)
          setState('playing')
        }}
        onPause={() => {
          releaseSound(pause)
          setState('paused')
        }}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) => {
          if (Number.isFinite(currentTarget.duration)) setDuration(currentTarget.duration)
        }}
        onError={() => setState('broken')}
      />
      <div className="preview-audio-line" data-focus-row="">
        <IconButton label={t(isPlaying ? 'pauseAudio' : 'playAudio')} onClick={toggle}>
          {isPlaying ? (
            <Pause aria-hidden className="size-6" />
          ) : (
            <Play aria-hidden className="size-6" />
          )}
        </IconButton>
        <Waveform
          file={file}
          at={at}
          duration={duration}
          onSeek={(seconds) => {
            setAt(seconds)
            if (audio.current) audio.current.currentTime = seconds
          }}
        />
      </div>
      <p className="text-mist tabular-nums">
        <bdi>
          {formatPlaybackTime(at)} / {formatPlaybackTime(duration)}
        </bdi>
      </p>
    </div>
  )
}

type WaveformProps = {
  file: TempFile
  at: number
  duration: number
  onSeek: (seconds: number) => void
}

/** The shape of a sound, and over it the browser's own slider. Where the shape is missing, the slider
 *  stands on a plain line. */
function Waveform({ file, at, duration, onSeek }: WaveformProps) {
  const t = useTexts('files/files')
  const url = waveformUrl(file)
  const shape = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => getJson(waveformSchema, url, signal),
    retry: false,
  })
  const bars = barsOf(shape.data?.peaks ?? [], BARS)
  const style: CSSProperties & { '--share': number } = {
    '--share': duration > 0 ? at / duration : 0,
  }
  return (
    <div className="waveform" style={style}>
      {bars.length > 0 ? (
        <svg aria-hidden viewBox={`0 0 ${BARS * 3} 100`} preserveAspectRatio="none">
          <title>{t('position')}</title>
          {bars.map((height, bar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
            <rect key={bar} x={bar * 3} y={50 - height * 48} width={2} height={1 + height * 96} />
          ))}
        </svg>
      ) : (
        <span aria-hidden className="waveform-line" />
      )}
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={`${formatPlaybackTime(at)} / ${formatPlaybackTime(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(at)}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
        // The arrows move in time here, not to the next file.
        onKeyDown={(event) => event.stopPropagation()}
        className="waveform-slider"
      />
    </div>
  )
}
