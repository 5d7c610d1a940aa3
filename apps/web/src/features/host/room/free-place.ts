/** A box of the window, in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Steps by which a place further up is looked for, as parts of the box's height. */
const STEP = 0.5

/** How far up, in CSS pixels, a box has to move so that nothing that can be pressed lies under it:
 *  0 where it is free. Where no place below `highest` is free, null. */
export function freeShift(
  box: Box,
  { highest, isTaken }: { highest: number; isTaken: (box: Box) => boolean },
): number | null {
  const step = (box.bottom - box.top) * STEP
  for (let shift = 0; box.top - shift >= highest; shift += step) {
    if (!isTaken({ ...box, top: box.top - shift, bottom: box.bottom - shift })) return shift
  }
  return null
}

/** Points of a box that are looked at, side by side and one below the other. */
const POINTS = 6

/** CSS pixels around a box that are to be free as well. */
const MARGIN_PX = 8

/** Points all over a box and a little around it. */
export function pointsOf(box: Box): { x: number; y: number }[] {
  const along = (from: number, to: number) =>
    Array.from({ length: POINTS }, (_, n) => {
      const [first, last] = [from - MARGIN_PX, to + MARGIN_PX]
      return first + ((last - first) * n) / (POINTS - 1)
    })
  const rows = along(box.top, box.bottom)
  return along(box.left, box.right).flatMap((x) => rows.map((y) => ({ x, y })))
}
