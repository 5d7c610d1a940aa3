import { useCallback } from 'react'
import { useReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import type { LiveRound, SungVoice } from '../round/live-round.ts'
import { drawLanes } from './draw-lanes.ts'
import type { LaneColors } from './lane-colors.ts'
import { useMovingPicture } from './use-moving-picture.ts'

type PitchLanesProps = { live: LiveRound; voice: SungVoice }

/** The notes that come, as bars, and one's own voice on them. What it shows is also said in words: the lyrics
 *  and the score stand beside it. */
export function PitchLanes({ live, voice }: PitchLanesProps) {
  const isCalm = useReducedMotion()
  const draw = useCallback(
    (brush: CanvasRenderingContext2D, colors: LaneColors) =>
      drawLanes(brush, { live, voice, isCalm, colors }),
    [live, voice, isCalm],
  )
  const canvas = useMovingPicture(draw)
  return <canvas ref={canvas} aria-hidden className="jam-lanes" />
}
