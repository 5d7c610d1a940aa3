import type { JamGenre, JamMode } from '@starnest/contract/jam/jam'

/** Which songs and beats are listed. */
export type GenreFilter = JamGenre | 'all'

/** Seconds of a challenge. Source: specification §9, "Jam". */
export const CHALLENGE_SECONDS = 30

/** What goes on at the microphone.
 *
 *  A round begins with a recording, with a challenge of 30 seconds, or with both, and lasts as long as one of
 *  them does. `take` counts rounds, so that what an earlier one still says is not taken for this one's. */
export type Round =
  /** `isSkipped`: the song before was ended without a score. */
  | { is: 'idle'; isSkipped?: boolean }
  | {
      is: 'running'
      take: number
      isRecording: boolean
      remainingSeconds: number | null
      isPaused: boolean
    }
  | { is: 'scoring'; take: number }

/** What the stage of the Jam Challenge shows. Source: specification §3, "Jam UI state". */
export type JamStage = {
  mode: JamMode | null
  songId: string | null
  beatId: string | null
  genre: GenreFilter
  round: Round
  /** 0 until a round was scored. */
  score: number
  /** Rounds that were begun on this stage. */
  takes: number
}

/** What happens on the stage. */
export type JamEvent =
  | { is: 'modeChosen'; mode: JamMode | null }
  | { is: 'genreChosen'; genre: GenreFilter }
  | { is: 'trackChosen'; id: string }
  | { is: 'challengeStarted' }
  | { is: 'challengeStopped' }
  | { is: 'recordingStarted' }
  | { is: 'recordingStopped' }
  /** One second of a challenge is over. */
  | { is: 'secondPassed' }
  /** The music came to its end. */
  | { is: 'trackEnded' }
  | { is: 'scored'; take: number; score: number }
  /** The song that plays is paused, or goes on. */
  | { is: 'paused' }
  | { is: 'resumed' }
  /** The song that plays is ended: what was sung is not handed in, and there is no score. */
  | { is: 'skipped' }
  /** Somebody went to another view: what was sung is not handed in. */
  | { is: 'abandoned' }
  /** There is no score: it was practice, or something is missing. */
  | { is: 'notScored'; take: number }

/** The stage before anything was chosen. */
export const EMPTY_STAGE: JamStage = {
  mode: null,
  songId: null,
  beatId: null,
  genre: 'all',
  round: { is: 'idle' },
  score: 0,
  takes: 0,
}

/** The stage after an event; the same object where nothing changes. Source: specification §4, "Jam". */
export function nextStage(stage: JamStage, event: JamEvent): JamStage {
  switch (event.is) {
    case 'modeChosen':
      if (stage.mode === event.mode) return stage
      return { ...stage, mode: event.mode, round: IDLE, score: 0 }
    case 'genreChosen':
      return { ...stage, genre: event.genre }
    case 'trackChosen':
      return withTrack(stage, event.id)
    case 'challengeStarted':
    case 'recordingStarted':
      return started(stage, event.is === 'recordingStarted')
    case 'abandoned':
      return stage.round.is === 'idle' ? stage : { ...stage, round: IDLE }
    case 'skipped':
      return stage.round.is === 'running'
        ? { ...stage, round: { is: 'idle', isSkipped: true }, score: 0 }
        : stage
    case 'paused':
    case 'resumed':
      return withPause(stage, event.is === 'paused')
    case 'scored':
    case 'notScored':
      return finished(stage, event)
    default:
      return wentOn(stage, event)
  }
}

const IDLE = { is: 'idle' } as const

function withTrack(stage: JamStage, id: string): JamStage {
  if (stage.round.is !== 'idle') return stage
  const chosen = stage.mode === 'freestyle' ? { beatId: id } : { songId: id }
  return { ...stage, ...chosen, round: IDLE, score: 0 }
}

function withPause(stage: JamStage, isPaused: boolean): JamStage {
  const { round } = stage
  if (round.is !== 'running' || round.isPaused === isPaused) return stage
  return { ...stage, round: { ...round, isPaused } }
}

function started(stage: JamStage, isRecording: boolean): JamStage {
  const { round, mode, takes } = stage
  if (round.is === 'scoring' || !mode) return stage
  const begun = isRecording ? { isRecording } : { remainingSeconds: CHALLENGE_SECONDS }
  if (round.is === 'idle') {
    const take = takes + 1
    const nothing = { isRecording: false, remainingSeconds: null, isPaused: false }
    return { ...stage, score: 0, takes: take, round: { is: 'running', take, ...nothing, ...begun } }
  }
  const isRunning = isRecording ? round.isRecording : round.remainingSeconds !== null
  return isRunning ? stage : { ...stage, score: 0, round: { ...round, ...begun } }
}

/** What ends a part of a running round, or all of it. */
function wentOn(stage: JamStage, { is }: JamEvent): JamStage {
  const { round } = stage
  if (round.is !== 'running') return stage
  const { isRecording, remainingSeconds } = round
  const left = remainingSeconds === null ? null : remainingSeconds - 1
  const after = {
    ...round,
    isRecording: isRecording && is !== 'recordingStopped' && is !== 'trackEnded',
    remainingSeconds: is === 'secondPassed' && left ? left : null,
  }
  if (is === 'recordingStopped') after.remainingSeconds = remainingSeconds
  const isOver = !after.isRecording && after.remainingSeconds === null
  return { ...stage, round: isOver ? { is: 'scoring', take: round.take } : after }
}

function finished(
  stage: JamStage,
  event: Extract<JamEvent, { is: 'scored' | 'notScored' }>,
): JamStage {
  const { round } = stage
  if (round.is !== 'scoring' || round.take !== event.take) return stage
  return { ...stage, round: IDLE, score: event.is === 'scored' ? event.score : 0 }
}
