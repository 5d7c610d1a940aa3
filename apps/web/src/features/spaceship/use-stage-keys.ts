import type { KeyboardEvent, RefObject } from 'react'
import { type Look, turnOfKey } from './look/look.ts'
import { SEAT_NAMES, type SeatName } from './look/seats.ts'

/** What the keys of the room do. */
type StageKeys = {
  stage: RefObject<HTMLElement | null>
  /** Whether the view can be turned. */
  isDeep: boolean
  /** Whether nothing is on the screen. */
  isIdle: boolean
  turn: (by: Look) => void
  sit: (seat: SeatName) => void
  exit: () => void
  /** Takes what is on the screen off it. */
  close: () => void
  /** The film's own keys; null: no film takes any. */
  film: RefObject<((event: KeyboardEvent) => void) | null>
}

/** The keys of the room: arrows turn the view where the room itself has the focus, 1 to 5 choose a seat, Escape takes
 *  what is on the screen off it, else leaves the room, and all others are the film's where the room has the focus.
 *  Escape that is held down is one press, as in the player. */
export function useStageKeys(keys: StageKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const { defaultPrevented, ctrlKey, metaKey, altKey } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey || isInDialog(event)) return
    if (event.key === 'Escape' && event.repeat) return
    if (obey(event, keys)) event.preventDefault()
  }
}

const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null

/** Where a digit is a digit, and Escape may be the field's own. */
const WRITES = 'input:not([type="range"], [type="radio"]), textarea, select, [contenteditable]'

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(WRITES) !== null

/** Whether the room itself used the key. */
function obey(event: KeyboardEvent, keys: StageKeys): boolean {
  const isStage = event.target === keys.stage.current
  const turn = isStage && keys.isDeep ? turnOfKey(event.key) : undefined
  const seat = keys.isDeep && !isTyped(event) ? SEAT_NAMES[Number(event.key) - 1] : undefined
  if (turn) keys.turn(turn)
  else if (seat) keys.sit(seat)
  else if (!keys.isIdle) return obeyWatching(event, keys)
  else if (event.key === 'Escape') keys.exit()
  else return false
  return true
}

/** The same while something is on the screen. On a button of the room Escape closes the film too. */
function obeyWatching(event: KeyboardEvent, keys: StageKeys): boolean {
  const film = keys.film.current
  const isEscape = event.key === 'Escape'
  if (film) {
    const isForFilm = event.target === keys.stage.current || (isEscape && !isTyped(event))
    if (isForFilm) film(event)
    return false
  }
  if (isEscape) closeFilm(keys)
  return isEscape
}

/** The party's film, one that is still being opened, and what is said in a film's place take no keys. As in the
 *  player, Escape leaves full screen first. */
function closeFilm({ close }: StageKeys): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else close()
}
