import type { Inset, PictureSize, ScreenPlace } from './view.ts'

/** Pixels between the middles of two pins at one edge: what a finger tells apart. */
export const PIN_GAP_PX = 56

/** The same places, with those that hang at the left or right edge moved apart along it, so that each can
 *  be pressed. Where an edge is too short for them, they share it evenly. */
export function separatePins(
  places: readonly ScreenPlace[],
  { height }: PictureSize,
  { top, bottom }: Inset,
): ScreenPlace[] {
  const apart = [...places]
  for (const side of new Set(places.filter(isPin).map(({ x }) => Math.round(x)))) {
    const here = places
      .map((place, nth) => ({ place, nth }))
      .filter(({ place }) => isPin(place) && Math.round(place.x) === side)
      .toSorted((one, other) => one.place.y - other.place.y)
    const room = Math.max(0, height - top - bottom)
    const gap = Math.min(PIN_GAP_PX, room / Math.max(1, here.length - 1))
    let least = top
    const ys = here.map(({ place }) => {
      const y = Math.max(least, place.y)
      least = y + gap
      return y
    })
    // What was pushed over the lower end comes back up.
    let most = height - bottom
    for (let at = ys.length - 1; at >= 0; at -= 1) {
      ys[at] = Math.min(most, ys[at] ?? most)
      most = (ys[at] ?? most) - gap
    }
    for (const [at, { place, nth }] of here.entries())
      apart[nth] = { ...place, y: ys[at] ?? place.y }
  }
  return apart
}

const isPin = ({ isSeen }: ScreenPlace) => !isSeen

/** Where something lies that is not seen, seen from the middle of the screen. */
export type Side = 'left' | 'right' | 'above' | 'below'

/** Where a place lies: 'seen', or the side that it is on. */
export function sideOf(place: ScreenPlace): 'seen' | Side {
  if (place.isSeen) return 'seen'
  const [across, down] = [Math.cos(place.arrow), Math.sin(place.arrow)]
  if (Math.abs(across) >= Math.abs(down) * 0.5) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'above' : 'below'
}
