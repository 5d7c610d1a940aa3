import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { petals } from '@starnest/film-kit/particles/weather'
import { starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { course } from '@starnest/film-kit/time/course'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { cloudWorld, evening, golden, kites } from '../sets/air.ts'
import { airship } from '../sets/airship.ts'
import { bag, bringGlider, bringSuzu, family, greatKite, letter, onTwos } from '../sets/cast.ts'
import { island } from '../sets/harbor.ts'
import { brokenPier } from './edge.ts'

/** The freeze-frame: film seconds stand still from here for so long. */
const FREEZE = { at: 1.45, seconds: 0.95 }

const frozen = (t: number) => (t < FREEZE.at ? t : Math.max(FREEZE.at, t - FREEZE.seconds))

export const leap = shot({
  name: 'leap',
  seconds: 4,
  look: golden,
  lens: 34,
  stage(set) {
    brokenPier(set)
    kites(
      set,
      [
        [-3, 8.6, -12],
        [11, 10.6, -16],
        [6, 12.4, -20],
      ],
      frozen,
    )
    const glider = bringGlider(set)
    const path = course(
      [0.62, [1.3, 0, 0.2]],
      [1, [2.8, 1.1, 0.3]],
      [1.45, [4.7, 2.9, 0.6]],
      [2.2, [6.6, 4, 0.9]],
      [3.2, [9, 4.9, 1.2]],
    )
    return (t) => {
      const acted = frozen(t)
      const drawn = acted > 1.1 ? acted : onTwos(acted)
      const off = progress(drawn, 0.62, 0.85)
      glider.fly(
        drawn,
        path(acted),
        [1.05 - 0.15 * off, 0.16 * pulse(drawn, 0.5, 1.1, 0.25) + 0.12 * off, -0.1 * off],
        {
          sit: -0.45 * off,
          squash: -0.2 * pulse(drawn, 0.15, 0.68, 0.22) + 0.14 * pulse(drawn, 0.66, 1.3, 0.16),
          look: keys(drawn, [0, [0.1, 0.1]], [0.5, [0, 0.5]]),
          brave: 1 - progress(drawn, 1.6, 2.1),
          happy: 0.9 * progress(drawn, 1.9, 2.3),
        },
        1.1,
      )
      const still = progress(t, 0.75, 1.7, ease.smoother)
      const [x, y] = path(acted)
      const near: Vec3 = [3.4, 0.4, 11.5]
      const wide: Vec3 = [keys(t, [1.9, 4.6], [4, 11]), 0.2, 17.5 - 5 * progress(t, 2.5, 4)]
      set.camera.shoot({
        t,
        from: mixVec3(near, wide, still),
        at: mixVec3([2.4, 2.4, 0], [x * 0.55 + 3.1, y * 0.35 + 4.2, 0], still),
        roll: 0.04,
      })
      return { focus: glider.suzu.faceAt(), range: 6, blur: 0.5 }
    }
  },
})

export const lull = shot({
  name: 'lull',
  seconds: 4.5,
  look: golden,
  lens: 31,
  stage(set) {
    cloudWorld(set)
    island(set, [-15, -2, -26], 4.6, 8)
    kites(set, [
      [-6, 2.6, -10],
      [7, 7.6, -15],
    ])
    const ship = airship(set, [9.5, 6.2, -20], { size: 0.8 })
    petals(set, { count: 50, wind: 4, box: [10, 8, 5], at: [0, 3.5, 0] })
    const glider = bringGlider(set)
    const dropped = bag(joint(set.scene))
    dropped.scale.setScalar(0.8)
    return (t) => {
      const drawn = onTwos(t)
      const slack = pulse(drawn, 0.35, 2.4, 0.4)
      const letGo = 2.15
      const fallen = Math.max(0, drawn - letGo)
      glider.suzu.satchel.visible = fallen === 0
      dropped.visible = fallen > 0
      const height = keys(t, [0, 3.3], [0.5, 3.25], [2.15, 2.05, ease.in], [4.5, 5, ease.in])
      const at: Vec3 = [keys(t, [0, -0.8], [2.15, 0], [4.5, 1.7, ease.in]), height, 0]
      dropped.position.set(0.55 + 0.5 * fallen, 2.5 - 3.4 * fallen * fallen, 0.5 + 0.5 * fallen)
      dropped.rotation.set(3 * fallen, 2 * fallen, 1.5 * fallen)
      const up = progress(drawn, 2.3, 2.7)
      glider.fly(
        drawn,
        at,
        [0.5, 0.1 - 0.12 * up, 0.12 * slack * Math.sin(drawn * 5) - 0.06],
        {
          wow: 0.8 * pulse(drawn, 0.45, 1.3),
          sad: pulse(drawn, 1, 2.2),
          look: keys(
            drawn,
            [0.3, [0, 0.2]],
            [0.5, [0, 0.95]],
            [1, [0, 0.95]],
            [1.25, [0.6, -0.9]],
            [1.9, [0.6, -0.9]],
            [2.1, [0, 0.1]],
            [2.4, [0.2, 0.6]],
          ),
          armR: keys(
            drawn,
            [1.4, [1.75, -0.1]],
            [1.65, [0.5, 0.2]],
            [2.1, [0.4, 0.5]],
            [2.4, [1.75, -0.1]],
          ),
          brave: pulse(drawn, 1.9, 3, 0.2),
          happy: progress(drawn, 2.9, 3.2),
          squash: 0.1 * pulse(drawn, 2.15, 2.8, 0.15),
          earDroop: 0.4 * slack,
        },
        1.1 - slack,
      )
      glider.kite.sail.scale.set(1 - 0.1 * slack, 1, 1)
      ship.position.x = 9.5 - 0.3 * t
      set.camera.shoot({
        t,
        from: keys(t, [0, [2, 3, 9]], [2.2, [1.5, 2.9, 8.4]], [4.5, [2.2, 2.6, 10.5]]),
        at: keys(t, [0, [0.2, 4.9, 0]], [2.2, [0.4, 3.9, 0]], [4.5, [1.6, 6, 0]]),
      })
      return { focus: glider.suzu.faceAt(), range: 2.4, blur: 0.75 }
    }
  },
})

export const reunion = shot({
  name: 'reunion',
  seconds: 6,
  look: evening,
  lens: 31,
  fadeOut: 0.5,
  stage(set) {
    cloudWorld(set, true)
    island(set, [-16, -2, -30], 5, 3)
    const ship = airship(set, [1.2, 0, -0.4], { balloonY: 9.5 })
    ship.rotation.y = 0.12
    const mother = set.cast(family.mother)
    const suzu = bringSuzu(set)
    const kite = greatKite(set)
    const given = letter(mother.handL, [0, -0.5, 0.1], 0.8)
    given.rotation.y = 0.5
    const star = joint(set.scene, [1, 10.4, -16])
    sculpt((s) => s.puff('#fffbe0', starOutline({ points: 4, inner: 0.34 }), 0.1, { glow: 2 }), {
      to: star,
    })
    const shine = glow(star, '#fff2c0', 5.5, [0, 0, 0], 0.8)
    return (t, { talk }) => {
      const drawn = onTwos(t)
      const come = progress(drawn, 0, 1.05, ease.out)
      const landed = progress(drawn, 1, 1.25)
      suzu.satchel.visible = false
      suzu.place(
        keys(drawn, [0, -4.2], [1.05, -0.75, ease.out]),
        0.35,
        1.2 - 0.4 * landed,
        keys(drawn, [0, 1.1], [0.6, 0.75], [1.05, 0.05, ease.in]),
      )
      suzu.shadow.fade(landed)
      const pass = progress(drawn, 2.75, 2.95)
      suzu.mouthLetter.visible = pass < 0.5
      given.visible = pass >= 0.5
      suzu.pose(drawn, {
        armL: [1.75 * (1 - landed), 0],
        armR: [1.75 * (1 - landed) + 0.9 * progress(drawn, 3, 3.4), 0.1],
        sit: -0.4 * (1 - landed),
        squash: -0.18 * pulse(drawn, 1, 1.45, 0.15),
        look: keys(drawn, [1.1, [0, 0]], [1.5, [0.1, 0.5]], [4, [0.1, 0.5]], [4.3, [-0.55, 0.8]]),
        happy: pulse(drawn, 3.05, 4.1),
        grin: progress(drawn, 3, 3.3),
      })
      suzu.breeze(drawn, 0.2, 1 - 0.5 * landed)
      kite.root.position.set(
        -4.2 + 3.45 * come - 9 * progress(t, 1.05, 2.5, ease.in),
        2 - 0.95 * come + 9 * progress(t, 1.05, 2.5, ease.in),
        0.7 - 4 * progress(t, 1.05, 3, ease.in),
      )
      kite.root.rotation.set(0, 1.2, -0.1)
      kite.breeze(drawn)
      mother.place(1.15, 0.15, -0.6)
      mother.pose(drawn, {
        look: keys(
          drawn,
          [0, [-0.3, 0.1]],
          [1.1, [-0.2, -0.55]],
          [3.9, [-0.2, -0.55]],
          [4.3, [0, 0.8]],
        ),
        wow: pulse(drawn, 0.2, 1.4),
        armL: keys(
          drawn,
          [0.9, [0.2, 0]],
          [1.3, [1.2, 0]],
          [2.2, [1.2, 0]],
          [2.7, [1.35, -0.25]],
          [3.4, [1.35, -0.25]],
          [4.2, [0.5, 1.95]],
        ),
        happy: pulse(drawn, 2.9, 3.9),
        talk: talk('mother'),
        tilt: 0.1 * pulse(drawn, 2.2, 4, 0.4),
      })
      given.rotation.z = keys(drawn, [3.4, 0], [4.2, 2.1])
      const lit = progress(t, 3.6, 4.3)
      star.scale.setScalar(0.01 + 0.5 * lit * (1 + 0.06 * Math.sin(t * 5)))
      star.rotation.z = 0.1 * Math.sin(t)
      shine.set(lit * 0.9)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-1.4, 1.9, 9.6]],
          [2.6, [0.1, 1.7, 7.2]],
          [3.4, [0.1, 1.7, 7.2]],
          [5, [0.4, 1.2, 10.4]],
        ),
        at: keys(
          t,
          [0, [-0.7, 2, 0]],
          [2.6, [0.2, 1.75, 0]],
          [3.4, [0.2, 1.8, 0]],
          [5, [-0.1, 3.15, 0], ease.smoother],
        ),
      })
      return {
        focus: keys(t, [3.4, set.camera.distanceTo(suzu.faceAt())], [4.6, 13]),
        range: keys(t, [3.4, 1.8], [4.6, 9]),
        blur: 0.7,
      }
    }
  },
})
