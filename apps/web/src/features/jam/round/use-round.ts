import type { JamDifficulty, JamMode } from '@starnest/contract/jam/jam'
import type { JamSinger } from '@starnest/contract/jam/rounds'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StagePhones } from '../phones/in-round/round-singers.ts'
import type { JamEvent, Round } from '../stage/jam-stage.ts'
import type { RecordedVoice } from '../takes/record-round.ts'
import { type JamRoundSession, openRoundSession, type RoundShown } from './round-session.ts'

type RoundChoice = {
  mode: JamMode
  /** The song or beat; null: none is chosen. */
  track: { id: string; soundUrl: string } | null
  difficulty: JamDifficulty
  hasGuide: boolean
  /** By how much the words and notes are shifted, in milliseconds; null: as the family said. */
  lyricOffsetMs: number | null
  /** Who sings with this device's microphone. */
  singer: JamSinger
  phones: StagePhones | null
}

type RoundListeners = {
  tell: (event: JamEvent) => void
  onRecorded: (recorded: RecordedVoice) => void
  onScored: (score: number, points: number) => void
}

/** Plays and scores the rounds of a stage: one session for each of them, as long as it goes on. */
export function useRound(round: Round, choice: RoundChoice, heard: RoundListeners) {
  const { tell, onRecorded, onScored } = heard
  const queryClient = useQueryClient()
  const [shown, setShown] = useState<RoundShown | null>(null)
  const latest = useRef({ choice, tell, onRecorded, onScored })
  useEffect(() => {
    latest.current = { choice, tell, onRecorded, onScored }
  })
  const session = useRef<JamRoundSession>(null)
  const take = round.is === 'idle' ? null : round.take
  const remaining = round.is === 'running' ? round.remainingSeconds : null
  const isChallenge = remaining !== null
  const begunAsChallenge = useRef(false)
  useEffect(() => {
    begunAsChallenge.current = isChallenge
  })
  /** The music of the round is as long as the challenge, and ends it. */
  const endsWithMusic = useRef(false)

  useEffect(() => {
    const { choice, tell } = latest.current
    if (take === null || !choice.track) return
    endsWithMusic.current = begunAsChallenge.current
    const mine = openRoundSession({
      ...choice,
      track: choice.track,
      kind: begunAsChallenge.current ? 'challenge30' : 'full',
      queryClient,
      onShown: setShown,
      onTrackEnd: () => tell({ is: 'trackEnded' }),
      onScore: ({ score }, own) => {
        tell({ is: 'scored', take, score })
        // A recording is one of this device's own voice.
        latest.current.onScored(own?.score ?? 0, own?.points ?? 0)
      },
      onNoScore: () => tell({ is: 'notScored', take }),
      onRecorded: (recorded) => latest.current.onRecorded(recorded),
    })
    session.current = mine
    return () => {
      mine.close()
      session.current = null
    }
  }, [take, queryClient])

  const isRecording = round.is === 'running' && round.isRecording
  useEffect(() => {
    if (take !== null) session.current?.record(isRecording)
  }, [isRecording, take])

  const isPaused = round.is === 'running' && round.isPaused
  useEffect(() => {
    if (take !== null) session.current?.pause(isPaused)
  }, [isPaused, take])

  const { lyricOffsetMs } = choice
  useEffect(() => {
    if (lyricOffsetMs !== null) session.current?.shiftLyrics(lyricOffsetMs)
  }, [lyricOffsetMs])

  const isScoring = round.is === 'scoring'
  useEffect(() => {
    if (isScoring) session.current?.finish()
  }, [isScoring])

  const isCounting = isChallenge && shown?.is === 'playing' && shown.pause.is === 'none'
  const countDown = useEffectEvent(() => {
    // The last tones are heard a moment after the last second.
    if (remaining === 1 && endsWithMusic.current) return
    tell({ is: 'secondPassed' })
  })
  useEffect(() => {
    if (!isCounting) return
    const seconds = setInterval(() => countDown(), 1000)
    return () => clearInterval(seconds)
  }, [isCounting])
  return shown
}
