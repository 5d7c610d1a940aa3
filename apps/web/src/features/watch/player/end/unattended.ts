import { useEffect } from 'react'

/** How long films have followed each other with nobody seen. `titleId`: the title that plays, null before the first;
 *  `begun`: titles that have begun by themselves since somebody was seen; `seenAtMs`: when that was, by
 *  performance.now. */
export type Unattended = { titleId: number | null; begun: number; seenAtMs: number }

/** From when on somebody is asked: at both, so many titles and so much time. */
type Limits = { begun: number; ms: number }

const MINUTE_MS = 60_000

/** Three titles and an hour and a half. Source: Jellyfin's default, research/streaming.md, row 16. */
const LIMITS: Limits = { begun: 3, ms: 90 * MINUTE_MS }

/** A child that fell asleep, or whose room is empty, is asked sooner. Their episodes are short, so that the time is what
 *  decides: an hour, the most that the WHO advises for a day of a child from two to four (2019). */
const LIMITS_OF_CHILD: Limits = { begun: 2, ms: 60 * MINUTE_MS }

/** Somebody is there while a title plays. */
export const seenAt = (titleId: number | null, nowMs: number): Unattended => ({
  ...{ titleId, begun: 0 },
  seenAtMs: nowMs,
})

/** The next title begins by itself. A further part of the same film belongs to the title before it. */
export function withNext(
  before: Unattended,
  { titleId, isPart }: { titleId: number; isPart: boolean },
): Unattended {
  return { ...before, titleId, begun: before.begun + (isPart ? 0 : 1) }
}

/** A title is opened: it is the one that was to begin by itself, or one that somebody chose. */
export function opened(before: Unattended, titleId: number, nowMs: number): Unattended {
  return before.titleId === titleId ? before : seenAt(titleId, nowMs)
}

/** Whether it has to be asked if anybody still watches before another title begins by itself. */
export function isToBeAsked(
  { begun, seenAtMs }: Unattended,
  { nowMs, isChild }: { nowMs: number; isChild: boolean },
): boolean {
  const limits = isChild ? LIMITS_OF_CHILD : LIMITS
  return begun >= limits.begun && nowMs - seenAtMs >= limits.ms
}

/** What holds now. The next title opens on a page of its own, so that no component could keep it. */
let now: Unattended = seenAt(null, 0)

/** Somebody does something: with a key, a finger, a mouse's button, a headset or the voice. */
export function noticeSomebody(): void {
  now = seenAt(now.titleId, performance.now())
}

/** Says that a title begins by itself, right before it does. */
export function beginsByItself(next: { titleId: number; isPart: boolean }): void {
  now = withNext(now, next)
}

/** Whether it has to be asked right now if anybody still watches. */
export const asksNow = (isChild: boolean): boolean =>
  isToBeAsked(now, { nowMs: performance.now(), isChild })

/** What tells that somebody is there; a mouse that is only moved may have been pushed by a cat. */
const SIGNS = ['keydown', 'pointerdown'] as const

/** While a title is open in the player: follows whether anybody is there. */
export function useSignsOfLife(titleId: number): void {
  useEffect(() => {
    now = opened(now, titleId, performance.now())
    // Before who else hears of it: some keys are used up on the way.
    const options = { capture: true }
    for (const sign of SIGNS) document.addEventListener(sign, noticeSomebody, options)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, noticeSomebody, options)
    }
  }, [titleId])
}
