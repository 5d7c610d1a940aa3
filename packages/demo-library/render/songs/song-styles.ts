import type { Groove } from '../band/chart.ts'
import type { SongStyle } from './lead-sheet.ts'
import { AT_THE_FIRE_STYLES } from './styles/at-the-fire.ts'
import { DANCE_STYLES } from './styles/dances.ts'
import { HIP_HOP_STYLES } from './styles/hip-hop.ts'
import { POP_STYLES } from './styles/pop.ts'
import { ROCK_AND_FUNK_STYLES } from './styles/rock-and-funk.ts'

const STYLES: Record<SongStyle, Groove> = {
  ...POP_STYLES,
  ...ROCK_AND_FUNK_STYLES,
  ...HIP_HOP_STYLES,
  ...DANCE_STYLES,
  ...AT_THE_FIRE_STYLES,
}

/** Who accompanies a song of a style, and what they play. */
export const styleGroove = (style: SongStyle): Groove => STYLES[style]
