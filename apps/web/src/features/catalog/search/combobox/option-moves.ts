/** Keys that move through the results. */
const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'] as const
type OptionKey = (typeof KEYS)[number]

const isOptionKey = (key: string): key is OptionKey => KEYS.some((one) => one === key)

/** Where one stands among the results: `index` from 0, undefined in the field. */
export type OptionPlace = {
  index: number | undefined
  count: number
  columns: number
  isRightToLeft: boolean
}

/** Where a key leads from a place, or undefined when it is not for the results. 'field' leads back
 *  into the field. In the field only ArrowDown leads into the results; all other keys are the text's.
 *  Source: ARIA Authoring Practices, "Combobox". */
export function moveOption(key: string, place: OptionPlace): number | 'field' | undefined {
  const { index, count, columns, isRightToLeft } = place
  if (!isOptionKey(key) || count === 0) return undefined
  if (index === undefined) return key === 'ArrowDown' ? 0 : undefined
  const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowDown':
      return downFrom(index, count, columns)
    case 'ArrowUp':
      return index < columns ? 'field' : index - columns
    default:
      return Math.min(count - 1, Math.max(0, index + (key === forwards ? 1 : -1)))
  }
}

/** The option below, or the last one when the row below is shorter; below the last row the page
 *  goes on. */
function downFrom(index: number, count: number, columns: number): number | undefined {
  const isLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns)
  return isLastRow ? undefined : Math.min(count - 1, index + columns)
}
