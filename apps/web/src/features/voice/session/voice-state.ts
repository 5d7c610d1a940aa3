import type { SpeechFailure } from '../../../platform/sound/speech-recognition.ts'

/** How somebody is listened to: phrase after phrase until it is toggled off; as long as a button or key is
 *  held; or for one phrase. */
export type ListeningWay = 'toggled' | 'held' | 'once'

/** Why listening brought nothing, or the answer did not come. */
export type VoiceProblem = Exclude<SpeechFailure, 'no-speech'> | 'nothing-heard' | 'unanswered'

/** Where the voice control stands. Source: specification §4, "Voice (AI)". */
export type VoiceState =
  | { is: 'idle'; problem?: VoiceProblem }
  | { is: 'listening'; way: ListeningWay }
  /** `words`: the microphone is closed and the recogniser still thinks; `answer`: the server does. */
  | { is: 'processing'; awaits: 'words' | 'answer' }
  | { is: 'speaking' }

/** What happens to it. */
export type VoiceEvent =
  | { is: 'started'; way: ListeningWay }
  /** The button that was held turned out to be pressed only. */
  | { is: 'kept' }
  | { is: 'stopped' }
  /** The recogniser has ended. */
  | { is: 'ended'; problem: VoiceProblem | undefined }
  | { is: 'sent' }
  | { is: 'answered'; isRead: boolean }
  | { is: 'failed' }
  | { is: 'read' }
  | { is: 'cancelled' }

/** As it was before anything, and after everything. */
export const IDLE: VoiceState = { is: 'idle' }

/** The state after an event. What cannot happen in a state leaves it as it is: the same object. */
export function nextVoiceState(state: VoiceState, event: VoiceEvent): VoiceState {
  if (event.is === 'cancelled') return IDLE
  switch (state.is) {
    case 'idle':
      return afterIdle(state, event)
    case 'listening':
      return afterListening(state, event)
    case 'processing':
      return afterProcessing(state, event)
    case 'speaking':
      return event.is === 'read' ? IDLE : state
  }
}

function afterIdle(state: VoiceState, event: VoiceEvent): VoiceState {
  if (event.is === 'started') return { is: 'listening', way: event.way }
  return event.is === 'sent' ? { is: 'processing', awaits: 'answer' } : state
}

function afterListening(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.is) {
    case 'kept':
      return { is: 'listening', way: 'toggled' }
    case 'stopped':
      return { is: 'processing', awaits: 'words' }
    case 'sent':
      return { is: 'processing', awaits: 'answer' }
    case 'ended':
      return idleWith(event.problem)
    default:
      return state
  }
}

function afterProcessing(
  state: Extract<VoiceState, { is: 'processing' }>,
  event: VoiceEvent,
): VoiceState {
  if (state.awaits === 'words') {
    if (event.is === 'sent') return { is: 'processing', awaits: 'answer' }
    return event.is === 'ended' ? idleWith(event.problem) : state
  }
  if (event.is === 'answered') return event.isRead ? { is: 'speaking' } : IDLE
  return event.is === 'failed' ? idleWith('unanswered') : state
}

const idleWith = (problem: VoiceProblem | undefined): VoiceState =>
  problem ? { is: 'idle', problem } : IDLE
