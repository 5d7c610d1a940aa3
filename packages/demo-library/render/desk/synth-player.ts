import type { Random } from '@starnest/film-kit/time/random'
import type { PlayedNote } from '../band/played-note.ts'
import type { Sound } from '../band/sounds/sound.ts'
import { addAt, JAM_RATE, type Stereo, silence } from './stereo.ts'
import { playSubtractive, type Tone } from './subtractive.ts'
import { playBoom, playModulated } from './tones.ts'

/** Hertz of a MIDI note; 69 is A4. */
const hertzOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)

/** Synthesises the notes of one player. */
export function playSynth(
  { source }: Sound,
  notes: readonly PlayedNote[],
  { length, random }: { length: number; random: Random },
): Stereo {
  const out = silence(length)
  let before: PlayedNote | undefined
  for (const note of notes) {
    const glides = note.legato && before && before.pitch !== note.pitch && 'boom' in source
    const tone: Tone = {
      hertz: hertzOf(note.pitch),
      seconds: note.seconds,
      loud: note.loud,
      random,
      fromHertz: glides && before ? hertzOf(before.pitch) : undefined,
    }
    const [left, right] = toneOf(source, tone)
    const place = Math.round(note.at * JAM_RATE)
    addAt(out[0], left, place, 1)
    addAt(out[1], right, place, 1)
    before = note
  }
  return out
}

function toneOf(source: Sound['source'], tone: Tone): Stereo {
  if ('boom' in source) return playBoom(source.boom, tone)
  if ('modulated' in source) return playModulated(source.modulated, tone)
  if ('subtractive' in source) return playSubtractive(source.subtractive, tone)
  throw new TypeError('A sampled instrument is played by the sampler')
}
