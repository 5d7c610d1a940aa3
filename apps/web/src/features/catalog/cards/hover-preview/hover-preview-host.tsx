import { type ComponentType, useEffect, useState } from 'react'
import { closeHoverPreview, useHoveredCard } from './hovered-card.ts'

const loadPreview = async () => (await import('./hover-preview.tsx')).HoverPreview

/** The place of the panel over the card that the mouse rests on; its code comes with the first one. */
export function HoverPreviewHost() {
  const isWanted = useHoveredCard() !== null
  const [Preview, setPreview] = useState<ComponentType>()

  useEffect(() => {
    if (!isWanted || Preview) return
    // Without its code there is no panel; the card itself still leads to its title.
    loadPreview().then((part) => setPreview(() => part), closeHoverPreview)
  }, [isWanted, Preview])
  useEffect(() => closeHoverPreview, [])

  return Preview ? <Preview /> : null
}
