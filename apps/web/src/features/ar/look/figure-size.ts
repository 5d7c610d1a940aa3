import type { ArElement } from '@starnest/contract/ar/ar'
import { fitScale } from './anchors.ts'
import { radians } from './quaternion.ts'

/** Metres to whatever stands around the viewer. */
export const DISTANCE = 3
/** How high a figure of scale 1 is seen, and a thing, degrees. */
const FIGURE_DEGREES = 10.5
const PROP_DEGREES = 5.4
/** Degrees between the middle of a marker and the top of what it marks. */
const GAP_DEGREES = 2.2

const metresOf = (degrees: number) => 2 * DISTANCE * Math.tan(radians(degrees) / 2)

/** Metres between the middle of a marker and the top of what it marks. */
export const MARKER_GAP = metresOf(GAP_DEGREES)

/** How high the figure of an element is, metres. */
export const figureMetres = ({ type, scale }: Pick<ArElement, 'type' | 'scale'>): number =>
  metresOf((type === 'character' ? FIGURE_DEGREES : PROP_DEGREES) * fitScale(scale.x))

/** Metres from the feet of an element to the middle of its marker. */
export const markerMetres = (element: Pick<ArElement, 'type' | 'scale'>): number =>
  figureMetres(element) + MARKER_GAP
