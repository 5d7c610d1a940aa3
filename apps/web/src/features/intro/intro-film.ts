/** Where the intro stands. `startsMuted`: its film is on its second try, without sound. `still`
 *  stands for the film where less motion is preferred. */
export type IntroState = {
  is: 'loading' | 'playing' | 'still' | 'over'
  startsMuted: boolean
  canSkip: boolean
}

/** What can happen to it. `failed`: too late, broken, or refused by the browser. */
export type IntroEvent = 'playing' | 'failed' | 'ended' | 'skip-due' | 'skip' | 'closed'

/** Milliseconds until Skip appears. Source: specification §9. */
export const SKIP_AFTER_MS = 2000
/** Milliseconds that a try waits for the film's metadata. Source: specification §9. */
export const METADATA_WAIT_MS = 5000
/** Milliseconds that the still stands for the film: long enough to be read aloud, short enough not
 *  to be waited for. */
export const STILL_MS = 4000

/** How the intro begins: with its film, or with a still that can be left at once. */
export function introAtStart(isCalm: boolean): IntroState {
  return { is: isCalm ? 'still' : 'loading', startsMuted: false, canSkip: isCalm }
}

/** The intro after an event. A first failure leads to a try without sound; a second one, like the
 *  end and Skip, to the app. Nothing leads back from there. Source: specification §4. */
export function introAfter(state: IntroState, event: IntroEvent): IntroState {
  if (state.is === 'over') return state
  switch (event) {
    case 'playing':
      return state.is === 'loading' ? { ...state, is: 'playing' } : state
    case 'failed':
      return state.is === 'loading' && !state.startsMuted
        ? { ...state, startsMuted: true }
        : { ...state, is: 'over' }
    case 'skip-due':
      return { ...state, canSkip: true }
    case 'skip':
      return state.canSkip ? { ...state, is: 'over' } : state
    case 'ended':
    case 'closed':
      return { ...state, is: 'over' }
  }
}
