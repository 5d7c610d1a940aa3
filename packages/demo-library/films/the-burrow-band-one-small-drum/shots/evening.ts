import { stick, walnutDrum } from '@starnest/film-kit/creature/band/instruments'
import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import { worm } from '@starnest/film-kit/creature/band/worm'
import { bob, drumming, singing, strum, sway } from '@starnest/film-kit/critter/moves/dance'
import { shot } from '@starnest/film-kit/film/script'
import { looks } from '@starnest/film-kit/light/looks'
import { fireflies } from '@starnest/film-kit/particles/ambience'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress } from '@starnest/film-kit/time/keyframes'
import { cutaway, lowHill } from '@starnest/film-kit/world/burrow/earth'
import { acornLamp, flags, picture, rug } from '@starnest/film-kit/world/burrow/furniture'
import type { RoomPlan } from '@starnest/film-kit/world/burrow/rooms'
import { skies } from '@starnest/film-kit/world/skies'
import { BPM, meadowTop } from '../sets/summer.ts'

const WORM_ROOM: RoomPlan = {
  at: [0.25, -3.15],
  size: [2.5, 1.85],
  depth: 1.3,
  wall: ['#9fe8d8', '#3f9aa0'],
  floor: '#a8683f',
}

/** The whole band on the hill at sundown; and below, in a very small room, somebody dances. */
export const evening = shot({
  name: 'evening',
  seconds: 7,
  look: {
    ...looks.sunset,
    ambient: 1.5,
    keyFrom: [5, 5, 6],
    keyPower: 2.2,
    fog: { color: '#ffb090', near: 40, far: 120 },
    contrast: 0.3,
  },
  lens: 30,
  shadowSpan: 8,
  stage(set) {
    meadowTop(set, { plan: skies.sunset, clouds: false })
    cutaway(set, { rooms: [WORM_ROOM], seed: 8 })
    set.heightAt = (x) => lowHill(x)
    fireflies(set, { count: 36, spread: 14, depth: 5 })
    const [x, y] = WORM_ROOM.at
    sculpt(
      (s) => {
        rug(s, [0.2, 0.02, -0.6], 0.55, ['#ffd05a', '#fff2d0', '#6ad0b8'])
        picture(s, [-0.6, 0.95, -1.26], 0.2, '#7ac0e8')
        flags(s, [-1, 1.25, -0.4], [1, 1.25, -0.4], { count: 9, sag: -0.1, size: 0.14 })
      },
      { to: joint(set.scene, [x, y, 0]), shadow: false },
    )
    const lamp = acornLamp(set.scene, [x + 0.62, y + 1.62, -0.5], {
      drop: 0.1,
      reach: 4,
      power: 3,
      halo: 1.5,
    })
    const hero = bramble(set)
    walnutDrum(hero.hips, [0, 0.5, 0.74], 1.25)
    stick(hero.handL)
    stick(hero.handR)
    const rabbit = clover(set)
    const frog = gulp(set)
    const dancer = worm(set, [x - 0.1, y + 0.22, -1.1], { size: 1.35 })
    const notes = musicNotes(set, { count: 8, climb: 2.4, size: 0.36, life: 3 })
    return (t) => {
      lamp.swing(0.2 * Math.sin(t * 6.28))
      notes(t, [0, lowHill(0) + 1.9, -0.6])
      hero.place(0, -0.75, 0)
      hero.pose(t, { ...bob(t, BPM), ...drumming(t, BPM), happy: 1, grin: 1 })
      rabbit.place(-1.75, -1.2, 0.25)
      rabbit.pose(t, { ...sway(t, BPM), ...strum(t, BPM), happy: 1, grin: 0.7 })
      frog.place(1.75, -1.15, -0.25)
      frog.pose(t, { ...singing(t, BPM), ...sway(t, BPM, { late: 0.5 }) })
      frog.puff(0.5 + 0.5 * Math.sin(t * 6.28))
      dancer.pose({ out: 1, bend: Math.sin(Math.PI * 2 * t), happy: 1 })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.3, 2.0, 6.3]],
          [1.4, [0.2, 1.9, 6.7]],
          [5, [0.25, -1.9, 5.4], ease.smoother],
          [7, [0.25, -2.15, 4]],
        ),
        at: keys(
          t,
          [0, [0, 1.75, -1]],
          [1.2, [0, 1.6, -1]],
          [5, [0.25, -2.2, -0.4], ease.smoother],
          [7, [0.25, -2.3, -0.4]],
        ),
      })
      const [ix, iy] = set.camera.project(dancer.faceAt())
      const above = 1 - progress(t, 2, 4)
      return {
        focus: set.camera.distanceTo(above > 0.5 ? hero.faceAt() : dancer.faceAt()),
        range: 3,
        blur: 0.6,
        ...(t > 5.4
          ? { iris: { radius: keys(t, [5.8, 1.4], [6.9, 0, ease.in]), at: [ix, iy] } }
          : {}),
      }
    }
  },
})
