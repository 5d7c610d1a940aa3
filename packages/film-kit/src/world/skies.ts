import type { SkyPlan } from './sky.ts'

/** Skies that match the looks of the same names; vary them: `{ ...skies.night, seed: 4 }`. */
export const skies = {
  night: {
    stops: [
      [0, '#0c1240'],
      [0.26, '#1c2a6e'],
      [0.4, '#3a3f96'],
      [0.48, '#7a5aa8'],
      [0.525, '#d88aa6'],
      [1, '#d88aa6'],
    ],
    glows: [
      { around: 0.78, height: 0.3, width: 0.3, color: '#1a2450' },
      { around: 0.68, height: 0.4, width: 0.25, color: '#3a2048' },
    ],
    stars: 620,
    seed: 3,
  },
  dawn: {
    stops: [
      [0, '#3d3a9c'],
      [0.3, '#7a62c8'],
      [0.42, '#d98ac0'],
      [0.49, '#ffc29a'],
      [0.53, '#ffe0b0'],
      [1, '#ffdcb0'],
    ],
    glows: [
      { around: 0.8, height: 0.47, width: 0.22, color: '#7a4a20' },
      { around: 0.68, height: 0.4, width: 0.3, color: '#3a2038' },
    ],
    stars: 240,
    seed: 3,
  },
  space: {
    stops: [
      [0, '#0a0a30'],
      [0.4, '#16185a'],
      [0.55, '#2a2478'],
      [0.75, '#3a2272'],
      [1, '#1a1048'],
    ],
    glows: [
      { around: 0.76, height: 0.55, width: 0.3, color: '#6a1a55' },
      { around: 0.68, height: 0.44, width: 0.25, color: '#124a78' },
      { around: 0.84, height: 0.46, width: 0.25, color: '#3a2a80' },
    ],
    stars: 900,
    seed: 9,
  },
  crystal: {
    stops: [
      [0, '#0f0d46'],
      [0.35, '#2a2488'],
      [0.46, '#4f3aa8'],
      [0.54, '#8a4fb0'],
      [1, '#5a2f8a'],
    ],
    glows: [
      { around: 0.8, height: 0.38, width: 0.3, color: '#14406a' },
      { around: 0.69, height: 0.45, width: 0.25, color: '#5a1a50' },
    ],
    stars: 700,
    seed: 17,
  },
  day: {
    stops: [
      [0, '#0f5fd8'],
      [0.35, '#2f9cf4'],
      [0.46, '#8fdcfa'],
      [0.515, '#fff3c0'],
      [1, '#fff3c0'],
    ],
    glows: [{ around: 0.85, height: 0.45, width: 0.25, color: '#5a4010' }],
  },
  dusk: {
    stops: [
      [0, '#1a1a5e'],
      [0.28, '#4a3a9a'],
      [0.42, '#b0569a'],
      [0.49, '#ff8a6a'],
      [0.53, '#ffc27a'],
      [1, '#e07a6a'],
    ],
    glows: [{ around: 0.7, height: 0.48, width: 0.28, color: '#8a4010' }],
    stars: 160,
    seed: 5,
  },
  sunset: {
    stops: [
      [0, '#3a4ab0'],
      [0.3, '#9a6ac0'],
      [0.42, '#ff8a90'],
      [0.49, '#ffb868'],
      [0.53, '#ffe09a'],
      [1, '#ffc890'],
    ],
    glows: [{ around: 0.79, height: 0.48, width: 0.26, color: '#9a5a10' }],
  },
  undersea: {
    stops: [
      [0, '#bff4ff'],
      [0.18, '#5fd0f0'],
      [0.38, '#2a9ad8'],
      [0.52, '#1a6fb8'],
      [0.7, '#14468f'],
      [1, '#0f2f6a'],
    ],
    glows: [{ around: 0.75, height: 0.22, width: 0.4, color: '#2a6a70' }],
  },
  snow: {
    stops: [
      [0, '#5a8ad8'],
      [0.3, '#8fb4ec'],
      [0.45, '#c4d8f8'],
      [0.52, '#f4e8f4'],
      [1, '#e8ecfa'],
    ],
    glows: [{ around: 0.7, height: 0.46, width: 0.3, color: '#4a3420' }],
  },
  forest: {
    stops: [
      [0, '#4aa0c8'],
      [0.3, '#7ad0b8'],
      [0.46, '#c8f0b0'],
      [0.53, '#f4ffc8'],
      [1, '#b8e0a0'],
    ],
    glows: [{ around: 0.77, height: 0.42, width: 0.3, color: '#4a4a10' }],
  },
  moonlit: {
    stops: [
      [0, '#0a1036'],
      [0.3, '#182658'],
      [0.44, '#2f4488'],
      [0.52, '#6a78b8'],
      [1, '#4a5490'],
    ],
    glows: [{ around: 0.72, height: 0.34, width: 0.32, color: '#2a3a6a' }],
    stars: 420,
    starColor: '#e4ecff',
    seed: 12,
  },
  candle: {
    stops: [
      [0, '#1a1238'],
      [0.4, '#2a1c4e'],
      [0.52, '#4a2c56'],
      [1, '#3a2244'],
    ],
  },
} satisfies Record<string, SkyPlan>
