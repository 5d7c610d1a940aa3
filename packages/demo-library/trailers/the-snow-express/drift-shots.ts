import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { burst } from '@starnest/film-kit/particles/effects'
import { puffs } from '@starnest/film-kit/particles/puffs'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { between, cycle, scatter } from '@starnest/film-kit/time/random'
import { straightTrack } from '@starnest/film-kit/world/railway/track'
import { blueHour, firs, rails, range, snowfall, snowfield, titleLook, winterSky } from './sets.ts'
import { drive, snowExpress, stationmaster } from './train.ts'

/** Second at which the drift gives way. */
const BURST_AT = 1.15
/** Where the drift lies across the line. */
const DRIFT_Z = -3.2

/** Glitter of the bursting drift. */
const GLITTER = {
  count: 240,
  colors: ['#ffffff', '#bfe4ff', '#ffe9b0'],
  size: 0.2,
  speed: 3.4,
  life: 4.6,
  gravity: 0.35,
  seed: 17,
}

/** Height of the snow in the cutting: flat between the banks. */
const cutting = (x: number, z: number) => {
  const bank = Math.max(0, Math.abs(x) - 2.4)
  return -0.22 + Math.min(2.6, 0.42 * bank) + 0.08 * Math.sin(x * 1.3 + z * 0.7) * Math.min(1, bank)
}

/** The pass: a cutting with a wall of snow across it, and the train behind the wall. */
function pass(set: FilmSet, metresAt: (t: number) => number) {
  winterSky(set, { lights: 1.25, lift: -3 })
  snowfield(set, cutting)
  range(set, [
    [-26, 0, -50, 22],
    [-4, 0, -62, 24],
    [25, 0, -52, 26],
  ])
  firs(set, { count: 150, field: [-24, 24, -40, 1], seed: 15, free: (x) => Math.abs(x) < 4.6 })
  const line = straightTrack([0, 0, 0], -Math.PI / 2)
  rails(set, line, -40, 14)
  snowfall(set, [0, 5, 1], 0.4)
  const train = snowExpress(set, line, metresAt, { count: 50, life: 2, size: 0.72, rise: 1.8 })
  const master = stationmaster(set)
  drive(master, train.engine.cab, -1.02, Math.PI / 2 - 0.1)
  master.root.position.y = 0.22
  return { train, master, drift: snowdrift(set) }
}

/** A heap of lumps that stands until it is struck, then flies apart towards the viewer. */
function snowdrift(set: FilmSet) {
  const lumps = scatter(170, 12, (random) => {
    const across = between(random, -3.4, 3.4)
    const rise = random() ** 0.8 * (3.9 - 0.17 * across * across)
    const out = random()
    const home: Vec3 = [across, rise, DRIFT_Z + (out - 0.35) * (2.6 - rise * 0.45)]
    const push: Vec3 = [
      across * between(random, 0.9, 2.1) + (random() - 0.5) * 2,
      between(random, 2, 6.5) + rise * 0.5,
      between(random, 1, 7),
    ]
    return { home, push, size: between(random, 0.42, 0.8), delay: Math.abs(across) * 0.04 }
  })
  const heap = puffs(set, lumps.length, { segments: 16 })
  return (since: number) => {
    heap.set((i) => {
      const { home, push, size, delay } = cycle(lumps, i)
      const flown = Math.max(0, since - delay)
      const slow = (1 - Math.exp(-flown * 1.5)) / 1.5
      const x = home[0] + push[0] * slow
      const z = home[2] + push[2] * slow
      const fall = home[1] + push[1] * slow - 2.9 * flown * flown
      const floor = cutting(x, z) + 0.1
      return {
        at: [x, Math.max(flown > 0 ? floor : home[1], fall), z],
        size: size * (1 - 0.55 * progress(flown, 0, 0.35)) * (1 - progress(flown, 1.5, 2.4)),
        turn: flown * 4,
      }
    })
  }
}

/** Silence, a glow in the snow, and out she comes. */
export const breakthrough = shot({
  name: 'breakthrough',
  seconds: 5.4,
  look: blueHour,
  lens: 33,
  shadowSpan: 13,
  fadeOut: 0.7,
  stage(set) {
    const metresAt = (t: number) =>
      keys(
        t,
        [-2, -30, ease.linear],
        [BURST_AT, -5.4, ease.linear],
        [2.9, 1.4, ease.out],
        [5.4, 1.7, ease.out],
      )
    const { train, master, drift } = pass(set, metresAt)
    const ember = glow(set.scene, '#ffb860', 6, [0, 1.8, DRIFT_Z + 1.6], 1)
    const glitter = burst(set, [0, 2, DRIFT_Z + 1.5], GLITTER)
    return (t) => {
      const since = t - BURST_AT
      train.set(t, progress(t, 0.4, 1.4) * (1 - progress(t, 1.9, 2.75)))
      train.engine.lamp.set(keys(t, [0, 0.2], [BURST_AT, 1], [2.6, 0.8]))
      train.star.pose(t, { grin: 1, look: [0, 0.3] })
      drift(since)
      ember.set(
        0.75 * progress(t, 0.25, BURST_AT) * (1 - progress(since, 0, 0.3)),
        3 + 4 * progress(t, 0.3, BURST_AT),
      )
      glitter.set(since)
      master.pose(t, {
        look: [0, 0.1],
        lean: 0.12,
        happy: pulse(t, 2.2, 4.2),
        grin: progress(t, 1.8, 2.1),
        wave: progress(t, 2, 2.4),
        armL: [0.4, 0.2],
        brave: 1 - progress(t, 1.8, 2.2),
      })
      set.camera.shoot({
        t,
        sway: 0.05,
        from: keys(
          t,
          [0, [0.9, 1.5, 11]],
          [BURST_AT, [0.8, 1.4, 10.4]],
          [3.2, [2.7, 1.9, 14.2], ease.out],
          [5.4, [2.5, 1.9, 13.5]],
        ),
        at: keys(
          t,
          [0, [0, 1.9, -3]],
          [BURST_AT, [0, 1.9, -3]],
          [3.2, [0.5, 4.7, 0]],
          [5.4, [0.5, 4.7, 0]],
        ),
      })
      const lettering = {
        ...titleLook,
        x: 640,
        y: 192,
        age: t - 2.45,
        lines: [
          { text: 'The', size: 62 },
          { text: 'Snow Express', size: 132 },
        ],
        subtitle: { text: 'Coming Soon', size: 40, color: '#fff2cf' },
      }
      return {
        focus: [0, 1.8, Math.max(DRIFT_Z + 1.4, metresAt(t) + 1.4)],
        range: 3,
        blur: 0.8,
        lettering: t > 2.45 ? lettering : undefined,
      }
    }
  },
})

/** How poster (with lettering) and backdrop frame the train and its stationmaster. */
const FRAMINGS = {
  poster: {
    lens: 34,
    steam: 0.4,
    at: [1.75, 6.6, -0.25],
    from: [1.5, 1.35, 15.2],
    towards: [0.45, 2.95, 1],
    lettering: {
      ...titleLook,
      x: 240,
      y: 112,
      lines: [
        { text: 'The Snow', size: 70 },
        { text: 'Express', size: 92 },
      ],
    },
  },
  backdrop: {
    lens: 30,
    steam: 0.7,
    at: [2.5, 6.6, -0.45],
    from: [2.2, 1.5, 13.4],
    towards: [1.9, 2.2, 1],
    lettering: undefined,
  },
} as const

/** The engine out of the drift and Pilou before it, for poster and backdrop. */
export const keyArt = (name: keyof typeof FRAMINGS) => {
  const { lens, steam, from, towards, lettering } = FRAMINGS[name]
  const [x, z, turn] = FRAMINGS[name].at
  return shot({
    name,
    seconds: 2,
    lens,
    look: { ...blueHour, vignette: 0.4, contrast: 0.32, exposure: 1.2 },
    shadowSpan: 13,
    stage(set) {
      const { train, master, drift } = pass(set, (t) => 2.3 + t * 4)
      set.add(master.root)
      const glitter = burst(set, [0, 2, 2], { ...GLITTER, count: 200, size: 0.14, speed: 2.6 })
      return (t) => {
        train.set(t, steam)
        train.engine.lamp.set(0.7)
        train.star.pose(0.4, { grin: 1 })
        drift(0.42)
        glitter.set(0.7)
        master.place(x, z, turn)
        master.pose(2.2, { look: [0.1, 0.1], wave: 1, grin: 0.9, armL: [0.5, 0.5] })
        set.camera.shoot({ t, sway: 0, from, at: towards })
        return {
          focus: [0, 1.8, 4.6],
          range: 3,
          blur: 0.8,
          ...(lettering ? { lettering } : {}),
        }
      }
    },
  })
}
