import type { JamBundle } from '@starnest/contract/jam/stage'
import { openMicrophone } from '../../../../platform/sound/open-microphone.ts'
import { hearVoice } from '../../hearing/hear-voice.ts'
import type { VoiceReading } from '../../hearing/voice-reading.ts'
import { jamAudio } from '../../round/jam-audio.ts'
import { createToneReader } from '../../round/tone-reader.ts'
import { createAudioMoments } from './audio-moments.ts'
import { createBundler } from './bundle-tones.ts'

/** Milliseconds between two words on how the voice is, for the eye. */
const SHOWN_EVERY_MS = 80
/** Samples from one reading to the next. */
const HOP_SAMPLES = 512
const LOUDEST = 255

/** How a voice is just now: how loud, 0 to 1, and how high in cents from C4; null: nobody sings. */
export type VoiceNow = { level: number; cents: number | null }

/** What a voice is heard for. */
export type VoiceUse = {
  /** Where the song was, in milliseconds, at a moment of the page's clock; null: it did not play. */
  songMsAt: (nowMs: number) => number | null
  send: (bundle: JamBundle) => void
  onHeard: (voice: VoiceNow) => void
}

/** The two clocks at one moment: the audio context's in seconds, the page's in milliseconds. */
type Moment = { audioSeconds: number; nowMs: number }

/** Makes bundles of the readings of a voice while the song plays. `hopMs`: from reading to reading. */
export function createVoiceSender(hopMs: number, { songMsAt, send, onHeard }: VoiceUse) {
  const moments = createAudioMoments()
  const read = createToneReader()
  const bundler = createBundler(hopMs, send)
  let shownAtMs = Number.NEGATIVE_INFINITY
  const sungMsAt = (atSeconds: number) => {
    const nowMs = moments.nowMsAt(atSeconds)
    return nowMs === undefined ? null : songMsAt(nowMs)
  }
  return {
    hear(reading: VoiceReading, { audioSeconds, nowMs }: Moment): void {
      moments.look(audioSeconds, nowMs)
      const sungMs = sungMsAt(reading.atSeconds)
      const tone = read(reading, sungMs ?? Number.NaN)
      if (!tone) return
      if (Number.isNaN(tone.atMs)) bundler.flush()
      else bundler.add(tone, nowMs)
      if (nowMs - shownAtMs < SHOWN_EVERY_MS) return
      shownAtMs = nowMs
      onHeard({ level: tone.loudness / LOUDEST, cents: tone.cents })
    },
    hearOnset(atSeconds: number): void {
      const sungMs = sungMsAt(atSeconds)
      if (sungMs !== null) bundler.addOnset(sungMs)
    },
  }
}

/** Opens the microphone of a phone, measures the voice there, and sends what it measures while the song plays.
 *  Has to be called while a press is answered. Returns the way to close it.
 *  @throws MicrophoneError; Error where the browser cannot hear. */
export async function openPhoneVoice(use: VoiceUse & { onLost: () => void }): Promise<() => void> {
  // Both are asked for at once: after an answer the press is over.
  const [audio, microphone] = await Promise.all([jamAudio(), openMicrophone(use.onLost)])
  const sender = createVoiceSender((HOP_SAMPLES / audio.sampleRate) * 1000, use)
  try {
    const stop = await hearVoice(audio, microphone.stream, {
      onReading: (reading) => {
        sender.hear(reading, { audioSeconds: audio.currentTime, nowMs: performance.now() })
      },
      onOnset: sender.hearOnset,
    })
    return () => {
      stop()
      microphone.close()
    }
  } catch (error) {
    microphone.close()
    throw error
  }
}
