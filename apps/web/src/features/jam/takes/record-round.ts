import type { RunningRound } from '../round/start-round.ts'
import type { HeardTone } from '../round/take-frames.ts'
import { recordVoice, type VoiceRecording } from './record-voice.ts'

/** The sound of a voice, and what was heard of it. Its beginning stands at `voiceFromMs` of the track. */
export type RecordedVoice = {
  voice: Blob
  voiceFromMs: number
  toMs: number
  tones: readonly HeardTone[]
}

type RecordedRound = {
  /** The microphone; undefined: there is none. */
  stream: MediaStream | undefined
  running: RunningRound
  tones: readonly HeardTone[]
  /** How late the microphone hears what is sung to what is heard, in milliseconds. */
  inputDelayMs: number
  /** The song is paused, or counted in. */
  isPaused: boolean
}

/** Records the voice of a round, from any moment of it on. While the song is paused nothing is recorded, so that
 *  the voice goes with the music as if there had been no pause. */
export function createRoundRecording(onRecorded: (recorded: RecordedVoice) => void) {
  let going: { recording: VoiceRecording; voiceFromMs: number; round: RecordedRound } | undefined
  return {
    /** Nothing happens where it is recorded already, or there is nothing to record. */
    begin(round: RecordedRound): void {
      const recording = !going && round.stream && recordVoice(round.stream)
      if (!recording) return
      if (round.isPaused) recording.pause()
      // What is recorded now was sung to what was heard a moment ago.
      going = { recording, round, voiceFromMs: round.running.reachedMs() - round.inputDelayMs }
    },
    pause: (): void => going?.recording.pause(),
    goOn: (): void => going?.recording.goOn(),
    /** Ends it; what was recorded is told as soon as it is whole. */
    end(): void {
      if (!going) return
      const { recording, voiceFromMs, round } = going
      going = undefined
      const toMs = round.running.reachedMs()
      const { tones } = round
      void recording.finish().then((voice) => onRecorded({ voice, voiceFromMs, toMs, tones }))
    },
  }
}
