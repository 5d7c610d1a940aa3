import { type FocusEvent, useState } from 'react'

/** One Tab stop for a whole row: the place that last had the focus. Give `tabIndexOf(place)` to each
 *  place and `onFocus` to the row, whose places carry `data-place`. */
export function useRovingStop(count: number) {
  const [remembered, setRemembered] = useState(0)
  const stop = Math.min(remembered, count - 1)
  return {
    tabIndexOf: (place: number): 0 | -1 => (place === stop ? 0 : -1),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const place = event.target.closest<HTMLElement>('[data-place]')?.dataset.place
      if (place !== undefined) setRemembered(Number(place))
    },
  }
}
