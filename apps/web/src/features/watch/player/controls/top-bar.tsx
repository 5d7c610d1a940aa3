import { CloseButton } from './close-button.tsx'

/** The film's name and the way out. */
export function TopBar({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div slot="top-chrome" className="player-top">
      <CloseButton onClose={onClose} />
      <h2 className="player-name">{title}</h2>
    </div>
  )
}
