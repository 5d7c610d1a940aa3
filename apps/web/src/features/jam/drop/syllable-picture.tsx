import type { Beat } from '@starnest/jam/rap/score-rap'
import { useCallback } from 'react'
import { useReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import type { LiveRound } from '../round/live-round.ts'
import type { LaneColors } from '../sing/lane-colors.ts'
import { useMovingPicture } from '../sing/use-moving-picture.ts'
import { drawSyllables } from './draw-syllables.ts'
import type { Syllable } from './rap-round.ts'

type SyllablePictureProps = { live: LiveRound; beat: Beat; syllables: readonly Syllable[] }

/** One's syllables on the grid of the bar. The flow meter says in a number how steady they are. */
export function SyllablePicture({ live, beat, syllables }: SyllablePictureProps) {
  const isCalm = useReducedMotion()
  const draw = useCallback(
    (brush: CanvasRenderingContext2D, colors: LaneColors) =>
      drawSyllables(brush, { live, beat, syllables, isCalm, colors }),
    [live, beat, syllables, isCalm],
  )
  const canvas = useMovingPicture(draw)
  return <canvas ref={canvas} aria-hidden className="drop-picture" />
}
