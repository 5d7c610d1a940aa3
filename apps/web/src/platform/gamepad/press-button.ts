import { answerKey } from './answer-key.ts'
import type { PadButton } from './held-buttons.ts'
import type { PadPress } from './pad-presses.ts'

/** The keys that a button stands for, as a remote would send them. Each is pressed until one is used. */
const KEYS: Readonly<Record<PadButton, readonly string[]>> = {
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  confirm: ['Enter'],
  back: ['Escape', 'GoBack'],
  play: ['MediaPlayPause'],
  // Subtitles over a film, else what there is to know of the one that has the focus.
  details: ['c', 'i'],
  seekBack: ['j'],
  seekOn: ['l'],
}

/** Where a letter is a letter, or looks for an entry. */
const WRITES =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]'

/** What has the keyboard. */
const focused = (): Element => document.activeElement ?? document.body

/** Presses the keys of a gamepad's button where the focus is. What a browser does with a real key and not with one of
 *  ours, as clicking a button, is done for it. */
export function pressButton({ button, isRepeated }: PadPress): void {
  const target = focused()
  for (const key of KEYS[button]) {
    if (key.length === 1 && target.closest(WRITES)) continue
    if (key === 'Enter' && target instanceof HTMLSelectElement) break
    if (!send('keydown', key, isRepeated)) return
  }
  answerKey(target, KEYS[button][0] ?? '')
}

/** Lets go of a button, for whoever waits for that. */
export function releaseButton(button: PadButton): void {
  const [key] = KEYS[button]
  if (key && !(key.length === 1 && focused().closest(WRITES))) send('keyup', key, false)
}

/** False: somebody has used it. */
function send(type: 'keydown' | 'keyup', key: string, repeat: boolean): boolean {
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
  const how = { bubbles: true, cancelable: true, composed: true }
  return focused().dispatchEvent(new KeyboardEvent(type, { key, code, repeat, ...how }))
}
