import { centsOfHz, loudnessByte, UNVOICED } from './pitch-frames.ts'

/** What a pitch detector says of one window of sound: the frequency it believes in (Hz), how periodic the
 *  sound is (`clarity`, 0 to 1) and its root mean square (`rms`, 0 to 1). */
export type PitchReading = { hz: number; clarity: number; rms: number }

/** One frame of `PitchFrames`: tone in cents from C4 or `UNVOICED`, loudness 0 to 255. */
export type TrackedFrame = { tone: number; loudness: number }

/** Least clarity of a voice. Source: research, "phone microphone". */
const MIN_CLARITY = 0.9

/** What is taken for a voice, Hz: from a low man's D2 to just above C6. Mains hum lies below, whistling above. */
const VOICE_HZ = { min: 73, max: 1_100 } as const

/** The gate opens at three times the quietest sound of late (10 dB above), never below -60 dB, which is a
 *  microphone's own noise, and never above -32 dB, so that a singer who began without a pause is heard. */
const GATE_OVER_FLOOR = 3
const GATE_RMS = { min: 0.001, max: 0.025 } as const

/** Sound 26 dB below the loudest of late is not the singer: it is the speaker, or somebody else. */
const GATE_OF_PEAK = 0.05

/** The loudest of late is forgotten by half in this many frames: about 8 s. */
const PEAK_HALF_LIFE_FRAMES = 750
const PEAK_DECAY = 0.5 ** (1 / PEAK_HALF_LIFE_FRAMES)

/** The quietest of late is that of the last 20 times 48 frames: about 10 s. */
const FLOOR_BUCKETS = 20
const BUCKET_FRAMES = 48

/** Frames before and after that have a say in each frame: the middle of five. */
const REACH = 2

/** How loud a sound has to be to be the singer's: a rule that learns the room. */
function createVolumeGate() {
  const buckets: number[] = []
  let inBucket = 0
  let peak = 0
  return {
    /** Whether this loudness, a root mean square, may be the singer's. */
    isOpen(rms: number): boolean {
      if (inBucket === 0) buckets.push(rms)
      buckets[buckets.length - 1] = Math.min(buckets.at(-1) ?? rms, rms)
      inBucket = (inBucket + 1) % BUCKET_FRAMES
      if (buckets.length > FLOOR_BUCKETS) buckets.shift()
      peak = Math.max(rms, peak * PEAK_DECAY)
      const overFloor = Math.min(...buckets) * GATE_OVER_FLOOR
      const overRoom = Math.min(GATE_RMS.max, Math.max(GATE_RMS.min, overFloor))
      return rms >= Math.max(overRoom, peak * GATE_OF_PEAK)
    },
  }
}

const isVoice = ({ hz, clarity }: PitchReading): boolean =>
  clarity >= MIN_CLARITY && hz >= VOICE_HZ.min && hz <= VOICE_HZ.max

/** The middle one of five tones; `UNVOICED` when most of them are. */
function middleOf(five: readonly number[]): number {
  const voiced = five.filter((tone) => tone !== UNVOICED).sort((one, other) => one - other)
  if (voiced.length <= REACH) return UNVOICED
  return voiced[(voiced.length - 1) >> 1] ?? UNVOICED
}

/** Makes frames of what a detector says, one for each reading and two readings later. A frame has a voice when
 *  the sound is periodic, as high as a voice and louder than the room, in most of the five around it. */
export function createPitchTracker() {
  const gate = createVolumeGate()
  const tones: number[] = Array.from({ length: REACH }, () => UNVOICED)
  const waiting: number[] = []

  function take(newest: number): TrackedFrame[] {
    tones.push(newest)
    if (tones.length <= 2 * REACH) return []
    const loudness = waiting.shift() ?? 0
    const tone = middleOf(tones)
    tones.shift()
    return [{ tone, loudness }]
  }

  return {
    /** The next reading; the frames that it completes (none or one). */
    add(reading: PitchReading): TrackedFrame[] {
      const rms = Number.isFinite(reading.rms) ? reading.rms : 0
      const isOpen = gate.isOpen(rms)
      waiting.push(loudnessByte(rms))
      return take(isOpen && isVoice(reading) ? centsOfHz(reading.hz) : UNVOICED)
    },
    /** The last frames, when nothing more will be read. */
    finish(): TrackedFrame[] {
      return Array.from({ length: REACH }, () => (waiting.length > 0 ? take(UNVOICED) : [])).flat()
    },
  }
}
