import { film, shot } from '@starnest/film-kit/film/script'
import { looks } from '@starnest/film-kit/light/looks'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { about } from './about.ts'
import { dusty, littleStar, moon, STARS } from './sets.ts'
import { sound } from './sound.ts'

const look = { ...looks.space, ambient: 1.45, bloom: 0.55, exposure: 1.1 }
const letters = {
  family: 'Bungee',
  weight: 400,
  top: '#fff4d8',
  bottom: '#ffb84a',
  outline: '#2a1a78',
  outlineWidth: 0.16,
}
/** Where the nozzle sucks, metres of his own space. */
const END: Vec3 = [0.75, 2.75, 0.1]
const FIRST = 0.9
const EACH = 0.4

/** A star on its way into the hose; the first one comes out again. */
function moveStar(star: ReturnType<typeof littleStar>, i: number, t: number, hose: Vec3): void {
  const plan = STARS[i]
  if (!plan) return
  const gone = progress(t, FIRST + i * EACH, FIRST + i * EACH + 0.5, ease.in)
  const back = i === 0 ? progress(t, 7.08, 7.9, ease.out) : 0
  star.visible = back > 0 || gone < 1
  star.rotation.z = t * (back > 0 ? 2 : 0.4) + gone * 7 + i
  if (back > 0) {
    star.position.set(...mixVec3(hose, [2.5, 4, -1], back))
    star.scale.setScalar(0.34 * Math.min(1, back * 3))
    return
  }
  const wobble = Math.sin(gone * Math.PI) * 0.5
  const [x, y, z] = mixVec3(plan.at, hose, gone)
  star.position.set(x + wobble, y - wobble * 0.4, z)
  star.scale.setScalar(Math.max(0.001, plan.size * (1 - 0.9 * gone)))
}

const tidy = shot({
  name: 'tidy',
  seconds: 9.5,
  look,
  lens: 32,
  fadeOut: 0.4,
  stage(set) {
    moon(set)
    const hero = dusty(set)
    const stars = STARS.map(() => littleStar(set))
    return (t) => {
      hero.place(0.2, 0, -0.1)
      const eaten = Math.max(0, Math.min(STARS.length, (t - FIRST - 0.35) / EACH))
      const hiccup = pulse(t, 7.0, 7.4, 0.14)
      const end: Vec3 = [
        END[0] + 0.16 * Math.sin(t * 3.4) * (1 - progress(t, 5.4, 5.9)),
        keys(
          t,
          [5.5, END[1]],
          [6.2, END[1] - 0.5],
          [6.95, END[1] - 0.6],
          [7.1, END[1] + 0.2],
          [7.6, END[1] - 0.3],
        ),
        END[2],
      ]
      const mouthOfHose: Vec3 = [0.2 + end[0] - 0.1, end[1] + 0.3, end[2] + 0.2]
      for (const [i, star] of stars.entries()) moveStar(star, i, t, mouthOfHose)
      hero.pose(t, {
        end,
        stars: eaten * 0.85,
        swell: 0.13 * Math.min(1, eaten / 10) + 0.05 * pulse(t, 6.5, 7.0, 0.2),
        squash:
          0.1 * pulse(t, 6.6, 7.02, 0.2) -
          0.2 * hiccup +
          0.02 * Math.sin(t * 16) * pulse(t, 0.9, 5.3),
        look: keys(
          t,
          [0, [0.2, 0.6]],
          [2, [-0.3, 0.8]],
          [3.4, [0.5, 0.7]],
          [5.2, [0.1, 0.9]],
          [5.6, [-0.8, 0.4]],
          [6.1, [0.8, 0.4]],
          [6.6, [0, 0.1]],
          [7.5, [0.5, 0.7]],
          [8.4, [0, 0]],
        ),
        brave: 0.7 * (1 - progress(t, 5, 5.4)),
        grin: 0.5 * pulse(t, 1, 5.2) + progress(t, 8, 8.4),
        wow: pulse(t, 5.5, 6.5, 0.3) + pulse(t, 7, 7.8, 0.12),
        happy: pulse(t, 8.4, 9.4),
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [-0.8, 2.2, 9]], [5, [-0.4, 2, 7.9]], [9.5, [-0.2, 1.9, 7.3]]),
        at: keys(t, [0, [0.3, 2.5, 0]], [5, [0.1, 2.05, 0]], [9.5, [-0.5, 2.05, 0]]),
      })
      return {
        focus: hero.faceAt(),
        range: 3.4,
        blur: 0.6,
        lettering: {
          lines: [
            { text: 'DUSTY', size: 100 },
            { text: 'and the Milky Way', size: 58 },
          ],
          x: 400,
          y: 150,
          ...letters,
          entrance: 'pop',
          age: t - 7.3,
        },
      }
    }
  },
})

/** Where the two stars at the hose hang. */
const nearHose = (name: 'poster' | 'backdrop', i: number): Vec3 =>
  name === 'poster' ? [0.95 - i * 1.8, 3.05 - i * 0.15, 0] : [0.9 + i * 0.5, 3.5 + i * 0.7, 0]

const keyArt = (name: 'poster' | 'backdrop') =>
  shot({
    name,
    seconds: 1,
    look,
    lens: name === 'poster' ? 34 : 30,
    stage(set) {
      moon(set)
      const hero = dusty(set)
      for (const [i, { at, size }] of STARS.slice(0, 6).entries()) {
        const star = littleStar(set)
        star.position.set(...(i < 2 ? nearHose(name, i) : at))
        star.scale.setScalar(size)
        star.rotation.z = i
      }
      return () => {
        hero.place(0, 0, -0.12)
        hero.pose(0.6, {
          end: name === 'poster' ? [0.92, 2.32, 0.1] : [0.8, 2.7, 0.1],
          stars: 9,
          swell: 0.1,
          look: [0.4, 0.8],
          grin: 1,
          wow: 0.2,
        })
        const from: Vec3 = name === 'poster' ? [0, 1.7, 8] : [-1.2, 1.9, 8]
        set.camera.shoot({
          t: 0,
          sway: 0,
          from,
          at: name === 'poster' ? [0.15, 2.35, 0] : [-1.3, 1.95, 0],
        })
        if (name === 'backdrop') return { focus: hero.faceAt(), range: 3, blur: 0.5 }
        return {
          focus: hero.faceAt(),
          range: 3,
          blur: 0.5,
          lettering: {
            lines: [
              { text: 'DUSTY', size: 100 },
              { text: 'and the', size: 36 },
              { text: 'Milky Way', size: 66 },
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
  backdropColor: '#140f4a',
  font: { family: 'Bungee', weights: [400] },
  shots: [tidy],
  poster: { shot: keyArt('poster'), at: 0 },
  backdrop: { shot: keyArt('backdrop'), at: 0 },
})
