import type { ArElement } from '@starnest/contract/ar/ar'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { markerMetres } from '../look/figure-size.ts'
import type { Vector } from '../look/quaternion.ts'
import type { Inset, PictureSize, View } from '../look/view.ts'
import type { ArScene } from '../scene/ar-scene.ts'
import type { SceneState } from '../screen/use-scene.ts'
import { groupPose, placeInGroup, pointedAt, wayTo } from './world-places.ts'
import type { World, WorldFrame, WorldPose } from './world-session.ts'

/** Markers may lie anywhere over a room; a little stays free at its edges. */
const INSET: Inset = { top: 60, bottom: 60, side: 36 }

type Options = {
  world: World | null
  scene: RefObject<Pick<ArScene, 'enter'> | null>
  drawn: SceneState
  elements: readonly ArElement[]
  size: PictureSize | undefined
  onPlaced: (ways: readonly Vector[], view: View, inset: Inset) => void
  /** In what was placed, somebody pointed at an element with the device's own controls; undefined: at none. */
  onPoint: (nth: number | undefined) => void
}

/** An experience in the room, where WebXR shows one: it is placed once, on a surface that the device found,
 *  and stays there while the viewer walks around it. */
export function useRoom({ world, scene, drawn, elements, size, onPlaced, onPoint }: Options) {
  const [isPlaced, setPlaced] = useState(false)
  const placed = useRef<WorldPose>(null)
  const seen = useRef<WorldFrame>({ viewer: null, floor: null })
  const latest = useRef({ size, onPlaced, elements })
  useEffect(() => {
    latest.current = { size, onPlaced, elements }
  })

  useEffect(() => {
    if (!world || drawn !== 'there' || elements.length === 0) return
    const places = elements.map(placeInGroup)
    const heads = elements.map((element, nth): Vector => {
      const [x, y, z] = places[nth] ?? [0, 0, 0]
      return [x, y + markerMetres(element), z]
    })
    const entered = scene.current?.enter({
      ...{ world, places },
      onFrame: (frame) => {
        seen.current = frame
        const group = placed.current
        const { viewer } = frame
        const { size: screen, onPlaced: tell } = latest.current
        if (group && viewer && screen) {
          const ways = heads.map((head) => wayTo(head, group, viewer))
          const focal = viewer.focal * screen.height
          tell(ways, { ...screen, turn: viewer.turn, focal }, INSET)
        }
        return group
      },
    })
    entered?.catch(() => endEmpty(world))
  }, [world, drawn, elements, scene])

  useEffect(() => {
    if (world && drawn === 'impossible') endEmpty(world)
  }, [world, drawn])

  const place = () => {
    const { viewer, floor } = seen.current
    if (!viewer || !floor) return
    placed.current = groupPose(floor, viewer)
    setPlaced(true)
  }
  // A headset may show nothing of the page: its own controls do then what the page's buttons do.
  const select = useEffectEvent((ray: WorldPose | null) => {
    const group = placed.current
    if (!group) place()
    else if (ray) onPoint(pointedAt(elements.map(middleInGroup), group, ray))
  })
  useEffect(() => world?.onSelect((ray) => select(ray)), [world])

  return {
    isIn: world !== null,
    isPlaced: world ? isPlaced : null,
    /** Places it where the middle of the view meets a surface. */
    place,
    /** Takes it up again, to be placed elsewhere. */
    pickUp: () => {
      placed.current = null
      setPlaced(false)
    },
  }
}

function middleInGroup(element: ArElement): Vector {
  const [x, y, z] = placeInGroup(element)
  return [x, y + markerMetres(element) / 2, z]
}

/** Ends a session that nothing can be drawn in: it goes on under our own sky. */
const endEmpty = (world: World) => void world.end().catch(() => undefined)
