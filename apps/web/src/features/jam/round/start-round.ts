import { hearVoice } from '../hearing/hear-voice.ts'
import { countInOf, createSongClock } from '../pause/song-clock.ts'
import { type GuideTone, type PlayingTrack, playTrack } from '../sound/track-player.ts'
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
  /** Where the music is that is heard now, in milliseconds. While it is counted in, that is before where it
   *  was paused. */
  positionMs: () => number
  /** How far the song has come that counts, in milliseconds. */
  reachedMs: () => number
  /** Stops the music; what is sung meanwhile does not count. */
  pause: () => void
  /** Plays the last seconds again, behind which the song counts. Returns where that is, in milliseconds. */
  goOn: () => number
  /** Plays other tones as the guide from now on. */
  setGuide: (guide: readonly GuideTone[]) => void
  /** Ends music and hearing. `onEnd` is not called. */
  stop: () => void
}

/** Plays the music of a round and hears who sings to it.
 *  @throws Error where the browser cannot hear; then nothing plays. */
export async function startRound(setup: RoundSetup): Promise<RunningRound> {
  const { audio, stream, fromMs, toMs } = setup
  const read = createToneReader()
  const clock = createSongClock()
  let lastTones: ReturnType<typeof setTimeout> | undefined
  let { guide } = setup
  /** What was sung before counts already. */
  let countsFromMs = fromMs
  let isPaused = false
  const deaf = () => undefined
  const sungMsAt = (atSeconds: number) => clock.sungMsAt(atSeconds - setup.delayMs / 1000)
  const stopHearing = stream
    ? await hearVoice(audio, stream, {
        onReading: (reading) => {
          const tone = read(reading, sungMsAt(reading.atSeconds))
          if (tone && !Number.isNaN(tone.atMs)) setup.onTone(tone)
        },
        onOnset: (atSeconds) => {
          const onsetMs = sungMsAt(atSeconds)
          if (!Number.isNaN(onsetMs)) setup.onOnset(onsetMs)
        },
      })
    : deaf
  const play = (playFromMs: number, waitMs: number): PlayingTrack => {
    const playing = playTrack(audio, setup.sound, audio.destination, {
      fromSeconds: playFromMs / 1000,
      untilSeconds: toMs / 1000,
      waitSeconds: waitMs / 1000,
      guide,
      onEnd: () => {
        // What was sung to the last tones is still on its way.
        lastTones = setTimeout(() => {
          stopHearing()
          setup.onEnd()
        }, setup.delayMs + READING_MS)
      },
    })
    const { startsAtSeconds, zeroSeconds: songZeroSeconds } = playing
    clock.play({ startsAtSeconds, songZeroSeconds, fromMs: countsFromMs, toMs })
    return playing
  }
  let track = play(fromMs, 0)
  const positionMs = () => (isPaused ? countsFromMs : track.heardSeconds() * 1000)
  const reachedMs = () => Math.max(countsFromMs, positionMs())
  return {
    positionMs,
    reachedMs,
    pause() {
      // Paused during a count-in, it stays where it was paused before.
      countsFromMs = reachedMs()
      isPaused = true
      clock.hold(countsFromMs)
      clearTimeout(lastTones)
      track.stop()
    },
    goOn() {
      const { fromMs: playFromMs, waitMs } = countInOf(countsFromMs)
      track = play(playFromMs, waitMs)
      isPaused = false
      return countsFromMs
    },
    setGuide(wanted) {
      guide = wanted
      if (!isPaused) track.setGuide(wanted)
    },
    stop: () => {
      clearTimeout(lastTones)
      stopHearing()
      track.stop()
    },
  }
}
