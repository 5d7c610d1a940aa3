import { shot } from '@starnest/film-kit/film/script'
import { burst } from '@starnest/film-kit/particles/effects'
import { snow } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { woolThread } from '@starnest/film-kit/world/castle/wool'
import { blizzard, court, purl, WOOL } from '../sets/cast.ts'
import { terraceTop } from '../sets/places.ts'

/** When the flames go out, seconds in the shot: the brazier's last. */
const OUT = [3, 0.7, 1.4, 2.1] as const

/** The blizzard blows out one fire after the other. */
export const winter = shot({
  name: 'winter',
  seconds: 6,
  look: blizzard,
  lens: 31,
  fadeIn: 0.35,
  stage(set) {
    const { fires } = terraceTop(set, { storm: true })
    snow(set, { count: 330, wind: 5, fall: 2.6, size: 0.16, at: [0, 4, -2], box: [9, 9, 6] })
    const hero = purl(set)
    const { king, knight, page } = court(set)
    return (t) => {
      for (const [index, fire] of fires.entries()) {
        const out = OUT[index] ?? 0
        fire.set(t, 1 - progress(t, out, out + 0.3))
      }
      const cold = progress(t, 2.9, 3.4)
      const gust = 0.12 * pulse(t, 2.6, 3.6, 0.4)
      king.place(-0.15, -0.5, 0.75)
      king.pose(t, {
        look: keys(t, [0, [0.3, 0]], [3, [0.3, 0.2]], [4, [0.1, -0.2]]),
        armL: [1.15, -0.25],
        armR: [1.15, -0.25],
        shiver: 0.3 + 0.7 * cold,
        sad: cold,
        wow: pulse(t, 3, 3.8),
        earDroop: 0.3 + 0.5 * cold,
        roll: -gust,
      })
      knight.place(3.5, -0.9, -0.7)
      knight.pose(t, {
        look: [-0.3, -0.1],
        shiver: 0.2 + 0.8 * cold,
        sad: cold,
        armL: [1, -0.2],
        armR: [1, -0.2],
        roll: -gust,
      })
      page.place(0.75, 1.15, keys(t, [2.9, 0.75], [3.6, 0.05]))
      page.pose(t, {
        look: keys(t, [0, [0.3, 0.2]], [3.6, [0, 0.1]], [4.6, [-0.4, 0.2]]),
        shiver: 0.4 + 0.6 * cold,
        sad: cold,
        squash: -0.06 * cold,
        armL: [1.2, -0.3],
        armR: [1.2, -0.3],
      })
      const walk = pulse(t, 3.4, 5, 0.35)
      hero.place(
        keys(t, [3.4, -4], [5, -1.3]),
        keys(t, [3.4, 0.2], [5, 0.85]),
        keys(t, [3.4, 1.3], [4.8, 1.2]),
      )
      hero.pose(t, {
        walk: 9,
        stride: 0.8 * walk,
        look: keys(t, [0, [0, 0]], [4.6, [0, -0.1]], [5.2, [0.2, -0.35]]),
        sad: 0.6,
        spread: 0.2,
        lean: 0.1 * walk,
        shiver: 0.3,
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.6, 2.5, 9.4]], [3, [1.2, 2.2, 8]], [6, [-0.35, 1.8, 7.2]]),
        at: keys(t, [0, [1, 1.9, -1]], [3, [1.1, 1.6, -0.4]], [6, [-0.35, 1.4, 0.3]]),
      })
      return { focus: page.faceAt(), range: 2.4, blur: 0.7 }
    }
  },
})

/** Pip's neck, where the wool goes round. */
const NECK: Vec3 = [1.3, 1.08, 0.75]

/** One breath, one scarf. */
export const scarf = shot({
  name: 'scarf',
  seconds: 6.8,
  look: { ...blizzard, ambient: 1.4, exposure: 1.16 },
  lens: 28,
  fadeOut: 0.25,
  stage(set) {
    const { fires } = terraceTop(set, { storm: true })
    snow(set, { count: 170, wind: 1.6, fall: 1.4, size: 0.14, at: [0, 4, -5], box: [9, 9, 4.4] })
    sculpt(
      (s) =>
        s
          .box('#a99ac8', [NECK[0], 0.18, NECK[2]], [1.3, 0.42, 1.2], { grad: '#8577b0' })
          .ball('#f2f5ff', [NECK[0], 0.39, NECK[2]], [0.72, 0.05, 0.66]),
      { to: set.scene },
    )
    const hero = purl(set)
    const { king, knight, page, scarf: woollen, ears } = court(set)
    const thread = woolThread(set.scene, {
      colors: [WOOL[0], WOOL[1], WOOL[0], WOOL[1], WOOL[0]],
      radius: 0.085,
      rings: 130,
    })
    const needles = [joint(set.scene), joint(set.scene)]
    for (const [index, needle] of needles.entries())
      sculpt(
        (s) =>
          s
            .pill('#e8b878', [0, 0.32, 0], 0.035, 0.95, { segments: 8 })
            .ball(index ? WOOL[2] : WOOL[1], [0, -0.2, 0], 0.09, { segments: 12 }),
        { to: needle },
      )
    const sparkle = burst(set, [NECK[0], NECK[1] + 0.1, NECK[2] + 0.4], {
      count: 50,
      colors: [WOOL[0], WOOL[1], WOOL[2]],
      size: 0.13,
      speed: 0.7,
    })
    return (t) => {
      for (const fire of fires) fire.set(t, 0)
      const huff = pulse(t, 1, 1.95, 0.4)
      const blow = pulse(t, 1.9, 4.5, 0.18)
      const done = progress(t, 4.5, 4.85, ease.back)
      const glad = progress(t, 4.9, 5.2)
      hero.place(-1.35, 0.35, keys(t, [0, 1], [4.8, 1], [5.6, 0.75]))
      hero.pose(t, {
        look: keys(
          t,
          [0, [0.2, -0.2]],
          [0.7, [-0.1, -0.5]],
          [1.2, [0.25, -0.1]],
          [5, [0.2, 0]],
          [5.9, [0.15, 0.2]],
        ),
        lean: keys(t, [1, 0], [1.8, -0.18], [2, 0.12], [4.4, 0.1], [4.9, 0]),
        squash: 0.1 * huff - 0.04 * blow + 0.06 * pulse(t, 4.9, 5.4, 0.2),
        puff: huff + 0.5 * blow,
        wow: 0.8 * blow,
        sad: 0.5 * (1 - progress(t, 0.8, 1.4)),
        grin: glad,
        happy: pulse(t, 5.1, 6.3),
        spread: 0.3 + 0.5 * glad,
        armL: [1.1 + 0.12 * Math.sin(t * 19) * blow, -0.12],
        armR: [1.1 - 0.12 * Math.sin(t * 19) * blow, -0.12],
      })
      for (const [index, needle] of needles.entries()) {
        const side = index ? 1 : -1
        const click = Math.sin(t * 19 + index * Math.PI) * blow
        needle.visible = t > 0.6
        needle.scale.setScalar(progress(t, 0.7, 1.1, ease.back) * 0.56 + 0.01)
        needle.position.set(-0.62 + side * 0.12, 0.56 + 0.04 * click, 1.02 - side * 0.2)
        needle.rotation.set(0.2, 0.9, -0.3 - side * 0.55 + 0.14 * click)
      }
      page.place(NECK[0], NECK[2], -0.35, 0.4)
      page.pose(t, {
        look: keys(
          t,
          [0, [-0.2, 0.1]],
          [2.4, [-0.5, 0.2]],
          [3.6, [0, -0.4]],
          [4.8, [0, -0.3]],
          [5.4, [-0.5, 0.3]],
        ),
        shiver: 1 - progress(t, 3, 4.4),
        sad: 1 - progress(t, 2, 2.8),
        wow: pulse(t, 2.4, 5, 0.3),
        happy: progress(t, 5, 5.25),
        grin: progress(t, 5, 5.3),
        armL: [0.5 + 0.8 * glad, 0.2 * glad],
        armR: [0.5 + 0.8 * glad, 0.2 * glad],
        hop: 8 * (t > 5 ? 1 : 0),
        hopHeight: 0.14 * pulse(t, 5.1, 6.6, 0.3),
      })
      if (woollen) {
        woollen.visible = done > 0.05
        woollen.scale.setScalar(Math.max(0.05, 0.6 + 0.4 * done))
      }
      const mouth = hero.mouthAt()
      const ball: Vec3 = [-0.45, 0.95, 1.05]
      const along = (share: number): Vec3 => {
        if (share < 0.18) {
          const s = share / 0.18
          return [
            mouth[0] + (ball[0] - mouth[0]) * s,
            mouth[1] + (ball[1] - mouth[1]) * s + 0.12 * Math.sin(s * 3.1),
            mouth[2] + (ball[2] - mouth[2]) * s,
          ]
        }
        const s = (share - 0.18) / 0.82
        const turn = s * 15 - 1.9
        const wide = 0.42 + 0.03 * Math.sin(s * 30)
        const reach = Math.min(1, s * 4)
        const ring: Vec3 = [
          NECK[0] + Math.sin(turn) * wide,
          NECK[1] + 0.26 - s * 0.36,
          NECK[2] + Math.cos(turn) * wide,
        ]
        const join = reach * reach * (3 - 2 * reach)
        return [
          ball[0] + (ring[0] - ball[0]) * join,
          ball[1] +
            (ring[1] - ball[1]) * join +
            0.16 * Math.sin(join * 3.1) +
            0.03 * Math.sin(share * 40 - t * 14) * (1 - join),
          ball[2] + (ring[2] - ball[2]) * join,
        ]
      }
      thread.lay(along, progress(t, 4.05, 4.6, ease.linear), progress(t, 1.95, 4.1, ease.linear))
      sparkle.set(t - 4.55)
      const beg = progress(t, 5, 5.6)
      king.place(0.3, -1.25 + 0.35 * beg, -0.05)
      king.pose(t, {
        look: keys(t, [0, [0.4, 0]], [5, [0.4, -0.1]], [6, [-0.4, -0.1]]),
        shiver: 1 - progress(t, 5.8, 6.1),
        sad: 1 - progress(t, 5.6, 5.9),
        wow: pulse(t, 5, 5.9) * 0.6,
        happy: progress(t, 6, 6.2),
        earDroop: 0.6 * (1 - progress(t, 5.7, 6)),
        armL: [1.1, -0.2],
        armR: [1.1, -0.2],
      })
      for (const ear of ears) {
        const worn = progress(t, 5.7, 6.05, ease.back)
        ear.visible = worn > 0.05
        ear.scale.setScalar(Math.max(0.05, 0.7 + 0.3 * worn))
      }
      knight.place(3.1, -1.6, -0.5)
      knight.pose(t, {
        look: keys(t, [0, [-0.3, 0]], [5, [-0.4, -0.2]]),
        shiver: 0.7,
        sad: 0.7 * (1 - glad),
        wow: 0.5 * glad,
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.1, 1.75, 6.8]], [4.4, [0.15, 1.65, 6.2]], [6.8, [0.1, 1.85, 6.6]]),
        at: keys(t, [0, [-0.1, 1.35, 0.3]], [4.4, [0.05, 1.3, 0.5]], [7.4, [0, 1.55, 0.2]]),
      })
      const rack = keys(t, [5.3, 0], [5.8, 1])
      const near = set.camera.distanceTo(page.faceAt())
      return { focus: near + rack * 0.9, range: 1.7, blur: 0.85 }
    }
  },
})
