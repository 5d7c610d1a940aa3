import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { moonFace } from '@starnest/film-kit/world/dream/moon-face'
import { pillow, quilt } from '@starnest/film-kit/world/dream/pillows'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'

/** The dream before midnight: rose and lilac, lit from the middle like a stage. */
export const dreamLook: Look = {
  ...looks.dusk,
  skyLight: '#d4c0ff',
  groundLight: '#ff9ab8',
  ambient: 1.3,
  key: '#ffe8c8',
  keyPower: 2.4,
  keyFrom: [0, 8, 8],
  fill: { color: '#ffcf90', power: 1.5, from: [0, 5, -8] },
  fog: { color: '#a070c0', near: 24, far: 80 },
  rim: '#ffe2b0',
  rimPower: 1.15,
  exposure: 1.04,
  bloom: 0.4,
  bloomFrom: 0.98,
  saturation: 1.05,
  contrast: 0.22,
  vignette: 0.4,
}

/** The same long after midnight: nobody has slept and the pink is gone. */
export const lateLook: Look = {
  ...dreamLook,
  skyLight: '#9fa4ff',
  groundLight: '#8a6ac0',
  ambient: 1.35,
  key: '#e8dcff',
  keyPower: 2.2,
  fog: { color: '#5f5aa8', near: 24, far: 80 },
  rim: '#ffdca8',
  vignette: 0.5,
}

const dreamSky: SkyPlan = {
  stops: [
    [0, '#2c2670'],
    [0.28, '#5b45a4'],
    [0.42, '#a864b4'],
    [0.5, '#ff9fb0'],
    [1, '#ff9fb0'],
  ],
  stars: 260,
  seed: 4,
}

const lateSky: SkyPlan = {
  stops: [
    [0, '#141446'],
    [0.28, '#27307e'],
    [0.42, '#4a4a9e'],
    [0.5, '#8a6ab0'],
    [1, '#8a6ab0'],
  ],
  stars: 420,
  seed: 4,
}

const QUILT = ['#f0789c', '#9a6ad0', '#ffb088', '#6f78d8', '#d85aa0']
const LATE_QUILT = ['#8a6ad8', '#5f62c8', '#b880d0', '#4a58b8', '#7a5ac4']

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Luckiest Guy',
  weight: 400,
  top: '#ffffff',
  bottom: '#ffd9e6',
  outline: '#8a2a78',
  outlineWidth: 0.17,
  spacing: 0.02,
} as const

/** Where the moon hangs. */
export const MOON = { x: 0, y: 6, z: -18, radius: 6.4 }

/** The pasture: quilt, pillow hills, the fence in the middle of everything, stars on threads and
 *  the moon behind. Left and right are the same. */
export function pasture(set: FilmSet, { late = false } = {}) {
  sky(set, late ? lateSky : dreamSky)
  quilt(set, { hues: late ? LATE_QUILT : QUILT })
  const moon = moonFace(set.scene, { radius: MOON.radius })
  moon.root.position.set(MOON.x, MOON.y, MOON.z)
  const hills = [-1, 1].map((side) => {
    const root = set.add(joint())
    sculpt((s) => hill(s, side, late), { to: root })
    return root
  })
  const gate = set.add(joint())
  sculpt(fence, { to: gate })
  const mobile = [-1, 1].map((side) => {
    const root = set.add(joint(undefined, [side * 5.6, 9.4, -5]))
    sculpt(
      (s) => {
        for (const [x, drop, size] of [
          [0, 3.2, 0.36],
          [side * 1.9, 4.4, 0.27],
          [side * 3.6, 2.6, 0.32],
        ] as const)
          s.pill('#fff0d0', [x, -drop / 2, 0], 0.012, drop, { segments: 5 }).puff(
            '#ffe08a',
            starOutline(),
            0.14,
            { at: [x, -drop - size, 0], size, glow: 0.85, grad: '#ffb45a' },
          )
      },
      { to: root, shadow: false },
    )
    return root
  })
  set.everyFrame((t) => {
    for (const [index, root] of mobile.entries())
      root.rotation.z = (index ? -1 : 1) * 0.02 * Math.sin(t * 0.9)
  })
  return { moon, hills, gate, mobile }
}

function hill(s: Sculptor, side: number, late: boolean): void {
  const rose = late ? (['#8f84e0', '#5a4aa8'] as const) : (['#ff9ab4', '#b0509c'] as const)
  const cream = late ? (['#c8b8f4', '#7a64b8'] as const) : (['#fff0dc', '#d89ac0'] as const)
  const sky = late ? (['#7a90e0', '#4a4aa0'] as const) : (['#a49cff', '#6448b8'] as const)
  const piping = late ? '#e8e0ff' : '#fff6ea'
  pillow(s, {
    at: [side * 6.2, 0.9, -6.4],
    size: [2.9, 1.25, 2],
    hues: rose,
    piping,
    button: piping,
  })
  pillow(s, {
    at: [side * 6.6, 2.6, -7.2],
    size: [2.1, 0.95, 1.5],
    hues: cream,
    piping: '#ff8fa0',
    turn: side * 0.16,
  })
  pillow(s, {
    at: [side * 11.4, 1.3, -8.4],
    size: [3, 1.6, 2.2],
    hues: sky,
    piping,
    button: piping,
  })
  pillow(s, { at: [side * 9.5, 0.6, -2.6], size: [2, 0.8, 1.5], hues: cream, piping: '#ff8fa0' })
  pillow(s, { at: [side * 3.3, 0.5, -10.5], size: [2.3, 1, 1.6], hues: sky, piping })
}

function fence(s: Sculptor): void {
  const wood = { grad: '#9a5a4a', rim: 0.8 }
  for (const side of [-1, 1]) {
    s.pill('#e0a070', [side * 1.25, 0.6, 0], 0.14, 0.9, { ...wood, segments: 12 }).ball(
      '#ffd45a',
      [side * 1.25, 1.28, 0],
      0.2,
      { segments: 14, grad: '#f09a3a' },
    )
  }
  for (const y of [0.28, 0.6]) s.box('#e8ae7c', [0, y, 0.02], [2.9, 0.2, 0.12], wood)
  s.box('#f0bc8c', [0, 0.93, 0.02], [2.9, 0.22, 0.14], wood)
}
