import type { ArElement } from '@starnest/contract/ar/ar'
import { BookOpen, ChevronRight, Hand, MessageCircle, Sparkle } from 'lucide-react'
import type { FocusEvent } from 'react'
import './markers.css'
import { useTexts } from '../../../platform/texts.ts'
import type { Side } from '../look/pins.ts'

const ICONS = { wave: Hand, speak: MessageCircle, collect: Sparkle, read: BookOpen } as const

type MarkersProps = {
  elements: readonly ArElement[]
  found: ReadonlySet<number>
  chosen: number | null
  /** Where each lies at the moment. */
  sides: readonly ('seen' | Side)[]
  onPress: (nth: number) => void
  /** The keyboard or a remote came to it. */
  onReach: (nth: number) => void
  onButton: (nth: number, button: HTMLButtonElement | null) => void
}

/** Markers over the picture, as buttons, from left to right as they stand in the world: what is out of view
 *  hangs at the edge and shows the way. Where each is drawn is set from outside, frame by frame. */
export function Markers(props: MarkersProps) {
  const { elements, found, chosen, sides, onPress, onReach, onButton } = props
  const t = useTexts('ar/ar')
  const nameOf = (nth: number) => {
    const name = elements[nth]?.name ?? ''
    const side = sides[nth] ?? 'seen'
    if (side !== 'seen') return t(`off.${side}`, { name })
    const { interactionType = 'wave' } = elements[nth] ?? {}
    return t(found.has(nth) ? 'markFound' : `mark.${interactionType}`, { name })
  }
  const reach = (event: FocusEvent<HTMLButtonElement>, nth: number) => {
    if (event.currentTarget.matches(':focus-visible')) onReach(nth)
  }
  const inOrder = elements
    .map((element, nth) => ({ element, nth }))
    .toSorted((one, other) => one.element.position.x - other.element.position.x)
  return (
    // Left is left here, whatever way the language reads.
    <ul data-focus-row="" dir="ltr" aria-label={t('around')}>
      {inOrder.map(({ element, nth }) => {
        const Icon = ICONS[element.interactionType]
        return (
          <li key={nth}>
            <button
              ref={(button) => onButton(nth, button)}
              type="button"
              className="ar-marker"
              data-side={sides[nth] ?? 'seen'}
              data-found={found.has(nth)}
              aria-label={nameOf(nth)}
              aria-pressed={nth === chosen}
              onClick={() => onPress(nth)}
              onFocus={(event) => reach(event, nth)}
            >
              <span className="ar-marker-light" aria-hidden="true">
                <Icon className="ar-marker-icon" />
              </span>
              <ChevronRight aria-hidden className="ar-marker-arrow" />
              <span className="ar-marker-name" aria-hidden="true" dir="auto">
                {element.name}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
