import type { Animation } from '@starnest/contract/catalog/catalog'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { moveOption } from './option-moves.ts'

/** The results as options of a combobox, of which one at most is active. The focus stays in the
 *  field. */
export type Options = {
  listId: string
  optionId: (index: number) => string
  list: RefObject<HTMLDivElement | null>
  /** Place from 0; undefined in the field. */
  active: number | undefined
  count: number
  /** Moves as a key asks. False when the key is not for the results. */
  move: (key: string) => boolean
}

/** Keeps the active option: none after the question has changed. */
export function useOptions(animations: readonly Animation[], query: string): Options {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ query: string; index: number }>()
  const count = animations.length
  const active = place && place.query === query && place.index < count ? place.index : undefined
  const optionId = (index: number) => `${id}-${index}`
  const activeId = active === undefined ? undefined : optionId(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return {
    listId: `${id}-list`,
    optionId,
    list,
    active,
    count,
    move: (key) => {
      const to = moveOption(key, { index: active, count, ...shapeOf(list.current) })
      if (to === undefined) return false
      setPlace(to === 'field' ? undefined : { query, index: to })
      return true
    },
  }
}

/** How many options stand in a row of the grid, and which way it is read. */
function shapeOf(grid: HTMLElement | null) {
  if (!grid) return { columns: 1, isRightToLeft: false }
  const { gridTemplateColumns, direction } = getComputedStyle(grid)
  const columns = gridTemplateColumns.split(' ').filter((column) => column !== '').length
  return { columns: Math.max(1, columns), isRightToLeft: direction === 'rtl' }
}
