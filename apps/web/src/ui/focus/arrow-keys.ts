import { useEffect } from 'react'
import { isComposing } from '../../platform/keyboard/composing.ts'
import { bringIntoView, leaveScroll } from './bring-into-view.ts'
import { firstStop, lineOf, nextLine, placeBefore } from './focus-lines.ts'
import { isRowKey, moveInRow, nearestInColumn, type RowKey } from './focus-moves.ts'

const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]'
/** A dialog that leaves the page usable. */
const BESIDE = '[aria-modal="false"]'
/** What has the arrows for itself while it is open. */
const OPEN_LIST = '[role="menu"], [role="listbox"][data-state="open"]'
/** Elements that use every arrow themselves. */
const OWN_ARROWS =
  'textarea, video, [contenteditable="true"], .player .player-film, [data-own-arrows]'
/** Elements whose value the sideways arrows change. */
const OWN_SIDEWAYS =
  '[role="slider"], [role="tab"], [role="radio"], input[type="range"], input[type="radio"]'
const NO_TEXT = '[type="checkbox"], [type="button"], [type="submit"]'

/** What the arrows move in: the dialog on top, else the page. */
function scopeOfKeys(): ParentNode {
  const dialogs = [...document.querySelectorAll<HTMLElement>(DIALOG)]
  return dialogs.findLast((one) => !one.matches(BESIDE) || one.matches(':focus-within')) ?? document
}

function spanOf(element: Element) {
  const { left, right } = element.getBoundingClientRect()
  return { start: left, end: right }
}

function focusOn(element: HTMLElement | undefined): void {
  if (!element) return
  // Also after a mouse, where the key is a gamepad's.
  element.focus({ preventScroll: true, focusVisible: true })
  bringIntoView(element)
}

/** The press that waits for what lies ahead to be drawn. */
let waiting: MutationObserver | undefined

/** Brings a place near, so that it is drawn, and goes on then, unless the focus has moved. */
function goWhenDrawn(place: Element, from: HTMLElement, go: () => void): void {
  bringIntoView(place)
  waiting = new MutationObserver(() => {
    if (place.isConnected) return
    waiting?.disconnect()
    if (document.activeElement === from) go()
  })
  waiting.observe(document.body, { childList: true, subtree: true })
}

/** False where the line has only this place. */
function moveAlong(scope: ParentNode, from: HTMLElement, key: RowKey): boolean {
  const line = lineOf(scope, from)
  const index = line.indexOf(from)
  if (index < 0) return false
  const isRightToLeft = getComputedStyle(from.parentElement ?? from).direction === 'rtl'
  focusOn(line[moveInRow(key, { index, count: line.length, isRightToLeft })])
  return true
}

/** False at the page's edge, so that the page may scroll on. */
function moveAcross(scope: ParentNode, from: HTMLElement, step: 1 | -1): boolean {
  const line = nextLine(scope, from, step)
  const place = placeBefore(scope, line, from, step)
  if (place) {
    goWhenDrawn(place, from, () => moveAcross(scope, from, step))
    return true
  }
  if (!line) return false
  const { start, end } = spanOf(from)
  focusOn(line[nearestInColumn(line.map(spanOf), (start + end) / 2, innerWidth)])
  return true
}

/** Whether a key press is meant for us: an arrow, Home or End alone, and nobody else uses it. */
function isForUs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || !/^(Arrow|Home$|End$)/.test(event.key)) return false
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
  return document.querySelector(OPEN_LIST) === null
}

/** Enter opens a select, as a remote expects; arrows leave it, where they would change it unseen. An
 *  open list has the keys for itself. */
const isOpenSelect = (target: HTMLElement) =>
  target instanceof HTMLSelectElement && CSS.supports('selector(:open)') && target.matches(':open')

/** Whether a key has a way to go inside a text field before it leaves it. */
function movesCaret(target: HTMLElement, key: RowKey): boolean {
  if (!(target instanceof HTMLInputElement) || target.matches(NO_TEXT)) return false
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart !== selectionEnd) return true
  const end = key === 'ArrowLeft' || key === 'Home' ? 0 : value.length
  return (selectionStart ?? end) !== end
}

/** Whether the press was used up. */
function move(target: HTMLElement, key: string): boolean {
  if (target.closest(OWN_ARROWS) || isOpenSelect(target)) return false
  const scope = scopeOfKeys()
  const isSideways = isRowKey(key)
  if (isSideways && (target.matches(OWN_SIDEWAYS) || movesCaret(target, key))) return false
  const isNowhere = target === document.body || target.matches(`main, ${DIALOG}`)
  if (isNowhere) {
    if (key.startsWith('Arrow')) focusOn(firstStop(scope))
    return key.startsWith('Arrow')
  }
  if (isSideways) return moveAlong(scope, target, key)
  return moveAcross(scope, target, key === 'ArrowDown' ? 1 : -1)
}

function handleKey(event: KeyboardEvent): void {
  if (isComposing(event)) return
  waiting?.disconnect()
  leaveScroll()
  const { key, target } = event
  if (key === 'Enter' && target instanceof HTMLSelectElement && !isOpenSelect(target)) {
    event.preventDefault()
    target.showPicker()
    return
  }
  if (!isForUs(event) || !(target instanceof HTMLElement)) return
  // Also at the page's edge, where the arrow has nowhere to lead.
  const isClosedSelect = target instanceof HTMLSelectElement && !isOpenSelect(target)
  if (move(target, key) || isClosedSelect) event.preventDefault()
}

/** Let the arrow keys and a TV remote reach everything: left, right, Home and End along a line, up
 *  and down between lines, keeping the column; inside the dialog that is open, else on the page. */
export function useArrowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
