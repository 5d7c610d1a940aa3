import { type RefObject, useEffect, useRef, useState } from 'react'
import { useEditorSession } from '../session/editor-session.ts'
import type { ClockedTransport } from '../session/transport.ts'
import { Compositor } from './compositor.ts'
import { loadFonts } from './fonts.ts'
import { playSound } from './sound-player.ts'
import { closeSources } from './source-media.ts'

/** Draws the film on a canvas and lets it sound. Answers the names of what is seen now and cannot be shown. */
export function usePreview(
  canvas: RefObject<HTMLCanvasElement | null>,
  transport: ClockedTransport,
): readonly string[] {
  const session = useEditorSession()
  const [failed, setFailed] = useState<readonly string[]>([])
  const failedNow = useRef('')
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let planned = 0
    const draw = () => {
      planned = 0
      const { project, assets } = session.getState()
      const ms = Math.max(0, Math.min(transport.getMs(), lastMs(project.document)))
      element.dataset.whole = String(compositor.draw({ document: project.document, assets }, ms))
      element.dataset.ms = String(Math.round(ms))
      const names = compositor
        .failedAt(project.document, ms)
        .map(({ assetId }) => assets.get(assetId ?? 0)?.originalName ?? '')
      if (names.join('\n') === failedNow.current) return
      failedNow.current = names.join('\n')
      setFailed(names)
    }
    const plan = () => {
      planned ||= requestAnimationFrame(draw)
    }
    const compositor = new Compositor(element, plan)
    const stops = [session.subscribe(plan), transport.subscribe(plan)]
    void loadFonts().then(plan)
    plan()
    return () => {
      cancelAnimationFrame(planned)
      for (const stop of stops) stop()
      compositor.close()
    }
  }, [canvas, session, transport])
  useEffect(() => followSound(session, transport), [session, transport])
  useEffect(() => closeSources, [])
  return failed
}

/** The last moment at which something is seen: at the end nothing is. */
const lastMs = ({ items }: { items: readonly { startTime: number; duration: number }[] }) =>
  Math.max(0, ...items.map(({ startTime, duration }) => startTime + duration)) - 1

/** Plays the sound while the film goes forwards as it was recorded, and lets the playhead follow its clock. */
function followSound(
  session: ReturnType<typeof useEditorSession>,
  transport: ClockedTransport,
): () => void {
  let context: AudioContext | undefined
  let playing: { stop: () => void } | undefined
  let heard: unknown
  let expectedMs = 0
  const silence = () => {
    playing?.stop()
    playing = undefined
    transport.follow(undefined)
  }
  const begin = () => {
    context ??= new AudioContext({ latencyHint: 'playback' })
    const { project, assets } = session.getState()
    heard = project.document
    if (context.state === 'suspended') void context.resume()
    if (context.state !== 'running') return
    const { currentTime } = context
    const running = context
    transport.follow(() => running.currentTime * 1000)
    playing = playSound(context, { document: project.document, assets }, transport.getMs())
    expectedMs = transport.getMs() - currentTime * 1000
  }
  const look = () => {
    const isWanted = transport.getRate() === 1
    if (!isWanted) {
      if (playing) silence()
      return
    }
    const offsetMs = transport.getMs() - (context?.currentTime ?? 0) * 1000
    const isMoved = playing !== undefined && Math.abs(offsetMs - expectedMs) > 30
    const isEdited = playing !== undefined && heard !== session.getState().project.document
    if (isMoved || isEdited) silence()
    if (!playing) begin()
  }
  const stops = [transport.subscribe(look), session.subscribe(look)]
  return () => {
    for (const stop of stops) stop()
    silence()
    void context?.close()
  }
}
