import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { rowingBoat } from '@starnest/film-kit/world/coast/rowing-boat'
import { swell } from '@starnest/film-kit/world/coast/swell'
import { sky } from '@starnest/film-kit/world/sky'
import { house, paneWindow, tower } from '@starnest/film-kit/world/town/buildings'

/** A violet night over a bottle-green sea. */
export const nightLook: Look = {
  ...looks.night,
  ambient: 1.3,
  keyPower: 1.7,
  keyFrom: [-4, 8, 6],
  fill: { color: '#ffb070', power: 0.5, from: [6, 3, 4] },
  fog: { color: '#3a3f8a', near: 24, far: 90 },
  exposure: 1.16,
}

const TOWN: readonly (readonly [
  x: number,
  z: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
])[] = [
  [-3.2, 0.4, 1.7, 1.4, '#e8b48a', '#c84a5a'],
  [-1.5, -0.4, 1.6, 2.4, '#d8d0b8', '#3a8a9a'],
  [0.3, 0.5, 1.8, 1.6, '#e88a7a', '#7a4a9a'],
  [2, -0.3, 1.6, 2.2, '#a8d0c0', '#d8803a'],
  [3.6, 0.4, 1.6, 1.3, '#f0d08a', '#4a6ab8'],
]

/** The town under the sea: `rise` 0 to 1 lifts it out of the water. */
export function townOn(set: FilmSet, [x, , z]: Vec3) {
  const root = set.add(joint())
  sculpt(
    (s) => {
      s.ball('#3f7a6a', [0, -0.35, 0], [5.2, 0.75, 2.3], { grad: '#2a4a5a', segments: 32 })
      for (const [hx, hz, width, height, wall, roof] of TOWN)
        house(s, [hx, 0.2, hz], { wall, roof, size: [width, height, 1.4], chimney: hx > 0 })
      tower(s, [-0.6, 0.2, -1.4], {
        wall: '#cfc4e0',
        height: 4.4,
        radius: 0.62,
        roof: '#b8405a',
        light: '#ffd27a',
        shade: '#6a5a90',
      })
      for (const [i, hue] of ['#ff8aa0', '#7adfb0', '#ffb05a', '#ff8aa0', '#7adfb0'].entries()) {
        const at: Vec3 = [-4.2 + i * 2.05, 0.2, 1.7]
        s.tube(hue, [at, [at[0] + 0.1, 0.6, 1.75], [at[0] - 0.15, 1, 1.7]], 0.09).ball(
          hue,
          [at[0] - 0.15, 1.02, 1.7],
          0.15,
          { segments: 10 },
        )
      }
    },
    { to: root },
  )
  sculpt(
    (s) => {
      for (const [hx, hz, width, height] of TOWN)
        for (const side of [-1, 1])
          paneWindow(s, [hx + side * width * 0.25, 0.2 + height * 0.62, hz + 0.72], 0.36, '#ffd27a')
    },
    { to: root, shadow: false },
  )
  const halo = glow(root, '#ffb868', 13, [0, 1.6, 1.6], 0.5)
  const lamp = pointLamp(root, '#ffc070', [-0.4, 2.6, 3.4], 0, 12)
  return (rise: number, t: number) => {
    root.position.set(x, -7.4 + 7.5 * rise + 0.06 * Math.sin(t * 1.1), z)
    root.rotation.z = 0.02 * Math.sin(t * 0.9)
    halo.set(0.2 + 0.5 * rise)
    lamp.intensity = 16 * rise
  }
}

/** Tolly in his boat with rod and line on a wide sea. */
export function seaOn(set: FilmSet) {
  sky(set, {
    stops: [
      [0, '#120f3c'],
      [0.28, '#2a2470'],
      [0.42, '#54409c'],
      [0.5, '#a06ab0'],
      [0.54, '#d89ab8'],
      [1, '#7a5a9a'],
    ],
    glows: [{ around: 0.72, height: 0.4, width: 0.3, color: '#2a1a5a' }],
    stars: 520,
    seed: 14,
  })
  const sea = swell(set, {
    deep: '#10384a',
    light: '#5a88b0',
    height: 0.22,
    lamps: [{ at: [0.8, 2.6, -6], color: '#ffb860' }],
  })
  const tolly = set.cast({
    fur: '#9a94a8',
    furLow: '#5c5470',
    belly: '#f0e8e4',
    mask: '#f4f0f0',
    patches: '#6c6290',
    ears: 'round',
    tail: 'bushy',
    tip: '#3a3450',
    hat: { kind: 'cap', color: '#e8a83a', trim: '#c87a28' },
    scarf: '#3fb0a0',
    size: 0.84,
    seed: 3,
  })
  const boat = rowingBoat(set.scene, { hull: '#b0503f' })
  boat.row(1.2)
  const rod = joint(tolly.handR)
  sculpt(
    (s) =>
      s.tube(
        '#c89a5a',
        [
          [0, -0.3, 0],
          [0, 1, 0],
          [0, 2.3, 0.06],
        ],
        0.035,
        { grad: '#8a5c34' },
      ),
    { to: rod },
  )
  const tip = joint(rod, [0, 2.3, 0.06])
  const line = set.add(joint())
  sculpt(
    (s) =>
      s.cylinder('#fff8e8', [0, 0, 0.5], [0.01, 0.01, 1], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 6,
        glow: 0.6,
      }),
    { to: line, shadow: false },
  )
  return {
    sea,
    tolly,
    /** Sets boat and keeper at (x, z) and draws the line to a point. */
    ride(t: number, x: number, z: number, turn: number, pitch = 0) {
      const y = sea.heightAt(x, z, t) - 0.05
      boat.root.position.set(x, y, z)
      boat.root.rotation.z = sea.slopeAt(x, z, t) * 0.6 - pitch
      tolly.place(x - 0.15, z, turn, y + 0.4)
      tolly.shadow.fade(0)
    },
    cast(raise: number, bend: number, to: Vec3) {
      rod.rotation.set(raise - 0.5 - bend, 0, -0.35)
      tolly.root.updateMatrixWorld(true)
      const from = tip.localToWorld(tip.position.clone().set(0, 0, 0))
      line.position.copy(from)
      line.lookAt(...to)
      line.scale.z = Math.hypot(to[0] - from.x, to[1] - from.y, to[2] - from.z)
    },
  }
}
