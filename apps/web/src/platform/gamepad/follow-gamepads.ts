import './gamepad.css'
import { heldOn, isKnownPad, type PadButton } from './held-buttons.ts'
import { type HeldSince, heldBefore, pressesSince } from './pad-presses.ts'
import { pressButton, releaseButton } from './press-button.ts'

/** The next look at the gamepads; undefined: nobody looks. */
let look: number | undefined
/** What was held down at the last look; undefined: there was none. */
let held: HeldSince | undefined

/** While the gamepad leads, and no mouse or finger. */
const LED_CLASS = 'led-by-gamepad'

/** Lets connected gamepads drive the app as a remote does. Looks at them at each picture of the screen, as long as
 *  the page is in sight and one is connected; called again when another one comes. */
export function followGamepads(): void {
  if (look !== undefined || document.visibilityState === 'hidden') return
  document.addEventListener('visibilitychange', onSight)
  look = requestAnimationFrame(lookAtPads)
}

function onSight(): void {
  if (document.visibilityState === 'visible') followGamepads()
  else rest()
}

function rest(): void {
  if (look !== undefined) cancelAnimationFrame(look)
  look = undefined
  held = undefined
}

function lookAtPads(nowMs: number): void {
  const pads = navigator.getGamepads().filter(isKnownPad)
  if (pads.length === 0) {
    for (const button of held?.keys() ?? []) releaseButton(button)
    document.removeEventListener('visibilitychange', onSight)
    rest()
    return
  }
  // Before anything is pressed: what a press does may throw.
  look = requestAnimationFrame(lookAtPads)
  drive(new Set(pads.flatMap(heldOn)), nowMs)
}

function drive(pressed: ReadonlySet<PadButton>, nowMs: number): void {
  // What is pressed while somebody plays in another window is not meant for us.
  if (!held || !document.hasFocus()) {
    held = heldBefore(pressed)
    return
  }
  const since = pressesSince(held, pressed, nowMs)
  held = since.held
  for (const button of since.released) releaseButton(button)
  if (since.presses.length > 0) lead()
  for (const press of since.presses) pressButton(press)
}

/** Shows where the focus is, until somebody points. */
function lead(): void {
  const { classList } = document.documentElement
  if (classList.contains(LED_CLASS)) return
  classList.add(LED_CLASS)
  document.addEventListener('pointerdown', () => classList.remove(LED_CLASS), {
    once: true,
    capture: true,
  })
}
