import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { fireflies } from '@starnest/film-kit/particles/ambience'
import { petals } from '@starnest/film-kit/particles/weather'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { silverTrail } from '@starnest/film-kit/world/mossy-wall/dew'
import { hours, wallAt } from '../sets/hours.ts'
import { drawn, heartAt, orbit, pair, spots } from '../sets/pair.ts'

/** Seconds of one bar of the waltz. */
const BAR = 2

/** Their eyes touch, and they turn about each other. */
export const waltz = shot({
  name: 'waltz',
  seconds: 10,
  look: hours.amber,
  lens: 28,
  stage(set) {
    const wall = wallAt(set, 'amber')
    petals(set)
    const { basil, posy } = pair(set)
    const trails = [-1, 1].map((side) =>
      silverTrail(set, (share): Vec3 => {
        const angle = share * Math.PI + (side < 0 ? Math.PI : 0)
        const [x, z] = [Math.cos(angle) * 1.5, Math.sin(angle) * 1.5]
        return [x, set.heightAt(x, z) + 0.06, z]
      }),
    )
    return (t) => {
      const film = t + 20
      wall.shine(film, 0.5)
      const at = spots(film)
      basil.place(at.basil)
      posy.place(at.posy)
      const close = progress(t, 0.6, 1.9)
      const sway = progress(t, 2, 3.2)
      // One, two, three: down on the first beat, up on the other two.
      const beat = (t / BAR) * Math.PI * 2
      const rock = 0.13 * Math.sin(beat / 2) * sway
      const rise = 0.14 * Math.sin(beat) * sway
      const shut = pulse(t, 4.6, 8.8, 0.7)
      const touch = { up: 0.08, ahead: 0.06 * close }
      basil.pose(film, {
        glide: 0.5,
        stretch: 0.4 + 0.16 * close,
        raise: 0.68 + rise,
        smile: 1,
        tilt: rock,
        roll: rock * 0.8,
        lids: 0.15 + 0.85 * shut,
        stalkL: [0.05, touch.up, touch.ahead],
        stalkR: [-0.05, touch.up, touch.ahead],
        look: [0, 0.1 * (1 - close)],
      })
      posy.pose(film, {
        glide: 0.5,
        stretch: 0.25 + 0.31 * close,
        raise: 0.68 - rise * 0.6,
        smile: 1,
        wow: 0.5 * pulse(t, 1.4, 2.2),
        tilt: -rock,
        roll: -rock * 0.8,
        lids: keys(t, [0, 0.25], [1.5, 0.1], [2.4, 0.2]) + 0.8 * shut,
        stalkL: [0.05, touch.up, touch.ahead],
        stalkR: [-0.05, touch.up, touch.ahead],
        look: [0, 0.1 * (1 - close)],
      })
      const round = keys(film, [22, 0], [30, 0.98])
      for (const trail of trails) trail.set(t, round, 0.8)
      orbit(set, film)
      return { focus: set.camera.distanceTo([0, 1.1, 0]), range: 1.6, blur: 0.9 }
    }
  },
})

/** Evening: the lanterns are lit, and what they danced all day can be seen from above. */
export const heart = shot({
  name: 'heart',
  seconds: 10.5,
  look: hours.dusk,
  lens: 28,
  stage(set) {
    const wall = wallAt(set, 'dusk')
    fireflies(set, { count: 36, spread: 9, depth: 7 })
    pointLamp(set.scene, '#ffc880', [0, 2.6, 4.6], 5, 7)
    const { basil, posy } = pair(set)
    const trails = [-1, 1].map((side) =>
      silverTrail(
        set,
        (share): Vec3 => {
          const [x, z] = heartAt(side, share)
          return [x, set.heightAt(x, z) + 0.07, z]
        },
        { count: 200, size: 0.4, color: '#fff4ff' },
      ),
    )
    return (t) => {
      const film = t + 30
      wall.shine(film, progress(t, 0, 3, ease.smoother))
      const at = spots(film)
      basil.place(at.basil)
      posy.place(at.posy)
      const home = progress(t, 4.2, 6)
      const asleep = progress(t, 8, 9)
      const up = pulse(t, 6.8, 8.4, 0.5)
      for (const [side, one] of [
        [-1, basil],
        [1, posy],
      ] as const) {
        one.pose(film + side, {
          glide: 1 - home,
          raise: 0.6 + 0.2 * up - 0.2 * asleep,
          stretch: 0.4,
          turn: -side * 0.5 * home * (1 - 0.5 * up),
          look: [-side * 0.5 * home * (1 - up), 0.9 * up],
          tilt: -side * 0.26 * asleep,
          roll: -side * 0.12 * home,
          smile: 1,
          lids: 0.15 + 0.85 * asleep,
          stalkL: [side * -0.06 * home, 0, 0.05],
          stalkR: [side * -0.06 * home, 0, 0.05],
        })
      }
      for (const trail of trails) trail.set(t, drawn(film), 0.55 + 0.45 * progress(t, 4, 7))
      orbit(set, film, keys(t, [0, 28], [6, 37]))
      return {
        focus: set.camera.distanceTo([0, 0.7, at.posy.z]),
        range: keys(t, [0, 1.6], [5, 3.4]),
        blur: keys(t, [0, 0.85], [5, 0.55]),
        fade: progress(t, 9.5, 10.45),
      }
    }
  },
})
