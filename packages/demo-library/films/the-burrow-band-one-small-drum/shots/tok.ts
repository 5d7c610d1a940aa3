import { walnutDrum } from '@starnest/film-kit/creature/band/instruments'
import { bramble } from '@starnest/film-kit/creature/band/members'
import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import { worm } from '@starnest/film-kit/creature/band/worm'
import { bob } from '@starnest/film-kit/critter/moves/dance'
import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { BPM, FLOOR, inside } from '../sets/summer.ts'
import { TOKS } from '../toks.ts'

/** One tap: the finger is down at its second. */
const tapping = (t: number) => Math.max(...TOKS.map((at) => pulse(t, at - 0.16, at + 0.18, 0.15)))

/** Alone with the walnuts: tok. Somebody in the wall likes it. */
export const tok = shot({
  name: 'tok',
  seconds: 8,
  look: { ...inside, fill: { color: '#8ab4ff', power: 0.8, from: [6, 2, 4] } },
  lens: 29,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['pantry'], free: [[9.2, -3.9, 0.9]] })
    const hero = bramble(set)
    const shell = walnutDrum(set.scene, [7.62, FLOOR.pantry + 0.02, -0.35], 1.35)
    const neighbour = worm(set, [9.15, -4.25, 0.04])
    const notes = musicNotes(set, { count: 4, climb: 1.1, size: 0.2, life: 2 })
    return (t) => {
      lamps.pantry.swing(0.05 * Math.sin(t * 2))
      const tap = tapping(t)
      shell.scale.set(1.35 * (1 + 0.08 * tap), 1.35 * (1 - 0.12 * tap), 1.35 * (1 + 0.08 * tap))
      const glad = progress(t, 5, 5.4)
      notes(t, [7.62, FLOOR.pantry + 0.7, -0.2], progress(t, 5, 6))
      const dance = progress(t, 4.4, 5)
      neighbour.pose({
        out: keys(t, [2.15, 0], [2.5, 0.75, ease.back], [3.2, 0.75], [3.7, 1]),
        bend: dance * Math.sin(Math.PI * 2 * t) - 0.5 * pulse(t, 2.4, 4.3, 0.3),
        wow: pulse(t, 2.2, 4),
        happy: progress(t, 4, 4.2),
      })
      hero.place(6.75, -0.7, keys(t, [0, 0.05], [2, 0.3], [8, 0.35]))
      const sad = 1 - progress(t, 2, 3)
      hero.pose(t, {
        sit: 1,
        sad,
        earDroop: 0.5 * sad,
        squash: -0.08 * sad - 0.06 * pulse(t, 0.5, 1.6, 0.4),
        nod: 0.14 * sad,
        look: keys(
          t,
          [0, [0, -0.6]],
          [1.5, [0.3, -0.6]],
          [2.4, [0.6, -0.6]],
          [3.9, [0.6, -0.6]],
          [4.3, [0.9, 0]],
          [5.6, [0.9, 0.1]],
          [6.2, [0.1, 0.1]],
        ),
        armR: [1.05 + 0.5 * progress(t, 1.4, 1.8) * (1 - tap), 0.2],
        armL: [0.4 + 0.5 * glad, 0.1],
        wow: pulse(t, 2.05, 3.4) * 0.7 + pulse(t, 4.2, 5.3),
        grin: glad,
        happy: progress(t, 6.5, 6.8),
        tilt: -0.12 * pulse(t, 2.2, 4, 0.4),
        ...(glad > 0 ? { nod: (bob(t, BPM).nod ?? 0) * glad } : {}),
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [7.1, -3.5, 5.6]], [3.6, [7.5, -3.7, 4.9]], [8, [7.75, -3.8, 4.3]]),
        at: keys(t, [0, [7, -3.95, -0.7]], [3.6, [7.55, -4.05, -0.4]], [8, [7.8, -4.1, -0.4]]),
      })
      return { focus: hero.faceAt(), range: 1.9, blur: 0.8 }
    }
  },
})
