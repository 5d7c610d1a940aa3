/** How long a picture stands where nobody has measured it, in seconds: as in European television. */
const ASSUMED_SECONDS = 1 / 25

/** Between which lengths a difference of two pictures is believed, in seconds: from 240 pictures a second, as phones
 *  record slow motion, to 10. What is longer is a jump. */
const SHORTEST_SECONDS = 1 / 250
const LONGEST_SECONDS = 1 / 10

/** How long a picture of a film stands, in seconds: the shortest difference of pictures that followed each other, for a
 *  busy device leaves some out. Undefined: there are none to tell by. */
export function measuredLength(pictureSeconds: readonly number[]): number | undefined {
  const lengths = pictureSeconds
    .slice(1)
    .map((seconds, index) => seconds - (pictureSeconds[index] ?? 0))
    .filter((seconds) => seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS)
  return lengths.length > 0 ? Math.min(...lengths) : undefined
}

/** Where a film that stands is. All in seconds. */
export type FrameFacts = {
  placeSeconds: number
  /** When the picture that is shown begins; undefined: the browser does not say. */
  shownSeconds: number | undefined
  /** How long a picture stands; undefined: not measured, 1/25. */
  lengthSeconds: number | undefined
  durationSeconds: number
}

/** Where a film has to stand to show the picture so many (back: negative) from here, in seconds; undefined: there
 *  is none. It is the middle of that picture, so that rounding never shows a neighbour. A film whose pictures last
 *  differently long always comes on by one length at least. */
export function placeOfFrame(by: number, facts: FrameFacts): number | undefined {
  const { placeSeconds, shownSeconds, lengthSeconds = ASSUMED_SECONDS, durationSeconds } = facts
  const onward = placeSeconds + by * lengthSeconds
  const middle = (shownSeconds ?? placeSeconds - lengthSeconds / 2) + (by + 0.5) * lengthSeconds
  if (by < 0) return placeSeconds > 0 ? Math.max(0, Math.min(onward, middle)) : undefined
  const place = Math.max(onward, middle)
  return place < durationSeconds ? place : undefined
}
