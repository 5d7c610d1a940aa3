import type { Subtractive } from '../../desk/subtractive.ts'
import type { Boom, Modulated } from '../../desk/tones.ts'
import type { Range } from '../voicing.ts'

/** What a sound is made with: a sampled instrument (General MIDI program), or a synthesiser. */
type Source =
  | { program: number }
  | { subtractive: Subtractive }
  | { boom: Boom }
  | { modulated: Modulated }

/** A sound and where it stands at the desk unless a groove says otherwise: the range of its chords, place,
 *  share of room and echo, frequencies (hertz) below and above which it is cut. */
export type Sound = {
  source: Source
  range: Range
  pan?: number
  room?: number
  lowCut?: number
  dark?: number
  /** Strings that are strummed: milliseconds from the first to the last. */
  strum?: number
}

const MIDDLE: Range = [52, 74]
/** Where tunes and bells play, MIDI notes. */
export const HIGH: Range = [60, 84]
const BASS: Range = [28, 43]

/** A sampled instrument. */
export const gm = (program: number, rest: Omit<Partial<Sound>, 'source'> = {}): Sound => ({
  source: { program },
  range: MIDDLE,
  room: 0.16,
  lowCut: 120,
  ...rest,
})

/** A bass. */
export const bass = (source: Source, rest: Partial<Sound> = {}): Sound => ({
  source,
  range: BASS,
  room: 0.02,
  lowCut: 28,
  ...rest,
})

/** A sound of the synthesiser that plays chords or a tune. */
export const keys = (source: Source, rest: Partial<Sound> = {}): Sound => ({
  source,
  range: MIDDLE,
  room: 0.2,
  lowCut: 130,
  ...rest,
})
