import type { DrumName } from '../drum-names.ts'
import {
  BRUSHES,
  CONCERT,
  clap,
  hat,
  JAZZ,
  type KitDrum,
  kick,
  POWER,
  ROOM,
  STANDARD,
  sampled,
  snare,
  synth,
} from './layers.ts'

type Kit = Partial<Record<DrumName, KitDrum>>

/** What every kit has unless it has its own. */
const COMMON: Record<DrumName, KitDrum> = {
  kick: { layers: [synth(kick([170, 52, 0.03, 0.3]))], level: 0 },
  snare: { layers: [synth(snare([190, 0.8], [0.8, 0.2, 900, 9_000]))], level: -3, room: 0.14 },
  rim: {
    layers: [synth({ is: 'block', hertz: 1_720, decay: 0.05, second: 0.53 })],
    level: -9,
    pan: 0.2,
    room: 0.14,
  },
  clap: { layers: [synth(clap())], level: -5, room: 0.2 },
  snap: { layers: [synth(clap(0.09, 2_400, 2))], level: -7, room: 0.26, pan: -0.15 },
  hat: { layers: [synth(hat(0.07))], level: -14, pan: 0.28 },
  openHat: { layers: [synth(hat(0.42))], level: -15, pan: 0.28 },
  ride: { layers: [sampled(STANDARD, 51)], level: -13, pan: -0.34, lowCut: 400 },
  crash: {
    layers: [sampled(STANDARD, 49)],
    level: -13,
    pan: -0.2,
    room: 0.2,
    lowCut: 350,
    seconds: 2.4,
  },
  tomHigh: { layers: [sampled(STANDARD, 50)], level: -6, pan: 0.36, room: 0.16 },
  tomMid: { layers: [sampled(STANDARD, 47)], level: -6, room: 0.16 },
  tomLow: { layers: [sampled(STANDARD, 43)], level: -5, pan: -0.36, room: 0.16 },
  shaker: { layers: [synth({ is: 'shaker', decay: 0.09, hertz: 6_800 })], level: -16, pan: -0.42 },
  tambourine: { layers: [sampled(STANDARD, 54)], level: -13, pan: 0.45, room: 0.1, lowCut: 1_200 },
  cowbell: { layers: [sampled(STANDARD, 56)], level: -14, pan: 0.24 },
  congaHigh: { layers: [sampled(STANDARD, 63)], level: -8, pan: 0.4, room: 0.14 },
  congaLow: { layers: [sampled(STANDARD, 64)], level: -7, pan: 0.22, room: 0.14 },
  clave: { layers: [sampled(STANDARD, 75)], level: -12, pan: -0.3, room: 0.2 },
  sticks: {
    layers: [synth({ is: 'block', hertz: 2_350, decay: 0.045, second: 1.37 })],
    level: -7,
    room: 0.12,
  },
  brush: { layers: [sampled(BRUSHES, 40)], level: -8, room: 0.14 },
  block: { layers: [sampled(STANDARD, 76)], level: -12, pan: 0.32, room: 0.16 },
  zap: {
    layers: [synth({ is: 'zap', from: 2_600, to: 90, decay: 0.18 })],
    level: -12,
    pan: -0.3,
    room: 0.1,
  },
  bigDrum: {
    layers: [sampled(CONCERT, 36), synth(kick([90, 46, 0.06, 0.7], { click: 0.05 }), 0.7)],
    level: -2,
    room: 0.3,
    seconds: 1.4,
  },
}

const acoustic = (program: number): Kit => ({
  kick: {
    layers: [sampled(program, 36), synth(kick([110, 55, 0.02, 0.2], { click: 0, drive: 1 }), 0.55)],
    level: 0,
  },
  snare: {
    layers: [sampled(program, 38), synth(snare([200, 0.3], [0.5, 0.15, 2_400, 11_000]), 0.3)],
    level: -3,
    room: 0.16,
  },
  hat: { layers: [sampled(program, 42)], level: -14, pan: 0.3, lowCut: 500 },
  openHat: { layers: [sampled(program, 46)], level: -15, pan: 0.3, lowCut: 500, seconds: 0.9 },
})

const KITS = {
  /** Drums as they were recorded, in a studio, in a bigger room, and for rock. */
  live: acoustic(STANDARD),
  room: acoustic(ROOM),
  rock: {
    ...acoustic(POWER),
    kick: {
      layers: [
        sampled(POWER, 36),
        synth(kick([150, 58, 0.018, 0.22], { click: 0.5, drive: 2 }), 0.7),
      ],
      level: 0,
      room: 0.05,
    },
    snare: {
      layers: [sampled(POWER, 38), synth(snare([185, 0.6], [0.8, 0.24, 1_200, 10_000]), 0.5)],
      level: -2,
      room: 0.24,
      drive: 1.4,
    },
  },
  jazz: {
    ...acoustic(JAZZ),
    kick: {
      layers: [sampled(JAZZ, 36), synth(kick([95, 60, 0.02, 0.16], { click: 0, drive: 1 }), 0.4)],
      level: -5,
    },
    ride: { layers: [sampled(JAZZ, 51)], level: -8, pan: -0.3, lowCut: 400 },
    snare: { layers: [sampled(JAZZ, 38)], level: -8, room: 0.16 },
  },
  brushes: {
    ...acoustic(BRUSHES),
    kick: {
      layers: [sampled(JAZZ, 36), synth(kick([95, 58, 0.02, 0.16], { click: 0, drive: 1 }), 0.5)],
      level: -4,
    },
    snare: { layers: [sampled(BRUSHES, 38)], level: -5, room: 0.2 },
    hat: { layers: [sampled(JAZZ, 42)], level: -14, pan: 0.3, lowCut: 500 },
  },
  /** A record cut up by an old sampler. */
  dusty: {
    kick: {
      layers: [
        sampled(ROOM, 36, 0.8),
        synth(kick([140, 58, 0.022, 0.24], { click: 0.4, drive: 2.2 })),
      ],
      level: 0,
      dark: 6_500,
      drive: 1.6,
    },
    snare: {
      layers: [sampled(POWER, 38), synth(snare([215, 0.7], [1, 0.16, 1_100, 8_500]), 0.8)],
      level: -1.5,
      room: 0.12,
      drive: 1.8,
      lowCut: 140,
    },
    hat: {
      layers: [sampled(STANDARD, 42), synth(hat(0.05, 6_000, 0.3), 0.4)],
      level: -12,
      pan: 0.2,
      lowCut: 900,
    },
    openHat: { layers: [sampled(STANDARD, 46)], level: -13, pan: 0.2, lowCut: 900, seconds: 0.5 },
  },
  /** Soft, dull and close. */
  sleepy: {
    kick: {
      layers: [
        synth(kick([105, 50, 0.025, 0.26], { click: 0.12, drive: 1.3 })),
        sampled(JAZZ, 36, 0.5),
      ],
      level: -1,
      dark: 3_200,
    },
    snare: {
      layers: [sampled(BRUSHES, 38), synth(snare([180, 0.6], [0.5, 0.14, 900, 5_500]), 0.8)],
      level: -4,
      dark: 6_500,
      room: 0.1,
    },
    rim: { layers: [sampled(STANDARD, 37)], level: -5, dark: 7_000, room: 0.16 },
    hat: { layers: [synth(hat(0.045, 5_600, 0.15))], level: -15, pan: 0.22, dark: 10_500 },
    openHat: { layers: [synth(hat(0.24, 5_600, 0.2))], level: -17, pan: 0.22, dark: 10_500 },
  },
  /** The rounded drum machine of the early eighties. */
  round: {
    kick: { layers: [synth(kick([120, 48, 0.02, 0.62], { click: 0.25, drive: 1.5 }))], level: 0 },
    snare: { layers: [synth(snare([178, 0.9], [0.7, 0.17, 1_400, 11_000]))], level: -4, room: 0.1 },
    clap: { layers: [synth(clap(0.26, 1_250))], level: -5, room: 0.18 },
    hat: { layers: [synth(hat(0.06, 8_000, 0.7))], level: -14, pan: 0.24 },
    openHat: { layers: [synth(hat(0.4, 7_600, 0.7))], level: -15, pan: 0.24 },
    cowbell: {
      layers: [synth({ is: 'block', hertz: 540, decay: 0.32, second: 1.48 })],
      level: -13,
      pan: 0.3,
    },
    crash: {
      layers: [synth({ is: 'cymbal', decay: 1.6, low: 5_200, metal: 0.6 })],
      level: -15,
      room: 0.2,
    },
    tomHigh: {
      layers: [synth({ is: 'tom', from: 260, to: 165, decay: 0.3, skin: 0.1 })],
      level: -6,
      pan: 0.36,
    },
    tomMid: {
      layers: [synth({ is: 'tom', from: 200, to: 122, decay: 0.34, skin: 0.1 })],
      level: -6,
    },
    tomLow: {
      layers: [synth({ is: 'tom', from: 150, to: 84, decay: 0.42, skin: 0.1 })],
      level: -5,
      pan: -0.36,
    },
    congaHigh: {
      layers: [synth({ is: 'tom', from: 390, to: 372, decay: 0.16, skin: 0.02 })],
      level: -8,
      pan: 0.36,
    },
    congaLow: {
      layers: [synth({ is: 'tom', from: 262, to: 250, decay: 0.2, skin: 0.02 })],
      level: -8,
      pan: 0.2,
    },
  },
  /** Crisp and dry over a long bass. */
  crisp: {
    kick: { layers: [synth(kick([210, 50, 0.024, 0.3], { click: 0.6, drive: 2.4 }))], level: -0.5 },
    snare: {
      layers: [synth(snare([225, 0.5], [1, 0.15, 1_800, 14_000])), synth(clap(0.16, 1_900), 0.7)],
      level: -2.5,
      room: 0.12,
    },
    clap: { layers: [synth(clap(0.2, 1_700))], level: -4, room: 0.2 },
    hat: { layers: [synth(hat(0.042, 9_000, 0.4))], level: -12.5, pan: 0.16 },
    openHat: { layers: [synth(hat(0.3, 8_200, 0.45))], level: -14, pan: 0.16 },
    rim: {
      layers: [synth({ is: 'block', hertz: 1_950, decay: 0.035, second: 0.61 })],
      level: -7,
      pan: -0.2,
      room: 0.2,
    },
    crash: {
      layers: [synth({ is: 'cymbal', decay: 1.9, low: 4_600, metal: 0.35 })],
      level: -15,
      room: 0.3,
    },
  },
  /** The punch of dance floors. */
  club: {
    kick: { layers: [synth(kick([260, 49, 0.032, 0.34], { click: 0.5, drive: 2.6 }))], level: 1 },
    snare: { layers: [synth(snare([200, 0.7], [1, 0.2, 1_300, 12_000]))], level: -4, room: 0.16 },
    clap: {
      layers: [synth(clap(0.25, 1_350)), synth(snare([240, 0.2], [0.8, 0.14, 2_200, 13_000]), 0.3)],
      level: -3.5,
      room: 0.2,
    },
    hat: { layers: [synth(hat(0.055, 8_000, 0.35))], level: -12.5, pan: 0.2 },
    openHat: { layers: [synth(hat(0.26, 7_000, 0.35))], level: -11.5, pan: 0.1 },
    ride: {
      layers: [synth({ is: 'cymbal', decay: 0.5, low: 5_600, metal: 0.7 })],
      level: -16,
      pan: -0.3,
    },
    crash: {
      layers: [synth({ is: 'cymbal', decay: 2.2, low: 4_000, metal: 0.3 })],
      level: -13,
      room: 0.35,
    },
  },
  /** Squares, noise and little else. */
  chip: {
    kick: { layers: [synth({ is: 'zap', from: 420, to: 44, decay: 0.2 })], level: 0 },
    snare: { layers: [synth(snare([170, 0.3], [1, 0.15, 500, 16_000]))], level: -4, drive: 2.5 },
    hat: { layers: [synth(hat(0.035, 6_000, 0))], level: -12 },
    openHat: { layers: [synth(hat(0.14, 6_000, 0))], level: -13 },
    crash: { layers: [synth({ is: 'cymbal', decay: 0.9, low: 2_500, metal: 0 })], level: -13 },
  },
  /** An orchestra's drums. */
  concert: {
    kick: {
      layers: [
        sampled(CONCERT, 36),
        synth(kick([88, 44, 0.05, 0.6], { click: 0.08, drive: 1.4 }), 0.9),
      ],
      level: 0,
      room: 0.3,
      seconds: 1.2,
    },
    snare: { layers: [sampled(CONCERT, 38), sampled(STANDARD, 38, 0.5)], level: -6, room: 0.28 },
    hat: { layers: [sampled(STANDARD, 54)], level: -16, pan: 0.3, lowCut: 1_500, room: 0.2 },
  },
} satisfies Record<string, Kit>

/** A drum kit by its name. */
export type KitName = keyof typeof KITS

/** A kit's drum. */
export function kitDrum(name: KitName, drum: DrumName): KitDrum {
  const kit: Kit = KITS[name]
  return kit[drum] ?? COMMON[drum]
}
