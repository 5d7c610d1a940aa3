import type { PadButton } from './held-buttons.ts'

/** Milliseconds after which a button that is held down is pressed again, and then between two presses. */
const FIRST_REPEAT_MS = 400
const REPEAT_MS = 120

/** What repeats: where one moves. All else would only flicker. */
const REPEATING: readonly PadButton[] = ['up', 'down', 'left', 'right', 'seekBack', 'seekOn']

/** What is held down, and when each is pressed again, in milliseconds. */
export type HeldSince = ReadonlyMap<PadButton, number>

/** A button that was pressed; `isRepeated`: it has been held down since. */
export type PadPress = { button: PadButton; isRepeated: boolean }

/** What was held down before anybody listened: pressed only after it was let go. */
export const heldBefore = (held: Iterable<PadButton>): HeldSince =>
  new Map([...held].map((button) => [button, Number.POSITIVE_INFINITY]))

/** What was pressed, pressed again and let go since `before`. `nowMs` on the clock of `before`. */
export function pressesSince(
  before: HeldSince,
  held: ReadonlySet<PadButton>,
  nowMs: number,
): { held: HeldSince; presses: PadPress[]; released: PadButton[] } {
  const next = new Map<PadButton, number>()
  const presses: PadPress[] = []
  for (const button of held) {
    const dueMs = before.get(button)
    const isNew = dueMs === undefined
    const isDue = isNew || nowMs >= dueMs
    if (isDue) presses.push({ button, isRepeated: !isNew })
    next.set(button, isDue ? dueAgain(button, nowMs, isNew) : dueMs)
  }
  return { held: next, presses, released: [...before.keys()].filter((one) => !held.has(one)) }
}

function dueAgain(button: PadButton, nowMs: number, isNew: boolean): number {
  if (!REPEATING.includes(button)) return Number.POSITIVE_INFINITY
  return nowMs + (isNew ? FIRST_REPEAT_MS : REPEAT_MS)
}
