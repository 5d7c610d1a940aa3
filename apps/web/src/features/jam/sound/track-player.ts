/** One tone of the guide: seconds from the beginning of the sound. */
export type GuideTone = { atSeconds: number; seconds: number; hertz: number }

type Play = {
  /** Where to begin and to end in the sound, in seconds. */
  fromSeconds: number
  untilSeconds: number
  /** Silence before it, in seconds; 0 where nothing is said. */
  waitSeconds?: number
  /** Tones that show the melody, played softly; none where nobody wants them. */
  guide: readonly GuideTone[]
  onEnd: () => void
}

/** Between the call and the first sound, in seconds: so that sound and guide begin at the same sample. */
const STARTS_IN_SECONDS = 0.06
/** Loudness of the guide beside the music, 0 to 1. */
const GUIDE_GAIN = 0.14
/** A tone comes and goes in this time, in seconds, so that it does not click. */
const GUIDE_EDGE_SECONDS = 0.03
/** Music that begins in the middle of a sound is faded in for so long, in seconds. */
const FADE_IN_SECONDS = 0.04
/** The music ends in this time when it is stopped, in seconds. */
const FADE_SECONDS = 0.12

/** Music that plays, on the clock of its audio context. */
export type PlayingTrack = {
  /** Second of the sound that is at the loudspeaker now; before the beginning while it has not begun. */
  heardSeconds: () => number
  /** Second of the sound that was played at a moment of the audio context's clock. */
  secondsAt: (audioSeconds: number) => number
  /** When the music begins, and when second 0 of its sound would stand, by the audio context's clock. */
  startsAtSeconds: number
  zeroSeconds: number
  /** Plays other tones as its guide from now on. */
  setGuide: (guide: readonly GuideTone[]) => void
  /** Fades out. `onEnd` is not called. */
  stop: () => void
}

/** Plays a part of a sound into `output`, which stands between it and the loudspeaker. */
export function playTrack(
  audio: AudioContext,
  sound: AudioBuffer,
  output: AudioNode,
  { fromSeconds, untilSeconds, waitSeconds = 0, guide, onEnd }: Play,
): PlayingTrack {
  const gain = new GainNode(audio)
  gain.connect(output)
  const source = new AudioBufferSourceNode(audio, { buffer: sound })
  source.connect(gain)
  const startsAt = audio.currentTime + STARTS_IN_SECONDS + waitSeconds
  const beginning = startsAt - fromSeconds
  source.start(startsAt, fromSeconds, Math.max(0, untilSeconds - fromSeconds))
  if (fromSeconds > 0) {
    gain.gain.setValueAtTime(0, startsAt)
    gain.gain.linearRampToValueAtTime(1, startsAt + FADE_IN_SECONDS)
  }
  const tonesFrom = (atLeast: number, wanted: readonly GuideTone[]) =>
    wanted
      .filter(({ atSeconds }) => atSeconds >= atLeast && atSeconds < untilSeconds)
      .map((tone) => playTone(audio, gain, beginning, tone))
  let tones = tonesFrom(fromSeconds, guide)
  source.onended = () => {
    gain.disconnect()
    onEnd()
  }
  const secondsAt = (audioSeconds: number) => audioSeconds - beginning
  return {
    secondsAt,
    startsAtSeconds: startsAt,
    zeroSeconds: beginning,
    setGuide(wanted) {
      for (const tone of tones) tone.stop()
      tones = tonesFrom(Math.max(fromSeconds, secondsAt(audio.currentTime)), wanted)
    },
    heardSeconds: () => secondsAt(audio.currentTime - outputSeconds(audio)),
    stop: () => {
      source.onended = () => gain.disconnect()
      gain.gain.setTargetAtTime(0, audio.currentTime, FADE_SECONDS / 4)
      for (const tone of [source, ...tones]) tone.stop(audio.currentTime + FADE_SECONDS)
    },
  }
}

/** A soft tone like that of a flute: a triangle with its edges rounded. */
function playTone(
  audio: AudioContext,
  output: AudioNode,
  beginning: number,
  { atSeconds, seconds, hertz }: GuideTone,
): OscillatorNode {
  const from = beginning + atSeconds
  const until = from + seconds
  const edge = Math.min(GUIDE_EDGE_SECONDS, seconds / 3)
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(GUIDE_GAIN, from + edge)
  gain.gain.setValueAtTime(GUIDE_GAIN, until - edge)
  gain.gain.linearRampToValueAtTime(0, until)
  tone.connect(gain).connect(output)
  tone.start(from)
  tone.stop(until)
  tone.onended = () => gain.disconnect()
  return tone
}

/** How long sound is on its way to the loudspeaker, in seconds; as far as the browser knows. */
export const outputSeconds = (audio: AudioContext): number =>
  (audio.outputLatency || 0) + (audio.baseLatency || 0)

const A4_HERTZ = 440
const HALF_STEPS_C4_TO_A4 = 9

/** The frequency of a pitch in half-steps from C4, in hertz, equally tempered. */
export const hertzOf = (halfSteps: number): number =>
  A4_HERTZ * 2 ** ((halfSteps - HALF_STEPS_C4_TO_A4) / 12)
