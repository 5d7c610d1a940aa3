import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { clearCylinder } from '@starnest/film-kit/sculpt/clear-cylinder'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { seededRandom } from '@starnest/film-kit/time/random'
import { sky } from '@starnest/film-kit/world/sky'

/** The last hot evening: peach light from the left, teal in the shade. */
export const evening: Look = {
  ...looks.sunset,
  skyLight: '#9fd8f0',
  groundLight: '#d8806a',
  ambient: 1.4,
  key: '#ffc88a',
  keyPower: 3,
  keyFrom: [-7, 5, 4],
  fill: { color: '#7ad0ff', power: 0.9, from: [6, 4, 4] },
  fog: { color: '#f0b89a', near: 60, far: 160 },
  rim: '#ffe0a8',
  contrast: 0.3,
  bloom: 0.45,
  bloomFrom: 1,
  vignette: 0.34,
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Chewy',
  weight: 400,
  top: '#fffbe0',
  bottom: '#ffe14a',
  outline: '#1f4a8a',
  outlineWidth: 0.16,
} as const

/** Rin, who hangs up washing. */
export const rin: Species = {
  fur: '#d0582c',
  furLow: '#8a2f2a',
  belly: '#fff2de',
  mask: '#fff2de',
  ears: 'round',
  tail: 'bushy',
  tip: '#7a2a28',
  paw: '#3a2028',
  nose: '#2a1420',
  eye: '#5a2a10',
  eyeLow: '#e89a3a',
  scarf: '#2fb8b0',
  eyeSize: 1.2,
  muzzle: 0.98,
  size: 0.9,
  seed: 3,
}

const WASHING = ['#fff6e6', '#5ac8c8', '#ffd65a', '#ff8a7a', '#fff6e6', '#8ab8f0']

/** Roof, washing and the sky behind; the mother cloud, `cloudX` metres to the right, opens her eyes by
 *  `wake`, 0 to 1. */
export function rooftop(set: FilmSet, cloudX = 14) {
  sky(set, {
    stops: [
      [0, '#1a6ab8'],
      [0.3, '#3aa0d0'],
      [0.42, '#9fd8d8'],
      [0.475, '#ffe0a8'],
      [0.51, '#ffa878'],
      [1, '#d87a78'],
    ],
    glows: [{ around: 0.66, height: 0.47, width: 0.22, color: '#7a4010' }],
  })
  sculpt(
    (s) => {
      s.box('#c89a8a', [0, -0.25, 0], [16, 0.5, 7], { grad: '#8a5a68' })
        .box('#e0b49a', [0, 0.3, -3.2], [16, 0.7, 0.4], { grad: '#a8707a' })
        .cylinder('#6a8aa8', [-5.2, 1.5, -2], [0.9, 0.9, 1.5], { grad: '#3f5a80', segments: 20 })
        .cone('#88a8c0', [-5.2, 2.25, -2], 1, 0.6)
      for (const [x, z] of [
        [-5.7, -1.6],
        [-4.7, -1.6],
        [-5.2, -2.6],
      ] as const)
        s.cylinder('#5a4a68', [x, 0.4, z], [0.07, 0.07, 0.9], { segments: 6 })
      for (const x of [-3.6, 5.2])
        s.cylinder('#6a4a5a', [x, 1.7, -1.8], [0.06, 0.08, 3.4], { segments: 8 })
      s.tube(
        '#fff6e6',
        [
          [-3.6, 3.2, -1.8],
          [0.8, 2.85, -1.8],
          [5.2, 3.2, -1.8],
        ],
        0.02,
      )
      // Chimneys and roofs of the town below.
      for (let i = 0; i < 12; i++) {
        const x = -26 + i * 4.6
        s.box(i % 2 ? '#b8788a' : '#8a6a98', [x, -4 + (i % 3), -22 - (i % 4) * 3], [4, 6, 3], {
          grad: '#6a4a80',
        })
      }
    },
    { to: set.scene },
  )
  const cloths = WASHING.map((color, index) => {
    const root = joint(set.scene, [-2.9 + index * 1.45, 3, -1.8])
    sculpt((s) => s.box(color, [0, -0.62, 0], [0.95, 1.2, 0.04], { grad: color }), { to: root })
    return root
  })
  const random = seededRandom(21)
  const mother = joint(set.scene, [cloudX, -5, -46])
  sculpt(
    (s) => {
      for (let i = 0; i < 40; i++) {
        const rise = random()
        const turn = random() * Math.PI * 2
        const reach = (1 - rise ** 1.7) * 15 + 2.5
        const radius = 5.4 - rise * 1.6 + random() * 1.6
        s.ball(
          '#fff4e8',
          [Math.cos(turn) * reach, rise * 24, Math.sin(turn) * reach * 0.4],
          radius,
          {
            segments: 18,
            grad: '#7a86c0',
            rim: 0.5,
            glow: 0.16,
          },
        )
      }
    },
    { to: mother, shadow: false },
  )
  const eyes = [-1, 1].map((side) => {
    const eye = joint(mother, [-1 + side * 4.4, 17.5, 9])
    sculpt(
      (s) =>
        s
          .ball('#fff8e0', [0, 0, 0], [2.5, 2.8, 0.7], { glow: 0.85, rim: 0, segments: 24 })
          .ball('#2f4aa8', [-0.5, -0.5, 0.5], [1.7, 2, 0.4], { rim: 0, glow: 0.6, segments: 20 })
          .ball('#141c4a', [-0.55, -0.55, 0.75], [1.1, 1.35, 0.3], {
            rim: 0,
            glow: 0.7,
            segments: 18,
          })
          .ball('#ffffff', [-1.1, 0.4, 1], [0.55, 0.6, 0.2], { rim: 0, glow: 1 }),
      { to: eye, shadow: false },
    )
    return eye
  })
  return (t: number, wake: number, blink = 0) => {
    for (const [index, cloth] of cloths.entries())
      cloth.rotation.set(
        0.28 + 0.16 * Math.sin(t * 2.6 + index * 0.9),
        0.08 * Math.sin(t * 1.9 + index),
        0,
      )
    for (const eye of eyes) eye.scale.set(1, Math.max(0.02, ease.back(wake) * (1 - blink)), 1)
    for (const eye of eyes) eye.visible = wake > 0.02
    mother.scale.setScalar(lerp(1, 1.06, wake))
  }
}

/** A jar with a small thundercloud: `set` by seconds, `spark` 0 to 1 and how wide its eyes are. */
export function thunderJar(set: FilmSet) {
  const root = joint(set.scene)
  root.scale.setScalar(0.8)
  const glass = clearCylinder({
    topRadius: 0.36,
    bottomRadius: 0.38,
    height: 0.82,
    color: '#e8fbff',
    opacity: 0.2,
    order: 4,
  })
  root.add(glass)
  sculpt(
    (s) =>
      s
        .ring('#e8fbff', [0, -0.4, 0], [0.36, 0.03], { rotate: [Math.PI / 2, 0, 0], gloss: 0.8 })
        .ring('#e8fbff', [0, 0.4, 0], [0.34, 0.03], { rotate: [Math.PI / 2, 0, 0], gloss: 0.8 })
        .cylinder('#e8b04a', [0, 0.47, 0], [0.35, 0.35, 0.14], { gloss: 0.4, segments: 20 }),
    { to: root },
  )
  const goro = joint(root)
  sculpt(
    (s) => {
      for (const [x, y, r] of [
        [0, 0.04, 0.2],
        [-0.15, -0.03, 0.14],
        [0.15, -0.03, 0.14],
        [-0.07, 0.12, 0.13],
        [0.09, 0.11, 0.14],
      ] as const)
        s.ball('#6a78c8', [x, y, 0], [r, r, r * 0.9], { grad: '#3a3f90', rim: 0.9 })
      for (const side of [-1, 1])
        s.ball('#fff8e8', [side * 0.085, 0.03, 0.17], [0.062, 0.075, 0.04], { glow: 0.7, rim: 0 })
          .ball('#181a4a', [side * 0.08, 0.04, 0.2], [0.036, 0.046, 0.025], { rim: 0 })
          .ball('#ff8aa8', [side * 0.16, -0.03, 0.14], [0.04, 0.025, 0.02], { glow: 0.5, rim: 0 })
    },
    { to: goro, shadow: false },
  )
  const mouth = joint(goro, [0, -0.06, 0.185])
  sculpt((s) => s.ball('#181a4a', [0, 0, 0], [0.04, 0.05, 0.02], { rim: 0 }), {
    to: mouth,
    shadow: false,
  })
  const bolt = joint(goro, [0, -0.16, 0.05])
  sculpt(
    (s) =>
      s.puff(
        '#fff27a',
        [
          [-0.03, 0],
          [-0.08, -0.13],
          [-0.01, -0.12],
          [-0.05, -0.26],
          [0.09, -0.08],
          [0.02, -0.09],
          [0.06, 0],
        ],
        0.015,
        { glow: 1.5, rim: 0 },
      ),
    { to: bolt, shadow: false },
  )
  const flash = glow(root, '#ffe98a', 2.6)
  const lamp = pointLamp(root, '#ffe98a', [0, 0.1, 0.9], 0, 6)
  return {
    root,
    set(t: number, at: Vec3, spark: number, talk = 0) {
      root.position.set(...at)
      goro.position.y = 0.03 * Math.sin(t * 2.4) + 0.12 * spark
      goro.rotation.z = 0.12 * Math.sin(t * 1.7)
      goro.scale.setScalar(1 + 0.3 * spark)
      mouth.scale.set(0.6 + 0.6 * talk + 0.5 * spark, 0.3 + talk + 0.7 * spark, 1)
      bolt.scale.setScalar(Math.max(0.01, spark))
      flash.set(0.12 + 0.45 * spark)
      lamp.intensity = 0.6 + 2.6 * spark
    },
  }
}
