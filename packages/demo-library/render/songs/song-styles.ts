import type { Groove } from '../band/chart.ts'
import type { SongStyle } from './lead-sheet.ts'
import { HIP_HOP_STYLES } from './styles/hip-hop.ts'
import { OLD_AND_WIDE_STYLES } from './styles/old-and-wide.ts'
import { POP_STYLES } from './styles/pop.ts'
import { ROCK_AND_FUNK_STYLES } from './styles/rock-and-funk.ts'

const STYLES: Record<SongStyle, Groove> = {
  ...POP_STYLES,
  ...ROCK_AND_FUNK_STYLES,
  ...HIP_HOP_STYLES,
  ...OLD_AND_WIDE_STYLES,
}

/** Who accompanies a song of a style, and what they play. */
export const styleGroove = (style: SongStyle): Groove => STYLES[style]
