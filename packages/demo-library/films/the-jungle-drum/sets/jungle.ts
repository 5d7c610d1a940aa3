import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { motes } from '@starnest/film-kit/particles/ambience'
import { pulse } from '@starnest/film-kit/time/keyframes'
import { ground } from '@starnest/film-kit/world/ground'
import { type JungleHues, junglePlanes } from '@starnest/film-kit/world/jungle/planes'
import { strew } from '@starnest/film-kit/world/nature/landscape'
import { grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { lightShafts } from '@starnest/film-kit/world/sea/sea'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'

/** The hours of Tiko's day. */
export type Hour = 'morning' | 'noon' | 'storm' | 'dusk' | 'night'

const day: Look = {
  ...looks.forest,
  skyLight: '#d8ffc8',
  groundLight: '#4a7a4a',
  ambient: 1.3,
  key: '#fff2a8',
  keyPower: 2.9,
  keyFrom: [5, 10, 5],
  fill: { color: '#ffb07a', power: 0.6, from: [-6, 3, 7] },
  fog: { color: '#c8f0a0', near: 12, far: 46 },
  rim: '#f8ffb0',
  exposure: 1.04,
  saturation: 1.1,
  vignette: 0.42,
}

/** Light by hour: gold-green morning, high noon, blue-grey rain, violet dusk, firefly night. */
export const hours: Record<Hour, Look> = {
  morning: day,
  noon: {
    ...day,
    key: '#fffbd0',
    fog: { color: '#8fe0b8', near: 12, far: 44 },
    skyLight: '#b8ffe0',
    rim: '#d8fff0',
  },
  storm: {
    ...day,
    skyLight: '#a8d0e0',
    groundLight: '#3a5a78',
    key: '#d0e8f0',
    keyPower: 1.9,
    fill: { color: '#ffc090', power: 0.9, from: [-5, 3, 7] },
    fog: { color: '#6a9aa8', near: 10, far: 38 },
    rim: '#c0f0ff',
    saturation: 0.98,
    vignette: 0.52,
  },
  dusk: {
    ...looks.moonlit,
    skyLight: '#8a7ae0',
    groundLight: '#3a4a78',
    ambient: 1.4,
    key: '#ffb0a0',
    keyPower: 2.2,
    keyFrom: [-7, 6, 3],
    fill: { color: '#ffd0a8', power: 1.1, from: [4, 4, 8] },
    fog: { color: '#5a4a98', near: 11, far: 42 },
    rim: '#ffb8d8',
    exposure: 1.14,
    saturation: 1.04,
  },
  night: {
    ...looks.moonlit,
    skyLight: '#5a9ae8',
    groundLight: '#2a4a6a',
    ambient: 1.5,
    key: '#c8e4ff',
    keyPower: 2,
    keyFrom: [-4, 8, 4],
    fill: { color: '#ffc878', power: 1.5, from: [3, 2.5, 9] },
    fog: { color: '#1f5078', near: 11, far: 42 },
    rim: '#9ff0d8',
    exposure: 1.18,
    saturation: 1.08,
    bloom: 0.6,
  },
}

const SKIES: Record<Hour, SkyPlan> = {
  morning: {
    stops: [
      [0, '#5ac8b0'],
      [0.3, '#a8e8a0'],
      [0.46, '#f4ffb0'],
      [0.53, '#fffcd0'],
      [1, '#c8f0a0'],
    ],
    glows: [{ around: 0.79, height: 0.42, width: 0.3, color: '#5a5010' }],
  },
  noon: {
    stops: [
      [0, '#2aa8c0'],
      [0.3, '#5ad8c0'],
      [0.46, '#b8f8c8'],
      [0.53, '#e8ffd8'],
      [1, '#8fe0b8'],
    ],
  },
  storm: {
    stops: [
      [0, '#3a6478'],
      [0.35, '#5a8a9a'],
      [0.5, '#a0c8c8'],
      [1, '#6a9aa8'],
    ],
  },
  dusk: {
    stops: [
      [0, '#2a2078'],
      [0.3, '#6a3fa0'],
      [0.44, '#d8689a'],
      [0.52, '#ffb08a'],
      [1, '#8a5aa0'],
    ],
    stars: 80,
  },
  night: {
    stops: [
      [0, '#081848'],
      [0.3, '#123a78'],
      [0.46, '#2a78a0'],
      [0.53, '#5ac0b0'],
      [1, '#1f5078'],
    ],
    stars: 320,
    starColor: '#fff0c0',
  },
}

const HUES: Record<Hour, JungleHues> = {
  morning: {
    far: ['#b8e88a', '#8acc80'],
    middle: ['#7acc5a', '#4a9a5a'],
    near: ['#5ac04a', '#1f7a4a'],
    bark: ['#c8a05a', '#8a7a4a'],
    front: ['#1f8a4a', '#0c4a3a'],
    flowers: ['#ff5a8a', '#ffd23f', '#ff8a3a'],
  },
  noon: {
    far: ['#98e8b8', '#6accA0'],
    middle: ['#4ac88a', '#2a9070'],
    near: ['#34b86a', '#0f6a5a'],
    bark: ['#a8a874', '#5a7a64'],
    front: ['#0f8a6a', '#064a4a'],
    flowers: ['#ff7ab0', '#ffe05a', '#b88aff'],
  },
  storm: {
    far: ['#88b8b0', '#6a9aa0'],
    middle: ['#5a9a88', '#3a6a70'],
    near: ['#3f8a6a', '#1f5058'],
    bark: ['#6a6a6a', '#3a444a'],
    front: ['#1f5a50', '#0c3038'],
    flowers: ['#d86a9a', '#e8c060', '#d88a5a'],
  },
  dusk: {
    far: ['#8a6ab8', '#6a4a9a'],
    middle: ['#5a5aa0', '#3a3a80'],
    near: ['#4a7a8a', '#2a3a68'],
    bark: ['#7a5a7a', '#3a2a58'],
    front: ['#2a3a60', '#141a40'],
    flowers: ['#ff7ab0', '#ffb05a', '#ff8a8a'],
  },
  night: {
    far: ['#3a88a0', '#2a6088'],
    middle: ['#2a7088', '#174a70'],
    near: ['#2a8a7a', '#124a60'],
    bark: ['#4a5a78', '#22304f'],
    front: ['#12485a', '#082a40'],
    flowers: ['#ff8ab8', '#ffd86a', '#8ff0ff'],
  },
}

const FLOORS: Record<Hour, readonly [string, string]> = {
  morning: ['#8ac84a', '#4a9a48'],
  noon: ['#5ac07a', '#2f8a68'],
  storm: ['#5a8a6a', '#3a6a68'],
  dusk: ['#4a6a88', '#3a4078'],
  night: ['#2f7a78', '#1c4a68'],
}

/** Half the depth of the low floor before the trees; metres. */
const flat = (x: number, z: number) => 0.07 * Math.sin(x * 0.7) * Math.cos(z * 0.6)

/** Sky, floor, planes and shafts of light of an hour. */
export function jungle(
  set: FilmSet,
  hour: Hour,
  plan: {
    left?: number
    right?: number
    seed?: number
    front?: number
    clear?: readonly [number, number]
    heightAt?: (x: number, z: number) => number
  } = {},
): void {
  const { left = -14, right = 14, heightAt = flat } = plan
  sky(set, SKIES[hour])
  ground(set, { heightAt, colors: FLOORS[hour], mottle: 0.06 })
  junglePlanes(set, HUES[hour], {
    left,
    right,
    seed: plan.seed ?? 3,
    front: plan.front ?? 4.4,
    clear: plan.clear ?? [0, 0],
  })
  strew(
    set,
    {
      count: 130,
      field: [left, right, -5, 2.4],
      seed: 8,
      shadow: false,
      free: (_, z) => Math.abs(z) < 0.5,
    },
    (s, at, random) => grassTuft(s, at, 0.2 + random() * 0.25, FLOORS[hour], random),
  )
  if (hour === 'morning' || hour === 'noon') {
    lightShafts(set, {
      count: 6,
      color: '#fff4a8',
      power: 0.2,
      spread: right - left,
      depth: -4,
      slant: 0.35,
    })
    motes(set, { color: '#fff6b0', count: 50, spread: 16 })
  }
}

/** How far one double beat has the heart up at `t`, when its first stroke is at `at`: 0 to 1. */
export const lubDub = (t: number, at: number) =>
  pulse(t, at, at + 0.26, 0.11) + 0.8 * pulse(t, at + 0.35, at + 0.65, 0.12)
