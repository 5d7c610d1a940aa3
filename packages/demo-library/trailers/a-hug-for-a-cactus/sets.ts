import { eyes } from '@starnest/film-kit/critter/eyes'
import type { Intent } from '@starnest/film-kit/critter/intent'
import { mouth } from '@starnest/film-kit/critter/mouth'
import { completeSpecies } from '@starnest/film-kit/critter/species'
import { starling } from '@starnest/film-kit/critter/starling'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { heartOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { seededRandom } from '@starnest/film-kit/time/random'
import { ground } from '@starnest/film-kit/world/ground'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'

const GREEN = '#58c878'
const GREEN_LOW = '#1f7f74'
const WOOL = '#ff6f8a'
const WOOL_PALE = '#fff0dc'

/** A desert at sunset: dunes, flat-topped rocks and a low sun. */
export function desert(set: FilmSet): void {
  sky(set, skies.sunset)
  ground(set, {
    heightAt: (x, z) =>
      0.2 * Math.sin(x * 0.45 + z * 0.2) + Math.max(0, -z - 9) * 0.1 * (1 + Math.sin(x * 0.2)),
    colors: ['#ffb87a', '#f08a6a'],
    mottle: 0.06,
  })
  sculpt(
    (s) => {
      for (const [x, z, w, h] of [
        [-11, -22, 4.5, 7],
        [-17, -30, 5, 10],
        [10, -26, 5.5, 8],
        [19, -34, 6, 11],
        [2, -40, 5, 6],
      ] as const) {
        s.cylinder('#e87a6a', [x, h / 2 - 1, z], [w * 0.62, w, h + 2], {
          segments: 9,
          grad: '#a04a86',
        })
        s.cylinder('#f79a78', [x, h - 0.4, z], [w * 0.68, w * 0.7, h * 0.16], { segments: 9 })
      }
      for (const [x, z, r] of [
        [-3.8, -1.6, 0.5],
        [4.1, -3, 0.7],
        [-2.2, 2.4, 0.28],
        [3.1, 1.8, 0.22],
      ] as const) {
        s.rock('#f0987a', [x, r * 0.3, z], [r, r * 0.7, r], { grad: '#a04a86', detail: 1 })
      }
    },
    { to: set.scene, faceted: true },
  )
}

/** What Gus does: a critter's intent, his two arms (raised 0 to 1) and how much of a sweater he
 *  has on, 0 to 1. */
export type CactusIntent = Intent & { raise?: Vec2; sweater?: number; lift?: number }

/** Gus, 2.5 m tall, in a pot of sand; face along +z. */
export function gus(set: FilmSet) {
  const root = set.add(joint())
  const body = joint(root)
  sculpt(dress, { to: body })
  const species = completeSpecies({
    fur: GREEN,
    furLow: '#1a6a5c',
    eye: '#3a2030',
    eyeLow: '#a05a5a',
    seed: 1,
  })
  const face = joint(body, [0, 1.72, 0.02])
  sculpt(
    (s) => {
      for (const side of [-1, 1]) {
        s.ball('#ff9fae', [side * 0.48, -0.16, 0.46], [0.12, 0.08, 0.05], {
          rotate: [0, side * 0.8, 0],
          glow: 0.4,
          rim: 0,
        })
      }
    },
    { to: face, shadow: false },
  )
  const gaze = eyes(species, face)
  const lips = mouth(species, joint(face, [0, 0.06, -0.03]))
  const arms = [-1, 1].map((side) => {
    const one = joint(body, [side * 0.6, 1.0, 0.05])
    sculpt(
      (s) => {
        const path: Vec3[] = [
          [0, 0, 0],
          [side * 0.4, -0.02, 0.05],
          [side * 0.62, 0.2, 0.08],
          [side * 0.64, 0.62, 0.1],
        ]
        s.tube(GREEN, path, 0.2, { segments: 18, grad: GREEN_LOW })
        s.ball(GREEN, [side * 0.64, 0.64, 0.1], 0.2, { segments: 16 })
        for (const [x, y] of [
          [0.85, 0.3],
          [0.86, 0.55],
          [0.42, 0.28],
          [0.62, 0.86],
          [0.4, -0.22],
        ] as const) {
          spine(s, [side * x, y, 0.16], [0.3, 0, side * (0.6 - x) * 3])
        }
      },
      { to: one },
    )
    const sleeve = joint(one)
    sculpt(
      (s) => {
        s.tube(
          WOOL,
          [
            [0, 0, 0],
            [side * 0.4, -0.02, 0.05],
            [side * 0.62, 0.2, 0.08],
            [side * 0.64, 0.5, 0.1],
          ],
          0.29,
          { segments: 18, grad: '#e04a78' },
        )
        s.ring(WOOL_PALE, [side * 0.64, 0.5, 0.1], [0.24, 0.09], { rotate: [Math.PI / 2, 0, 0] })
      },
      { to: sleeve },
    )
    return { side, one, sleeve }
  })
  const sweater = joint(body)
  sculpt(knit, { to: sweater })
  const shadow = contactShadow(set.scene, { radius: 1.2, heightAt: set.heightAt })
  return {
    root,
    place(x: number, z: number, turn = 0) {
      root.position.set(x, set.heightAt(x, z), z)
      root.rotation.y = turn
      shadow.place(x, z)
    },
    pose(t: number, intent: CactusIntent = {}) {
      const { squash = 0, look = [0, 0], raise = [0, 0], sweater: worn = 0, lift = 0 } = intent
      const tall = 1 + squash + 0.012 * Math.sin(t * 2.2)
      body.position.y = lift
      body.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
      body.rotation.set(intent.lean ?? 0, 0, (intent.roll ?? 0) + 0.015 * Math.sin(t * 1.4))
      face.rotation.set(-look[1] * 0.08, look[0] * 0.14, 0)
      shadow.fade(1 - Math.min(1, lift))
      gaze.pose(t, intent)
      lips.pose(intent)
      for (const { side, one, sleeve } of arms) {
        const up = side < 0 ? raise[0] : raise[1]
        one.rotation.set(-0.3 * up, -side * 0.8 * up, side * (-0.35 + 0.25 * up))
        sleeve.visible = worn > 0.05
        sleeve.scale.setScalar(Math.max(0.05, worn))
      }
      sweater.visible = worn > 0.05
      sweater.scale.set(Math.max(0.05, worn), Math.max(0.05, worn), Math.max(0.05, worn))
      root.updateMatrixWorld(true)
    },
    faceAt: (): Vec3 => [root.position.x, root.position.y + 1.7, root.position.z + 0.6],
  }
}

function spine(s: Sculptor, at: Vec3, rotate: Vec3): void {
  s.cone('#fffbe8', at, 0.028, 0.2, { rotate, segments: 5, rim: 0.3 })
}

function dress(s: Sculptor): void {
  s.turn(
    GREEN,
    [
      [0.5, -0.1],
      [0.6, 0.2],
      [0.66, 0.9],
      [0.68, 1.5],
      [0.6, 2.05],
      [0.36, 2.4],
      [0.02, 2.5],
    ],
    { segments: 34, grad: GREEN_LOW, gloss: 0.1 },
  )
  const random = seededRandom(4)
  for (let i = 0; i < 60; i++) {
    const angle = (i * 2.4) % (Math.PI * 2)
    const y = 0.3 + random() * 1.95
    // None where the face is.
    if (Math.abs(angle > Math.PI ? angle - Math.PI * 2 : angle) < 0.9 && y > 1.2 && y < 2.1)
      continue
    const out = 0.66 * Math.sqrt(Math.max(0.1, 1 - Math.max(0, (y - 1.5) / 1.05) ** 2))
    spine(
      s,
      [Math.sin(angle) * out, y, Math.cos(angle) * out],
      [Math.cos(angle) * 1.3, random() * 0.2, -Math.sin(angle) * 1.3],
    )
  }
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2
    s.ball(
      '#ff8fc0',
      [0.2 + Math.cos(angle) * 0.17, 2.5, Math.sin(angle) * 0.17],
      [0.14, 0.07, 0.14],
      {
        rotate: [Math.sin(angle) * 0.5, 0, -Math.cos(angle) * 0.5],
        segments: 12,
      },
    )
  }
  s.ball('#ffe07a', [0.2, 2.55, 0], [0.1, 0.08, 0.1])
}

function knit(s: Sculptor): void {
  s.turn(
    WOOL,
    [
      [0.66, 0.12],
      [0.78, 0.3],
      [0.8, 0.8],
      [0.78, 1.16],
      [0.66, 1.32],
    ],
    { segments: 36, grad: '#e04a78', rows: 16 },
  )
  for (const y of [0.2, 1.3]) {
    s.ring(WOOL_PALE, [0, y, 0], [y < 1 ? 0.7 : 0.64, 0.11], {
      rotate: [Math.PI / 2, 0, 0],
      segments: 36,
    })
  }
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2
    const y = 0.72 + (i % 2 ? 0.12 : -0.04)
    s.ball(WOOL_PALE, [Math.sin(angle) * 0.8, y, Math.cos(angle) * 0.8], [0.085, 0.085, 0.05], {
      rotate: [0, angle, 0],
      segments: 8,
    })
  }
}

/** Bella: a heart of a balloon on a string. */
export function bella(set: FilmSet) {
  const one = starling({ color: '#ff5f8c', low: '#e0306a', size: 0.8, outline: heartOutline() })
  set.add(one.root)
  sculpt(
    (s) =>
      s.cone('#e0306a', [0, -1.28, 0], 0.14, 0.2, { segments: 10 }).tube(
        '#fff4e4',
        [
          [0, -1.26, 0],
          [0.1, -1.7, 0.05],
          [-0.08, -2.1, 0],
          [0.06, -2.5, -0.05],
        ],
        0.016,
        { segments: 22 },
      ),
    { to: one.root },
  )
  return one
}
