import { SKIP_SECONDS } from '../../../../library/title/player-steps.ts'
import { latinKey } from '../../../../platform/keyboard/latin-key.ts'

/** What a key asks of the player. */
export type PlayerAction =
  | { is: 'close' }
  | { is: 'togglePlay' }
  | { is: 'toggleFullscreen' }
  | { is: 'toggleMute' }
  | { is: 'toggleCaptions' }
  | { is: 'skipSegment' }
  | { is: 'skip'; bySeconds: number }
  | { is: 'stepFrame'; by: 1 | -1 }
  | { is: 'seekToStart' }
  | { is: 'seekToEnd' }
  | { is: 'changeVolume'; bySteps: 1 | -1 }

/** What has the keyboard: the picture, a button reached by keyboard, a slider, an open menu, or one of the choices that
 *  stand over a film which is over. */
export type KeyboardFocus = 'surface' | 'button' | 'slider' | 'menu' | 'choice'

/** The part of a KeyboardEvent that decides. */
export type KeyPress = {
  key: string
  code: string
  repeat: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

const ACTION_OF_KEY: ReadonlyMap<string, PlayerAction> = new Map<string, PlayerAction>([
  ['Escape', { is: 'close' }],
  [' ', { is: 'togglePlay' }],
  ['k', { is: 'togglePlay' }],
  ['Enter', { is: 'togglePlay' }],
  ['MediaPlayPause', { is: 'togglePlay' }],
  ['f', { is: 'toggleFullscreen' }],
  ['m', { is: 'toggleMute' }],
  ['c', { is: 'toggleCaptions' }],
  ['s', { is: 'skipSegment' }],
  ['ArrowLeft', { is: 'skip', bySeconds: -SKIP_SECONDS }],
  ['ArrowRight', { is: 'skip', bySeconds: SKIP_SECONDS }],
  ['j', { is: 'skip', bySeconds: -SKIP_SECONDS }],
  ['l', { is: 'skip', bySeconds: SKIP_SECONDS }],
  [',', { is: 'stepFrame', by: -1 }],
  ['.', { is: 'stepFrame', by: 1 }],
  ['Home', { is: 'seekToStart' }],
  ['End', { is: 'seekToEnd' }],
  ['ArrowUp', { is: 'changeVolume', bySteps: 1 }],
  ['ArrowDown', { is: 'changeVolume', bySteps: -1 }],
])

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const

/** Keys that a focused control answers itself, so that nothing happens twice. */
const KEYS_OF_CONTROL: Readonly<Record<KeyboardFocus, readonly string[]>> = {
  surface: [],
  button: [' ', 'Enter'],
  slider: ARROWS,
  // The arrows lead from one to the next.
  choice: [' ', 'Enter', ...ARROWS],
  menu: [...ACTION_OF_KEY.keys()],
}

/** Actions that holding a key down repeats; a toggle that repeats would only flicker. */
const REPEATING: readonly PlayerAction['is'][] = ['skip', 'stepFrame', 'changeVolume']

/** What a key does in the player; undefined: it is not the player's (another key, a shortcut of the
 *  browser, or one that the focused control answers). Letters count in either case, and
 *  on a keyboard of any script.
 *  Source: specification §2.5, "Keys while the player is open". */
export function actionOfKey(press: KeyPress, focus: KeyboardFocus): PlayerAction | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  const pressed = latinKey(press)
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed
  if (KEYS_OF_CONTROL[focus].includes(key)) return undefined
  const action = ACTION_OF_KEY.get(key)
  if (!action || (press.repeat && !REPEATING.includes(action.is))) return undefined
  return action
}
