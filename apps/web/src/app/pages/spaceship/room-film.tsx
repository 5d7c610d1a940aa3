import type { AnimationDetail } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { TimeGate } from '../../../features/parents/time/player/time-gate.tsx'
import type { FilmSlotProps } from '../../../features/spaceship/spaceship.tsx'
import { episodeMove } from '../../../features/watch/facts/next-episode.ts'
import { FailureScreen } from '../../../features/watch/player/failure-screen.tsx'
import { OpenedFilm } from '../../../features/watch/player/opened-film.tsx'
import { ScreenFilm } from '../../../features/watch/player/screen/screen-film.tsx'
import { useUpNext } from '../../../features/watch/use-up-next.ts'
import { isTitleMissing, titleDetailQuery } from '../../../library/title/title.queries.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'

const PinPad = lazyPart(
  async () =>
    (await withTexts(import('../../../features/profiles/picker/pin-pad.tsx'), 'profiles')).PinPad,
)

/** A title on the room's screen, as long as whoever watches may see it and has time. */
export function RoomFilm({ titleId, ...slot }: FilmSlotProps & { titleId: number }) {
  const t = useTexts('spaceship/room')
  const title = useQuery(titleDetailQuery(titleId))
  const { onClose } = slot
  if (title.isError && (!title.data || isTitleMissing(title.error))) {
    return (
      <FailureScreen
        reason={isTitleMissing(title.error) ? 'refused' : 'unreachable'}
        isTrying={title.isFetching}
        onRetry={() => void title.refetch()}
        onClose={onClose}
      />
    )
  }
  if (!title.data) {
    return (
      <p role="status" className="room-note">
        {t('filmOpening')}
      </p>
    )
  }
  return <KnownFilm title={title.data} {...slot} />
}

function KnownFilm({ title, ...slot }: FilmSlotProps & { title: AnimationDetail }) {
  const { next, episodes } = useUpNext(title)
  const moveEpisode = episodeMove(title, episodes, slot.onPlay)
  return (
    <TimeGate titleId={title.id} pinEntry={PinPad} onClose={slot.onClose}>
      <OpenedFilm title={title} isStartedOver={false} onClose={slot.onClose}>
        {(opened) => (
          <ScreenFilm key={opened.tries} {...{ title, next, moveEpisode }} {...opened} {...slot} />
        )}
      </OpenedFilm>
    </TimeGate>
  )
}
