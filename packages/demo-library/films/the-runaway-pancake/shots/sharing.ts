import { shot } from '@starnest/film-kit/film/script'
import { dust } from '@starnest/film-kit/particles/dust'
import { burst } from '@starnest/film-kit/particles/effects'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { bringBruno, pip } from '../sets/cast.ts'
import { pancake } from '../sets/pancake.ts'
import { fountain, plate, wobble } from '../sets/props.ts'
import { bunting, flowerTub, morning, slope, village } from '../sets/village.ts'
import { brunoAt, halfAt, halfWay, offering, pipAt, wholeAt } from './sharing-acting.ts'
import { bloomersOn } from './street.ts'

const PIP_X = 1.35
const PIP_Z = 0.5

/** Bruno comes running, dripping, and stops beside Pip. */
const brunoX = (t: number): number => keys(t, [2.9, -8], [4.25, -1.6, ease.out])

type BrunosPan = ReturnType<typeof bringBruno>['pan']

/** Middle of the pan in the set, once Bruno has taken his pose. */
function panPlace(pan: BrunosPan): Vec3 {
  pan.updateWorldMatrix(true, false)
  const [x = 0, y = 0, z = 0] = pan.matrixWorld.elements.slice(12)
  return [x, y, z]
}

export const sharing = shot({
  name: 'sharing',
  seconds: 10.5,
  look: morning,
  lens: 29,
  shadowSpan: 10,
  stage(set) {
    village(set, { from: -15, to: 15, seed: 14 })
    bunting(set, [-8, 5, -3], [9, 3.9, -3], { flags: 20, sag: 0.9 })
    fountain(set, -5.4, -1.4)
    flowerTub(set, 3.5, -1.6, 1.15)
    flowerTub(set, -2.6, 3.9, 0.75, '#5fa8c9')
    const bunny = set.cast(pip, [PIP_X, PIP_Z])
    const bruno = bringBruno(set)
    bloomersOn(bruno)
    const drips = dust(set, (t) => [brunoX(t), floor + 2, 0.5], {
      color: '#c8ecfa',
      rise: -1.9,
      spread: 1.7,
      size: 0.17,
      life: 0.9,
      from: 2.9,
    })
    const dish = plate(set, 0.72)
    const whole = pancake({ size: 0.74 })
    const mine = pancake({ size: 0.52 })
    const yours = pancake({ size: 0.52 })
    const both = [
      { one: mine, side: -1, arc: 1 },
      { one: yours, side: 1, arc: 2.6 },
    ] as const
    for (const one of [whole, mine, yours]) set.add(one.root)
    const floor = slope(PIP_X, PIP_Z)
    const pop = dust(set, () => [PIP_X - 0.2, floor + 0.75, 1.5], {
      from: 7.25,
      life: 0.55,
      spread: 1.3,
      size: 0.6,
      color: '#fff2d8',
      rise: 0.5,
      count: 50,
    })
    const joy = burst(set, [0.2, floor + 2.2, 0.9], {
      count: 60,
      colors: ['#ffd34d', '#ff9fb8', '#8fe0f4'],
      size: 0.2,
      speed: 0.9,
      life: 1.8,
    })
    return (t, { talk }) => {
      const caught = t - 1.95
      const offer = offering(t)
      const shared = progress(t, 7.3, 7.55)
      const plateY =
        floor + 0.4 - 0.12 * wobble(caught, 13) + 0.22 * offer - 0.1 * pulse(t, 7, 7.4, 0.15)
      const plateAt: Vec3 = [PIP_X - 0.5 * offer, plateY, PIP_Z + 0.72]
      dish.position.set(...plateAt)
      const turn = -0.45 * progress(t, 3.6, 4.1) + 0.3 * shared
      bunny.place(PIP_X, PIP_Z, turn)
      bunny.pose(t, { ...pipAt(t), talk: talk('pip') })
      const dropY = keys(t, [1.45, 5], [1.95, 0, ease.in])
      whole.root.visible = t > 1.4 && t < 7.32
      whole.root.position.set(plateAt[0], plateAt[1] + 0.26 + dropY, plateAt[2] - 0.1)
      whole.pose(wholeAt(t))
      pop.set(t, 1 - progress(t, 7.6, 8))
      joy.set(t - 7.7)
      const bx = brunoX(t)
      drips.set(t, 1 - progress(t, 5.8, 7))
      bruno.place(bx, 0.1, keys(t, [3.8, 1.1], [4.4, 0.55], [8.2, 0.5], [9, 0.2]))
      bruno.pose(t, { ...brunoAt(t), talk: talk('bruno') })
      const flight = halfWay(t)
      const panAt = panPlace(bruno.pan)
      for (const { one, side, arc } of both) {
        one.root.visible = t >= 7.32
        const hopping = 0.12 * Math.abs(Math.sin((t + side * 0.08) * 9)) * pulse(t, 8.1, 9.2)
        const there: Vec3 = side > 0 ? panAt : plateAt
        one.root.position.set(
          lerp(plateAt[0], there[0], flight),
          lerp(plateAt[1] + 0.3, there[1] + 0.3, flight) + arc * flight * (1 - flight) + hopping,
          lerp(plateAt[2], there[2], flight),
        )
        one.pose(halfAt(t, side))
      }
      set.camera.shoot({
        t,
        sway: 0.04,
        from: keys(
          t,
          [0, [1.3, 1.6, 6.2]],
          [2.9, [1.3, 1.95, 5.4]],
          [4.3, [0.2, 1.95, 8.4]],
          [7, [0.2, 1.9, 8.2]],
          [10.5, [0.2, 1.85, 7.6]],
        ),
        at: keys(
          t,
          [0, [1.35, 1.15, 0.6]],
          [1.2, [1.35, 1.2, 0.6]],
          [2.9, [1.35, 0.95, 0.6]],
          [4.3, [0.1, 1.5, 0.5]],
          [7, [0.05, 1.6, 0.6]],
          [10.5, [0.1, 1.55, 0.7]],
        ),
      })
      const closing = {
        radius: keys(t, [9.1, 1.4], [9.6, 0.46, ease.out], [10, 0.42], [10.45, -0.05, ease.in]),
        at: set.camera.project([lerp(plateAt[0], panAt[0], 0.5), floor + 1.4, 1.6]),
      }
      return {
        focus: [keys(t, [3, PIP_X], [4.2, 0.1]), 1.4, 0.8],
        range: 1.7,
        blur: 0.95,
        iris: t > 9.1 ? closing : undefined,
      }
    }
  },
})
