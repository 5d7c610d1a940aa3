import type { FilmSet } from '../../film/film-set.ts'
import { contactShadow } from '../../light/contact-shadow.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, lerp } from '../../time/easing.ts'

/** What a tortoise does; shares are 0 to 1. */
export type TortoiseIntent = {
  /** 0 is a shell on the ground, 1 has head and feet out. */
  out?: number
  /** Turn and rise of the head, -1 to 1. */
  look?: readonly [x: number, y: number]
  /** Metres walked: moves the feet. */
  walked?: number
  blink?: number
  happy?: number
  /** Head down to the ground: drinking. */
  drink?: number
}

/** A tortoise on a set, about 1.5 m across, face along +z. */
export type Tortoise = {
  place: (x: number, z: number, turn?: number) => void
  pose: (t: number, intent?: TortoiseIntent) => void
}

/** A tortoise with a shell as round and pale as a pearl. */
export function tortoise(
  set: FilmSet,
  { shell = '#fff6ea', shade = '#d8a8b8', skin = '#c9a86a', size = 1, seed = 0 } = {},
): Tortoise {
  const root = set.add(joint())
  root.scale.setScalar(size)
  const body = joint(root)
  sculpt(
    (s) => {
      s.ball(shell, [0, 0.34, 0], [0.8, 0.72, 0.82], { grad: shade, gloss: 0.5, segments: 28 })
      for (const [x, y, z] of [
        [0, 1.03, 0.05],
        [-0.42, 0.86, 0.25],
        [0.42, 0.86, 0.25],
        [0, 0.78, 0.58],
        [-0.4, 0.8, -0.35],
        [0.4, 0.8, -0.35],
      ] as const)
        s.ball('#ffe4c8', [x, y, z], [0.17, 0.06, 0.17], { segments: 10, rim: 0.4 })
    },
    { to: body },
  )
  const neck = joint(body, [0, 0.36, 0.5])
  const head = joint(neck)
  sculpt(
    (s) =>
      s
        .ball(skin, [0, 0.05, 0.42], [0.36, 0.34, 0.34], { segments: 20, grad: '#a8804a' })
        .pill(skin, [0, -0.06, 0.1], 0.2, 0.3, { rotate: [Math.PI / 2 - 0.3, 0, 0] })
        .ball('#ff9a7a', [-0.25, -0.03, 0.62], [0.08, 0.06, 0.05], { segments: 8 })
        .ball('#ff9a7a', [0.25, -0.03, 0.62], [0.08, 0.06, 0.05], { segments: 8 })
        .ring('#5a3020', [0, -0.06, 0.74], [0.09, 0.02], { arc: Math.PI, rotate: [0, 0, Math.PI] }),
    { to: head },
  )
  const eyes = [-1, 1].map((side) => {
    const eye = joint(head, [side * 0.17, 0.16, 0.68])
    sculpt(
      (s) =>
        s
          .ball('#fffaf2', [0, 0, 0], [0.12, 0.14, 0.07], { segments: 14, rim: 0.2 })
          .ball('#2a1424', [0, 0, 0.045], [0.085, 0.105, 0.045], { segments: 12, rim: 0 })
          .ball('#ffffff', [-0.03, 0.045, 0.085], 0.03, { segments: 8, glow: 1 }),
      { to: eye, shadow: false },
    )
    return eye
  })
  const feet = [
    [-0.55, 0.42],
    [0.55, 0.42],
    [-0.52, -0.45],
    [0.52, -0.45],
  ].map(([x = 0, z = 0]) => {
    const foot = joint(body, [x, 0.16, z])
    sculpt((s) => s.ball(skin, [0, 0, 0], [0.2, 0.22, 0.24], { grad: '#a8804a', segments: 12 }), {
      to: foot,
    })
    return foot
  })
  const shadow = contactShadow(set.scene, {
    radius: 1.1 * size,
    heightAt: (x, z) => set.heightAt(x, z),
  })
  return {
    place(x, z, turn = 0) {
      root.position.set(x, set.heightAt(x, z), z)
      root.rotation.y = turn
      shadow.place(x, z)
    },
    pose(t, intent = {}) {
      const { out = 1, look = [0, 0], walked = 0, happy = 0, drink = 0 } = intent
      const beat = t * 0.29 + seed * 0.41
      const blink = Math.max(intent.blink ?? 0, clamp(1 - Math.abs((beat % 1) - 0.5) / 0.025))
      const stand = 0.2 * out
      body.position.y = stand - 0.12 + 0.02 * Math.sin(t * 2 + seed) * out
      body.rotation.z = 0.04 * Math.sin(walked * 5) * out
      neck.position.z = lerp(-0.25, 0.5, out)
      neck.scale.setScalar(lerp(0.5, 1, out))
      neck.visible = out > 0.04
      neck.rotation.set(
        0.55 * drink - look[1] * 0.4,
        look[0] * 0.6,
        0.06 * Math.sin(t * 1.4 + seed),
      )
      neck.position.y = lerp(0.3, 0.44, out) - 0.12 * drink
      for (const eye of eyes) eye.scale.set(1, lerp(1, 0.12, Math.max(blink, happy)), 1)
      for (const [index, foot] of feet.entries()) {
        const swing = Math.sin(walked * 5 + (index % 3 === 0 ? 0 : Math.PI))
        foot.position.z = (index < 2 ? 0.42 : -0.45) + 0.14 * swing * out * clamp(walked * 9)
        foot.position.y = 0.12 - stand + (1 - out) * 0.2
        foot.visible = out > 0.2
      }
    },
  }
}
