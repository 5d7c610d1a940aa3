import { useTexts } from '../../../platform/texts.ts'
import type { Motion } from '../look/use-motion.ts'
import type { FlatReason } from '../view-choice.ts'

const REASONS = {
  motion: 'pictureMotion',
  noGraphics: 'pictureNoGraphics',
  lost: 'pictureLost',
  tooSlow: 'pictureTooSlow',
} as const satisfies Record<FlatReason, string>

type RoomNotesProps = {
  /** Why the room is a picture; null: it is not, or that was chosen. */
  reason: FlatReason | null
  motion: Motion
  /** What the party watches while nothing is shown here. */
  partyTitle: string | null
  isDark: boolean
}

/** Says what has become of the room: to everybody why it is a picture, and to who does not see it what plays at the
 *  party and that the lights go down. */
export function RoomNotes({ reason, motion, partyTitle, isDark }: RoomNotesProps) {
  const t = useTexts('spaceship/room')
  const words = shownWords(motion, reason)
  return (
    <p role="status" className={words ? 'room-note' : 'sr-only'}>
      {words && t(words)}
      {partyTitle !== null && (
        <span className="sr-only">{t('partyNow', { title: partyTitle })}</span>
      )}
      {isDark && <span className="sr-only">{t('lightsDown')}</span>}
    </p>
  )
}

function shownWords(motion: Motion, reason: FlatReason | null) {
  if (motion.is === 'refused') return motion.why === 'denied' ? 'motionDenied' : 'motionSilent'
  return reason && REASONS[reason]
}
