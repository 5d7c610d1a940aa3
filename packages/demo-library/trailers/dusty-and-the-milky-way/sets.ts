import { octopusArm } from '@starnest/film-kit/creature/octopus-arm'
import { eyes } from '@starnest/film-kit/critter/eyes'
import type { Intent } from '@starnest/film-kit/critter/intent'
import { mouth } from '@starnest/film-kit/critter/mouth'
import { completeSpecies } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { scatter } from '@starnest/film-kit/time/random'
import { ground, moonscape } from '@starnest/film-kit/world/ground'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'
import { planets } from '@starnest/film-kit/world/space/mail/planets'

/** A grey moon with a blue planet over its edge, under a sky whose stars are still to be hung. */
export function moon(set: FilmSet): void {
  sky(set, { ...skies.space, stars: 0 })
  ground(set, { heightAt: moonscape(), colors: ['#b9aee8', '#7f70c4'], mottle: 0.1 })
  planets(set, [{ at: [-15, 3, -40], radius: 6.5, hues: ['#6fd8f4', '#2a56b4'], bands: '#d4fff0' }])
}

/** Stars that hang over the moon, in the order in which they are cleaned away. */
export const STARS = scatter(11, 14, (random): { at: Vec3; size: number } => ({
  at: [(random() - 0.5) * 9 + 0.6, 3.3 + random() * 2.6, -3.5 - random() * 3],
  size: 0.26 + random() * 0.2,
}))

/** One small clay star with a halo, in its own joint. */
export function littleStar(set: FilmSet) {
  const root = set.add(joint())
  sculpt((s) => s.puff('#ffe07a', starOutline(), 0.24, { grad: '#ffb03c', glow: 0.75, rim: 0.6 }), {
    to: root,
    shadow: false,
  })
  glow(root, '#ffd070', 4.4, [0, 0, -0.2], 0.6)
  return root
}

/** Dusty on a set: face along +z, 1.9 m high without his hose. */
export function dusty(set: FilmSet) {
  const root = set.add(joint())
  const body = joint(root)
  sculpt(dress, { to: body })
  const species = completeSpecies({
    fur: '#ff8a4c',
    furLow: '#7a2a3a',
    eye: '#2a3a8c',
    eyeLow: '#6fc8ff',
    eyeSize: 1.15,
    headWidth: 1.1,
    seed: 2,
  })
  const face = joint(body, [0, 1.26, 0.06])
  const gaze = eyes(species, face)
  const lips = mouth(species, joint(face, [0, 0.06, 0.05]))
  const belly = joint(body, [0, 0.52, 0.79])
  sculpt(
    (s) => {
      s.ring('#fff2dc', [0, 0, 0.06], [0.34, 0.06], { gloss: 0.5, segments: 30 })
      s.ball('#2a1f66', [0, 0, 0], [0.34, 0.34, 0.1], { gloss: 0.5, segments: 24 })
    },
    { to: belly },
  )
  const full = Array.from({ length: 9 }, (_, i) => {
    const star = joint(belly, [
      Math.cos(i * 2.4) * 0.075 * Math.sqrt(i),
      Math.sin(i * 2.4) * 0.075 * Math.sqrt(i),
      0.1 + 0.01 * (i % 3),
    ])
    sculpt(
      (s) => s.puff('#ffe488', starOutline(), 0.24, { grad: '#ffb84a', glow: 1, size: 0.085 }),
      {
        to: star,
        shadow: false,
      },
    )
    return star
  })
  const shine = glow(belly, '#ffc860', 2.6, [0, 0, 0.25], 0.9)
  const lamp = pointLamp(belly, '#ffc468', [0, 0, 1.5], 0, 6)
  const hose = octopusArm(
    body,
    { skin: '#fff2dc', low: '#fff2dc', under: '#9a8fd8', girth: 0.17 },
    [0, 0, 1],
  )
  const nozzle = joint(body)
  sculpt(
    (s) =>
      s.lathe(
        '#ff6a5a',
        [
          [0.08, -0.1],
          [0.14, 0.05],
          [0.42, 0.34],
          [0.44, 0.4],
          [0.36, 0.38],
        ],
        { segments: 26, grad: '#c8386a', gloss: 0.3 },
      ),
    { to: nozzle },
  )
  const shadow = contactShadow(set.scene, { radius: 1.3, heightAt: set.heightAt })
  return {
    root,
    place(x: number, z: number, turn = 0) {
      root.position.set(x, set.heightAt(x, z), z)
      root.rotation.y = turn
      shadow.place(x, z)
    },
    /** `end` is the nozzle's place in his own space; `stars` how many are in his belly. */
    pose(t: number, intent: Intent & { end: Vec3; stars: number; swell?: number }) {
      const { end, stars, swell = 0, squash = 0 } = intent
      const tall = 1 + squash + 0.012 * Math.sin(t * 2.4)
      body.scale.set((1 + swell) / Math.sqrt(tall), tall, (1 + swell) / Math.sqrt(tall))
      body.rotation.set(intent.lean ?? 0, 0, intent.roll ?? 0)
      const [lookX, lookY] = intent.look ?? [0, 0]
      face.rotation.set(-lookY * 0.12, lookX * 0.16, 0)
      gaze.pose(t, intent)
      lips.pose(intent)
      for (const [i, star] of full.entries()) {
        star.scale.setScalar(Math.min(1, Math.max(0.001, stars - i)))
        star.rotation.z = t * 0.8 + i
      }
      const light = Math.min(1, stars / 9)
      shine.set(0.75 * light * (0.9 + 0.1 * Math.sin(t * 6)))
      lamp.intensity = 5 * light
      hose.set({
        root: [0.5, 0.7, -0.3],
        leave: [1.5, 0.9, -0.5],
        bend: [end[0] + 0.5, end[1] - 1.3, end[2] + 0.2],
        tip: end,
      })
      nozzle.position.set(...end)
      nozzle.rotation.set(-0.5, 0, 0.25)
      root.updateMatrixWorld(true)
    },
    faceAt: (): Vec3 => [root.position.x, root.position.y + 1.25, root.position.z + 0.6],
  }
}

function dress(s: Sculptor): void {
  s.turn(
    '#ff9a54',
    [
      [0.5, 0.1],
      [0.78, 0.22],
      [0.82, 0.6],
      [0.76, 1.1],
      [0.62, 1.56],
      [0.34, 1.82],
      [0.02, 1.88],
    ],
    { segments: 34, grad: '#e8485e', gloss: 0.35 },
  )
  s.ring('#fff2dc', [0, 0.94, 0], [0.785, 0.05], { rotate: [Math.PI / 2, 0, 0], segments: 36 })
  s.ball('#fff2dc', [0, 1.94, 0], [0.12, 0.1, 0.12], { gloss: 0.5 })
  for (const side of [-1, 1]) {
    s.ball('#4a3a8c', [side * 0.74, 0.24, 0.1], [0.16, 0.28, 0.28], { segments: 20 })
    s.ball('#ffd07a', [side * 0.86, 0.24, 0.1], [0.06, 0.13, 0.13], { gloss: 0.5 })
    s.ball('#ff9fb0', [side * 0.5, 1.02, 0.58], [0.13, 0.08, 0.05], {
      rotate: [0, side * 0.7, 0],
      glow: 0.4,
    })
  }
}
