import type { EditorAsset } from '@starnest/contract/editor/editor'
import { type RefObject, useEffect, useRef } from 'react'
import { viewedUrl } from '../assets/viewed-url.ts'
import { useEditorSession } from '../session/editor-session.ts'
import type { ClockedTransport } from '../session/transport.ts'
import { Compositor } from './compositor.ts'
import { loadFonts } from './fonts.ts'
import { playSound } from './sound-player.ts'
import { closeSources } from './source-media.ts'

/** Draws the film on a canvas and lets it sound. Tells what would be seen now and cannot be shown. */
export function usePreview(
  canvas: RefObject<HTMLCanvasElement | null>,
  transport: ClockedTransport,
  onFailed: (failed: readonly EditorAsset[]) => void,
): void {
  const session = useEditorSession()
  const failedNow = useRef<string>(undefined)
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
      const unshown = compositor
        .failedAt(project.document, ms)
        .flatMap(({ assetId }) => assets.get(assetId ?? 0) ?? [])
      const told = unshown.map(({ id, proxy }) => `${id} ${proxy?.state}`).join('\n')
      if (told === failedNow.current) return
      failedNow.current = told
      onFailed(unshown)
    }
    const plan = () => {
      planned ||= requestAnimationFrame(draw)
    }
    const compositor = new Compositor({ canvas: element, onChange: plan, urlOf: viewedUrl })
    const stops = [session.subscribe(plan), transport.subscribe(plan)]
    void loadFonts().then(plan)
    plan()
    return () => {
      cancelAnimationFrame(planned)
      for (const stop of stops) stop()
      compositor.close()
    }
  }, [canvas, session, transport, onFailed])
  useEffect(() => followSound(session, transport), [session, transport])
  useEffect(() => closeSources, [])
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
