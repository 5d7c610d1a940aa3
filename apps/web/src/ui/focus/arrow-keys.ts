import { useEffect } from 'react'
import { prefersReducedMotion } from '../../platform/reduced-motion.ts'
import { isRowKey, moveInRow, nearestInColumn, type RowKey } from './focus-moves.ts'

/** Attribute of an element whose links and buttons form one row for the arrow keys. */
export const FOCUS_ROW = 'data-focus-row'

const ROWS = `[${FOCUS_ROW}]`
const STOPS = 'a[href], button:not(:disabled):not([aria-hidden="true"]), select'
const OPEN_DIALOG = 'dialog[open], [role="dialog"], [role="menu"]'
/** Elements that use the arrows themselves. */
const OWN_ARROWS = 'input, textarea, video, [contenteditable], [role="slider"]'

function rowsOf(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(ROWS)].filter((row) => stopsOf(row).length > 0)
}

function stopsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(STOPS)]
}

function spanOf(element: Element) {
  const { left, right } = element.getBoundingClientRect()
  return { start: left, end: right }
}

/** Focus an element and bring it into view, smoothly unless the person asked for less motion. */
function focusOn(element: HTMLElement | undefined): void {
  if (!element) return
  element.focus({ preventScroll: true })
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
}

function moveAlong(row: HTMLElement, from: HTMLElement, key: RowKey): void {
  const stops = stopsOf(row)
  const index = stops.indexOf(from)
  if (index < 0) return
  const isRightToLeft = getComputedStyle(row).direction === 'rtl'
  focusOn(stops[moveInRow(key, { index, count: stops.length, isRightToLeft })])
}

/** False at the page's edge, so that the page may scroll on. */
function moveAcross(row: HTMLElement, from: HTMLElement, step: 1 | -1): boolean {
  const rows = rowsOf(document)
  const target = rows[rows.indexOf(row) + step]
  if (!target) return false
  const { start, end } = spanOf(from)
  const stops = stopsOf(target)
  focusOn(stops[nearestInColumn(stops.map(spanOf), (start + end) / 2, innerWidth)])
  return true
}

/** Nothing has the focus: begin with the first row on the screen that is not pinned to it. */
function enterPage(): boolean {
  const rows = rowsOf(document)
  const visible = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const main = visible.find((row) => row.closest('main')) ?? visible[0]
  if (!main) return false
  focusOn(stopsOf(main)[0])
  return true
}

/** Whether a key press is meant for us: an arrow, Home or End alone, and nobody else uses it. */
function isForUs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || !/^(Arrow|Home$|End$)/.test(event.key)) return false
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
  return document.querySelector(OPEN_DIALOG) === null
}

/** A select in a row is left upwards and opened downwards; the other arrows, which would change it
 *  unseen, do nothing. An open list has the arrows for itself. */
function moveFromSelect(row: HTMLElement, select: HTMLSelectElement, key: string): boolean {
  if (CSS.supports('selector(:open)') && select.matches(':open')) return false
  if (key === 'ArrowUp') moveAcross(row, select, -1)
  if (key === 'ArrowDown') select.showPicker()
  return true
}

/** Whether the press was used up. */
function move(target: HTMLElement, key: string): boolean {
  if (target.closest(OWN_ARROWS)) return false
  const row = target.closest<HTMLElement>(ROWS)
  if (!row) {
    const isNowhere = target === document.body || target.matches('main')
    return isNowhere && key.startsWith('Arrow') && enterPage()
  }
  if (target instanceof HTMLSelectElement) return moveFromSelect(row, target, key)
  if (isRowKey(key)) {
    moveAlong(row, target, key)
    return true
  }
  return moveAcross(row, target, key === 'ArrowDown' ? 1 : -1)
}

function handleArrow(event: KeyboardEvent): void {
  const { key, target } = event
  if (!isForUs(event) || !(target instanceof HTMLElement)) return
  if (move(target, key)) event.preventDefault()
}

/** Let the arrow keys and a TV remote move through every element marked with {@link FOCUS_ROW}:
 *  left, right, Home and End along a row, up and down between rows, keeping the column. */
export function useArrowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleArrow)
    return () => document.removeEventListener('keydown', handleArrow)
  }, [])
}
