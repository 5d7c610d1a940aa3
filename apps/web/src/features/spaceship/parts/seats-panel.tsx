import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, LocateFixed } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Look, turnOfKey } from '../look/look.ts'
import { SEAT_NAMES, type SeatName } from '../look/seats.ts'

const TURNS = [
  { key: 'ArrowLeft', name: 'lookLeft', Icon: ArrowLeft },
  { key: 'ArrowUp', name: 'lookUp', Icon: ArrowUp },
  { key: 'ArrowDown', name: 'lookDown', Icon: ArrowDown },
  { key: 'ArrowRight', name: 'lookRight', Icon: ArrowRight },
] as const

const NO_TURN: Look = { yawRad: 0, pitchRad: 0 }

type SeatsPanelProps = {
  seat: SeatName
  onSit: (seat: SeatName) => void
  onTurn: (by: Look) => void
  onFaceScreen: () => void
}

/** Where somebody sits, and the buttons that turn the view: for a remote, for keys, and for who cannot drag. */
export function SeatsPanel({ seat, onSit, onTurn, onFaceScreen }: SeatsPanelProps) {
  const t = useTexts('spaceship/room')
  return (
    <section id="room-seats" aria-label={t('seatsAndView')} className="room-panel">
      <ChoiceGroup
        label={t('seat')}
        value={seat}
        options={SEAT_NAMES.map((value) => ({ value, name: t(`seat-${value}`) }))}
        onChoose={onSit}
        isLegendHidden
      />
      {/* Left is left in every language. */}
      <fieldset dir="ltr" data-focus-row="" className="room-pad">
        <legend className="sr-only">{t('look')}</legend>
        {TURNS.map(({ key, name, Icon }) => (
          <IconButton key={key} label={t(name)} onClick={() => onTurn(turnOfKey(key) ?? NO_TURN)}>
            <Icon aria-hidden className="size-5" />
          </IconButton>
        ))}
        <IconButton label={t('lookScreen')} onClick={onFaceScreen}>
          <LocateFixed aria-hidden className="size-5" />
        </IconButton>
      </fieldset>
    </section>
  )
}
