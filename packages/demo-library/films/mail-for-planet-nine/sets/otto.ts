import { type Octopus, type OctopusIntent, octopus } from '@starnest/film-kit/creature/octopus'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { envelope } from '@starnest/film-kit/world/space/mail/post'
import {
  type MailScooter,
  mailScooter,
  SCOOTER_GRIP,
  SCOOTER_SEAT,
} from '@starnest/film-kit/world/space/mail/scooter'

/** Otto's size on his scooter. */
export const RIDER_SIZE = 0.8

const TEAL = '#1fb3aa'

/** Otto in his jacket, his bowl and a postman's cap that sits on top of the bowl. */
export function otto(size = 1): Octopus {
  const one = octopus({ jacket: '#fff1da', trim: TEAL, helmet: true, size })
  sculpt(
    (s) =>
      s
        .cylinder(TEAL, [0, 1.12, -0.05], [0.6, 0.52, 0.3], { grad: '#14788a', segments: 28 })
        .ball(TEAL, [0, 1.27, -0.05], [0.62, 0.14, 0.62], { segments: 26 })
        .ball('#123a5c', [0, 1.0, 0.4], [0.44, 0.05, 0.34], { rotate: [0.28, 0, 0], gloss: 0.5 })
        .ring('#ffcf6a', [0, 1.02, -0.05], [0.53, 0.035], { rotate: [Math.PI / 2, 0, 0] })
        .ball('#ffcf6a', [0, 1.18, 0.52], [0.15, 0.13, 0.05], { gloss: 0.7 })
        .ball('#ff6a52', [0, 1.18, 0.56], [0.07, 0.06, 0.03], { glow: 0.3 }),
    { to: one.head },
  )
  return one
}

/** Bubbles that rise inside the bowl, beside the face. */
export function bubbles(set: FilmSet, one: Octopus): void {
  const rising = Array.from({ length: 5 }, (_, i) => {
    const bubble = joint(one.head)
    sculpt(
      (s) =>
        s
          .ball('#bff4ff', [0, 0, 0], 0.05 + 0.015 * (i % 3), { glow: 0.7, segments: 10 })
          .ball('#ffffff', [-0.02, 0.025, 0.04], 0.018, { glow: 1.1, segments: 6 }),
      { to: bubble, shadow: false },
    )
    return bubble
  })
  set.everyFrame((t) => {
    for (const [i, bubble] of rising.entries()) {
      const age = (t * 0.42 + i * 0.23) % 1
      const side = i % 2 ? 1 : -1
      bubble.position.set(
        side * (0.82 - 0.25 * age * age) + 0.03 * Math.sin(t * 5 + i),
        -0.4 + age * 1.2,
        0.28,
      )
      bubble.scale.setScalar(Math.sin(age * Math.PI))
    }
  })
}

/** Otto on his scooter, with the mail of the day on the rack. */
export type Rider = {
  scooter: MailScooter
  otto: Octopus
  /** The scooter's middle at a point, turned by radians (0 drives towards the camera). */
  place: (at: Vec3, turn?: number, roll?: number, pitch?: number) => void
  /** Arms 0 and 7 hold the bar unless `reach` says otherwise; `power` is the engine's. */
  pose: (t: number, intent?: OctopusIntent, power?: number) => void
}

/** A point of the scooter in Otto's own space, while he sits. */
export const fromScooter = ([x, y, z]: Vec3): Vec3 => [
  (x - SCOOTER_SEAT[0]) / RIDER_SIZE,
  (y - SCOOTER_SEAT[1]) / RIDER_SIZE + 0.1,
  (z - SCOOTER_SEAT[2]) / RIDER_SIZE,
]

const GRIP_R = fromScooter(SCOOTER_GRIP)
const GRIP_L: Vec3 = [-GRIP_R[0], GRIP_R[1], GRIP_R[2]]

/** Puts Otto and his scooter on a set; `parcels` is how full the rack is, 0 to 5. */
export function rider(set: FilmSet, parcels = 5): Rider {
  const scooter = mailScooter()
  set.add(scooter.root)
  const one = otto(RIDER_SIZE)
  scooter.root.add(one.root)
  one.root.position.set(SCOOTER_SEAT[0], SCOOTER_SEAT[1] - 0.08, SCOOTER_SEAT[2])
  bubbles(set, one)
  sculpt(
    (s) => {
      s.turn(
        '#c98a5a',
        [
          [0.3, 0],
          [0.44, 0.2],
          [0.38, 0.6],
          [0.3, 0.72],
        ],
        { at: [0, 0, 0], grad: '#8a4a4a', segments: 22 },
      )
      s.ring('#e8b27a', [0, 0.7, 0], [0.3, 0.05], { rotate: [Math.PI / 2, 0, 0] })
      const hues = ['#fff2d8', '#ffb48f', '#8fe0d8', '#fff2d8', '#ffd98a']
      for (let i = 0; i < parcels; i++) {
        const angle = i * 1.9
        s.box(
          hues[i] ?? '#fff2d8',
          [Math.cos(angle) * 0.14, 0.82 + 0.05 * (i % 3), Math.sin(angle) * 0.12],
          [0.44, 0.3, 0.06],
          { rotate: [0.3 * Math.sin(angle * 3), angle, 0.5 * Math.cos(angle * 2)], glow: 0.1 },
        )
      }
    },
    { to: scooter.rack },
  )
  return {
    scooter,
    otto: one,
    place([x, y, z], turn = 0, roll = 0, pitch = 0) {
      scooter.root.position.set(x, y, z)
      scooter.root.rotation.set(pitch, turn, roll, 'YXZ')
    },
    pose(t, intent = {}, power = 1) {
      scooter.set(t, power)
      one.pose(t, {
        float: 0.7,
        ...intent,
        reach: {
          0: { to: GRIP_R, sag: 0.12 },
          7: { to: GRIP_L, sag: 0.12 },
          1: { to: [0.7, -0.25, 0.75] },
          6: { to: [-0.7, -0.25, 0.75] },
          ...intent.reach,
        },
      })
      scooter.root.updateMatrixWorld(true)
    },
  }
}

/** The old letter, held between two arms: where the ends of arms 1 and 6 belong for an envelope
 *  at `at` (Otto's own space) of half `width`. */
export const hold = ([x, y, z]: Vec3, width = 0.5): NonNullable<OctopusIntent['reach']> => ({
  1: { to: [x + width, y - 0.06, z + 0.03], sag: 0.3 },
  6: { to: [x - width, y - 0.06, z + 0.03], sag: 0.3 },
})

/** The old letter hung in Otto's own space. */
export function oldLetter(one: Octopus, at: Vec3, size = 0.95) {
  const letter = envelope(one.root, { old: true })
  letter.position.set(...at)
  letter.scale.setScalar(size)
  return letter
}
