import { expect, it } from 'vitest'
import { captionSpace } from './caption-space.ts'

const wide = { boxPx: 800, picturePx: 800, coveredTopPx: 0, coveredBottomPx: 0 }
const shown = { coveredTopPx: 70, coveredBottomPx: 100 }
const upright = { boxPx: 844, picturePx: 219, coveredTopPx: 0, coveredBottomPx: 0 }

it.each([
  ['at the lower edge while the controls are hidden', 'bottom', wide, [760, 760]],
  ['above the controls', 'bottom', { ...wide, ...shown }, [690, 690]],
  ['at the upper edge while the controls are hidden', 'top', wide, [40, 40]],
  ['below the name of the film', 'top', { ...wide, ...shown }, [80, 80]],
  ['at the lower edge of a wide film with bars', 'bottom', { ...wide, picturePx: 600 }, [760, 760]],
  ['below the picture on an upright phone, down to its edge', 'bottom', upright, [542, 802]],
  ['below it down to the controls', 'bottom', { ...upright, ...shown }, [542, 734]],
  ['above it up to the name of the film', 'top', { ...upright, ...shown }, [303, 80]],
  [
    'at the lower edge before the picture is known',
    'bottom',
    { ...wide, picturePx: 0 },
    [760, 760],
  ],
  ['nowhere in a player without height', 'bottom', { ...wide, boxPx: 0, picturePx: 0 }, [0, 0]],
] as const)('captions stand %s', (_where, place, heights, [startPx, limitPx]) => {
  expect(captionSpace(place, heights)).toEqual({ startPx, limitPx })
})
