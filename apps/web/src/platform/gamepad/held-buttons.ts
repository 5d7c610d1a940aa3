/** What a gamepad is asked for here, by what it does. */
export type PadButton =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'confirm'
  | 'back'
  | 'play'
  | 'details'
  | 'seekBack'
  | 'seekOn'

/** Places of the buttons. Named as on an Xbox pad: A, B, X and Y, the upper shoulders and the cross.
 *  Source: Gamepad, "Remapping", the standard layout. */
const BUTTONS: readonly (readonly [index: number, button: PadButton])[] = [
  [0, 'confirm'],
  [1, 'back'],
  [2, 'play'],
  [3, 'details'],
  [4, 'seekBack'],
  [5, 'seekOn'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
]

/** How far the left stick has to be pushed, of 1: one that is worn never stands quite still. */
const DEAD_ZONE = 0.5

/** The part of a Gamepad that is read. */
export type PadFacts = {
  readonly connected: boolean
  readonly mapping: string
  readonly axes: readonly number[]
  readonly buttons: readonly { readonly pressed: boolean }[]
}

/** Whether a place of `navigator.getGamepads()` holds a gamepad whose buttons are known. */
export const isKnownPad = <Pad extends PadFacts>(pad: Pad | null): pad is Pad =>
  pad?.connected === true && pad.mapping === 'standard'

/** What is held down on a gamepad. The left stick counts as the cross, in the direction in which it is pushed most. */
export function heldOn({ axes, buttons }: PadFacts): PadButton[] {
  const held = BUTTONS.flatMap(([index, button]) => (buttons[index]?.pressed ? [button] : []))
  const stick = stickOf(axes)
  return stick ? [...held, stick] : held
}

function stickOf([x = 0, y = 0]: readonly number[]): PadButton | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < DEAD_ZONE) return undefined
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'up' : 'down'
}
