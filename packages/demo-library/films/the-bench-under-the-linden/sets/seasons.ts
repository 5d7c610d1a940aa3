import { skies } from '@starnest/film-kit/world/skies'
import type { Season } from './place.ts'

/** Spring: new leaves and linden blossom. */
export const SPRING: Season = {
  sky: {
    stops: [
      [0, '#6ab4e8'],
      [0.35, '#9fd4f0'],
      [0.46, '#d4f0ec'],
      [0.52, '#fff6dc'],
      [1, '#e8f4d8'],
    ],
  },
  lawn: ['#8fcf6a', '#62b060'],
  path: '#e8d4b0',
  linden: { leaves: ['#a4d860', '#5aa04a', '#c4e87a'], full: 1, blossom: '#fff4b0' },
  wood: ['#a8d878', '#5fa45c'],
  tufts: ['#9fdc70', '#5aa050'],
  flowers: ['#ffd0e0', '#fff4c0', '#ffb0c8'],
}

/** A summer evening. */
export const SUMMER: Season = {
  sky: skies.dusk,
  lawn: ['#5a9a6a', '#3f7a6a'],
  path: '#c8a088',
  linden: { leaves: ['#5a9a58', '#2f5a50', '#74b060'], full: 1 },
  wood: ['#4f8a6a', '#2f5a5c'],
  tufts: ['#6ab070', '#3a7050'],
  flowers: ['#ffd86a', '#ff9a8a'],
  lamp: 1,
  heart: true,
}

/** Autumn: gold and thinning. */
export const AUTUMN: Season = {
  sky: skies.sunset,
  lawn: ['#c8a04a', '#a0703c'],
  path: '#d8a878',
  linden: { leaves: ['#f0a83a', '#b85a2a', '#ffc85a'], full: 0.72 },
  wood: ['#f09a4a', '#a8502f'],
  tufts: ['#d8a84a', '#a06a34'],
  heart: true,
}

/** Snow on everything. */
export const WINTER: Season = {
  sky: skies.snow,
  lawn: ['#e8eef8', '#c8d4ec'],
  path: '#d4dcec',
  linden: { snow: '#f4f8ff' },
  snow: '#f4f8ff',
  lamp: 0.9,
  heart: true,
}

/** The grey weeks before spring. */
export const GREY: Season = {
  sky: {
    stops: [
      [0, '#9aa4b8'],
      [0.35, '#b4bcc8'],
      [0.48, '#d0d0d0'],
      [0.53, '#e4dcd0'],
      [1, '#c8c4c0'],
    ],
  },
  lawn: ['#98a078', '#7c8468'],
  path: '#c0b4a4',
  linden: {},
  tufts: ['#a0a474', '#6c7458'],
  heart: true,
}

/** The same spring again. */
export const AGAIN: Season = { ...SPRING, heart: true }
