import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, type Random, scatter, seededRandom } from '@starnest/film-kit/time/random'
import { ground } from '@starnest/film-kit/world/ground'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'

/** Golden hour: the sun stands low behind the town, the sky fills faces. */
export const golden: Look = {
  ...looks.sunset,
  skyLight: '#b4cfff',
  groundLight: '#e0a08a',
  ambient: 1.5,
  key: '#ffc877',
  keyPower: 3,
  keyFrom: [-6, 5, -3.4],
  fill: { color: '#ffe2c4', power: 1.9, from: [4, 4, 8] },
  fog: { color: '#ffcf9e', near: 52, far: 150 },
  rim: '#ffdf9a',
  bloom: 0.4,
  bloomFrom: 1,
  exposure: 1,
  contrast: 0.32,
  vignette: 0.28,
}

/** Minutes later: the sun is down, lamps are lit. */
export const evening: Look = {
  ...golden,
  skyLight: '#a8a8ff',
  groundLight: '#b87aa0',
  ambient: 1.45,
  key: '#ff9f78',
  keyPower: 2.2,
  fill: { color: '#ffd2b0', power: 1.9, from: [3, 3, 8] },
  fog: { color: '#e08a96', near: 48, far: 150 },
  rim: '#ffb890',
}

const goldenSky: SkyPlan = {
  stops: [
    [0, '#1747a8'],
    [0.33, '#2f78d8'],
    [0.41, '#6fb0ee'],
    [0.465, '#ffdcae'],
    [0.5, '#ffb66e'],
    [0.54, '#ffc890'],
    [1, '#ffc890'],
  ],
  glows: [{ around: 0.69, height: 0.475, width: 0.2, color: '#7a3c08' }],
}

const eveningSky: SkyPlan = {
  stops: [
    [0, '#16206e'],
    [0.34, '#2f3f9e'],
    [0.42, '#7a62b8'],
    [0.47, '#e8869a'],
    [0.505, '#ffb070'],
    [0.54, '#e08a86'],
    [1, '#c06a8a'],
  ],
  glows: [{ around: 0.7, height: 0.49, width: 0.2, color: '#6a2c08' }],
}

/** One cauliflower tower of cumulus, `size` metres wide and half as high again. */
function cumulus(s: Sculptor, [x, y, z]: Vec3, size: number, hues: Hues, random: Random): void {
  for (let i = 0; i < 26; i++) {
    const rise = random()
    const reach = (1 - rise ** 1.6) * 0.62 + 0.08
    const turn = random() * Math.PI * 2
    const radius = size * (0.2 - rise * 0.07 + random() * 0.07)
    const at: Vec3 = [
      x + Math.cos(turn) * reach * size,
      y + rise * size * 0.95,
      z + Math.sin(turn) * reach * size * 0.5,
    ]
    s.ball(hues[0], at, [radius * 1.12, radius, radius], {
      segments: 18,
      grad: hues[1],
      rim: 0.55,
      glow: 0.24,
    })
  }
}

type Hues = readonly [top: string, bottom: string]

/** Place and width of every tower; those past x 30 or below -30 wait for a panning camera. */
const TOWERS: readonly (readonly [x: number, y: number, z: number, size: number])[] = [
  [-30, -7, -62, 20],
  [-12, -8, -72, 15],
  [13, -7, -66, 24],
  [35, -8, -58, 17],
  [-56, -8, -54, 22],
  [58, -8, -48, 20],
]

/** Sky, cumulus towers and the sea of clouds, whose crests lie about nine metres below the piers. */
export function cloudWorld(set: FilmSet, late = false): void {
  sky(set, late ? eveningSky : goldenSky)
  const hues: Hues = late ? ['#ffd0c4', '#9a72b8'] : ['#fffaf0', '#e093b4']
  ground(set, {
    heightAt: (x, z) => {
      const puff = (a: number, b: number) => Math.abs(Math.sin(a) * Math.cos(b))
      return (
        -12.5 + 2.6 * puff(x * 0.13 + 1, z * 0.11) + 1.4 * puff(x * 0.31 + z * 0.1, z * 0.27 + 2)
      )
    },
    colors: late ? ['#f0a8b4', '#b884b8'] : ['#fff0de', '#f2b6b4'],
    size: 230,
    squares: 110,
    mottle: 0.03,
    glow: 0.16,
  })
  set.heightAt = () => 0
  glow(set.scene, '#ffd08a', late ? 22 : 30, [-27, late ? 1 : 5, -58], 0.55)
  const random = seededRandom(41)
  const towers = sculpt(
    (s) => {
      for (const [x, y, z, size] of TOWERS) cumulus(s, [x, y, z], size, hues, random)
    },
    { to: set.scene, shadow: false },
  )
  set.everyFrame((t) => {
    towers.position.x = t * 0.16
  })
}

const KITE_HUES = ['#e8455a', '#f6b23a', '#2fa89a', '#fff2dc', '#5a6fd0'] as const

/** Paper kites on the wind, each with a ribbon: `places` of their middles, metres. `clock` turns
 *  the shot's seconds into theirs, for a moment that stands still. */
export function kites(set: FilmSet, places: readonly Vec3[], clock = (t: number) => t): void {
  const habits = scatter(places.length, 8, (random) => random() * 6.3)
  const sails = places.map((at, index) => {
    const root = joint(set.scene, at)
    sculpt(
      (s) => {
        s.puff(
          cycle(KITE_HUES, index),
          [
            [0, 0.9],
            [-0.62, 0.15],
            [0, -1],
            [0.62, 0.15],
          ],
          0.03,
          { grad: cycle(KITE_HUES, index + 2) },
        )
        s.pill('#7a4a3a', [0, -0.05, 0.06], 0.025, 1.8)
      },
      { to: root },
    )
    const ribbon = windRibbon(root, cycle(KITE_HUES, index + 1), [0, -1, 0], 5, 0.32, 0.1)
    return { root, ribbon, at, phase: cycle(habits, index) }
  })
  set.everyFrame((seconds) => {
    const t = clock(seconds)
    for (const { root, ribbon, at, phase } of sails) {
      const [x, y, z] = at
      root.position.set(
        x + 0.35 * Math.sin(t * 0.9 + phase),
        y + 0.3 * Math.sin(t * 1.3 + phase),
        z,
      )
      root.rotation.set(0.2, 0.35 * Math.sin(t * 0.7 + phase), -0.35 + 0.16 * Math.sin(t + phase))
      ribbon(t + phase, -0.9)
    }
  })
}

/** A chain of flat links that streams out behind in the wind, first link towards -z turned by
 *  `lift` radians; call it in every frame. Width and link length in metres. */
export function windRibbon(
  to: ReturnType<typeof joint>,
  color: string,
  at: Vec3,
  links: number,
  length: number,
  width: number,
): (t: number, lift?: number, force?: number) => void {
  let parent = to
  const chain = Array.from({ length: links }, (_, index) => {
    const link = joint(parent, index === 0 ? at : [0, 0, -length])
    const taper = 1 - (0.35 * index) / links
    sculpt(
      (s) =>
        s.ball(color, [0, 0, -length / 2], [width * taper, 0.05, length * 0.68], {
          segments: 12,
        }),
      { to: link },
    )
    parent = link
    return link
  })
  return (t, lift = 0, force = 1) => {
    for (const [index, link] of chain.entries()) {
      const wave = Math.sin(t * 7 - index * 1.1)
      link.rotation.x = (index === 0 ? lift : 0) + 0.3 * wave * force
      link.rotation.y = 0.16 * Math.sin(t * 4.3 - index * 0.8) * force
    }
  }
}
