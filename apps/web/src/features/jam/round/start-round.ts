import { hearVoice } from '../hearing/hear-voice.ts'
import { type GuideTone, playTrack } from '../sound/track-player.ts'
import type { HeardTone } from './take-frames.ts'
import { createToneReader } from './tone-reader.ts'

/** What a round plays and hears. */
type RoundSetup = {
  audio: AudioContext
  sound: AudioBuffer
  /** The stretch of the sound that is played, in milliseconds. */
  fromMs: number
  toMs: number
  /** The voice; null: nobody is heard. */
  stream: MediaStream | null
  /** How late the microphone hears what is sung to what the loudspeaker plays, in milliseconds. */
  delayMs: number
  guide: readonly GuideTone[]
  onTone: (tone: HeardTone) => void
  /** A syllable began, in milliseconds of the sound as it was spoken. */
  onOnset: (atMs: number) => void
  onEnd: () => void
}

/** What a reading takes from the microphone to the page, in milliseconds: its window, and the readings after it
 *  that have a say in it. */
const READING_MS = 100

/** A round that is played. */
export type RunningRound = {
  /** Where the music is that is heard now, in milliseconds. */
  positionMs: () => number
  /** Ends music and hearing. `onEnd` is not called. */
  stop: () => void
}

/** Plays the music of a round and hears who sings to it.
 *  @throws Error where the browser cannot hear; then nothing plays. */
export async function startRound(setup: RoundSetup): Promise<RunningRound> {
  const { audio, stream } = setup
  const read = createToneReader()
  let lastTones: ReturnType<typeof setTimeout> | undefined
  let secondsAt = (_: number) => Number.NaN
  const deaf = () => undefined
  const sungMsAt = (atSeconds: number) => secondsAt(atSeconds) * 1000 - setup.delayMs
  const isInside = (ms: number) => ms >= setup.fromMs && ms < setup.toMs
  const stopHearing = stream
    ? await hearVoice(audio, stream, {
        onReading: (reading) => {
          const tone = read(reading, sungMsAt(reading.atSeconds))
          if (tone && isInside(tone.atMs)) setup.onTone(tone)
        },
        onOnset: (atSeconds) => {
          const onsetMs = sungMsAt(atSeconds)
          if (isInside(onsetMs)) setup.onOnset(onsetMs)
        },
      })
    : deaf
  const track = playTrack(audio, setup.sound, audio.destination, {
    fromSeconds: setup.fromMs / 1000,
    untilSeconds: setup.toMs / 1000,
    guide: setup.guide,
    onEnd: () => {
      // What was sung to the last tones is still on its way.
      lastTones = setTimeout(() => {
        stopHearing()
        setup.onEnd()
      }, setup.delayMs + READING_MS)
    },
  })
  secondsAt = track.secondsAt
  return {
    positionMs: () => track.heardSeconds() * 1000,
    stop: () => {
      clearTimeout(lastTones)
      stopHearing()
      track.stop()
    },
  }
}
