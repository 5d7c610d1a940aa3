import { useEffect, useRef } from 'react'
import { latinKey } from '../../../platform/keyboard/latin-key.ts'
import type { JamStage } from './jam-stage.ts'

type JamKeys = {
  stage: JamStage
  begin: (is: 'challengeStarted' | 'recordingStarted') => void
  step: (by: 1 | -1) => void
  stopRecording: () => void
}

/** Where a key means what it always means: something is written, chosen or pressed there. */
const OTHERS =
  'a, button, input, select, textarea, [role="dialog"], [role="menu"], [contenteditable]'
/** The place whose keys are those of the stage, also while it has the focus itself. */
const STAGE = '.jam-stage'

/** The keys of a TV remote. They hold where nothing else that takes keys has the focus: on the stage, which
 *  has it from the start, and on the page. Source: specification §4, "Jam keyboard". */
export function useJamKeys(keys: JamKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForStage(event)) return
      const { target } = event
      const stage = target instanceof Element && target.matches(STAGE) ? target : null
      if (!obey(event, latest.current) && !(stage && leave(stage, event.key))) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the arrows that move the focus from place to place.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** Whether a key was pressed where no other control takes it. */
function isForStage(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  return !(target instanceof Element) || target.matches(STAGE) || target.closest(OTHERS) === null
}

/** Does what a key says; false: it says nothing here. */
function obey(event: KeyboardEvent, keys: JamKeys): boolean {
  const { key, repeat } = event
  const { mode, round } = keys.stage
  const steps = mode === 'karaoke' ? SONG_KEYS : BEAT_KEYS
  const by = steps[key]
  if (by !== undefined) {
    keys.step(by)
    return true
  }
  const isRecording = round.is === 'running' && round.isRecording
  if (key === 'Enter' || key === ' ') {
    if (repeat) return true
    if (isRecording) keys.stopRecording()
    else if (round.is === 'idle') keys.begin('challengeStarted')
    return true
  }
  if (latinKey(event).toLowerCase() !== 'r' || repeat || isRecording) return false
  keys.begin('recordingStarted')
  return true
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
