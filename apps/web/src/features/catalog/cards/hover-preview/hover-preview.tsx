import { useRemoveFromContinueWatching } from '../../lists/use-remove-from-continue-watching.ts'
import { HoverPanel } from './hover-panel.tsx'
import { useHoveredCard } from './hovered-card.ts'

/** The panel of the card that the mouse rests on. It stays mounted without one, so that what a panel
 *  started ends after it is gone. */
export function HoverPreview() {
  const hovered = useHoveredCard()
  const remove = useRemoveFromContinueWatching()
  if (!hovered) return null
  return <HoverPanel key={hovered.tile.animation.id} {...hovered} onRemove={remove} />
}
