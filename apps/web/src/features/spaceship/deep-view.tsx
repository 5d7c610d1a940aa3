import { useEffect, useRef, useState } from 'react'
import { savesData } from '../../platform/preferences/data-saving.ts'
import { usePageVisible } from '../../platform/screen/on-screen.ts'
import { yieldToMain } from '../../platform/screen/yield-to-main.ts'
import { seatOf } from './look/seats.ts'
import type { CrewFeeling, RoomViewProps } from './room-handle.ts'
import { type Crew, seatCrew } from './scene/crew.ts'
import { type OpenRoom, openRoom } from './scene/open-room.ts'
import { SCREEN } from './scene/room-plan.ts'
import { earsOf } from './sound/ears.ts'
import { createScreenSound } from './sound/screen-sound.ts'
import { enterHeadset } from './vr/enter-headset.ts'

/** The room itself. Its code comes with three.js, only where it is drawn. */
export default function DeepView(props: RoomViewProps) {
  const { seat, video, panels, invitation, isCalm } = props
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const [opened, setOpened] = useState<OpenRoom | null>(null)
  const [sound] = useState(() => createScreenSound({ x: 0, y: SCREEN.centreY, z: SCREEN.z }))
  const crew = useRef<Crew>(null)
  const isVisible = usePageVisible()

  useEffect(() => {
    const canvas = document.createElement('canvas')
    canvas.className = 'room-canvas'
    canvas.setAttribute('aria-hidden', 'true')
    host.current?.append(canvas)
    const tell = () => latest.current
    let open: OpenRoom
    try {
      open = openRoom(canvas, seatOf(tell().seat), {
        onFirstPicture: () => tell().onShown(),
        onFrame: (room, step) => {
          sound.hear(...earsOf(room.camera))
          crew.current?.update(room, step)
        },
        onBox: (box) => tell().onBox(box),
        onLost: () => tell().onFail('lost'),
        onRestored: () => undefined,
        onTooSlow: () => tell().onFail('tooSlow'),
        onClosed: () => tell().onFail('lost'),
      })
    } catch {
      canvas.remove()
      tell().onFail('noGraphics')
      return
    }
    setOpened(open)
    const leaving = new AbortController()
    // Friends take a moment to dress; the room does not wait for them.
    seatCrew(open, { signal: leaving.signal, pause: yieldToMain }).then(
      (seated) => {
        crew.current = seated
      },
      () => undefined,
    )
    return () => {
      leaving.abort()
      crew.current?.dispose()
      crew.current = null
      setOpened(null)
      open.close()
      canvas.remove()
    }
  }, [sound])
  useEffect(() => () => sound.close(), [sound])

  const { onHandle } = props
  useEffect(() => {
    if (!opened) return
    const { room, stage } = opened
    onHandle({
      pointAt: (x, y) => room.pointAt(x * 2 - 1, 1 - y * 2),
      hover: (titleId) => room.panels.hover(titleId),
      turn: (by) => room.looking.turn(by),
      faceScreen: room.faceScreen,
      sense: (turned) => room.looking.sense(turned),
      feel: (feeling: CrewFeeling) => crew.current?.feel(feeling),
      enterHeadset: (headset) => enterHeadset({ room, stage, ...headset }),
    })
    return () => onHandle(null)
  }, [opened, onHandle])

  useEffect(() => opened?.setCalm(isCalm), [opened, isCalm])
  useEffect(() => opened?.room.sit(seatOf(seat)), [opened, seat])
  useEffect(() => {
    opened?.room.play(video)
    void sound.join(opened ? video : null)
    return () => sound.leave()
  }, [opened, video, sound])
  // A browser may hold sound back until something is pressed.
  useEffect(() => {
    if (!video || !opened) return
    const retry = () => {
      if (!sound.isJoined()) void sound.join(video)
    }
    addEventListener('pointerup', retry)
    addEventListener('keyup', retry)
    return () => {
      removeEventListener('pointerup', retry)
      removeEventListener('keyup', retry)
    }
  }, [opened, video, sound])
  useEffect(() => void opened?.room.show(panels), [opened, panels])
  useEffect(() => void opened?.room.invite(invitation), [opened, invitation])
  const mayLoop = video === null && isVisible && !isCalm && !savesData()
  useEffect(() => opened?.room.panels.letLoop(mayLoop), [opened, mayLoop])

  return <div ref={host} className="room-canvas-host" />
}
