import './spaceship.css'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { useTexts, withTexts } from '../../platform/texts.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { canDrawRoom } from './can-draw-room.ts'
import { useLaughs } from './crew/use-laughs.ts'
import { FlatView } from './flat/flat-view.tsx'
import { FIRST_SEAT, type SeatName } from './look/seats.ts'
import { useDrag } from './look/use-drag.ts'
import { useMotion } from './look/use-motion.ts'
import type { FilmRow } from './parts/film-chooser.tsx'
import { RoomDesk } from './parts/room-desk.tsx'
import { RoomNotes } from './parts/room-notes.tsx'
import { RoomTools } from './parts/room-tools.tsx'
import { SeatsPanel } from './parts/seats-panel.tsx'
import { shownFilms } from './room-films.ts'
import type { RoomHandle } from './room-handle.ts'
import type { Showing } from './room-state.ts'
import type { Pointed } from './scene/room.ts'
import { useStageBox } from './stage-place.ts'
import { useStageKeys } from './use-stage-keys.ts'
import { useViewChoice } from './view-choice.ts'
import { useHeadset } from './vr/use-headset.ts'

const DeepView = lazy(() => import('./deep-view.tsx'))
const FilmChooser = lazy(async () => ({
  default: (await withTexts(import('./parts/film-chooser.tsx'), 'spaceship')).FilmChooser,
}))

/** What the page draws a film with. Its functions stay the same as long as it is drawn. */
export type FilmSlotProps = {
  onVideo: (video: HTMLVideoElement | null) => void
  onClose: () => void
  /** The film is over, whatever comes next. */
  onEnded: () => void
  /** Another title in place of this one. */
  onPlay: (titleId: number) => void
  /** What fills the screen. */
  surface: RefObject<HTMLElement | null>
  /** The film's keys, for what else in the room has the focus. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
}

type SpaceshipProps = {
  showing: Showing
  onShow: (showing: Showing) => void
  /** What can be played, by rows; the first ones are on the side screens. */
  rows: readonly FilmRow[]
  /** What the party watches; null: nothing, or nothing for whoever watches here. */
  partyTitle: string | null
  /** Why there are no rows; null: there are, or they are on their way. */
  notice: ReactNode
  renderFilm: (titleId: number, slot: FilmSlotProps) => ReactNode
  renderParty: (slot: FilmSlotProps) => ReactNode
}

/** The viewing room: seats, a big screen, and friends. Source: specification §2.9. */
export function Spaceship(props: SpaceshipProps) {
  const { showing, onShow, rows } = props
  const t = useTexts('spaceship/room')
  const navigate = useNavigate()
  const stage = useRef<HTMLElement>(null)
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null)
  const handle = useRef<RoomHandle>(null)
  const choice = useViewChoice(canDrawRoom)
  const [seat, setSeat] = useState<SeatName>(FIRST_SEAT)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isShown, setShown] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [panelChoice, setPanelChoice] = useState<boolean>()
  const hasHeadset = useHeadset()
  const isIdle = showing.is === 'nothing'
  const isDeep = choice.view === 'deep'
  const isPanelOpen = isDeep && (panelChoice ?? (isIdle && isWide()))

  const films = useMemo(() => shownFilms(rows), [rows])
  const [first] = films
  const panels = useMemo(() => films.slice(1), [films])
  const words = t('invitation')
  const invitation = useMemo(() => (first ? { still: first, words } : null), [first, words])

  const onHandle = useCallback((next: RoomHandle | null) => {
    handle.current = next
  }, [])
  const onBox = useStageBox(stage)
  const onShown = useCallback(() => setShown(true), [])
  const onSense: RoomHandle['sense'] = useCallback((turned) => handle.current?.sense(turned), [])
  const device = useMotion(onSense)
  useLaughs(
    video,
    useCallback(() => handle.current?.feel('laugh'), []),
  )

  const show = (next: Showing) => {
    setChoosing(false)
    setPanelChoice(undefined)
    onShow(next)
  }
  const point = (pointed: Pointed | null) => {
    if (pointed?.is === 'panel') return show({ is: 'film', titleId: pointed.titleId })
    if (pointed?.is !== 'screen') return
    if (showing.is === 'film') togglePlay(video)
    if (isIdle && first) show({ is: 'film', titleId: first.id })
  }
  // What the film's slot and a headset are given stays the same, and does what holds now.
  const latest = useRef({ show, point })
  useEffect(() => {
    latest.current = { show, point }
  })
  const slot: FilmSlotProps = {
    onVideo: setVideo,
    onClose: useCallback(() => {
      latest.current.show({ is: 'nothing' })
      stage.current?.focus({ preventScroll: true })
    }, []),
    onEnded: useCallback(() => handle.current?.feel('cheer'), []),
    onPlay: useCallback((titleId) => {
      latest.current.show({ is: 'film', titleId })
      stage.current?.focus({ preventScroll: true })
    }, []),
    surface: stage,
    keys,
  }
  const drag = useDrag(stage, {
    onTurn: (by) => handle.current?.turn(by),
    onPress(x, y) {
      stage.current?.focus({ preventScroll: true })
      point(handle.current?.pointAt(x, y) ?? null)
    },
    onHover(x, y) {
      const pointed = handle.current?.pointAt(x, y) ?? null
      handle.current?.hover(pointed?.is === 'panel' ? pointed.titleId : null)
      if (stage.current) stage.current.dataset.points = String(pointed !== null)
    },
  })
  const onKeyDown = useStageKeys({
    ...{ stage, isDeep, isIdle },
    turn: (by) => handle.current?.turn(by),
    sit: setSeat,
    exit: () => void navigate('/streaming'),
    close: slot.onClose,
    film: keys,
  })
  const stepIn = () => {
    const headset = {
      onPoint: (pointed: Pointed) => latest.current.point(pointed),
      onEnd: () => stage.current?.focus({ preventScroll: true }),
    }
    handle.current
      ?.enterHeadset?.(headset)
      .catch(() => showToast({ title: t('headsetFailed'), look: 'destructive' }))
  }
  const chooseView = (next: typeof choice.view) => {
    setShown(false)
    choice.choose(next)
  }
  const View = isDeep ? DeepView : FlatView

  return (
    <section
      ref={stage}
      aria-label={t('view')}
      aria-describedby={isDeep ? 'room-help' : undefined}
      className="room-stage"
      tabIndex={-1}
      data-view={choice.view}
      data-showing={showing.is}
      data-ready={isShown}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <Suspense>
        <View
          seat={seat}
          video={video}
          panels={panels}
          invitation={invitation}
          isCalm={choice.isCalm}
          onFail={choice.fail}
          {...{ onHandle, onBox, onShown }}
        />
      </Suspense>
      {!isShown && (
        <div className="room-coming starfield">
          <p role="status">{t('loading')}</p>
        </div>
      )}
      <div className="room-slot">
        {showing.is === 'film' && props.renderFilm(showing.titleId, slot)}
        {showing.is === 'party' && props.renderParty(slot)}
      </div>
      <header className="room-head">
        <h1 className="room-title">{t('title')}</h1>
        <RoomTools
          stage={stage}
          view={choice.view}
          canChoose={choice.canChoose}
          onView={chooseView}
          isPanelOpen={isPanelOpen}
          onPanel={() => setPanelChoice(!isPanelOpen)}
          motion={device.isHandheld ? device : null}
          onHeadset={hasHeadset ? stepIn : null}
        />
      </header>
      <div className="room-foot">
        {isPanelOpen && (
          <SeatsPanel
            seat={seat}
            onSit={setSeat}
            onTurn={(by) => handle.current?.turn(by)}
            onFaceScreen={() => handle.current?.faceScreen()}
          />
        )}
        {isIdle && (
          <RoomDesk
            notice={props.notice}
            hasParty={props.partyTitle !== null}
            onChoose={() => setChoosing(true)}
            onParty={() => show({ is: 'party' })}
          />
        )}
      </div>
      <p id="room-help" className="sr-only">
        {t('viewHelp')} {t('crewIsHere')}
      </p>
      <RoomNotes
        reason={choice.reason}
        motion={device.motion}
        partyTitle={isIdle ? props.partyTitle : null}
        isDark={video !== null}
      />
      <Suspense>
        {isChoosing && (
          <FilmChooser
            isOpen
            rows={rows}
            onClose={() => setChoosing(false)}
            onChoose={(titleId) => show({ is: 'film', titleId })}
          />
        )}
      </Suspense>
    </section>
  )
}

/** The panel stands open where it covers nothing. */
const isWide = () => matchMedia('(min-width: 48rem)').matches

function togglePlay(video: HTMLVideoElement | null): void {
  if (!video) return
  // Refused, it stays as it is.
  if (video.paused) video.play().catch(() => undefined)
  else video.pause()
}
