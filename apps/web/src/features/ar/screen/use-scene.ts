import type { ArExperience } from '@starnest/contract/ar/ar'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import type { Vector } from '../look/quaternion.ts'
import type { ArScene } from '../scene/ar-scene.ts'

/** Whether the scene is drawn: its code is on its way, it is there, or this browser cannot draw it. */
export type SceneState = 'coming' | 'there' | 'impossible'

type Options = {
  canvas: RefObject<HTMLCanvasElement | null>
  hasSky: boolean
  experience: ArExperience | undefined
  directions: readonly Vector[]
}

/** The characters and things that are drawn, with code that comes when it is wanted. */
export function useScene({ canvas, hasSky, experience, directions }: Options) {
  const scene = useRef<ArScene>(null)
  const [state, setState] = useState<SceneState>('coming')

  useEffect(() => {
    let isGone = false
    void (async () => {
      try {
        const { ArScene } = await import('../scene/ar-scene.ts')
        if (isGone || !canvas.current) return
        scene.current = new ArScene(canvas.current, { hasSky, isCalm: prefersReducedMotion() })
        setState('there')
      } catch {
        // No WebGL, or the line is lost: the markers and all they tell stand without.
        if (!isGone) setState('impossible')
      }
    })()
    return () => {
      isGone = true
      scene.current?.dispose()
      scene.current = null
    }
  }, [canvas, hasSky])

  useEffect(() => {
    if (state !== 'there' || !experience) return
    const { arElements, film } = experience
    void scene.current?.bring(arElements, { film, directions })
  }, [state, experience, directions])

  return { scene, state }
}
