import { type ComponentType, useEffect, useState } from 'react'
import { useRemoveFromContinueWatching } from '../../lists/use-remove-from-continue-watching.ts'
import type { HoverPanelProps } from './hover-panel.tsx'
import { closeHoverPreview, useHoveredCard } from './hovered-card.ts'

const loadPanel = async () => (await import('./hover-panel.tsx')).HoverPanel

/** Draws the panel of the card that the mouse rests on. What the panel starts outlives it. */
export function HoverPreviewHost() {
  const hovered = useHoveredCard()
  const remove = useRemoveFromContinueWatching()
  const [Panel, setPanel] = useState<ComponentType<HoverPanelProps>>()

  useEffect(() => {
    if (!hovered || Panel) return
    // Without its code there is no panel; the card itself still leads to its title.
    loadPanel().then((part) => setPanel(() => part), closeHoverPreview)
  }, [hovered, Panel])
  useEffect(() => closeHoverPreview, [])

  if (!hovered || !Panel) return null
  return <Panel key={hovered.tile.animation.id} {...hovered} onRemove={remove} />
}
