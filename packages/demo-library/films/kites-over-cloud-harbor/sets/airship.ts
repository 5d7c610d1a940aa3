import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'

/** What an airship is like: `balloonY` is the height of its balloon's middle over the deck. */
export type AirshipPlan = { size?: number; balloonY?: number }

const HUE = '#e8604f'

/** An airship like a fishing boat: deck at the root's origin, bow towards +x, twelve metres from
 *  end to end. */
export function airship(set: FilmSet, at: Vec3, { size = 1, balloonY = 6.4 }: AirshipPlan = {}) {
  const root = joint(set.scene, at)
  root.scale.setScalar(size)
  sculpt(
    (s) => {
      balloon(s, balloonY)
      hull(s)
    },
    { to: root },
  )
  glow(root, '#ffc25a', 2.6, [3.9, 0.75, 0], 0.8)
  const propeller = joint(root, [-4.5, -0.3, 0])
  const blades = (s: Sculptor) =>
    s.box('#f0c070', [0, 0, 0], [0.1, 2, 0.3]).box('#f0c070', [0, 0, 0], [0.1, 0.3, 2])
  sculpt(blades, { to: propeller })
  set.everyFrame((t) => {
    propeller.rotation.x = t * 5
  })
  return root
}

function balloon(s: Sculptor, y: number): void {
  s.ball('#fff0d8', [0, y, 0], [6.2, 2.2, 2.2], { segments: 34, grad: HUE })
  for (const x of [-3.4, -1.2, 1.2, 3.4]) {
    const girth = 2.24 * Math.sqrt(1 - (x / 6.2) ** 2)
    s.ring(HUE, [x, y, 0], [girth, 0.09], { rotate: [0, Math.PI / 2, 0], segments: 34 })
    const ends = Math.abs(x) > 2 ? [-1.2, 1.2] : []
    for (const z of ends) {
      const rope: Vec3[] = [
        [x, y - girth * 0.85, z],
        [x * 0.95, y * 0.5, z * 1.05],
        [x * 0.9, 0.5, z * 0.8],
      ]
      s.tube('#8a5a48', rope, 0.04)
    }
  }
  for (const [up, z, turn] of [
    [1.6, 0, 0],
    [-0.8, 1.5, 1.9],
    [-0.8, -1.5, -1.9],
  ] as const)
    s.ball(HUE, [-5.3, y + up, z], [1.1, 1.2, 0.12], { rotate: [turn, 0, 0.5] })
}

function hull(s: Sculptor): void {
  s.ball('#a86848', [0, 0, 0], [4.4, 1.7, 1.45], {
    segments: 30,
    grad: '#6a3f52',
    deform: (v) => {
      if (v.y > 0) v.y = 0
    },
  })
  s.box('#c99068', [0, 0, 0], [6, 0.1, 1.9])
  for (let x = -3.2; x <= 3.2; x += 0.8) {
    const depth = 1.45 * Math.sqrt(1 - (x / 4.4) ** 2)
    for (const z of [-depth, depth]) s.pill('#7a4a44', [x, 0.3, z], 0.06, 0.55)
  }
  for (const z of [-1.22, 1.22])
    s.pill('#f0c070', [0, 0.62, z], 0.075, 5.4, { rotate: [0, 0, Math.PI / 2] })
  s.ball('#ffe08a', [3.9, 0.75, 0], 0.28, { glow: 1.3 })
  s.pill('#7a4a44', [3.9, 0.3, 0], 0.06, 0.5)
}
