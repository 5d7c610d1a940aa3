import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { pointLamp } from '../../light/lamps.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, ease } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** What a bulb does; shares are 0 to 1. */
export type BulbIntent = {
  /** 0 is asleep, 1 wide awake. */
  awake?: number
  happy?: number
  /** How far its shoot has come, of the length it was made with. */
  grown?: number
  /** How far its flower is open. */
  open?: number
  /** How much shoot and flower shine. */
  light?: number
}

/** A flower bulb with a sleeping face. `tipAt` is the end of its shoot in the set. */
export type Bulb = { pose: (t: number, intent?: BulbIntent) => void; tipAt: () => Vec3 }

/** A bulb 0.9 m tall, half in a wall that faces +z, whose snowdrop grows straight up by `length`
 *  metres; its middle is `at`. `lamp` adds a light to the tip of the shoot. */
export function bulb(
  set: FilmSet,
  at: Vec3,
  {
    length = 4,
    lamp = false,
    hidden = false,
  }: { length?: number; lamp?: boolean; hidden?: boolean } = {},
): Bulb {
  const root = joint(set.scene, at)
  const body = joint(root)
  body.visible = !hidden
  sculpt((s) => s.ball('#2c1a38', [0, 0.02, -0.1], [0.6, 0.64, 0.1], { rim: 0, segments: 26 }), {
    to: body,
    shadow: false,
  })
  const skin = joint(body)
  sculpt(
    (s) => {
      s.turn(
        '#fff0d8',
        [
          [0.001, -0.42],
          [0.26, -0.36],
          [0.42, -0.06],
          [0.3, 0.24],
          [0.1, 0.42],
          [0.001, 0.46],
        ],
        { grad: '#e0a07a', size: [1, 1, 0.8], segments: 28, gloss: 0.2 },
      )
      for (const side of [-1, 1])
        s.ball('#ff8f8f', [side * 0.22, -0.13, 0.28], [0.07, 0.045, 0.03], {
          glow: 0.2,
          segments: 12,
        })
    },
    { to: skin },
  )
  const face = bulbFace(skin)
  const stem = joint(root, [0, 0.34, 0.04])
  sculpt(
    (s) =>
      s.cylinder('#a6e86a', [0, 0.5, 0], [0.045, 0.07, 1], {
        grad: '#6fc45a',
        segments: 10,
        glow: 0.25,
      }),
    { to: stem },
  )
  const tip = joint(root)
  const flower = snowdrop(tip)
  const halo = glow(tip, '#e8ffb8', 1.6, [0, 0, 0.1], 0.8)
  const light = lamp ? pointLamp(tip, '#d8ff9a', [0, 0.2, 0.9], 4, 5) : undefined
  return {
    pose(t, { awake = 0, happy = 0, grown = 0, open = 0, light: shine = 0 } = {}) {
      const breath = Math.sin(t * 1.8)
      skin.scale.set(1 + 0.015 * breath, 1 - 0.02 * breath, 1 + 0.015 * breath)
      skin.rotation.z = (1 - awake) * 0.1 + 0.03 * Math.sin(t * 1.2)
      face(awake, happy)
      const far = Math.max(0.001, grown * length)
      stem.scale.set(Math.min(1, 0.4 + grown), far, 1)
      stem.visible = grown > 0.002
      tip.visible = stem.visible
      tip.position.set(0.05 * Math.sin(t * 1.7) * grown, 0.34 + far, 0.04)
      flower(t, open, grown)
      halo.set(shine)
      if (light) light.intensity = 4 * shine
      root.updateMatrixWorld(true)
    },
    tipAt() {
      const { x, y, z } = tip.localToWorld(tip.position.clone().set(0, 0, 0))
      return [x, y, z]
    },
  }
}

/** Closed arcs that open into eyes, and a mouth. */
function bulbFace(skin: ReturnType<typeof joint>): (awake: number, happy: number) => void {
  const dark = '#4a2038'
  const shut = joint(skin)
  const open = joint(skin)
  const smiling = joint(skin)
  for (const side of [-1, 1]) {
    const arc = { arc: Math.PI, segments: 12, tubeSegments: 5 }
    sculpt(
      (s) =>
        s.ring(dark, [side * 0.15, 0.02, 0.315], [0.065, 0.014], {
          ...arc,
          rotate: [0, 0, Math.PI],
        }),
      { to: shut, shadow: false },
    )
    sculpt((s) => s.ring(dark, [side * 0.15, -0.03, 0.32], [0.065, 0.016], arc), {
      to: smiling,
      shadow: false,
    })
    sculpt(
      (s) =>
        s
          .ball(dark, [side * 0.15, 0, 0.3], [0.062, 0.085, 0.04], { rim: 0, segments: 14 })
          .ball('#ffffff', [side * 0.15 - 0.02, 0.032, 0.338], 0.022, { glow: 1, segments: 8 })
          .ball('#ffffff', [side * 0.15 + 0.022, -0.03, 0.336], 0.012, { glow: 1, segments: 6 }),
      { to: open, shadow: false },
    )
  }
  const mouth = joint(skin, [0, -0.13, 0.33])
  sculpt((s) => s.ball('#a03048', [0, 0, 0], [0.06, 0.045, 0.025], { rim: 0, segments: 14 }), {
    to: mouth,
    shadow: false,
  })
  return (awake, happy) => {
    shut.visible = awake < 0.3
    open.visible = awake >= 0.3 && happy < 0.5
    open.scale.set(1, clamp((awake - 0.2) / 0.8), 1)
    smiling.visible = happy >= 0.5
    mouth.scale.set(0.45 + 0.75 * happy, 0.35 + 0.3 * awake + 0.6 * happy, 1)
  }
}

/** A snowdrop that hangs like a bell from the bent tip of a shoot, with two leaves. */
function snowdrop(tip: ReturnType<typeof joint>): (t: number, open: number, grown: number) => void {
  sculpt(
    (s) => {
      for (const side of [-1, 1])
        s.ball('#7fd85a', [side * 0.14, -0.12, 0], [0.09, 0.42, 0.05], {
          rotate: [0, 0, -side * 0.42],
          grad: '#4fae58',
          glow: 0.15,
        })
      s.tube(
        '#a6e86a',
        [
          [0, -0.05, 0],
          [0.03, 0.2, 0.03],
          [0.16, 0.3, 0.08],
          [0.27, 0.2, 0.12],
        ],
        0.04,
        { segments: 12, glow: 0.2 },
      )
    },
    { to: tip },
  )
  const bell = joint(tip, [0.27, 0.2, 0.12])
  sculpt(
    (s) =>
      s
        .ball('#8fe06a', [0, -0.03, 0], [0.085, 0.1, 0.085], { segments: 14, glow: 0.2 })
        .ball('#fff8c8', [0, -0.2, 0], [0.07, 0.12, 0.07], { segments: 12, glow: 0.5 }),
    { to: bell },
  )
  const petals = Array.from({ length: 5 }, (_, i) => {
    const turn = joint(bell)
    turn.rotation.y = (i / 5) * Math.PI * 2
    const petal = joint(turn, [0, -0.06, 0.04])
    sculpt(
      (s) =>
        s
          .ball('#ffffff', [0, -0.19, 0.02], [0.115, 0.22, 0.05], {
            grad: '#f4f8ff',
            glow: 0.3,
            segments: 16,
          })
          .ball('#9fe87a', [0, -0.34, 0.05], [0.035, 0.04, 0.02], { segments: 8, glow: 0.2 }),
      { to: petal },
    )
    return petal
  })
  return (t, open, grown) => {
    bell.scale.setScalar(ease.out(clamp(grown * 3)) * (0.55 + 0.6 * open))
    bell.rotation.z = 0.1 * Math.sin(t * 2.4) * (0.4 + open)
    for (const petal of petals) petal.rotation.x = -0.75 * open
  }
}
