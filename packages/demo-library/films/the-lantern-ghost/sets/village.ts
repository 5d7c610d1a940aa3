import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { seededRandom } from '@starnest/film-kit/time/random'
import { house, paneWindow } from '@starnest/film-kit/world/town/buildings'

/** The village at the foot of the hill: x, z, width, colours of wall and roof. */
const VILLAGE = [
  [-8.6, -3.4, 2.3, '#7a7ab8', '#4a3f86'],
  [-5.6, -1.2, 2.5, '#6a80b4', '#3a4a8e'],
  [-3, -4.6, 2, '#8078b0', '#503f80'],
  [4.4, -2.6, 2.3, '#6f7cb6', '#46428a'],
  [7.4, -1, 2.6, '#7a74b0', '#3c4888'],
  [10.2, -4, 2.2, '#6a84b0', '#4c3c80'],
] as const

/** Cottages, dark until the window above them shines: the function given back lights their windows
 *  one after the other, 0 to 1. Lay the ground first. */
export function cottages(set: FilmSet): (light: number) => void {
  const lights = VILLAGE.map(([x, z, width, wall, roof], index) => {
    const at: Vec3 = [x, set.heightAt(x, z), z]
    sculpt((s) => house(s, at, { wall, roof, size: [width, 1.5, 1.8], chimney: index % 2 === 0 }), {
      to: set.scene,
    })
    const panes = sculpt(
      (s) => {
        for (const side of [-1, 1]) {
          const place: Vec3 = [x + side * width * 0.32, at[1] + 0.9, z + 0.92]
          paneWindow(s, place, 0.4, '#ffce7a')
        }
      },
      { to: set.scene, shadow: false },
    )
    const halo = glow(set.scene, '#ffb45a', 2.4, [x, at[1] + 0.9, z + 1.2], 0.6)
    return { panes, halo }
  })
  const late = seededRandom(3)
  const order = lights.map(() => late() * 0.6)
  return (light) => {
    for (const [index, { panes, halo }] of lights.entries()) {
      const share = clamp((light - (order[index] ?? 0)) / 0.3)
      panes.visible = share > 0.02
      halo.set(share)
    }
  }
}
