import './stage.css'
import type { JamDifficulty, JamMode } from '@starnest/contract/jam/jam'
import type { JamSinger } from '@starnest/contract/jam/rounds'
import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { Shuffle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { OwnSongsDoor } from '../imports/own-songs-door.tsx'
import { useLyricOffset } from '../lyric-offset/use-lyric-offset.ts'
import type { StagePhones } from '../phones/in-round/round-singers.ts'
import { useFollowSong } from '../phones/in-round/use-follow-song.ts'
import { QueueButton } from '../queue/queue-button.tsx'
import { QueuePanel } from '../queue/queue-panel.tsx'
import { singerOf } from '../queue/turn.ts'
import { useTurn, useTurnEnd } from '../queue/use-turn.ts'
import { jamAudio } from '../round/jam-audio.ts'
import { useRound } from '../round/use-round.ts'
import { type Singer, TakeShelf } from '../takes/take-shelf.tsx'
import { useKeptTakes } from '../takes/use-kept-takes.ts'
import { fittingTracks } from '../tracks/listed-tracks.ts'
import { TrackList } from '../tracks/track-list.tsx'
import { useTracks } from '../tracks/use-tracks.ts'
import type { JamEvent, JamStage } from './jam-stage.ts'
import { nextTrack } from './next-track.ts'
import { StagePanel } from './stage-panel.tsx'
import { useJamKeys } from './use-jam-keys.ts'
import { useListMoves } from './use-list-moves.ts'
import { usePreview } from './use-preview.ts'

type ModeScreenProps = {
  stage: JamStage & { mode: JamMode }
  tell: (event: JamEvent) => void
  isChild: boolean
  singer: Singer
  /** Phones that sing along; null: nobody asked for any. */
  phones: StagePhones | null
  /** Whose phones those are. */
  phoneSingers: readonly JamStageSinger[]
  /** What leads to the phones. */
  phonesButton: ReactNode
  onChangeMode: () => void
  onMode: (mode: JamMode) => void
}

/** Songs or beats to choose from, and the stage. Source: specification §2.13. */
export function ModeScreen(props: ModeScreenProps) {
  const { stage, tell, isChild, singer, phones, phoneSingers, onChangeMode, onMode } = props
  const t = useTexts('jam/jam')
  const sayTakes = useTexts('jam/takes')
  const sayQueue = useTexts('jam/queue')
  const { mode, genre, round } = stage
  const { tracks } = useTracks(mode)
  const [difficulty, setDifficulty] = useState<JamDifficulty>(isChild ? 'Easy' : 'Medium')
  const [hasGuide, setGuide] = useState(isChild)
  const isSong = mode === 'karaoke'
  const chosenId = isSong ? stage.songId : stage.beatId
  const track = tracks?.find(({ id }) => id === chosenId) ?? null
  const [words, setWords] = useState('')
  const listed = fittingTracks(tracks ?? [], { genre, words })
  const preview = usePreview(isSong && round.is === 'idle' ? chosenId : null)
  const kept = useKeptTakes({ profileId: singer.profileId, mode, track })
  const [turn, setTurn] = useTurn()
  const watcher: JamSinger = { is: 'profile', profileId: singer.profileId }
  const { changedMs, lyricOffset } = useLyricOffset(track)
  const shown = useRound(
    round,
    {
      ...{ mode, track, difficulty, hasGuide, phones },
      singer: turn ? singerOf(turn) : watcher,
      lyricOffsetMs: changedMs,
    },
    {
      tell,
      onRecorded: kept.recorded,
      onScored: kept.scored,
    },
  )
  useFollowSong(phones, { mode, track, round, shown })
  useTurnEnd([turn, setTurn], round, shown)
  const choose = (id: string) => tell({ is: 'trackChosen', id })

  // A song stands ready from the start; a beat is chosen. Source: specification §2.13.
  const first = isSong ? listed[0]?.id : undefined
  useEffect(() => {
    if (first && !track) tell({ is: 'trackChosen', id: first })
  }, [first, track, tell])

  useEffect(() => () => tell({ is: 'abandoned' }), [tell])

  const begin = (
    is: 'challengeStarted' | 'recordingStarted',
    trackId = track?.id ?? listed[0]?.id,
  ) => {
    if (!trackId) return
    // Sound has to be asked for while the press is answered.
    void jamAudio()
    if (trackId !== track?.id) choose(trackId)
    if (round.is === 'idle') kept.begin()
    tell({ is })
  }
  const step = (by: 1 | -1) => {
    const next = nextTrack(listed, chosenId, by)
    if (next) choose(next.id)
    return next
  }
  const stepAndHear = (by: 1 | -1) => {
    const next = step(by)
    if (next && isSong && round.is === 'idle') void preview.play(next)
  }
  const pause = (isPaused: boolean) => {
    if (shown?.is === 'playing') tell({ is: isPaused ? 'paused' : 'resumed' })
  }
  useListMoves((command) => step(command === 'next' ? 1 : -1))
  useJamKeys({
    ...{ stage, begin },
    step: stepAndHear,
    stopRecording: () => tell({ is: 'recordingStopped' }),
    pause: () => round.is === 'running' && pause(!round.isPaused),
    skip: () => tell({ is: 'skipped' }),
    shiftWords: (bySteps) => shown?.is === 'playing' && lyricOffset?.change(bySteps),
  })

  return (
    <div className="jam-mode" data-round={round.is}>
      <div className="jam-side">
        <div data-focus-row="" className="flex flex-wrap gap-3">
          <Button look="glass" onClick={onChangeMode}>
            <Shuffle aria-hidden className="size-5" />
            {t('changeMode')}
          </Button>
          {isSong && <OwnSongsDoor />}
          <QueueButton {...{ mode, track, phoneSingers }} />
        </div>
        <TrackList
          {...{ mode, genre, words, chosenId }}
          onWords={setWords}
          onGenre={(wanted) => tell({ is: 'genreChosen', genre: wanted })}
          onChoose={choose}
        />
      </div>
      <StagePanel
        {...{ stage, track, shown, difficulty, hasGuide, lyricOffset, begin, tell }}
        onPause={pause}
        canBegin={track !== null || listed.length > 0}
        onStopPreview={preview.heardId === null ? null : preview.stop}
        phonesButton={props.phonesButton}
        onStage={turn && sayQueue('onStage', { name: turn.name })}
        onDifficulty={setDifficulty}
        onGuide={setGuide}
      />
      {round.is === 'idle' && (
        <QueuePanel
          {...{ mode, phoneSingers, onMode }}
          onStart={(entry, is) => {
            if (!entry.track) return
            setTurn(entry)
            begin(is, entry.track.trackId)
          }}
        />
      )}
      {round.is === 'idle' && (
        <div className="jam-shelf">
          {kept.hasFailed && <p role="alert">{sayTakes('notKept')}</p>}
          <TakeShelf singer={singer} />
        </div>
      )}
    </div>
  )
}
