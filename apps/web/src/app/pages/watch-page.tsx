import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ListButtons } from '../../features/catalog/lists/list-buttons.tsx'
import { TimeGate } from '../../features/parents/time/player/time-gate.tsx'
import { EndBackdropContext } from '../../features/watch/end-backdrop.ts'
import { WatchScreen } from '../../features/watch/page/watch-screen.tsx'
import { PlayerGateContext, type PlayerGateProps } from '../../features/watch/player-gate.ts'
import { viewerQuery } from '../../library/family/family.queries.ts'
import { useMayManage } from '../../library/family/may-manage.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { withTexts } from '../../platform/texts.ts'
import { loadAttachFilm } from './load-attach-film.ts'

const EditTitleButton = lazyPart(
  async () =>
    (await withTexts(import('../../features/files/details/edit-title-button.tsx'), 'files'))
      .EditTitleButton,
)
const IdentifyButton = lazyPart(
  async () =>
    (await withTexts(import('../../features/lookup/identify/identify-button.tsx'), 'lookup'))
      .IdentifyButton,
)
const TranslateButton = lazyPart(
  async () =>
    (await withTexts(import('../../features/translate/translate-button.tsx'), 'title'))
      .TranslateButton,
)
const ArButton = lazyPart(
  async () => (await withTexts(import('../../features/ar/ar-button.tsx'), 'ar')).ArButton,
)
const EndFiller = lazyPart(
  async () => (await import('../../features/files/filler/end-filler.tsx')).EndFiller,
)
const PinPad = lazyPart(
  async () =>
    (await withTexts(import('../../features/profiles/picker/pin-pad.tsx'), 'profiles')).PinPad,
)

/** Lets a film play as long as whoever watches has time. */
const Gate = (props: PlayerGateProps) => <TimeGate {...props} pinEntry={PinPad} />

/** What plays between two titles; its code comes with the first end of a film. */
const Backdrop = () => (
  <Suspense>
    <EndFiller />
  </Suspense>
)

/** /watch/{id}: a title and its player. */
export function WatchPage() {
  const { id } = useParams()
  const mayManage = useMayManage()
  // Once it is known who watches, the buttons come together: one that came later would push another from under a
  // finger.
  const { isLoading } = useQuery(viewerQuery)
  return (
    <PlayerGateContext value={Gate}>
      <EndBackdropContext value={Backdrop}>
        <WatchScreen
          segment={id}
          listButtons={(title) => (
            <>
              <ListButtons animation={title} look="icon" />
              {!isLoading && (
                <Suspense>
                  <TranslateButton title={title} hasEditor loadAttachFilm={loadAttachFilm} />
                  <ArButton title={title} />
                </Suspense>
              )}
              {mayManage && (
                <Suspense>
                  <EditTitleButton titleId={title.id} />
                  <IdentifyButton titleId={title.id} />
                </Suspense>
              )}
            </>
          )}
        />
      </EndBackdropContext>
    </PlayerGateContext>
  )
}
