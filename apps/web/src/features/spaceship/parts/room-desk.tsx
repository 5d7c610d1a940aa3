import { Clapperboard, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'

type RoomDeskProps = {
  /** Why there are no films, in place of what leads to them; null: there are. */
  notice: ReactNode
  hasParty: boolean
  onChoose: () => void
  onParty: () => void
}

/** What can be watched, while nothing is. */
export function RoomDesk({ notice, hasParty, onChoose, onParty }: RoomDeskProps) {
  const t = useTexts('spaceship/room')
  return (
    <div className="room-desk" data-focus-row="">
      {notice ?? (
        <Button onClick={onChoose}>
          <Clapperboard aria-hidden className="size-5" />
          {t('choose')}
        </Button>
      )}
      {hasParty && (
        <Button look="glass" onClick={onParty}>
          <Users aria-hidden className="size-5" />
          {t('join')}
        </Button>
      )}
    </div>
  )
}
