import { shot } from '@starnest/film-kit/film/script'
import { snow } from '@starnest/film-kit/particles/weather'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { blownPath, woolThread } from '@starnest/film-kit/world/castle/wool'
import { court, morning, purl, titleLook, WOOL } from '../sets/cast.ts'
import { castleOutside, KEEP_COIL, KEEP_TOP, keepWool, towerHats } from '../sets/places.ts'

/** A camera on a circle round the keep: angle in radians (0 in front), radius and height, metres. */
const onCircle = (angle: number, radius: number, y: number): Vec3 => [
  Math.sin(angle) * radius,
  y,
  Math.cos(angle) * radius,
]

/** Round and up the castle to a small dragon who practises on its top. */
export const crag = shot({
  name: 'crag',
  seconds: 7,
  look: morning,
  lens: 32,
  shadowSpan: 13,
  fadeIn: 0.8,
  stage(set) {
    castleOutside(set)
    snow(set, { count: 120, box: [16, 18, 12], at: [0, 8, 6], size: 0.14 })
    const hero = purl(set, 0.62)
    return (t) => {
      const huff = pulse(t, 4.7, 5.7, 0.25)
      const blow = pulse(t, 5.65, 6.6, 0.15)
      hero.place(0.2, 1.05, 0.55, KEEP_TOP)
      hero.pose(t, {
        look: keys(t, [0, [0.2, 0.4]], [4.6, [0.3, 0.2]], [5.7, [0, 0.1]], [6.6, [0, -0.6]]),
        lean: -0.16 * huff + 0.2 * blow,
        squash: 0.12 * huff - 0.06 * blow,
        puff: huff,
        wow: blow,
        sad: progress(t, 6.5, 6.8),
        spread: 0.6 + 0.4 * huff,
        armL: [0.3, 0.4 + 0.5 * huff],
        armR: [0.3, 0.4 + 0.5 * huff],
      })
      const angle = keys(t, [0, -1.5], [4.4, 0.05, ease.smooth], [7, 0.36])
      set.camera.shoot({
        t,
        from: onCircle(
          angle,
          keys(t, [0, 30], [3.6, 26], [5.8, 7.4, ease.smoother], [7, 6.6]),
          keys(t, [0, 1.5], [3.6, 9.5], [5.8, KEEP_TOP + 2.4], [7, KEEP_TOP + 2.1]),
        ),
        at: keys(
          t,
          [0, [Math.cos(angle) * 6, 6.6, -Math.sin(angle) * 6]],
          [3.6, [Math.cos(angle) * 6, 8, -Math.sin(angle) * 6]],
          [5.9, [0.15, KEEP_TOP + 0.95, 0.9], ease.smoother],
          [7.5, [0.2, KEEP_TOP + 0.95, 1]],
        ),
      })
      return {
        focus: hero.faceAt(),
        range: keys(t, [4, 14], [5.8, 2]),
        blur: keys(t, [4, 0.3], [5.8, 0.8]),
        lettering:
          t > 4.6
            ? undefined
            : {
                ...titleLook,
                x: 880,
                y: 240,
                age: t - 0.7,
                gone: progress(t, 4, 4.5),
                lines: [
                  { text: 'The Dragon', size: 100 },
                  { text: 'Who Knitted', size: 100 },
                ],
              },
      }
    }
  },
})

/** Round and round the keep, with wool behind her. */
export const spiral = shot({
  name: 'spiral',
  seconds: 5.4,
  look: { ...morning, keyPower: 2.5, exposure: 0.95 },
  lens: 34,
  shadowSpan: 13,
  fadeIn: 0.3,
  stage(set) {
    castleOutside(set, { clouds: 5 })
    snow(set, { count: 160, box: [14, 16, 12], at: [0, 9, 5], size: 0.15 })
    const coil = keepWool(set)
    const thread = woolThread(set.scene, { colors: [WOOL[1], WOOL[0]], radius: 0.13, rings: 30 })
    const hero = purl(set, 0.92)
    return (t) => {
      const share = keys(t, [0, 0.08], [5, 0.99, ease.linear])
      const [x, y, z] = KEEP_COIL(Math.min(1, share + 0.075))
      coil.reveal(share)
      const angle = Math.atan2(x, z)
      const wide = 1.66
      hero.place(x * wide, z * wide, angle + 1.15, y - 0.35 + 0.12 * Math.sin(t * 7))
      hero.shadow.fade(0)
      hero.pose(t, {
        lean: 0.5,
        roll: -0.12,
        look: [-0.5, 0.1],
        wow: 0.75,
        puff: 0.5 + 0.5 * Math.sin(t * 5),
        flap: 19,
        spread: 1,
        armL: [1.3, 0.5],
        armR: [1.3, 0.5],
      })
      thread.lay(blownPath(t, hero.mouthAt(), KEEP_COIL(share), { arch: 0.25, wriggle: 0.1 }))
      const round = keys(t, [0, -0.9], [5.8, 0.75, ease.linear])
      set.camera.shoot({
        t,
        from: onCircle(round, keys(t, [0, 13.5], [5.8, 14.5]), keys(t, [0, 8.4], [5.8, 13.6])),
        at: [0, keys(t, [0, 9], [5.8, 11]), 0],
      })
      return { focus: 11.5, range: 5, blur: 0.5 }
    }
  },
})

/** A hat for every tower. */
export const hats = shot({
  name: 'hats',
  seconds: 6.6,
  look: { ...morning, exposure: 0.97 },
  lens: 32,
  shadowSpan: 13,
  stage(set) {
    castleOutside(set)
    keepWool(set).reveal(1)
    const wear = towerHats(set)
    snow(set, { count: 90, box: [16, 18, 12], at: [0, 8, 6], size: 0.14 })
    const hero = purl(set, 0.66)
    const { king, knight, page } = court(set, { warm: true, size: 0.62 })
    return (t, { talk }) => {
      wear(t, 0.25, 0.3)
      const cheer = progress(t, 3.6, 4.1)
      hero.place(0.05, 1.2, 0.15, KEEP_TOP)
      hero.pose(t, {
        look: keys(t, [0, [-0.3, -0.3]], [4.2, [0.1, -0.1]], [5.4, [0, 0.1]]),
        grin: cheer,
        happy: pulse(t, 4.8, 7.2),
        hop: 7 * (t > 4.4 ? 1 : 0),
        hopHeight: 0.16 * pulse(t, 4.4, 5.8, 0.4),
        spread: 0.5 + 0.5 * cheer,
        armL: [0.3, 0.2 + 1.3 * cheer],
        armR: [0.3, 0.2 + 1.3 * cheer],
      })
      king.place(-1.15, 0.55, 0.35, KEEP_TOP)
      king.pose(t, { look: [0.5, 0], happy: progress(t, 4, 4.3), grin: 0.8, talk: talk('king') })
      knight.place(1.28, 0.35, -0.35, KEEP_TOP)
      knight.pose(t, { look: [-0.4, -0.1], happy: progress(t, 4.3, 4.6), grin: 0.6 })
      page.place(-0.62, 1.62, 0.3, KEEP_TOP)
      page.pose(t, { look: [0.6, 0.3], grin: 1, wave: progress(t, 4.6, 5) })
      set.camera.shoot({
        t,
        from: onCircle(
          keys(t, [0, -0.75], [3.2, -0.1], [7, 0.16]),
          keys(t, [0, 23], [2.6, 21], [4.6, 7.6, ease.smoother], [6.6, 7]),
          keys(t, [0, 9], [2.6, 12.5], [4.6, KEEP_TOP + 2.5], [6.6, KEEP_TOP + 2.2]),
        ),
        at: keys(
          t,
          [0, [0, 7.2, 0]],
          [2.6, [0, 7.8, 0]],
          [4.6, [0, KEEP_TOP + 0.85, 1], ease.smoother],
        ),
      })
      const [x, y] = set.camera.project(hero.faceAt())
      return {
        focus: hero.faceAt(),
        range: keys(t, [2.4, 14], [4.4, 3]),
        blur: keys(t, [2.4, 0.3], [4.4, 0.8]),
        iris: { radius: keys(t, [5.6, 1.3], [6.55, 0, ease.in]), at: [x, y] },
      }
    }
  },
})
