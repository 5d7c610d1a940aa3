import { preferencesOf } from '@starnest/contract/household/profiles'
import type { SegmentKind, SkipMode } from '@starnest/contract/watch/segments'
import type { Playback } from '@starnest/contract/watch/watch'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActiveProfile } from '../../../../library/family/active-profile.ts'
import { seek } from '../film/film-moves.ts'
import { FRESH_MEMORY, placeBehind, remember, type SkipPlace, skipAt } from '../rules/skip-rules.ts'

/** Milliseconds for which the button stands by itself, and the note of what was skipped. Source: research, row 17. */
const STANDS_MS = 8000

/** What was skipped without being asked to, from where to where, in seconds. */
type Skipped = { kind: SegmentKind; fromSeconds: number; toSeconds: number }

/** Skipping parts of a film: what is offered or was done, and how it is pressed. */
export type Skipping = {
  /** `offered`: what may be skipped here; `isFresh` for its first seconds. `skipped`: what just was. */
  shown:
    | { is: 'offered'; kind: SegmentKind; isFresh: boolean }
    | { is: 'skipped'; kind: SegmentKind }
    | null
  /** Skips what is offered, or goes back into what was skipped; does nothing where nothing is shown. */
  press: () => void
  button: RefObject<HTMLButtonElement | null>
  /** Moves the focus to the button; false: there is none, or it has the focus. */
  focus: () => boolean
  /** The film begins again, for eyes that have not seen it. */
  forget: () => void
}

/** How a film is moved: here, or by who steers it. */
type Moves =
  | { play: () => void }
  /** Moves it on every screen, to so many seconds, at most its length. Nothing is skipped there without being asked
   *  to: others see it, too. */
  | { steer: (toSeconds: number) => void }

/** Follows a film through its segments and does there what whoever watches wants. */
export function useSkipping(
  video: HTMLVideoElement | null,
  { segments, duration }: Pick<Playback, 'segments' | 'duration'>,
  moves: Moves,
): Skipping {
  const modeOf = useSkipModes('steer' in moves)
  const memory = useRef(FRESH_MEMORY)
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<SkipPlace | null>(null)
  const [staled, setStaled] = useState<SkipPlace | null>(null)
  const [skipped, setSkipped] = useState<Skipped | null>(null)
  // The next one may be skipped before this is drawn.
  const lastSkipped = useRef(skipped)
  const note = (just: Skipped | null) => {
    lastSkipped.current = just
    setSkipped(just)
  }

  const take = (by: 'running' | 'moving', toSeconds: number) => {
    memory.current = remember(memory.current, { by, toSeconds }, segments)
    setPlace(memory.current.place)
    return memory.current.place
  }
  const play = () => 'play' in moves && moves.play()
  const goBehind = ({ segment }: SkipPlace, film: HTMLVideoElement) => {
    const toSeconds = placeBehind(segment, duration)
    if ('steer' in moves) return moves.steer(Math.min(toSeconds, duration))
    // Only a film that plays comes to its end; one that has ended would begin again.
    if (toSeconds === Number.POSITIVE_INFINITY && film.paused) play()
    // As if it had run there: what begins at that place is not what the viewer moved to.
    take('running', Math.min(toSeconds, duration))
    seek(film, toSeconds)
  }
  const skipByItself = (at: SkipPlace, film: HTMLVideoElement) => {
    const { kind, startSeconds, endSeconds } = at.segment
    const before = lastSkipped.current
    const goesOn = before !== null && before.toSeconds === startSeconds
    const fromSeconds = goesOn ? before.fromSeconds : film.currentTime
    note({ kind, fromSeconds, toSeconds: endSeconds })
    goBehind(at, film)
  }
  const onMove = useEffectEvent((by: 'running' | 'moving', film: HTMLVideoElement) => {
    const at = take(by, film.currentTime)
    if (at && skipAt(at, modeOf(at.segment.kind)) === 'skip') skipByItself(at, film)
  })
  useEffect(() => {
    if (!video) return
    // An element that a source was taken from stands at 0.
    const onTime = () => {
      if (video.readyState > 0 && !video.seeking && !video.paused) onMove('running', video)
    }
    const onSeeking = () => onMove('moving', video)
    video.addEventListener('timeupdate', onTime)
    video.addEventListener('seeking', onSeeking)
    return () => {
      video.removeEventListener('timeupdate', onTime)
      video.removeEventListener('seeking', onSeeking)
    }
  }, [video])

  useEffect(() => {
    if (!place) return
    const timer = setTimeout(() => setStaled(place), STANDS_MS)
    return () => clearTimeout(timer)
  }, [place])
  const onRead = useEffectEvent(() => note(null))
  useEffect(() => {
    if (!skipped) return
    const timer = setTimeout(() => onRead(), STANDS_MS)
    return () => clearTimeout(timer)
  }, [skipped])

  const goBack = ({ fromSeconds, toSeconds }: Skipped, film: HTMLVideoElement) => {
    note(null)
    const { wanted } = memory.current
    const between = segments.filter(
      ({ startSeconds, endSeconds }) => startSeconds < toSeconds && endSeconds > fromSeconds,
    )
    memory.current = { ...memory.current, wanted: [...wanted, ...between] }
    seek(film, fromSeconds)
    if (film.paused) play()
  }
  const isOffered = place !== null && skipAt(place, modeOf(place.segment.kind)) !== 'nothing'
  const press = () => {
    if (!video) return
    if (skipped) goBack(skipped, video)
    else if (isOffered) goBehind(place, video)
  }
  const offered = isOffered
    ? ({ is: 'offered', kind: place.segment.kind, isFresh: staled !== place } as const)
    : null
  return {
    shown: skipped ? { is: 'skipped', kind: skipped.kind } : offered,
    press,
    button,
    focus: () => {
      if (!button.current || button.current === document.activeElement) return false
      button.current.focus({ preventScroll: true })
      return true
    },
    forget: () => {
      memory.current = FRESH_MEMORY
      setPlace(null)
      note(null)
    },
  }
}

/** What whoever watches wants to be done at each kind of segment; asked for, as long as that is not known, and of a
 *  shared film at least asked for. */
function useSkipModes(isShared: boolean): (kind: SegmentKind) => SkipMode {
  const profile = useActiveProfile()
  const { skipIntros = 'ask', skipCredits = 'ask' } = profile ? preferencesOf(profile) : {}
  return (kind) => {
    const wanted = kind === 'intro' || kind === 'recap' ? skipIntros : skipCredits
    return isShared && wanted === 'skip' ? 'ask' : wanted
  }
}
