import type { KeyboardEvent } from 'react'
import { actionOfKey, type KeyboardFocus, type PlayerAction } from '../../rules/player-keys.ts'
import { withMuteToggled, withVolumeSteps } from '../../rules/sound/volume-rules.ts'
import { seek, skip, togglePlay } from '../film-moves.ts'
import type { useSound } from '../use-sound.ts'

/** What the keys drive. */
export type KeyTargets = {
  video: HTMLVideoElement | null
  changeSound: ReturnType<typeof useSound>['change']
  toggleCaptions: () => void
  /** Presses what stands over the film to skip a part of it, if anything does. */
  pressSkip: () => void
  /** Moves the focus to it; false: nothing stands there, or it has the focus. */
  focusSkip: () => boolean
  toggleFullscreen: () => void
  /** Goes one picture back or forth; a key that is held down asks for it again and again. */
  stepFrame: (by: 1 | -1, isRepeated: boolean) => void
  close: () => void
}

/** The player's only keyboard handler. It hears what bubbles up to the player and leaves to buttons,
 *  sliders and menus what is theirs. */
export function usePlayerKeys(targets: KeyTargets): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented) return
    const action = actionOfKey(event, focusOf(event.target))
    if (!action) return
    event.preventDefault()
    if (leadsToSkip(event) && targets.focusSkip()) return
    if (action.is === 'stepFrame') targets.stepFrame(action.by, event.repeat)
    else act(action, targets)
  }
}

function focusOf(target: EventTarget): KeyboardFocus {
  if (!(target instanceof Element)) return 'surface'
  if (target.closest('[role="menu"]')) return 'menu'
  if (target.matches('input[type="range"]')) return 'slider'
  if (!target.matches('button, a, [role="button"]')) return 'surface'
  return target.matches('.player-surface > :not(.player-film) *') ? 'choice' : 'button'
}

/** With a remote there is no other way than up from the controls. */
const leadsToSkip = ({ key, target }: KeyboardEvent) =>
  key === 'ArrowUp' && focusOf(target) === 'button'

function act(action: Exclude<PlayerAction, { is: 'stepFrame' }>, targets: KeyTargets): void {
  const { video, changeSound } = targets
  switch (action.is) {
    case 'close':
      leave(targets)
      break
    case 'toggleFullscreen':
      targets.toggleFullscreen()
      break
    case 'toggleCaptions':
      targets.toggleCaptions()
      break
    case 'skipSegment':
      targets.pressSkip()
      break
    case 'toggleMute':
      changeSound(withMuteToggled)
      break
    case 'changeVolume':
      changeSound((sound) => withVolumeSteps(sound, action.bySteps))
      break
    default:
      if (video) move(video, action)
  }
}

/** What starts, stops or moves the film. */
type Movement = Extract<PlayerAction, { is: 'togglePlay' | 'skip' | 'seekToStart' | 'seekToEnd' }>

function move(video: HTMLVideoElement, action: Movement): void {
  switch (action.is) {
    case 'togglePlay':
      togglePlay(video)
      break
    case 'skip':
      skip(video, action.bySeconds)
      break
    case 'seekToStart':
      seek(video, 0)
      break
    case 'seekToEnd':
      seek(video, Number.POSITIVE_INFINITY)
  }
}

/** Escape leaves full screen first and closes the player only then. */
function leave({ close }: KeyTargets): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else close()
}
