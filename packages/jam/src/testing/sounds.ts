import { lastNoteEndMs, type Song, timeOfBeatMs } from '../song/song.ts'
import { seededNormal } from './random.ts'

/** Samples a second of the sounds that tests listen to. */
export const TEST_RATE = 16_000

/** Frequency of C4 when A4 is 440 Hz. */
const C4_HZ = 261.625_565_300_6

/** Cents from C4 as a frequency in Hz. */
export const hzOfCents = (cents: number): number => C4_HZ * 2 ** (cents / 1200)

const samplesOf = (ms: number) => Math.round((ms * TEST_RATE) / 1000)

/** How long the sounds to a song are, in samples: half a second longer than its notes. */
const lengthOf = (song: Song) => samplesOf(lastNoteEndMs(song) + 500)

const OVERTONES = [1, 0.6, 0.4, 0.25, 0.15] as const

/** Adds a tone with overtones; it swells and fades for 15 ms. `hzAt` is its frequency so many seconds in. */
function addTone(
  sound: Float32Array,
  {
    fromMs,
    toMs,
    volume,
    hzAt,
  }: { fromMs: number; toMs: number; volume: number; hzAt: (s: number) => number },
) {
  const from = samplesOf(fromMs)
  const length = Math.min(samplesOf(toMs), sound.length) - from
  const swell = samplesOf(15)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    phase += (2 * Math.PI * hzAt(index / TEST_RATE)) / TEST_RATE
    const loud = volume * Math.min(1, index / swell, (length - index) / swell)
    let value = 0
    for (const [overtone, share] of OVERTONES.entries())
      value += share * Math.sin(phase * (overtone + 1))
    sound[from + index] = (sound[from + index] ?? 0) + loud * value
  }
}

/** Adds what every room has: white noise, and mains hum with two overtones. `noise` is a root
 *  mean square, `hum` the height of its lowest tone. */
export function addRoom(sound: Float32Array, { noise = 0, hum = 0, humHz = 50, seed = 3 }) {
  const normal = seededNormal(seed)
  for (let index = 0; index < sound.length; index += 1) {
    const at = (2 * Math.PI * humHz * index) / TEST_RATE
    const humming = Math.sin(at) + 0.7 * Math.sin(2 * at) + 0.4 * Math.sin(3 * at)
    sound[index] = (sound[index] ?? 0) + noise * normal() + hum * humming
  }
  return sound
}

/** The sound of a song's first voice sung with vibrato, so many cents too high, after half a second of quiet. */
export function sungSound(song: Song, { volume = 0.12, offsetCents = 0 } = {}): Float32Array {
  const sound = new Float32Array(lengthOf(song))
  for (const note of song.voices[0]?.lines.flatMap(({ notes }) => notes) ?? []) {
    addTone(sound, {
      fromMs: timeOfBeatMs(song, note.startBeat),
      toMs: timeOfBeatMs(song, note.startBeat + note.lengthBeats),
      volume,
      hzAt: (seconds) =>
        hzOfCents(note.pitch * 100 + offsetCents + 20 * Math.sin(2 * Math.PI * 5.5 * seconds)),
    })
  }
  return sound
}

/** Half-steps from C4 of the chords that accompany: C, A minor, F, G. */
const CHORDS = [
  [0, 4, 7],
  [-3, 0, 4],
  [-7, -3, 0],
  [-5, -1, 2],
] as const

/** What accompanies a song, without its tune: a chord and its bass for each second, and a drum each half. */
export function backingSound(song: Song, { volume = 0.03 } = {}): Float32Array {
  const sound = new Float32Array(lengthOf(song))
  for (let second = 0; second * 1000 < lastNoteEndMs(song); second += 1) {
    const chord = CHORDS[second % CHORDS.length] ?? CHORDS[0]
    const span = { fromMs: second * 1000, toMs: second * 1000 + 1000 }
    for (const pitch of [chord[0] - 12, ...chord]) {
      addTone(sound, { ...span, volume, hzAt: () => hzOfCents(pitch * 100) })
    }
    for (const half of [0, 500]) {
      const fromMs = span.fromMs + half
      addTone(sound, {
        fromMs,
        toMs: fromMs + 120,
        volume: volume * 2,
        hzAt: (s) => 40 + 120 * Math.exp(-s * 40),
      })
    }
  }
  return sound
}

/** Syllables at these times: each a hiss of 30 ms and then 90 ms of a voice that falls. */
export function spokenSound(
  onsetsMs: readonly number[],
  { lengthMs, volume = 0.12, seed = 5 }: { lengthMs: number; volume?: number; seed?: number },
): Float32Array {
  const sound = new Float32Array(samplesOf(lengthMs))
  const normal = seededNormal(seed)
  for (const onsetMs of onsetsMs) {
    const from = samplesOf(onsetMs)
    for (let index = from; index < from + samplesOf(30) && index < sound.length; index += 1) {
      sound[index] = (sound[index] ?? 0) + volume * 0.5 * normal()
    }
    addTone(sound, {
      fromMs: onsetMs + 20,
      toMs: onsetMs + 120,
      volume,
      hzAt: (s) => 180 - 200 * s,
    })
  }
  return sound
}
