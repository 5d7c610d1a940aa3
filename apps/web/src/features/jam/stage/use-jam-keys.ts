import { useEffect, useRef } from 'react'
import { latinKey } from '../../../platform/keyboard/latin-key.ts'
import type { JamStage } from './jam-stage.ts'

type JamKeys = {
  stage: JamStage
  begin: (is: 'challengeStarted' | 'recordingStarted') => void
  step: (by: 1 | -1) => void
  stopRecording: () => void
  /** Pauses the song that plays, or lets it go on. */
  pause: () => void
  /** Ends the song that plays without a score. */
  skip: () => void
  /** Shows the words of the song one step later or sooner. */
  shiftWords: (bySteps: 1 | -1) => void
}

/** Where a key means what it always means: something is written, chosen or pressed there. */
const OTHERS =
  'a, button, input, select, textarea, [role="dialog"], [role="menu"], [contenteditable]'
/** The place whose keys are those of the stage, also while it has the focus itself. */
const STAGE = '.jam-stage'
/** Its buttons, which take no letters. */
const STAGE_BUTTON = '.jam-stage button'

/** The keys of a TV remote. They hold where nothing else that takes keys has the focus: on the stage, which
 *  has it from the start, and on the page. Those of the song that plays hold on the stage's buttons too.
 *  Source: specification §4, "Jam keyboard". */
export function useJamKeys(keys: JamKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTaken(event, latest.current)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the arrows that move the focus from place to place.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** Does what a key says; false: it is not the stage's. */
function isTaken(event: KeyboardEvent, keys: JamKeys): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  const element = target instanceof Element ? target : null
  if (element?.matches(STAGE_BUTTON)) return obeyInRound(event, keys)
  const isFree = !element || element.matches(STAGE) || element.closest(OTHERS) === null
  if (!isFree) return false
  if (obeyInRound(event, keys) || obey(event, keys)) return true
  return element?.matches(STAGE) === true && leave(element, event.key)
}

/** What keys say while a song plays, by name. */
const ROUND_KEYS: Record<string, (keys: JamKeys) => void> = {
  p: ({ pause }) => pause(),
  mediaplaypause: ({ pause }) => pause(),
  n: ({ skip }) => skip(),
  mediatracknext: ({ skip }) => skip(),
  g: ({ shiftWords }) => shiftWords(-1),
  h: ({ shiftWords }) => shiftWords(1),
}
/** Those that go on while they are held down. */
const HELD_KEYS = ['g', 'h']

function obeyInRound(event: KeyboardEvent, keys: JamKeys): boolean {
  if (keys.stage.round.is !== 'running') return false
  const key = latinKey(event).toLowerCase()
  const does = ROUND_KEYS[key]
  if (!does) return false
  if (!event.repeat || HELD_KEYS.includes(key)) does(keys)
  return true
}

function obey(event: KeyboardEvent, keys: JamKeys): boolean {
  const { key, repeat } = event
  const { mode, round } = keys.stage
  const steps = mode === 'karaoke' ? SONG_KEYS : BEAT_KEYS
  const by = steps[key]
  if (by !== undefined) {
    keys.step(by)
    return true
  }
  if (key === 'Enter' || key === ' ') {
    if (!repeat) press(key, keys)
    return true
  }
  const isRecording = round.is === 'running' && round.isRecording
  if (latinKey(event).toLowerCase() !== 'r' || repeat || isRecording) return false
  keys.begin('recordingStarted')
  return true
}

/** Enter and the space bar begin a challenge, let a paused song go on, or end a recording. Without one the space
 *  bar pauses the song. */
function press(key: 'Enter' | ' ', keys: JamKeys): void {
  const { round } = keys.stage
  if (round.is === 'idle') keys.begin('challengeStarted')
  if (round.is !== 'running') return
  if (round.isPaused) keys.pause()
  else if (round.isRecording) keys.stopRecording()
  else if (key === ' ') keys.pause()
}

/** The arrows that say nothing on the stage lead off it: on to its own buttons, or back to the list beside
 *  it. False: the key is none of them. */
function leave(stage: Element, key: string): boolean {
  if (!key.startsWith('Arrow')) return false
  const backwards = getComputedStyle(stage).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const isBack = key === backwards || key === 'ArrowUp'
  const place = isBack
    ? document.querySelector<HTMLElement>('.jam-side button')
    : stage.querySelector<HTMLElement>('.jam-record')
  place?.focus()
  return true
}

const SONG_KEYS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }
const BEAT_KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }
