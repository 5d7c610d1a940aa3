/** What is read of a caption, in seconds of the film. */
export type DubCue = { startSeconds: number; endSeconds: number; text: string }

/** Slowest that captions are read, where 1 is a voice's own rate. */
export const SLOWEST = 0.8
/** Fastest that captions are read. */
export const FASTEST = 1.4

/** Characters a second that voices read at rate 1, until one has been heard: letters of alphabets, and signs
 *  that stand for a syllable or a word. */
const LETTERS_PER_SECOND = 14
const SIGNS_PER_SECOND = 5
const SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** A line that would have to be read this much faster than the fastest is left out: half of it would be read
 *  over the next. */
const HOPELESS = 1.5

/** Seconds that a text takes at rate 1. `pace`: how much slower than expected the voice has been so far. */
export function readingSeconds(text: string, pace: number): number {
  const signs = [...text].filter((sign) => SIGNS.test(sign)).length
  const letters = [...text].length - signs
  return (letters / LETTERS_PER_SECOND + signs / SIGNS_PER_SECOND) * pace
}

/** The rate at which a text is read in the seconds that there are for it. */
export function rateToFit(
  text: string,
  { seconds, pace }: { seconds: number; pace: number },
): number {
  const wanted = seconds > 0 ? readingSeconds(text, pace) / seconds : FASTEST
  return Math.min(FASTEST, Math.max(SLOWEST, wanted))
}

/** What is to be done at a moment of the film: the cue to begin with, by its place, and at which rate. */
export type DubMove = { at: number; rate: number }

/** The film as it is now. `seconds`: where it is. `filmRate`: how fast it plays. `last`: place of the cue
 *  that was begun last, -1 for none since the film was moved. */
export type DubMoment = { seconds: number; filmRate: number; last: number; pace: number }

/** The cue to begin now, or null. It is the last one that has begun; one that was begun before is not begun
 *  again, and one of which too little time is left is passed over. A cue has until the next one begins, the
 *  last one twice as long as it stands. */
export function nextLine(cues: readonly DubCue[], moment: DubMoment): DubMove | null {
  const { seconds, filmRate, last, pace } = moment
  const at = cues.findLastIndex(({ startSeconds }) => startSeconds <= seconds)
  const cue = cues[at]
  if (!cue || at <= last || seconds >= cue.endSeconds) return null
  const next = cues[at + 1]?.startSeconds ?? cue.endSeconds + (cue.endSeconds - cue.startSeconds)
  const room = (next - seconds) / filmRate
  if (readingSeconds(cue.text, pace) > room * FASTEST * HOPELESS) return null
  return { at, rate: rateToFit(cue.text, { seconds: room, pace }) }
}

/** How much of what is heard now counts for the pace. */
const NEW_SHARE = 0.3
/** A voice is never taken for slower or faster than this, whatever a browser tells. */
const PACE_ENDS = { least: 0.5, most: 2 }

/** The pace after a text was read to its end in `tookSeconds` at a rate. */
export function paceAfter(
  pace: number,
  { text, rate, tookSeconds }: { text: string; rate: number; tookSeconds: number },
): number {
  const heard = (tookSeconds * rate) / readingSeconds(text, 1)
  const next = pace * (1 - NEW_SHARE) + heard * NEW_SHARE
  return Math.min(PACE_ENDS.most, Math.max(PACE_ENDS.least, next))
}

/** The words of a caption without its markup, in one line. What is no speech, such as (music) or ♪, is left
 *  out; empty: nothing is read. */
export function spokenText(text: string): string {
  return text
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/\([^()]{0,200}\)|\[[^[\]]{0,200}\]|[♪♫]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[-–—]\s/, '')
    .trim()
}
