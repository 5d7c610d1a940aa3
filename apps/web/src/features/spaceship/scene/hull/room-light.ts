import { Color, Vector3 } from 'three'
import { SCREEN } from '../room-plan.ts'

/** How long the lights take to dim, seconds. */
const DIMS_WITHIN_SECONDS = 1.6
/** What is left of lanterns and neon while a film plays, 0 to 1. */
const DIMMED = { lanterns: 0.16, neon: 0.3 }

/** The light of the room, shared by all its materials. */
export type RoomLight = ReturnType<typeof createRoomLight>

/** Lanterns, neon and the light that falls from the screen. Everything in the room reads the same uniforms,
 *  so that dimming is a number and not another light. */
export function createRoomLight() {
  const uniforms = {
    uTimeSeconds: { value: 0 },
    uLanterns: { value: 1 },
    uNeon: { value: 1 },
    uFilm: { value: new Color(0, 0, 0) },
    uScreen: { value: new Vector3(0, SCREEN.centreY, SCREEN.z) },
  }
  const film = new Color(0, 0, 0)
  let dim = 0
  let wantedDim = 0
  const show = () => {
    uniforms.uLanterns.value = 1 + (DIMMED.lanterns - 1) * dim
    uniforms.uNeon.value = 1 + (DIMMED.neon - 1) * dim
  }
  return {
    uniforms,
    /** How far the lights are dimmed, 0 to 1. */
    dimmed: () => dim,
    /** Dims the lights, or turns them up again. */
    dimFor(isDark: boolean) {
      wantedDim = isDark ? 1 : 0
    },
    /** What the screen shows on the whole, as linear light. */
    shine(color: Color) {
      film.copy(color)
    },
    /** Goes on by a picture. `isCalm`: nothing drifts, and lights change at once. */
    update(deltaSeconds: number, isCalm: boolean) {
      if (!isCalm) uniforms.uTimeSeconds.value += deltaSeconds
      const step = isCalm ? 1 : deltaSeconds / DIMS_WITHIN_SECONDS
      dim += Math.max(-step, Math.min(step, wantedDim - dim))
      show()
      uniforms.uFilm.value.lerp(film, isCalm ? 1 : Math.min(1, deltaSeconds * 5))
    },
  }
}
