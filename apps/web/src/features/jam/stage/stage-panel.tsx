import { JAM_DIFFICULTIES, type JamDifficulty, type JamMode } from '@starnest/contract/jam/jam'
import { Circle, Square, Timer } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { DropStage } from '../drop/drop-stage.tsx'
import type { LyricOffset } from '../lyric-offset/use-lyric-offset.ts'
import { MicrophoneButton } from '../microphone/microphone-button.tsx'
import { PauseCurtain } from '../pause/pause-curtain.tsx'
import { RivalScores } from '../phones/screen/rival-scores.tsx'
import type { RoundShown } from '../round/round-session.ts'
import { LyricLines } from '../sing/lyric-lines.tsx'
import { PitchLanes } from '../sing/pitch-lanes.tsx'
import type { ListedTrack } from '../tracks/listed-tracks.ts'
import { CountdownRing } from './countdown-ring.tsx'
import type { JamEvent, JamStage } from './jam-stage.ts'
import { RoundControls } from './round-controls.tsx'
import { RoundOutcome } from './round-outcome.tsx'
import { ScoreBox } from './score-box.tsx'

type StagePanelProps = {
  stage: JamStage & { mode: JamMode }
  track: ListedTrack | null
  /** There is something to sing. */
  canBegin: boolean
  /** Ends the song that plays while songs are looked through; null: none does. */
  onStopPreview: (() => void) | null
  /** Says whose turn of the queue it is; null: nobody's. */
  onStage: string | null
  shown: RoundShown | null
  difficulty: JamDifficulty
  hasGuide: boolean
  /** null: the words of this song are not shifted. */
  lyricOffset: LyricOffset | null
  begin: (is: 'challengeStarted' | 'recordingStarted') => void
  tell: (event: JamEvent) => void
  /** Pauses the song that plays, or lets it go on. */
  onPause: (isPaused: boolean) => void
  phonesButton: ReactNode
  onDifficulty: (difficulty: JamDifficulty) => void
  onGuide: (hasGuide: boolean) => void
}

/** The stage: what is sung, the round button, the challenge, and the score. Source: specification §2.13. */
export function StagePanel(props: StagePanelProps) {
  const { stage, shown } = props
  const t = useTexts('jam/jam')
  const sayRound = useTexts('jam/round')
  const panel = useRef<HTMLElement>(null)
  const { mode, round, score } = stage
  const isSong = mode === 'karaoke'
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const isPlaying = round.is === 'running' && shown?.is === 'playing'
  const isSkipped = round.is === 'idle' && round.isSkipped === true
  useEffect(() => {
    // The button that did it is gone.
    if (isSkipped) panel.current?.focus({ preventScroll: true })
  }, [isSkipped])
  const isHandedIn = round.is === 'scoring' && shown?.is !== 'failed'
  useEffect(() => {
    if (!isPlaying) return
    const drawn = requestAnimationFrame(() => {
      panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(drawn)
  }, [isPlaying])
  return (
    <section
      ref={panel}
      // Its keys are those of the remote.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the remote's keys hold where the focus is
      tabIndex={0}
      aria-labelledby="jam-ready"
      aria-describedby="jam-keys"
      data-focus-row=""
      className="jam-stage"
      data-round={round.is}
    >
      <StageHead {...props} />
      {shown?.is === 'playing' && round.is === 'running' ? (
        <Performing shown={shown} onGoOn={() => props.onPause(false)} />
      ) : (
        <RoundOutcome shown={isHandedIn ? { is: 'scoring' } : shown} isSkipped={isSkipped} />
      )}
      <RivalScores shown={round.is === 'scoring' ? null : shown} />
      <ScoreBox score={score} points={shown?.is === 'scored' ? shown.points : null} />
      <StageControls {...props} />
      {round.is === 'idle' && <StageOptions {...props} />}
      <p id="jam-keys" className="jam-help">
        {t('voiceHelp')} {t(isSong ? 'keysKaraoke' : 'keysFreestyle')}{' '}
        {sayRound(props.lyricOffset ? 'keysWords' : 'keys')}
      </p>
    </section>
  )
}

const remainingOf = ({ round }: JamStage) =>
  round.is === 'running' ? round.remainingSeconds : null

function StageHead({ stage, track, shown, onStage }: StagePanelProps) {
  const t = useTexts('jam/jam')
  const isSong = stage.mode === 'karaoke'
  const remaining = remainingOf(stage)
  return (
    <header className="jam-stage-head">
      <div className="min-w-0">
        <h2 id="jam-ready" className="jam-ready">
          {t(isSong ? 'readyToSing' : 'readyToRap')}
        </h2>
        <p className="jam-chosen">{track?.title ?? t(isSong ? 'selectSong' : 'selectBeat')}</p>
        {track?.by && <p className="text-mist">{track.by}</p>}
        {onStage && (
          <p role="status" className="font-semibold text-lantern-light text-xl">
            {onStage}
          </p>
        )}
      </div>
      {shown?.is === 'playing' && stage.round.is === 'running' && <LiveScore shown={shown} />}
      {remaining !== null && <CountdownRing seconds={remaining} />}
    </header>
  )
}

function StageControls(props: StagePanelProps) {
  const { stage, track, canBegin, shown, begin, tell, onStopPreview } = props
  const t = useTexts('jam/jam')
  const sayTakes = useTexts('jam/takes')
  const { round } = stage
  const isRunning = round.is === 'running'
  const isRecording = isRunning && round.isRecording
  const isChallenge = remainingOf(stage) !== null
  const Icon = isRecording ? Square : Circle
  return (
    <div className="jam-controls">
      <button
        type="button"
        className="jam-record"
        aria-pressed={isRecording}
        aria-describedby="jam-record-hint"
        aria-label={t(isRecording ? 'stopRecording' : 'record')}
        disabled={!canBegin || round.is === 'scoring'}
        onClick={() => (isRecording ? tell({ is: 'recordingStopped' }) : begin('recordingStarted'))}
      >
        <Icon aria-hidden className="size-9 fill-current" />
      </button>
      <p id="jam-record-hint" className="jam-record-hint">
        {t(isRecording ? 'recordingHint' : 'recordHint')}
      </p>
      <div className="jam-control-buttons">
        <Button
          className={isRunning ? 'max-sm:w-12 max-sm:px-0' : ''}
          disabled={!canBegin || isChallenge || round.is === 'scoring'}
          onClick={() => begin('challengeStarted')}
        >
          <Timer aria-hidden className="size-5" />
          <span className={isRunning ? 'max-sm:sr-only' : ''}>{t('startChallenge')}</span>
        </Button>
        {isChallenge && (
          <Button look="glass" onClick={() => tell({ is: 'challengeStopped' })}>
            {t('stopChallenge')}
          </Button>
        )}
        {isRunning && (
          <RoundControls
            onPause={shown?.is === 'playing' && !round.isPaused ? () => props.onPause(true) : null}
            onSkip={() => tell({ is: 'skipped' })}
            isSong={stage.mode === 'karaoke'}
            lyricOffset={shown?.is === 'playing' ? props.lyricOffset : null}
          />
        )}
        {track && onStopPreview && (
          <Button look="glass" onClick={onStopPreview}>
            <Square aria-hidden className="size-5 fill-current" />
            {sayTakes('stop', { title: track.title })}
          </Button>
        )}
      </div>
    </div>
  )
}

function StageOptions(props: StagePanelProps) {
  const { stage, difficulty, hasGuide, onDifficulty, onGuide } = props
  const t = useTexts('jam/jam')
  return (
    <div className="jam-options">
      <ChoiceGroup
        label={t('level')}
        value={difficulty}
        options={JAM_DIFFICULTIES.map((value) => ({ value, name: t(`difficulty-${value}`) }))}
        onChoose={onDifficulty}
      />
      {stage.mode === 'karaoke' && <Switch label={t('guide')} isOn={hasGuide} onChange={onGuide} />}
      <MicrophoneButton />
      {props.phonesButton}
    </div>
  )
}

type Playing = { shown: Extract<RoundShown, { is: 'playing' }> }

/** What is sung, while it is. */
function Performing({ shown, onGoOn }: Playing & { onGoOn: () => void }) {
  const t = useTexts('jam/jam')
  const { live, pause, voice, beat, rap, silent } = shown
  return (
    <div className="jam-performing">
      {silent !== null && <p role="alert">{t(`microphone-${silent}`)}</p>}
      {voice && <PitchLanes live={live} voice={voice} />}
      {voice && <LyricLines live={live} voice={voice} />}
      {beat && <DropStage live={live} beat={beat} rap={silent === null ? rap : null} />}
      <PauseCurtain pause={pause} live={live} onGoOn={onGoOn} />
    </div>
  )
}

/** The points so far, and a word for the line that has just ended. */
function LiveScore({ shown: { points, line, silent, voice, rap, singers } }: Playing) {
  const t = useTexts('jam/jam')
  if (silent !== null || !(voice || rap) || singers.length > 1) return null
  return (
    <div className="jam-live">
      {line && (
        <span key={line.at} role="status" className="jam-rating" data-rating={line.rating}>
          {t(`rating-${line.rating}`)}
        </span>
      )}
      <span className="jam-live-points">{points}</span>
    </div>
  )
}
