import {
  Armchair,
  Box,
  Image,
  Maximize,
  Minimize,
  RectangleGoggles,
  Rocket,
  Smartphone,
} from 'lucide-react'
import type { RefObject } from 'react'
import { useFullscreen } from '../../../platform/screen/use-fullscreen.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Motion } from '../look/use-motion.ts'
import type { RoomViewName } from '../view-choice.ts'

const ICON = 'size-5'

type RoomToolsProps = {
  /** What fills the screen. */
  stage: RefObject<HTMLElement | null>
  view: RoomViewName
  canChoose: boolean
  onView: (view: RoomViewName) => void
  isPanelOpen: boolean
  onPanel: () => void
  /** null: this device has no such sensors. */
  motion: { motion: Motion; toggle: () => void } | null
  /** null: there is no headset. */
  onHeadset: (() => void) | null
}

/** What can be done with the room itself, and the way out of it. */
export function RoomTools(props: RoomToolsProps) {
  const t = useTexts('spaceship/room')
  const { view, motion, onHeadset } = props
  const fullscreen = useFullscreen(props.stage)
  const isDeep = view === 'deep'
  return (
    <div className="room-tools" data-focus-row="">
      {isDeep && (
        <IconButton
          label={t('seatsAndView')}
          aria-expanded={props.isPanelOpen}
          aria-controls="room-seats"
          onClick={props.onPanel}
        >
          <Armchair aria-hidden className={ICON} />
        </IconButton>
      )}
      {isDeep && motion && (
        <IconButton
          label={t(motion.motion.is === 'on' ? 'motionOff' : 'motionOn')}
          aria-pressed={motion.motion.is === 'on'}
          onClick={motion.toggle}
        >
          <Smartphone aria-hidden className={ICON} />
        </IconButton>
      )}
      {isDeep && onHeadset && (
        <IconButton label={t('headset')} onClick={onHeadset}>
          <RectangleGoggles aria-hidden className={ICON} />
        </IconButton>
      )}
      {props.canChoose && (
        <IconButton
          label={t(isDeep ? 'showPicture' : 'showRoom')}
          onClick={() => props.onView(isDeep ? 'flat' : 'deep')}
        >
          {isDeep ? <Image aria-hidden className={ICON} /> : <Box aria-hidden className={ICON} />}
        </IconButton>
      )}
      {fullscreen.canFill && (
        <IconButton
          label={t(fullscreen.isOn ? 'endFullscreen' : 'fullscreen')}
          className="max-sm:hidden"
          onClick={fullscreen.toggle}
        >
          {fullscreen.isOn ? (
            <Minimize aria-hidden className={ICON} />
          ) : (
            <Maximize aria-hidden className={ICON} />
          )}
        </IconButton>
      )}
      <ButtonLink to="/streaming" look="glass" className="room-exit">
        <Rocket aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
        <span>{t('exit')}</span>
      </ButtonLink>
    </div>
  )
}
