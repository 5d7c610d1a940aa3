import type { Animation } from '@starnest/contract/catalog/catalog'
import type { PartyPlayback } from '@starnest/contract/party/party'
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  Square,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react'
import { formatPlaybackTime } from '../../../library/title/playback-time.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useFullscreen } from '../../../platform/screen/use-fullscreen.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { PartyCommandDraft } from '../party.queries.ts'
import { usePlace } from './use-place.ts'
import { type FilmSound, useStageOrders } from './use-stage-orders.ts'

type StageControlsProps = {
  playButton?: RefObject<HTMLButtonElement | null>
  playback: PartyPlayback & { title: Animation }
  video: HTMLVideoElement | null
  /** null: there is no film on this screen that could be heard. */
  sound: FilmSound | null
  /** What fills the screen. */
  box: RefObject<HTMLElement | null>
  onSteer: (draft: PartyCommandDraft) => void
  /** A move in the film is on its way to the party. */
  isSteering: boolean
  choose: ReactNode
}

/** What moves the film on every screen, and how this one sounds. */
export function StageControls(props: StageControlsProps) {
  const { playback, video, sound, onSteer } = props
  useStageOrders({ playback, video, sound, onSteer })
  const t = useTexts('party/party')
  const [isEnding, setEnding] = useState(false)
  const fullscreen = useFullscreen(props.box)
  const { isPlaying } = playback
  return (
    <div className="party-controls" data-focus-row="">
      <h2 className="truncate pt-1 font-display text-xl">
        <bdi>{fullTitle(playback.title)}</bdi>
      </h2>
      <SeekBar {...props} />
      <div className="party-buttons">
        <IconButton
          ref={props.playButton}
          label={t(isPlaying ? 'pause' : 'play')}
          className="party-play"
          onClick={() => onSteer({ is: isPlaying ? 'pause' : 'play' })}
        >
          {isPlaying ? (
            <Pause aria-hidden className="size-6 fill-current" />
          ) : (
            <Play aria-hidden className="size-6 fill-current" />
          )}
        </IconButton>
        {sound && (
          <>
            <Loudness sound={sound} />
            <CaptionsButton captions={sound.captions} />
          </>
        )}
        <span className="flex-1" />
        {props.choose}
        <IconButton label={t('endFilm')} onClick={() => setEnding(true)}>
          <Square aria-hidden className="size-5" />
        </IconButton>
        {fullscreen.canFill && (
          <IconButton
            label={t(fullscreen.isOn ? 'endFullscreen' : 'fullscreen')}
            onClick={fullscreen.toggle}
          >
            {fullscreen.isOn ? (
              <Minimize aria-hidden className="size-5" />
            ) : (
              <Maximize aria-hidden className="size-5" />
            )}
          </IconButton>
        )}
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t('endFilmTitle')}
          confirmLabel={t('endFilm')}
          cancelLabel={t('watchOn')}
          isBusy={false}
          onConfirm={() => onSteer({ is: 'stop' })}
          onClose={() => setEnding(false)}
        >
          {t('endFilmText')}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** The place in the film; it is moved on every screen when the viewer lets go. */
function SeekBar({ playback, video, isSteering, onSteer }: StageControlsProps) {
  const t = useTexts('party/party')
  const [wanted, setWanted] = useState({ seconds: 0, isHeld: false })
  const length = playback.title.duration
  const place = usePlace(video)
  const shown = Math.min(wanted.isHeld || isSteering ? wanted.seconds : place, length)
  const style: CSSProperties & { '--share': number } = {
    '--share': length > 0 ? shown / length : 0,
  }
  const letGo = () => {
    if (!wanted.isHeld) return
    setWanted({ ...wanted, isHeld: false })
    onSteer({ is: 'seek', positionSeconds: wanted.seconds })
  }
  const text = t('placeOf', {
    place: formatPlaybackTime(shown),
    length: formatPlaybackTime(length),
  })
  return (
    <div className="party-seek">
      <input
        type="range"
        className="slider"
        aria-label={t('seek')}
        aria-valuetext={text}
        style={style}
        min={0}
        max={length}
        step={1}
        value={shown}
        onChange={({ target }) => setWanted({ seconds: target.valueAsNumber, isHeld: true })}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      <span dir="ltr" className="party-time">
        {formatPlaybackTime(shown)} / {formatPlaybackTime(length)}
      </span>
    </div>
  )
}

function Loudness({ sound }: { sound: FilmSound }) {
  const t = useTexts('party/party')
  const volume = sound.isSilent ? 0 : sound.volume
  const style: CSSProperties & { '--share': number } = { '--share': volume }
  return (
    <div className="party-loudness">
      <IconButton label={t(sound.isSilent ? 'unmute' : 'mute')} onClick={sound.onToggleMute}>
        {sound.isSilent ? (
          <VolumeX aria-hidden className="size-5" />
        ) : (
          <Volume2 aria-hidden className="size-5" />
        )}
      </IconButton>
      <input
        type="range"
        className="slider party-volume"
        aria-label={t('volume')}
        aria-valuetext={`${Math.round(volume * 100)}%`}
        style={style}
        min={0}
        max={1}
        step={0.1}
        value={volume}
        onChange={({ target }) => sound.onVolume(target.valueAsNumber)}
      />
    </div>
  )
}

function CaptionsButton({ captions }: Pick<FilmSound, 'captions'>) {
  const t = useTexts('party/party')
  if (captions.tracks.length === 0) return null
  const shown = captions.tracks.find(({ language }) => language === captions.shown)
  return (
    <IconButton
      label={shown ? t('captionsIn', { language: shown.label }) : t('captionsOff')}
      aria-pressed={shown !== undefined}
      onClick={captions.onToggle}
    >
      {shown ? (
        <Captions aria-hidden className="size-5" />
      ) : (
        <CaptionsOff aria-hidden className="size-5" />
      )}
    </IconButton>
  )
}
