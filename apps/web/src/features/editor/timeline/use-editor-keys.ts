import { useEffect, useEffectEvent } from 'react'
import { latinKey } from '../../../platform/keyboard/latin-key.ts'
import type { EditorSession } from '../session/editor-session.ts'
import {
  type Answer,
  copySelected,
  deleteSelected,
  duplicateSelected,
  moveSelected,
  paste,
  splitAtPlayhead,
  toggleMarker,
  trimToPlayhead,
} from './timeline-deeds.ts'

/** What keys ask of the timeline beside editing. */
type KeyParts = {
  session: EditorSession
  onAnswer: (answer: Answer) => void
  onLacking: () => void
  toggleSnapping: () => void
  zoomBy: (factor: number) => void
  endMs: number
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey'>

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable="true"]'
const WINDOW = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** What speed J and L go to: on the first press, and faster with each further one. */
const FASTER: Readonly<Record<number, number>> = { 1: 2, 2: 4 }

const KEYS = [
  's',
  'm',
  'n',
  'j',
  'k',
  'l',
  ' ',
  ',',
  '.',
  '<',
  '>',
  '[',
  ']',
  '+',
  '=',
  '-',
] as const

/** Keys of the editor, wherever the focus is in it, but in a field or a window. */
export function useEditorKeys(parts: KeyParts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    if (target.closest(TYPING) || document.querySelector(WINDOW)) return
    const isButton = event.key === ' ' && target.closest('button, a, [role="tab"], [role="switch"]')
    if (isButton) return
    const isDone = event.ctrlKey || event.metaKey ? withControl(event, parts) : plain(event, parts)
    if (isDone) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function withControl(press: Press, parts: KeyParts): boolean {
  const { session, onAnswer, onLacking } = parts
  const key = latinKey(press).toLowerCase()
  switch (key) {
    case 'z':
      if (press.shiftKey) session.redo()
      else session.undo()
      return true
    case 'y':
      session.redo()
      return true
    case 'c':
    case 'x':
      onAnswer(copySelected(session, key === 'x'))
      return true
    case 'v': {
      const { answer, isLacking } = paste(session)
      onAnswer(answer)
      if (isLacking) onLacking()
      return true
    }
    case 'd':
      onAnswer(duplicateSelected(session))
      return true
    case 'a':
      session.select(session.getState().project.document.items.map(({ id }) => id))
      return true
    default:
      return false
  }
}

function plain(press: Press, parts: KeyParts): boolean {
  const { session, onAnswer } = parts
  const { key, shiftKey } = press
  if (press.altKey) return moved(press, parts)
  if (key === 'Delete' || key === 'Backspace') {
    onAnswer(deleteSelected(session, shiftKey))
    return true
  }
  if (key === 'Escape' && session.getState().selection.size > 0) {
    session.select([])
    return true
  }
  if (key === 'Home' || key === 'End') {
    session.transport.seek(key === 'Home' ? 0 : parts.endMs)
    return true
  }
  const letter = latinKey(press).toLowerCase()
  const known = KEYS.find((one) => one === letter)
  if (!known) return false
  DEEDS[known](parts, press)
  return true
}

function moved({ key, shiftKey }: Press, { session, onAnswer }: KeyParts): boolean {
  const step = shiftKey ? 'seconds' : 'frames'
  if (key === 'ArrowLeft') onAnswer(moveSelected(session, { [step]: -1 }))
  else if (key === 'ArrowRight') onAnswer(moveSelected(session, { [step]: 1 }))
  else if (key === 'ArrowUp') onAnswer(moveSelected(session, { layers: 1 }))
  else if (key === 'ArrowDown') onAnswer(moveSelected(session, { layers: -1 }))
  else return false
  return true
}

type Deed = (parts: KeyParts, press: Press) => void

const shuttle =
  (way: 1 | -1): Deed =>
  ({ session: { transport } }) => {
    const rate = transport.getRate() * way
    transport.play(way * (rate > 0 ? (FASTER[rate] ?? rate) : 1))
  }

const step =
  (way: 1 | -1): Deed =>
  ({ session }, { shiftKey }) => {
    const { framesPerSecond } = session.getState().project.document.settings
    session.transport.pause()
    const byMs = shiftKey ? 1000 : 1000 / framesPerSecond
    session.transport.seek(session.transport.getMs() + way * byMs)
  }

const DEEDS: Readonly<Record<(typeof KEYS)[number], Deed>> = {
  s: ({ session, onAnswer }) => onAnswer(splitAtPlayhead(session)),
  m: ({ session, onAnswer }) => onAnswer(toggleMarker(session)),
  n: ({ toggleSnapping }) => toggleSnapping(),
  j: shuttle(-1),
  l: shuttle(1),
  k: ({ session }) => session.transport.pause(),
  ' ': ({ session: { transport } }) =>
    transport.isPlaying() ? transport.pause() : transport.play(),
  ',': step(-1),
  '.': step(1),
  // What these keys are called with Shift.
  '<': step(-1),
  '>': step(1),
  '[': ({ session, onAnswer }) => onAnswer(trimToPlayhead(session, 'start')),
  ']': ({ session, onAnswer }) => onAnswer(trimToPlayhead(session, 'end')),
  '+': ({ zoomBy }) => zoomBy(1.5),
  '=': ({ zoomBy }) => zoomBy(1.5),
  '-': ({ zoomBy }) => zoomBy(1 / 1.5),
}
