import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { falling } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { type Puppet, puppet } from '@starnest/film-kit/world/paper-theatre/puppet'
import {
  paperBoat,
  paperCliff,
  paperLighthouse,
  paperSea,
} from '@starnest/film-kit/world/paper-theatre/sea'
import { paperSky, paperStage, paperSun } from '@starnest/film-kit/world/paper-theatre/stage'

/** Lettering of film, poster and trailer: gilt capitals. */
export const titleLook = {
  family: 'Cinzel Decorative',
  weight: 700,
  top: '#fffbe0',
  bottom: '#ffc648',
  outline: '#4a0f34',
  outlineWidth: 0.13,
  spacing: 0.01,
}

/** Warm light from the front, and footlights from below. */
export const playLook: Look = {
  ...looks.day,
  skyLight: '#ffeeda',
  groundLight: '#c07a8a',
  ambient: 1.12,
  key: '#fff0d2',
  keyPower: 2.5,
  keyFrom: [-4, 6.5, 9],
  fill: { color: '#ffb070', power: 0.7, from: [1, -2, 9] },
  fog: undefined,
  rim: '#ffe8c0',
  rimPower: 0.4,
  exposure: 1,
  bloom: 0.35,
  bloomFrom: 0.98,
  saturation: 1.14,
  vignette: 0.46,
}

/** The same stage when it rains in: cold light, no sun. */
export const rainLook: Look = {
  ...playLook,
  skyLight: '#b8cdfc',
  groundLight: '#7a6ab0',
  ambient: 1.05,
  key: '#d4e2ff',
  keyPower: 2,
  fill: { color: '#ffa868', power: 0.8, from: [1, -2, 9] },
  saturation: 1.02,
}

/** Where the prince and the lighthouse keeper stand, metres; the play is at this depth. */
export const PLAY_Z = -1.55
export const CLIFF = { x: -4.1, top: 1.5 } as const
export const ISLAND = { x: 3.9, top: 0.85 } as const

/** Scale of both puppets. */
export const PUPPET_SIZE = 0.86

export function prince(set: FilmSet, to = set.scene as Parameters<typeof puppet>[0]): Puppet {
  const one = puppet(to, {
    skin: '#ffe6cc',
    hair: '#3a2a5e',
    hairCut: 'quiff',
    coat: '#ffc93c',
    coatLow: '#f08a2c',
    trim: '#e83a6a',
    legs: '#5a3f96',
    cape: '#d8305e',
    crown: '#ffd84a',
    seed: 3,
  })
  one.root.scale.setScalar(PUPPET_SIZE)
  return one
}

export function marigold(set: FilmSet, to = set.scene as Parameters<typeof puppet>[0]): Puppet {
  const one = puppet(to, {
    skin: '#f6cfae',
    hair: '#e8662c',
    hairCut: 'long',
    coat: '#5fc8b8',
    coatLow: '#2f8fa8',
    trim: '#fff0a8',
    skirt: '#5fc8b8',
    eye: ['#2a5a3a', '#6ac07a'],
    seed: 6,
  })
  one.root.scale.setScalar(PUPPET_SIZE)
  return one
}

/** The stage with its sea, cliff and island. */
export function theatre(set: FilmSet, { wet = false, morning = false } = {}) {
  const stage = paperStage(set)
  paperSky(
    set,
    wet
      ? { top: '#4a5fa6', low: '#8fa6d4', cloud: '#c4cfe6', edge: '#8a9cc8' }
      : morning
        ? { top: '#e87ab8', low: '#ffd2b4', cloud: '#fff0ec', edge: '#ffc4cc' }
        : {},
  )
  const sun = paperSun(set, [2.1, wet ? 9.5 : 4.4, -4])
  const sea = paperSea(set)
  sculpt((s) => paperCliff(s, 1.5, CLIFF.top, 1), { to: set.scene, at: [-5, 0, PLAY_Z - 0.2] })
  sculpt((s) => paperCliff(s, 1.9, ISLAND.top, -1), { to: set.scene, at: [4.7, 0, PLAY_Z - 0.2] })
  sculpt(paperLighthouse, { to: set.scene, at: [5.3, ISLAND.top, PLAY_Z - 0.45] })
  stage.curtain(0, 1)
  set.everyFrame((t) => stage.footlights(t, 1))
  return { stage, sun, sea }
}

/** The prince's boat, keel on its joint's origin. */
export function boatOn(set: FilmSet) {
  const boat = joint(set.scene)
  boat.scale.setScalar(1.3)
  sculpt((s) => paperBoat(s), { to: boat })
  return boat
}

/** Real drops: glossy, round, and the only thing here that is not paper. */
export function drop(set: FilmSet, size = 0.13) {
  const root = joint(set.scene)
  sculpt(
    (s) =>
      s
        .ball('#9fdcff', [0, 0, 0], [size, size * 1.15, size], { gloss: 1, grad: '#3f9ae8' })
        .cone('#b4e4ff', [0, size * 0.6, 0], size * 0.78, size * 1.7, { gloss: 1 })
        .ball('#ffffff', [-size * 0.35, size * 0.3, size * 0.8], size * 0.22, { glow: 1.1 }),
    { to: root },
  )
  return root
}

/** Rain through the roof, before and behind the players; none at their own depth. */
export function downpour(set: FilmSet, power = 1): void {
  for (const [z, depth, seed] of [
    [-3.2, 1, 3],
    [0.4, 0.7, 8],
  ] as const)
    falling(set, {
      count: Math.round(150 * power),
      fall: 9.5,
      wind: 0.3,
      swing: 0,
      size: 0.5,
      stretch: 9,
      colors: ['#e4f3ff', '#b4dcff'],
      opacity: 0.75,
      box: [6.6, 8, depth],
      at: [0, 3.2, z],
      seed,
    })
}
