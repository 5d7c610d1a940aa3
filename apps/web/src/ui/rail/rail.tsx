import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useRef } from 'react'
import { useRovingStop } from '../focus/use-roving-stop.ts'
import { IconButton } from '../icon-button.tsx'
import { useRailScroll } from './use-rail-scroll.ts'

/** Cards that are drawn at once, more than a phone or the widest wall shows; the others follow in
 *  pieces, between which the page can be used. */
const drawnFirst = () => (innerWidth < 768 ? 4 : 9)

type RailProps<Item> = {
  heading: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Draw one card; its link or button takes the tabIndex. */
  draw: (item: Item, tabIndex: 0 | -1) => ReactNode
  previousLabel: string
  nextLabel: string
  className?: string
  /** Every card with the first drawing, instead of those that can be seen. */
  isDrawnAtOnce?: boolean
}

/** A row of cards that scrolls sideways by touch, wheel, its two buttons and the arrow keys. */
export function Rail<Item>(props: RailProps<Item>) {
  const { heading, items, keyOf, draw, previousLabel, nextLabel, className = '' } = props
  const headingId = useId()
  const track = useRef<HTMLUListElement>(null)
  const first = props.isDrawnAtOnce ? items.length : Math.min(items.length, drawnFirst())
  const drawn = items.slice(0, useDeferredValue(items.length, first))
  const scroll = useRailScroll(track, drawn.length)
  const roving = useRovingStop(items.length)
  const holdProps = (way: 1 | -1) => ({
    onClick: () => scroll.step(way),
    onPointerDown: () => scroll.hold(way),
    onPointerUp: scroll.release,
    onPointerLeave: scroll.release,
    onPointerCancel: scroll.release,
    tabIndex: -1,
  })
  return (
    <div className={`rail ${className}`}>
      <h2 id={headingId} className="px-gutter font-display text-2xl">
        {heading}
      </h2>
      <div className="relative">
        <ul
          ref={track}
          aria-labelledby={headingId}
          data-focus-row=""
          onScroll={scroll.look}
          onFocus={roving.onFocus}
          className="rail-track"
        >
          {drawn.map((item, place) => (
            <li key={keyOf(item)} data-place={place} className="shrink-0 snap-start">
              {draw(item, roving.tabIndexOf(place))}
            </li>
          ))}
        </ul>
        <div className="rail-edge start-0" data-hidden={scroll.ends.isAtStart}>
          <IconButton label={previousLabel} disabled={scroll.ends.isAtStart} {...holdProps(-1)}>
            <ChevronLeft aria-hidden className="size-7 rtl:-scale-x-100" />
          </IconButton>
        </div>
        <div className="rail-edge end-0" data-hidden={scroll.ends.isAtEnd}>
          <IconButton label={nextLabel} disabled={scroll.ends.isAtEnd} {...holdProps(1)}>
            <ChevronRight aria-hidden className="size-7 rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
    </div>
  )
}
