import { UNRATED_MINIMUM_AGE } from '@starnest/contract/age-rating'
import type { Viewer } from '../../../domain/viewer.ts'

/** Whether a song of the family is there for a viewer. `minimumAge`: years, as a parent said; null: no parent
 *  has, and it is for grown-ups who see everything. What ships is for everybody and is not asked here. */
export function maySing(viewer: Viewer, minimumAge: number | null): boolean {
  if (minimumAge !== null) return minimumAge <= viewer.maximumAge
  return viewer.isGrownUp && !viewer.mustChoose && viewer.maximumAge >= UNRATED_MINIMUM_AGE
}
