import { UNVOICED } from '@starnest/jam/sing/pitch-frames'
import { createPitchTracker } from '@starnest/jam/sing/track-pitch'
import type { VoiceReading } from '../hearing/voice-reading.ts'
import type { HeardTone } from './take-frames.ts'

/** Makes tones of readings. A tone is told some readings after it was sung, since its neighbours have a say in
 *  it; `atMs` is where in the song the newest reading was sung. */
export function createToneReader() {
  const tracker = createPitchTracker()
  const times: number[] = []
  return ({ frequency, clarity, loudness }: VoiceReading, atMs: number): HeardTone | undefined => {
    times.push(atMs)
    const [frame] = tracker.add({ hz: frequency, clarity, rms: loudness })
    const sungAtMs = frame && times.shift()
    if (!frame || sungAtMs === undefined) return undefined
    const cents = frame.tone === UNVOICED ? null : frame.tone
    return { atMs: sungAtMs, cents, loudness: frame.loudness }
  }
}
