import { X } from 'lucide-react'
import { type ComponentProps, useCallback } from 'react'
import { PartyScreen } from '../../../features/party/stage/party-screen.tsx'
import type { FilmSlotProps } from '../../../features/spaceship/spaceship.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PartyFilm } from '../party/party-film.tsx'

/** The party's film on the room's screen, in step with everybody. */
export function RoomParty({ onVideo, onClose, surface }: FilmSlotProps) {
  const t = useTexts('spaceship/room')
  return (
    <div className="room-party">
      <PartyScreen
        box={surface}
        renderFilm={(film) => <FilmOnScreen {...film} onScreen={onVideo} />}
        renderEmpty={(isHidden) => (
          <div role="status" className="room-message">
            <p>{t(isHidden ? 'partyHidden' : 'partyOver')}</p>
            <Button look="glass" onClick={onClose}>
              {t('leaveParty')}
            </Button>
          </div>
        )}
      />
      <div className="room-leave">
        <IconButton label={t('leaveParty')} onClick={onClose}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </div>
    </div>
  )
}

type FilmOnScreenProps = ComponentProps<typeof PartyFilm> & { onScreen: FilmSlotProps['onVideo'] }

/** The party steers the film, and the room shows it. */
function FilmOnScreen({ onScreen, onVideo, ...film }: FilmOnScreenProps) {
  const tellBoth = useCallback(
    (video: HTMLVideoElement | null) => {
      onVideo(video)
      onScreen(video)
    },
    [onVideo, onScreen],
  )
  return <PartyFilm {...film} onVideo={tellBoth} />
}
