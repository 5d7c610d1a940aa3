import { drum, stick, walnutDrum } from '@starnest/film-kit/creature/band/instruments'
import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import {
  bob,
  drumming,
  mixIntents,
  singing,
  strum,
  sway,
} from '@starnest/film-kit/critter/moves/dance'
import { shot } from '@starnest/film-kit/film/script'
import { burst } from '@starnest/film-kit/particles/effects'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { BPM, FLOOR, inside } from '../sets/summer.ts'

/** Second of the shot at which the mallet lands; the sound of the film says the same. */
const BOOM_AT = 3

/** The biggest drum of all, one swing, and everything shakes. */
export const boom = shot({
  name: 'boom',
  seconds: 8,
  look: inside,
  lens: 30,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['music'] })
    const big = drum(set.scene, [2.45, FLOOR.music + 1.22, -1.75], [1.2, 1.1])
    big.rotation.set(0, 0.6, Math.PI / 2)
    const rings = songRings(set, { count: 4, gap: 0.14, life: 1.1, width: 11, color: '#ffd8a0' })
    const dust = burst(set, [0.2, FLOOR.music + 3.6, -1], {
      count: 90,
      colors: ['#c8a890', '#e0c8b0'],
      size: 0.12,
      speed: 1.5,
      life: 3,
      gravity: 1,
    })
    const notes = musicNotes(set, { count: 4, climb: 1.5, size: 0.3 })
    const hero = bramble(set)
    const rabbit = clover(set)
    const frog = gulp(set)
    sculpt(
      (s) =>
        s
          .pill('#c98a5a', [0, -0.3, 0.28], 0.055, 0.95, { rotate: [-0.8, 0, 0], segments: 10 })
          .ball('#fff0d4', [0, -0.68, 0.66], [0.34, 0.34, 0.34], { grad: '#e0b890', segments: 20 }),
      { to: hero.handR },
    )
    return (t) => {
      const since = t - BOOM_AT
      const shock = since > 0 ? Math.exp(-since * 1.9) : 0
      const shake = shock * Math.sin(since * 30)
      big.rotation.z = Math.PI / 2 + 0.05 * shake
      big.scale.setScalar(1 + 0.05 * shake)
      lamps.music.swing(0.05 * Math.sin(t * 2) + 0.7 * shock * Math.sin(since * 6))
      rings(since, [1.5, FLOOR.music + 1.3, -1.1])
      dust.set(since)
      const playing = 1 - progress(since, 0, 0.2)
      notes(t, [-1.6, FLOOR.music + 1.9, -0.6], playing)
      const back = progress(since, 0.02, 0.4, ease.out)
      const rise =
        Math.max(0, 1 - ((2 * Math.max(0, since)) / 0.5 - 1) ** 2) * (since < 0.5 ? 1 : 0)
      hero.place(
        0.75 - 0.85 * back,
        -0.9 + 0.35 * back,
        keys(
          t,
          [0, 0.35],
          [1.2, 0.3],
          [1.7, 1.05],
          [BOOM_AT, 1.05],
          [BOOM_AT + 0.4, 0.3],
          [8, 0.1],
        ),
        0.7 * rise,
      )
      const sorry = progress(t, 4.7, 5.4)
      hero.pose(t, {
        armR: keys(
          t,
          [0, [1.6, 0.5]],
          [1.7, [1.7, 0.4]],
          [2.6, [3.5, 0.1]],
          [2.75, [3.5, 0.1]],
          [BOOM_AT, [1.35, -0.2], ease.in],
          [3.6, [0.9, 0.6]],
          [5, [0.1, 0.2]],
        ),
        armL: keys(
          t,
          [0, [0.6, 0.5]],
          [1.7, [1.2, 0.1]],
          [2.6, [2.9, -0.1]],
          [2.75, [2.9, -0.1]],
          [BOOM_AT, [1.2, -0.5], ease.in],
          [3.5, [1.5, 0.9]],
          [5, [0.3, 0]],
        ),
        lean: keys(
          t,
          [0, 0.05],
          [1.8, 0],
          [2.6, -0.28],
          [2.8, -0.28],
          [BOOM_AT, 0.34, ease.in],
          [3.3, -0.1],
          [5, 0.1],
        ),
        squash: keys(
          t,
          [1.6, 0],
          [2, -0.14],
          [2.6, 0.12],
          [BOOM_AT, -0.05],
          [3.25, 0.2],
          [3.55, -0.18],
          [3.9, 0],
        ),
        sit: progress(since, 0.3, 0.55),
        look: keys(
          t,
          [0, [-0.4, 0.1]],
          [1.2, [-0.2, 0.1]],
          [1.8, [0.5, 0.1]],
          [3.6, [0, 0.2]],
          [4.3, [-0.8, 0.1]],
          [5.2, [0, -0.6]],
        ),
        grin: 1 - progress(t, 1.7, 2),
        brave: pulse(t, 1.8, BOOM_AT + 0.1),
        wow: pulse(t, BOOM_AT, 4.9),
        shiver: shock,
        sad: sorry,
        earDroop: 0.5 * sorry,
      })
      rabbit.place(-2.15 - 0.25 * back, -1.25, 0.45)
      rabbit.pose(t, {
        ...mixIntents(
          { ...sway(t, BPM), ...strum(t, BPM), happy: pulse(t, -1, 1.6) },
          {
            lean: -0.05,
            roll: 0.24 * shock,
            armL: [0.9, -0.5],
            armR: [1.1, 0],
            wow: 1 - 0.7 * progress(t, 4.6, 5.2),
            sad: 0.4 * sorry,
          },
          1 - playing,
        ),
        look: keys(t, [0, [0, 0.1]], [1.4, [0.6, 0]], [8, [0.7, -0.2]]),
        earDroop: 0.9 * progress(since, 0, 0.15) * (1 - progress(t, 4.6, 6)),
        shiver: shock,
      })
      frog.place(-0.95 - 0.2 * back, -1.75, 0.3, 0)
      frog.pose(t, {
        ...mixIntents(
          singing(t, BPM),
          {
            look: [0.6, -0.1],
            wow: 1 - 0.8 * progress(t, 4.8, 5.6),
            armL: [1.3, 1],
            armR: [1.3, 1],
            sad: 0.4 * sorry,
          },
          1 - playing,
        ),
        sit: progress(since, 0.05, 0.3),
        squash: 0.16 * shake,
      })
      frog.puff(playing * (0.5 + 0.5 * Math.sin(t * 6.28)))
      const near = progress(t, 4.7, 7.6)
      set.camera.shoot({
        t,
        from: [0.15 + 0.12 * shake - 0.35 * near, -4.1 - 0.15 * near, 7.4 - 2.6 * near],
        at: [0.15 + 0.06 * shake - 0.3 * near, -4.35 - 0.5 * near + 0.05 * shake, -1.2],
      })
      return { focus: hero.faceAt(), range: 2.2, blur: 0.7 }
    }
  },
})

/** The walnut drum, and then everybody. */
export const join = shot({
  name: 'join',
  seconds: 6,
  look: inside,
  lens: 29,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['music'] })
    const notes = musicNotes(set, { count: 8, climb: 2, size: 0.32 })
    const hero = bramble(set)
    walnutDrum(hero.hips, [0, 0.5, 0.74], 1.25)
    stick(hero.handL)
    stick(hero.handR)
    const rabbit = clover(set)
    const frog = gulp(set)
    return (t) => {
      lamps.music.swing(0.12 * Math.sin(t * 6.28))
      notes(t, [0, FLOOR.music + 1.9, -0.6], progress(t, 1.8, 2.6))
      hero.place(0.05, -0.45, 0)
      const glad = progress(t, 1.6, 2)
      hero.pose(t, {
        ...mixIntents(bob(t, BPM, { power: 0.5 }), bob(t, BPM), glad),
        ...drumming(t, BPM),
        look: keys(
          t,
          [0, [0, -0.7]],
          [0.9, [0, -0.5]],
          [1.3, [-0.7, 0.2]],
          [2, [0.6, 0.2]],
          [2.6, [0, 0.1]],
        ),
        grin: progress(t, 1.8, 2.2),
        happy: progress(t, 2.9, 3.2),
      })
      const strumming = progress(t, 1.6, 2)
      rabbit.place(-1.75, -1.5, keys(t, [0, 0.7], [2, 0.35]))
      rabbit.pose(t, {
        ...mixIntents(
          { armL: [0.4, -0.2], armR: [1.1, 0], wow: 1, look: [0.7, -0.3] },
          { ...sway(t, BPM), ...strum(t, BPM), happy: 1, grin: 0.8 },
          strumming,
        ),
      })
      const singingNow = progress(t, 2.4, 2.8)
      frog.place(1.8, -1.45, keys(t, [0, -0.7], [2.6, -0.3]))
      frog.pose(t, {
        ...mixIntents(
          { wow: 0.9, look: [-0.7, -0.3], armL: [0.2, 0], armR: [0.2, 0] },
          { ...singing(t, BPM), ...bob(t, BPM) },
          singingNow,
        ),
      })
      frog.puff(singingNow * (0.5 + 0.5 * Math.sin(t * 6.28)))
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.3, -4.75, 2.9]],
          [1, [0.2, -4.7, 3.2]],
          [3.2, [0, -4.1, 6.6], ease.smoother],
          [6, [0, -4.1, 6.2]],
        ),
        at: keys(
          t,
          [0, [0.05, -5.45, -0.3]],
          [1, [0.05, -5.3, -0.3]],
          [3.2, [0, -4.65, -1], ease.smoother],
          [6, [0, -4.65, -1]],
        ),
      })
      return { focus: hero.faceAt(), range: keys(t, [0, 1], [3, 2.4]), blur: 0.8 }
    }
  },
})
