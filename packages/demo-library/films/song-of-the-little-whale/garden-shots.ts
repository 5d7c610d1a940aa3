import { crab } from '@starnest/film-kit/creature/sea/crab'
import { fishSchool } from '@starnest/film-kit/creature/sea/fish-school'
import { seaTurtle } from '@starnest/film-kit/creature/sea/sea-turtle'
import { shot } from '@starnest/film-kit/film/script'
import { trail } from '@starnest/film-kit/particles/effects'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { course } from '@starnest/film-kit/time/course'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { waveringTitle } from '@starnest/film-kit/title/wavering-title'
import {
  actWhale,
  coralGarden,
  foreground,
  kelpForest,
  kelpLook,
  luma,
  reefLook,
  seaFloor,
  softShadow,
  titleLook,
} from './sets.ts'

/** Down from the bright surface into the garden; Luma glides in on one long curve. */
export const garden = shot({
  name: 'garden',
  seconds: 8,
  look: reefLook,
  lens: 31,
  shadowSpan: 11,
  fadeIn: 0.7,
  stage(set) {
    coralGarden(set)
    foreground(set, [-3.6, -0.3, 4.6], ['#ff9a8a', '#c8408a'], 3)
    foreground(set, [3.9, -0.5, 4.2], ['#b890ff', '#5a4ac0'], 7)
    const calf = actWhale(set, luma)
    const fish = fishSchool(set, {
      count: 26,
      path: (t) => [13.5 - t * 2.1, 3 + 0.6 * Math.sin(t * 0.7), -5 + Math.sin(t * 0.5)],
      spread: [1.7, 0.7, 1],
      size: 0.24,
    })
    const way = course(
      [-1, [10, 4.2, -12]],
      [2, [5.2, 4.7, -10]],
      [4, [-1.8, 4.3, -8]],
      [5.4, [-3.6, 3, -3.6]],
      [6.8, [-1.3, 2.1, 0.2]],
      [8.4, [0.4, 1.95, 1.3]],
    )
    const wake = trail(set, (t) => way(t - 0.1), {
      count: 70,
      color: '#dffcff',
      life: 1.6,
      spread: 0.9,
      size: 0.1,
      drift: [0, 0.9, 0],
      lag: 0.5,
    })
    const title = waveringTitle(set)
    return (t) => {
      const [x, y, z] = way(t)
      calf.root.position.set(x, y, z)
      calf.root.rotation.y = keys(t, [0, -1.35], [3.4, -1.2], [5, 0.1], [6.2, 0.75], [8, 0.3])
      calf.pose(t, {
        swim: keys(t, [0, 0.8], [5.4, 0.9], [7.4, 0.35]),
        turn: keys(t, [3, 0], [4.6, 0.9], [6, 0.5], [7.4, -0.2]),
        roll: keys(t, [3, 0], [4.6, 0.4], [6.6, 0]),
        rise: keys(t, [1, 0.1], [3.6, -0.5], [5.6, -0.3], [7, 0.05]),
        look: keys(t, [5.6, [0, 0]], [6.4, [0.5, 0.1]], [7.2, [0.4, 0.05]], [7.8, [-0.3, 0.1]]),
        grin: progress(t, 5.8, 6.3),
        wow: 0.35 * pulse(t, 7.1, 8.4),
      })
      fish(t, 0.6)
      wake.set(t, 0.55 * progress(t, 4.8, 5.6) * (1 - progress(t, 6.8, 7.8)))
      title(t, {
        ...titleLook,
        x: 640,
        y: 300,
        age: t - 0.6,
        entrance: 'rise',
        gone: progress(t, 3.5, 4.3),
        lines: [
          { text: 'The Little', size: 84 },
          { text: "Whale's Song", size: 142 },
        ],
        subtitle: { text: 'an undersea lullaby', size: 36, color: '#ffffff' },
      })
      set.camera.shoot({
        t,
        sway: 0.12,
        from: keys(
          t,
          [0, [0.6, 7.6, 13.5]],
          [2.6, [0.4, 7.2, 13]],
          [6.2, [0.5, 2.5, 9.4], ease.smoother],
          [8, [0.25, 2.25, 8]],
        ),
        at: keys(
          t,
          [0, [0, 8.4, 0]],
          [2.6, [0, 7.6, 0]],
          [6.2, [-0.3, 2.1, 0], ease.smoother],
          [8, [0, 2.05, 0.6]],
        ),
      })
      const near = set.camera.distanceTo(calf.faceAt())
      return { focus: keys(t, [4.4, 16], [5.8, near]), range: 2.6, blur: progress(t, 4.4, 5.8) }
    }
  },
})

/** The crab's clicks and the shimmer of the fishes: two songs in one breath. */
export const songs = shot({
  name: 'songs',
  seconds: 6,
  look: reefLook,
  lens: 30,
  shadowSpan: 8,
  stage(set) {
    coralGarden(set)
    foreground(set, [3.4, -0.9, 3.6], ['#ffb06a', '#d84a7a'], 5)
    const calf = actWhale(set, luma)
    const stone = seaFloor(-2.1, 1) + 0.35
    sculpt(
      (s) =>
        s
          .rock('#d08a94', [-2.1, stone - 0.36, 0.9], [1.75, 0.6, 1.4], {
            detail: 2,
            grad: '#7a5a92',
          })
          .ball('#ff9ab0', [-3.2, stone - 0.4, 1.5], [0.4, 0.34, 0.4], { grad: '#b84a8a' }),
      { to: set.scene },
    )
    const clicker = crab({ size: 0.92 })
    clicker.root.position.set(-2.05, stone + 0.22, 1)
    clicker.root.rotation.y = 0.45
    set.add(clicker.root)
    const schoolPath = (t: number): Vec3 => {
      const k = (t - 2.5) / 2.6
      return [9 - k * 11, 2.6 + 1.1 * Math.sin(k * 2.6), -1.8 + 2.4 * Math.sin(k * 2.2)]
    }
    const fish = fishSchool(set, {
      count: 44,
      path: schoolPath,
      spread: [1.2, 0.75, 0.8],
      size: 0.23,
      tail: 0.9,
    })
    return (t) => {
      const snap = (at: number) => pulse(t, at - 0.17, at + 0.04, 0.1)
      const left = snap(1) + snap(1.667) + snap(2.17) + snap(2.5)
      const right = snap(1.333) + snap(2.335) + snap(2.67)
      const showing = pulse(t, 0.7, 2.9)
      clicker.root.position.y =
        stone + 0.12 + 0.07 * showing * Math.abs(Math.sin((t - 1) * 3 * Math.PI))
      clicker.pose(t, {
        snapL: left,
        snapR: right,
        squash: 0.05 * Math.sin((t - 1) * 6 * Math.PI) * showing,
        roll: 0.12 * Math.sin((t - 1) * 3 * Math.PI) * showing,
        grin: progress(t, 0.6, 0.9),
        look: keys(t, [0, [0.3, 0.2]], [2.9, [0.3, 0.3]], [3.5, [0.5, 0.7]], [5, [-0.1, 0.7]]),
        wow: 0.6 * pulse(t, 3.3, 5.4),
      })
      calf.root.position.set(
        keys(t, [0, 1.5], [3, 1.35], [6, 1.1]),
        keys(t, [0, 1.85], [3, 1.8], [4.6, 2.15], [6, 2.1]),
        keys(t, [0, 0.4], [6, 0.6]),
      )
      calf.root.rotation.y = keys(t, [0, -0.75], [2.9, -0.68], [3.6, -0.2], [4.8, -0.5], [6, -0.6])
      calf.pose(t, {
        swim: 0.25 + 0.3 * pulse(t, 3.4, 5, 0.5),
        look: keys(
          t,
          [0, [-0.3, -0.3]],
          [2.8, [-0.3, -0.3]],
          [3.3, [0.7, 0.3]],
          [4.4, [-0.1, 0.5]],
          [5.2, [-0.6, 0.4]],
        ),
        nod: 0.06 * Math.sin((t - 1) * 3 * Math.PI) * pulse(t, 1.1, 2.9),
        grin: 0.4 + 0.4 * pulse(t, 1, 3),
        wow: 0.9 * pulse(t, 3.4, 5.3, 0.3),
        flipperL: [0.5 * pulse(t, 3.5, 5.4, 0.4), 0],
        flipperR: [0.5 * pulse(t, 3.5, 5.4, 0.4), 0],
        tilt: 0.1 * progress(t, 5, 5.6),
      })
      fish(t, progress(t, 2.8, 3.4))
      set.camera.shoot({
        t,
        sway: 0.08,
        from: keys(t, [0, [-1.2, 1.8, 8.2]], [2.8, [-0.6, 1.9, 8.4]], [6, [0.9, 2.3, 9.2]]),
        at: keys(t, [0, [-0.7, 1.5, 0.8]], [2.8, [-0.35, 1.6, 0.8]], [6, [-0.1, 1.95, 0.4]]),
      })
      const focus = keys(
        t,
        [2.7, set.camera.distanceTo(clicker.faceAt())],
        [3.4, set.camera.distanceTo(calf.faceAt())],
      )
      return { focus, range: 2, blur: 0.95 }
    }
  },
})

/** The old turtle hums and asks; Luma tries her note. */
export const forest = shot({
  name: 'forest',
  seconds: 7,
  look: kelpLook,
  lens: 30,
  shadowSpan: 8,
  fadeIn: 0.3,
  fadeOut: 0.35,
  stage(set) {
    kelpForest(set)
    const calf = actWhale(set, luma)
    const elder = seaTurtle({ size: 0.98, seed: 2 })
    set.add(elder.root)
    const [calfSpot, elderSpot] = [softShadow(set, 1.7), softShadow(set, 1.6)]
    const breath = trail(set, () => calf.mouthAt(), {
      count: 26,
      color: '#eaffff',
      life: 1.5,
      spread: 0.5,
      size: 0.15,
      drift: [-0.7, 0.9, 0.8],
      lag: 0.15,
    })
    return (t, { talk }) => {
      elder.root.position.set(-2.05, 2.25 + 0.1 * Math.sin(t * 0.8), -0.3)
      elder.root.rotation.y = keys(t, [0, 0.45], [2, 0.7])
      elder.pose(t, {
        sleepy: 0.4 + 0.55 * pulse(t, 0.2, 2, 0.35),
        tilt: 0.14 * Math.sin(t * 2.6) * pulse(t, 0.2, 2, 0.4),
        wow: 0.55 * pulse(t, 0.25, 2, 0.25),
        look: keys(t, [0, [0.2, 0.2]], [1.9, [0.5, -0.1]], [7, [0.55, -0.15]]),
        talk: talk('turtle'),
        happy: 0.9 * pulse(t, 4.4, 5.4),
      })
      const sinks = progress(t, 4.7, 5.6)
      calf.root.position.set(1.5, 1.95 - 0.3 * sinks + 0.12 * pulse(t, 3.2, 4.6, 0.5), 0.6)
      calf.root.rotation.y = keys(t, [0, -0.8], [2.6, -0.62], [4.6, -0.5], [5.6, -0.22])
      const sings = pulse(t, 3.75, 4.5, 0.12)
      calf.pose(t, {
        swim: 0.1,
        look: keys(
          t,
          [0, [-0.4, 0.2]],
          [2.6, [-0.4, 0.3]],
          [3.3, [-0.1, 0.5]],
          [4.5, [-0.1, 0.3]],
          [5.1, [0.15, -0.6]],
          [6.3, [-0.35, -0.15]],
        ),
        squash: 0.06 * pulse(t, 3.15, 3.75, 0.25) - 0.05 * sings,
        rise: 0.12 * pulse(t, 3.2, 4.6, 0.4) - 0.18 * sinks,
        brave: 0.6 * pulse(t, 3, 4, 0.3),
        wow: Math.max(0.75 * sings, 0.3 * pulse(t, 0.4, 2.2, 0.3)),
        sad: progress(t, 4.6, 5),
        tilt: -0.14 * sinks,
        talk: talk('luma'),
        shine: 0.55 * sings,
        flipperL: [-0.2 * sinks, 0.35 * sinks],
        flipperR: [-0.2 * sinks, 0.35 * sinks],
      })
      calfSpot(calf.root)
      elderSpot(elder.root)
      breath.set(t, 0.8 * pulse(t, 3.8, 4.9, 0.3))
      set.camera.shoot({
        t,
        sway: 0.07,
        from: keys(
          t,
          [0, [-1.1, 2.5, 8.4]],
          [2.4, [-0.5, 2.3, 7.9]],
          [4.2, [0.7, 2.05, 6.6], ease.smoother],
          [7, [1.15, 1.8, 5.5]],
        ),
        at: keys(
          t,
          [0, [-0.5, 2.1, 0]],
          [2.4, [-0.25, 2.05, 0]],
          [4.2, [0.75, 1.9, 0.3], ease.smoother],
          [7, [1.3, 1.7, 0.6]],
        ),
      })
      const [elderAway, calfAway] = [elder.faceAt(), calf.faceAt()].map((face) =>
        set.camera.distanceTo(face),
      )
      return { focus: keys(t, [1.9, elderAway ?? 7], [3.1, calfAway ?? 7]), range: 1.8, blur: 1 }
    }
  },
})
