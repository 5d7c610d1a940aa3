import { film, shot } from '@starnest/film-kit/film/script'
import { looks } from '@starnest/film-kit/light/looks'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { about } from './about.ts'
import { bigEgg, EGG_TOP, nest, PIP, spring } from './sets.ts'
import { sound } from './sound.ts'

const letters = {
  family: 'Chewy',
  weight: 400,
  top: '#fffbe8',
  bottom: '#ffe08a',
  outline: '#7a2f5a',
  outlineWidth: 0.17,
}

/** Two snores, a knock, and somebody looks up. */
const snore = shot({
  name: 'snore',
  seconds: 9.5,
  look: looks.day,
  lens: 32,
  fadeIn: 0.4,
  fadeOut: 0.4,
  stage(set) {
    spring(set)
    nest(set)
    const egg = bigEgg(set)
    const pip = set.cast(PIP, [0, 0])
    pip.shadow.fade(0)
    return (t, { talk }) => {
      const puff = pulse(t, 0.9, 2.3, 0.6) + pulse(t, 2.7, 4.1, 0.6)
      const knock = pulse(t, 4.5, 4.8, 0.12) + pulse(t, 5, 5.3, 0.12)
      const rock = 0.07 * pulse(t, 4.5, 4.8, 0.12) - 0.08 * pulse(t, 5, 5.3, 0.12)
      const open = progress(t, 5.75, 5.95, ease.back)
      egg.pose(t, {
        puff,
        rock,
        cracked: keys(t, [4.6, 0], [4.8, 0.5], [5.05, 0.5], [5.3, 1]),
        open,
        flown: t - 5.75,
        intent: {
          look: keys(t, [5.9, [0, -0.2]], [6.5, [0, -0.2]], [6.9, [0, 1]], [9, [0, 1]]),
          wow: progress(t, 6.6, 7),
        },
      })
      const hop = 0.5 * pulse(t, 5.7, 6.3, 0.3)
      const top = EGG_TOP * (1 + 0.1 * puff)
      pip.root.position.set(-Math.sin(rock) * top, 0.1 + Math.cos(rock) * top - 0.06 + hop, 0.12)
      pip.root.rotation.set(0, 0, rock * 1.5)
      pip.pose(t, {
        sit: 0.9 * (1 - progress(t, 5.6, 5.8)),
        look: keys(
          t,
          [0, [0, 0.2]],
          [0.8, [0, 0.2]],
          [1.2, [0.5, -0.5]],
          [2.4, [-0.4, -0.6]],
          [4.4, [0, 0]],
          [4.8, [0.2, -0.8]],
          [6.1, [0, -0.95]],
        ),
        sleepy: 0.5 * (1 - progress(t, 0.7, 1)),
        wow: pulse(t, 1.2, 2.4) + pulse(t, 4.6, 7.4, 0.25),
        squash: -0.1 * puff + 0.12 * knock + 0.1 * hop,
        armL: [0.4, 0.3 + 0.8 * (hop * 2) + 0.4 * puff],
        armR: [0.4, 0.3 + 0.8 * (hop * 2) + 0.4 * puff],
        talk: talk('pip'),
        happy: pulse(t, 8.4, 9.4),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.8, 3.5, 8.2]],
          [4.4, [0.4, 3.3, 7.6]],
          [6.2, [0, 2.8, 8.6]],
          [9.5, [0, 2.8, 8.3]],
        ),
        at: keys(
          t,
          [0, [0, 3, 0]],
          [4.4, [0, 3, 0]],
          [6.2, [-0.3, 2.75, 0]],
          [9.5, [-0.5, 2.75, 0]],
        ),
      })
      return {
        focus: [0, 2.4, 1.2],
        range: 3,
        blur: 0.8,
        lettering: {
          lines: [
            { text: 'The Very', size: 62 },
            { text: 'Big Egg', size: 110 },
          ],
          x: 262,
          y: 210,
          ...letters,
          entrance: 'pop',
          age: t - 7.2,
        },
      }
    }
  },
})

const keyArt = (name: 'poster' | 'backdrop') =>
  shot({
    name,
    seconds: 1,
    look: looks.day,
    lens: name === 'poster' ? 33 : 30,
    stage(set) {
      spring(set)
      nest(set)
      const egg = bigEgg(set)
      const pip = set.cast(PIP, [0, 0])
      pip.shadow.fade(0)
      return () => {
        egg.pose(2, {
          puff: 0,
          rock: 0,
          cracked: 1,
          open: 1,
          flown: 9,
          intent: { look: [0, 1], wow: 1 },
        })
        pip.root.position.set(0, EGG_TOP + 0.04, 0.12)
        pip.pose(1, { look: [0, -0.9], wow: 1, armL: [0.4, 1], armR: [0.4, 1] })
        const poster = name === 'poster'
        set.camera.shoot({
          t: 0,
          sway: 0,
          from: poster ? [0.3, 3.2, 10.8] : [-1.6, 2.8, 9.6],
          at: poster ? [0, 3.6, 0] : [-1.8, 2.7, 0],
        })
        const focus = { focus: [0, 2.4, 1.2] as const, range: 2.6, blur: 0.8 }
        if (!poster) return focus
        return {
          ...focus,
          lettering: {
            lines: [
              { text: 'The Very', size: 62 },
              { text: 'Big Egg', size: 112 },
            ],
            x: 240,
            y: 104,
            ...letters,
          },
        }
      }
    },
  })

export default film({
  about,
  sound,
  backdropColor: '#2a6ad0',
  font: { family: 'Chewy', weights: [400] },
  shots: [snore],
  poster: { shot: keyArt('poster'), at: 0 },
  backdrop: { shot: keyArt('backdrop'), at: 0 },
})
