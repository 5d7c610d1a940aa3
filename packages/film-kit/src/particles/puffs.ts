import { InstancedMesh, Object3D } from 'three'
import type { FilmSet } from '../film/film-set.ts'
import { clay } from '../sculpt/clay-material.ts'
import { sculpt } from '../sculpt/sculptor.ts'
import { ease, lerp } from '../time/easing.ts'
import { progress, type Vec3 } from '../time/keyframes.ts'
import { cycle, scatter } from '../time/random.ts'

/** One round lump: radius in metres (0 hides it), turn in radians. */
export type Puff = { at: Vec3; size: number; turn?: number }

/** A heap of lumps in one draw call: `set` asks for each lump by its index, in every frame. */
export type Puffs = { set: (puff: (index: number) => Puff) => void }

/** `count` lit clay balls that move on their own: cotton-wool steam, snowballs, lumps of a drift.
 *  Unlike particles they have light and shade and throw shadows. */
export function puffs(
  set: FilmSet,
  count: number,
  { color = '#f4f6ff', grad = '#98a6de', glow = 0, segments = 18, shadow = true } = {},
): Puffs {
  const lump = sculpt((s) =>
    s.ball(color, [0, 0, 0], 1, {
      grad,
      glow,
      segments,
      deform: (v) => v.multiplyScalar(1 + 0.07 * Math.sin(v.x * 5 + v.y * 4) * Math.sin(v.z * 6)),
    }),
  )
  const mesh = set.add(new InstancedMesh(lump.geometry, clay, count))
  mesh.castShadow = shadow
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  const place = new Object3D()
  return {
    set(puff) {
      for (let i = 0; i < count; i++) {
        const { at, size, turn = 0 } = puff(i)
        place.position.set(...at)
        place.rotation.set(turn, i, 0)
        place.scale.setScalar(Math.max(1e-4, size))
        place.updateMatrix()
        mesh.setMatrixAt(i, place.matrix)
      }
      mesh.instanceMatrix.needsUpdate = true
    },
  }
}

/** Steam of an engine: 40 puffs that live 2.2 s and grow to a radius of 0.6 m unless said. `color`
 *  is their top, `grad` their underside. */
export type PlumePlan = {
  count?: number
  /** Seconds a puff lives, its full radius and how fast it rises, metres. */
  life?: number
  size?: number
  rise?: number
  /** Metres a second of wind. */
  wind?: Vec3
  color?: string
  grad?: string
  seed?: number
}

/** A plume to be set in every frame with the seconds of the shot; `power` scales its puffs, from 0
 *  to 1. */
export type Plume = { set: (t: number, power?: number) => void }

/** Cotton-wool steam from a mouth that may move: seconds to a point. Every fourth puff is a big
 *  one, as an engine chuffs. Call `set` in every frame. */
export function steamPlume(
  set: FilmSet,
  mouthAt: (t: number) => Vec3,
  plan: PlumePlan = {},
): Plume {
  const { count = 40, life = 2.2, size = 0.6, rise = 1.5, wind = [0, 0, 0] } = plan
  const { color = '#f6f4ff', grad = '#a9b2e6' } = plan
  const steam = puffs(set, count, { color, grad, glow: 0.12, shadow: false })
  const habits = scatter(count, plan.seed ?? 4, (random) => ({
    dx: random() - 0.5,
    dz: random() - 0.5,
    scale: 0.7 + random() * 0.5,
  }))
  return {
    set(t, power = 1) {
      steam.set((i) => {
        const { dx, dz, scale } = cycle(habits, i)
        const share = (((t / life - i / count) % 1) + 1) % 1
        const age = share * life
        const [x, y, z] = mouthAt(t - age)
        const climb = rise * life * ease.out(share)
        const grown = lerp(0.3, 1, ease.out(Math.min(1, share * 2.2)))
        const chuff = i % 4 === 0 ? 1.25 : 1
        return {
          at: [
            x + dx * size * 1.5 * share + wind[0] * age,
            y + climb + wind[1] * age,
            z + dz * size * 1.5 * share + wind[2] * age,
          ],
          size: size * scale * chuff * grown * (1 - progress(share, 0.55, 1)) * power,
          turn: share * 2 + i,
        }
      })
    },
  }
}
