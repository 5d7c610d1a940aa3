import './spaceship.css'
import { Clapperboard, Users } from 'lucide-react'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { fullTitle } from '../../library/title/title-name.ts'
import { usePageCovered } from '../../platform/screen/covered-page.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { canDrawRoom } from './can-draw-room.ts'
import { useLaughs } from './crew/use-laughs.ts'
import { FlatView } from './flat/flat-view.tsx'
import { turnOfKey } from './look/look.ts'
import { FIRST_SEAT, SEAT_NAMES, type SeatName } from './look/seats.ts'
import { useDrag } from './look/use-drag.ts'
import { useMotion } from './look/use-motion.ts'
import type { FilmRow } from './parts/film-chooser.tsx'
import { RoomTools } from './parts/room-tools.tsx'
import { SeatsPanel } from './parts/seats-panel.tsx'
import type { RoomHandle } from './room-handle.ts'
import type { Showing } from './room-state.ts'
import type { Pointed } from './scene/room.ts'
import { panelsOf } from './room-films.ts'
import { stageWriter } from './stage-place.ts'
import { type FlatReason, useViewChoice } from './view-choice.ts'
import { useHeadset } from './vr/use-headset.ts'

const DeepView = lazy(() => import('./deep-view.tsx'))
const FilmChooser = lazy(async () => ({
  default: (await import('./parts/film-chooser.tsx')).FilmChooser,
}))

/** What the page draws a film with. Its functions stay the same as long as it is drawn. */
export type FilmSlotProps = {
  onVideo: (video: HTMLVideoElement | null) => void
  onClose: () => void
  onEnded: () => void
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
  /** Why there are no rows, or that they are on their way. */
  notice: ReactNode
  renderFilm: (titleId: number, slot: FilmSlotProps) => ReactNode
  renderParty: (slot: FilmSlotProps) => ReactNode
}

const REASONS = {
  motion: 'pictureMotion',
  noGraphics: 'pictureNoGraphics',
  lost: 'pictureLost',
  tooSlow: 'pictureTooSlow',
} as const satisfies Record<FlatReason, string>

/** The viewing room: seats, a big screen, and friends. Source: specification §2.9. */
export function Spaceship(props: SpaceshipProps) {
  const { showing, onShow, rows, partyTitle } = props
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
  const isCovered = usePageCovered()
  const hasHeadset = useHeadset()
  const isIdle = showing.is === 'nothing'
  const isDeep = choice.view === 'deep'
  const isPanelOpen = isDeep && (panelChoice ?? (isIdle && isWide()))

  const panels = useMemo(() => panelsOf(rows), [rows])
  const first = panels[0]
  const words = t('invitation')
  const invitation = useMemo(() => (first ? { still: first, words } : null), [first, words])

  const onHandle = useCallback((next: RoomHandle | null) => {
    handle.current = next
  }, [])
  const writer = useRef<ReturnType<typeof stageWriter>>(null)
  const onBox = useCallback((box: Parameters<ReturnType<typeof stageWriter>>[0]) => {
    if (!stage.current) return
    writer.current ??= stageWriter(stage.current)
    writer.current(box)
  }, [])
  const onShown = useCallback(() => setShown(true), [])
  const onSense = useCallback((turned: Parameters<RoomHandle['sense']>[0]) => {
    handle.current?.sense(turned)
  }, [])
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
  const latestShow = useRef(show)
  latestShow.current = show
  const onClose = useCallback(() => {
    latestShow.current({ is: 'nothing' })
    stage.current?.focus({ preventScroll: true })
  }, [])
  const onEnded = useCallback(() => {
    handle.current?.feel('cheer')
    onClose()
  }, [onClose])
  const slot: FilmSlotProps = { onVideo: setVideo, onClose, onEnded, surface: stage, keys }

  const point = (pointed: Pointed | null) => {
    if (pointed?.is === 'panel') show({ is: 'film', titleId: pointed.titleId })
    if (pointed?.is !== 'screen') return
    if (showing.is === 'film') togglePlay(video)
    if (isIdle && first) show({ is: 'film', titleId: first.id })
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const isStage = event.target === stage.current
    const turn = isStage && isDeep ? turnOfKey(event.key) : undefined
    const sits = isDeep && !isCovered ? SEAT_NAMES[Number(event.key) - 1] : undefined
    if (turn) handle.current?.turn(turn)
    else if (sits) setSeat(sits)
    else if (isStage && !isIdle) return keys.current?.(event)
    else if (event.key === 'Escape' && isIdle && !isCovered) void navigate('/streaming')
    else return
    event.preventDefault()
  }
  const step = async () => {
    const entered = handle.current?.enterHeadset?.({
      onPoint: (pointed) => latestPoint.current(pointed),
      onEnd: () => stage.current?.focus({ preventScroll: true }),
    })
    await entered?.catch(() => showToast({ title: t('headsetFailed'), look: 'destructive' }))
  }
  const latestPoint = useRef(point)
  latestPoint.current = point
  const view = {
    seat,
    video,
    panels,
    invitation: video ? null : invitation,
    isCalm: choice.isCalm,
    ...{ onHandle, onBox, onShown, onFail: choice.fail },
  }
  const reason = choice.reason && t(REASONS[choice.reason])
  const refused = device.motion.is === 'refused' && device.motion.why

  return (
    // The stage turns with arrows that were pressed on it; all that they do, buttons do as well.
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
      {isDeep ? (
        <Suspense fallback={<RoomComing text={t('loading')} />}>
          <DeepView {...view} />
        </Suspense>
      ) : (
        <FlatView {...view} />
      )}
      {isDeep && !isShown && <RoomComing text={t('loading')} />}
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
          onView={(next) => {
            setShown(false)
            choice.choose(next)
          }}
          isPanelOpen={isPanelOpen}
          onPanel={() => setPanelChoice(!isPanelOpen)}
          motion={
            device.isHandheld ? { isOn: device.motion.is === 'on', toggle: device.toggle } : null
          }
          onHeadset={hasHeadset ? () => void step() : null}
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
          <div className="room-desk" data-focus-row="">
            {props.notice}
            {!props.notice && (
              <Button onClick={() => setChoosing(true)}>
                <Clapperboard aria-hidden className="size-5" />
                {t('choose')}
              </Button>
            )}
            {partyTitle !== null && (
              <Button look="glass" onClick={() => show({ is: 'party' })}>
                <Users aria-hidden className="size-5" />
                {t('join')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p id="room-help" className="sr-only">
        {t('viewHelp')} {t('crewIsHere')}
      </p>
      <p role="status" className={reason || refused ? 'room-note' : 'sr-only'}>
        {refused ? t(refused === 'denied' ? 'motionDenied' : 'motionSilent') : reason}
        {isIdle && partyTitle !== null && (
          <span className="sr-only">{t('partyNow', { title: partyTitle })}</span>
        )}
        {video && <span className="sr-only">{t('lightsDown')}</span>}
      </p>
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
  if (video.paused) video.play().catch(() => undefined)
  else video.pause()
}

function RoomComing({ text }: { text: string }) {
  return (
    <div className="room-coming starfield">
      <p role="status">{text}</p>
    </div>
  )
}
