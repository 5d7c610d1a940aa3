import type { ArExperience } from '@starnest/contract/ar/ar'
import type { Animation } from '@starnest/contract/catalog/catalog'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import type { Camera } from '../../../platform/camera/open-camera.ts'
import { screenAngle, type TurningPermission } from '../../../platform/motion/device-turning.ts'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import { useTexts } from '../../../platform/texts.ts'
import { takePicture } from '../cards/take-picture.ts'
import { directionOf, spread } from '../look/anchors.ts'
import { useLook } from '../look/use-look.ts'
import { focalOf, type View } from '../look/view.ts'
import { isAllFound, newHunt, stepHunt } from '../markers/hunt.ts'
import { Markers } from '../markers/markers.tsx'
import { useMarkerPlaces } from '../markers/use-marker-places.ts'
import { tierOf } from '../tier.ts'
import { useFilmVoice } from '../voice/use-film-voice.ts'
import { useRoom } from '../world/use-room.ts'
import type { World } from '../world/world-session.ts'
import { StageBar } from './stage-bar.tsx'
import { type Shown, StagePanel } from './stage-panel.tsx'
import type { AskedExperience } from './use-experience.ts'
import { useScene } from './use-scene.ts'
import { useStageSize } from './use-stage-size.ts'

const NOBODY: ArExperience['arElements'] = []
/** What the bar at the top, the panel at the lower end and the edges of the screen keep free of markers: of its
 *  height, and pixels. */
const [BAR_SHARE, PANEL_SHARE] = [0.19, 0.24] as const
const [BAR_PX, PANEL_PX, SIDE_PX] = [116, 165, 36] as const
/** Pixels round a figure's middle in which a tap is meant for it. */
const TAP_REACH_PX = 90

type StageProps = {
  title: Animation
  /** null: it goes on without. */
  camera: Camera | null
  /** What became of asking for the sensor. */
  turning: TurningPermission
  world: World | null
  experience: AskedExperience
  /** What Escape closes before it closes the whole: says whether there was something. */
  closeInner: RefObject<() => boolean>
  onExit: () => void
}

/** The picture with everything that stands in it, and what can be done with it. */
export function Stage({
  title,
  camera,
  turning,
  world,
  experience,
  closeInner,
  onExit,
}: StageProps) {
  const t = useTexts('ar/ar')
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const size = useStageSize(stage)
  const { data, isFetching } = experience
  const elements = data?.arElements ?? NOBODY
  const positions = useMemo(() => spread(elements.map(({ position }) => position)), [elements])
  const directions = useMemo(() => positions.map(directionOf), [positions])
  const scales = useMemo(() => elements.map(({ scale }) => scale.x), [elements])
  const [hunt, step] = useReducer(stepHunt, newHunt(elements.length))
  const [picture, setPicture] = useState<Blob | 'failed' | null>(null)
  const markers = useMarkerPlaces(scales)
  const voice = useFilmVoice(title, elements)

  const viewNow = (): View | undefined => {
    if (!size || size.width === 0 || size.height === 0) return undefined
    const { videoWidth = 0, videoHeight = 0 } = video.current ?? {}
    const shown = videoWidth > 0 ? { width: videoWidth, height: videoHeight } : undefined
    return { ...size, turn: look.turn(screenAngle()), focal: focalOf(size, shown) }
  }
  const { look, isSensing, turnTo, pointer } = useLook(camera === null || !camera.isFront, {
    turning,
    focal: () => viewNow()?.focal ?? 1,
    onTap: (at) => meetNear(at),
  })
  const insetOf = ({ height }: View) => ({
    ...{ top: Math.min(BAR_PX, height * BAR_SHARE), side: SIDE_PX },
    bottom: Math.max(PANEL_PX, height * PANEL_SHARE),
  })
  const { scene, state: drawn } = useScene({
    ...{ canvas, directions, experience: data, hasSky: camera === null && world === null },
    onFrame: (deltaSeconds) => {
      if (room.isIn) return undefined
      look.pass(deltaSeconds * 1000)
      const view = viewNow()
      if (view) markers.place(directions, view, insetOf(view))
      return view
    },
  })
  const room = useRoom({
    world,
    scene,
    drawn,
    elements,
    size,
    onPlaced: markers.place,
    onPoint: (nth) => point(nth),
  })

  useEffect(() => {
    if (video.current && camera) video.current.srcObject = camera.stream
  }, [camera])
  const { focusOn } = markers
  const hush = useEffectEvent(() => voice.stop())
  useEffect(() => {
    hush()
    step({ type: 'begin', count: elements.length })
    if (elements.length > 0) focusOn(0)
  }, [elements, focusOn])
  useEffect(() => {
    if (!hunt.isParty) return
    scene.current?.celebrate()
    // The party is where somebody stands.
    const host = directions[elements.findIndex(({ type }) => type === 'character')]
    if (host) look.turnTo(host, screenAngle(), { atOnce: prefersReducedMotion() })
  }, [hunt.isParty, scene, directions, elements, look])

  const meet = (nth: number) => {
    const element = elements[nth]
    const direction = directions[nth]
    if (!element || !direction) return
    if (!room.isIn && markers.sides[nth] !== 'seen') {
      turnTo(direction)
      return
    }
    setPicture(null)
    step({ type: 'meet', nth })
    const { line } = element
    scene.current?.meet(nth, line && { seconds: line.endTime - line.startTime, words: line.text })
    void voice.say(line)
  }
  const meetNear = ({ x, y }: { x: number; y: number }) => {
    const near = markers.nearest({ x, y }, TAP_REACH_PX)
    if (near !== undefined) meet(near)
  }
  const leave = () => {
    const { chosen } = hunt
    voice.stop()
    step({ type: 'leave' })
    if (chosen !== null) focusOn(chosen)
  }
  const beginAgain = () => step({ type: 'begin', count: elements.length })
  /** In a room without the page nobody can press what closes a card or plays again. */
  const point = (nth: number | undefined) => {
    const isWon = isAllFound(hunt) && !hunt.isParty
    if (nth !== undefined && !isWon) meet(nth)
    else if (hunt.chosen !== null) leave()
    else if (hunt.isParty) beginAgain()
  }
  useEffect(() => {
    closeInner.current = () => {
      const hasSomething = hunt.chosen !== null || picture !== null
      if (hunt.chosen !== null) leave()
      setPicture(null)
      return hasSomething
    }
  })
  const shoot = async () => {
    const view = viewNow()
    if (!view || !scene.current) return
    const { current } = video
    const drawnNow = scene.current.picture()
    const layers = [{ source: drawnNow, size: view, isMirrored: false }]
    const behind = current &&
      current.videoWidth > 0 && {
        ...{ source: current, isMirrored: camera?.isFront ?? false },
        size: { width: current.videoWidth, height: current.videoHeight },
      }
    setPicture((await takePicture(behind ? [behind, ...layers] : layers, view)) ?? 'failed')
  }
  const reload = () => {
    voice.stop()
    look.recentre(screenAngle())
    room.pickUp()
    void experience.refetch()
    beginAgain()
  }

  const tier = tierOf({
    ...{ hasWorld: room.isIn, hasCamera: camera !== null, isSensing },
    isFront: camera?.isFront ?? false,
  })
  const shown: Shown = { hunt, picture, tier, isPlaced: room.isPlaced }
  return (
    <div ref={stage} className="ar-stage" data-tier={tier} data-drawn={drawn}>
      {camera && (
        <video
          ref={video}
          className="ar-camera"
          data-mirrored={camera.isFront}
          autoPlay
          muted
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <canvas ref={canvas} className="ar-canvas" {...pointer} />
      <StageBar
        count={elements.length}
        found={hunt.found.size}
        isHeard={voice.isHeard}
        onToggleSound={voice.toggle}
        onPicture={drawn === 'there' && !room.isIn ? () => void shoot() : undefined}
        onReload={reload}
        onExit={onExit}
      />
      <Markers
        {...{ elements, found: hunt.found, chosen: hunt.chosen, sides: markers.sides }}
        onPress={meet}
        onReach={(nth) => !room.isIn && directions[nth] && turnTo(directions[nth])}
        onButton={markers.onButton}
      />
      {experience.error ? (
        <div className="ar-panel">
          <LoadFailure
            error={experience.error}
            lead={t('failed')}
            onRetry={() => void experience.refetch()}
          />
        </div>
      ) : (
        <StagePanel
          {...{ title, experience: data, isLoading: isFetching && !data, shown, drawn }}
          onLeave={leave}
          onPlace={room.place}
          onPictureClose={() => setPicture(null)}
          onAgain={beginAgain}
          onWatch={onExit}
        />
      )}
      <p role="status" className="sr-only">
        {hunt.chosen !== null && elements[hunt.chosen]
          ? t('foundNow', {
              ...{ name: elements[hunt.chosen]?.name ?? '', found: hunt.found.size },
              all: hunt.count,
            })
          : ''}
      </p>
    </div>
  )
}
