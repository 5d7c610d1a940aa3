import type { ArExperience } from '@starnest/contract/ar/ar'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import type { Vector } from '../look/quaternion.ts'
import type { View } from '../look/view.ts'
import type { ArScene } from '../scene/ar-scene.ts'

/** Whether the scene is drawn: its code is on its way, it is there, or this browser cannot draw it, for
 *  now where the graphics card was taken away. */
export type SceneState = 'coming' | 'there' | 'impossible'

/** Whether this browser draws in three dimensions. Asked before the code for it is fetched. */
const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

const NOBODY: Pick<ArExperience, 'arElements' | 'film'> = { arElements: [], film: null }

type Options = {
  canvas: RefObject<HTMLCanvasElement | null>
  hasSky: boolean
  experience: ArExperience | undefined
  directions: readonly Vector[]
  /** Before each picture; answers where the viewer looks. */
  onFrame: (deltaSeconds: number) => View | undefined
}

/** The characters and things that are drawn, with code that comes when it is wanted. Where none can be
 *  drawn, frames come all the same, for what lies over the picture. */
export function useScene({ canvas, hasSky, experience, directions, onFrame }: Options) {
  const scene = useRef<ArScene>(null)
  /** The scene that is there: another one once it had to be built anew. */
  const [built, setBuilt] = useState<ArScene | Exclude<SceneState, 'there'>>('coming')
  const state: SceneState = typeof built === 'string' ? built : 'there'
  const latest = useRef(onFrame)
  useEffect(() => {
    latest.current = onFrame
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const build = async () => {
      try {
        if (!hasWebGl()) throw new Error('this browser has no WebGL 2')
        const { ArScene } = await import('../scene/ar-scene.ts')
        if (signal.aborted || !canvas.current) return
        scene.current = new ArScene(canvas.current, {
          ...{ hasSky, isCalm: prefersReducedMotion() },
          onFrame: (deltaSeconds) => latest.current(deltaSeconds),
          onLost: () => setBuilt('impossible'),
          onRestored: () => setBuilt(scene.current ?? 'impossible'),
        })
        setBuilt(scene.current)
      } catch {
        if (signal.aborted) return
        // No WebGL, or the line is lost: the markers and all they tell stand without.
        setBuilt('impossible')
        // Or the graphics card is away since the scene before this one: it can be built once it is given back.
        const again = () => void build()
        canvas.current?.addEventListener('webglcontextrestored', again, { once: true, signal })
      }
    }
    void build()
    return () => {
      leaving.abort()
      scene.current?.dispose()
      scene.current = null
      setBuilt('coming')
    }
  }, [canvas, hasSky])

  useEffect(() => {
    if (state === 'there') return
    let before = performance.now()
    let next = requestAnimationFrame(function step(nowMs) {
      latest.current(Math.min(0.1, Math.max(0, nowMs - before) / 1000))
      before = nowMs
      next = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(next)
  }, [state])

  useEffect(() => {
    if (typeof built === 'string') return
    // Who stood there for others than those who watch now goes.
    const { arElements, film } = experience ?? NOBODY
    void built.bring(arElements, { film, directions })
  }, [built, experience, directions])

  return { scene, state }
}
