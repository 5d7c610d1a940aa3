import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A clock face lit from behind. */
export type Dial = {
  /** Time shown, in hours; fractions move both hands. */
  show: (hours: number) => void
  /** Brightness of the glass, 0 to 1. */
  light: (power: number) => void
  /** Shows or hides the numeral I. */
  one: (there: boolean) => void
  /** A point of the dial in the set: angle in hours, share of the radius. */
  placeAt: (hour: number, share: number) => Vec3
}

const INK = '#14202e'
const NUMERALS = [
  'XII',
  'I',
  'II',
  'III',
  'IIII',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
] as const

/** A dial of milk glass in the xy plane, `radius` metres, with iron numerals and hands; `behind`
 *  shows it from inside the tower, mirrored. */
export function dial(
  set: FilmSet,
  at: Vec3,
  { radius = 4, behind = false, ink = INK, halo = 1 } = {},
): Dial {
  const root = joint(set.scene, at)
  const mirror = behind ? -1 : 1
  sculpt(
    (s) => {
      for (const [share, color, power] of [
        [1, '#e08a34', 0.92],
        [0.9, '#f4b858', 0.98],
        [0.72, '#ffd684', 1.02],
        [0.48, '#ffe8ac', 1.06],
      ] as const)
        s.cylinder(
          color,
          [0, 0, -0.12 + (1 - share) * 0.05],
          [radius * share, radius * share, 0.05],
          {
            rotate: [Math.PI / 2, 0, 0],
            segments: 56,
            glow: power,
            rim: 0,
          },
        )
    },
    { to: root, shadow: false },
  )
  sculpt((s) => tracery(s, radius, ink), { to: root, shadow: false })
  sculpt(
    (s) => {
      for (const [hour, text] of NUMERALS.entries())
        if (hour !== 1) numeral(s, hour, text, radius, mirror, ink)
    },
    { to: root, shadow: false },
  )
  const one = sculpt((s) => numeral(s, 1, 'I', radius, mirror, ink), { to: root, shadow: false })
  const hands = [0.56, 0.84].map((share, index) => {
    const hand = joint(root, [0, 0, 0.22 + index * 0.08])
    sculpt((s) => pointer(s, radius * share, index ? 0.1 : 0.16, ink), { to: hand, shadow: false })
    return hand
  })
  const warm = glow(root, '#ffb45a', radius * 3.4, [0, 0, 0.3], 0.32 * halo)
  return {
    show(hours) {
      const [short, long] = hands
      if (short) short.rotation.z = -mirror * (hours / 12) * Math.PI * 2
      if (long) long.rotation.z = -mirror * hours * Math.PI * 2
    },
    light: (power) => warm.set(power),
    one(there) {
      one.visible = there
    },
    placeAt(hour, share) {
      const angle = (hour / 12) * Math.PI * 2
      return [
        at[0] + mirror * Math.sin(angle) * radius * share,
        at[1] + Math.cos(angle) * radius * share,
        at[2] + 0.3,
      ]
    },
  }
}

function tracery(s: Sculptor, radius: number, ink: string): void {
  const iron = { segments: 60, tubeSegments: 6, rim: 0.4 }
  s.ring(ink, [0, 0, 0], [radius * 1.02, 0.16], iron)
  s.ring(ink, [0, 0, 0], [radius * 0.9, 0.045], iron)
  s.ring(ink, [0, 0, 0], [radius * 0.62, 0.045], iron)
  s.ring(ink, [0, 0, 0], [radius * 0.2, 0.05], { ...iron, segments: 28 })
  for (let minute = 0; minute < 60; minute++) {
    const angle = (minute / 60) * Math.PI * 2
    const size = minute % 5 ? 0.05 : 0.1
    s.box(
      ink,
      [Math.sin(angle) * radius * 0.95, Math.cos(angle) * radius * 0.95, 0],
      [size, 0.2, 0.08],
      {
        rotate: [0, 0, -angle],
      },
    )
  }
  for (let i = 0; i < 12; i++) {
    const angle = ((i + 0.5) / 12) * Math.PI * 2
    const middle = radius * 0.4
    s.box(
      ink,
      [Math.sin(angle) * middle, Math.cos(angle) * middle, -0.02],
      [0.035, radius * 0.42, 0.04],
      {
        rotate: [0, 0, -angle],
      },
    )
  }
}

/** Widths of the letters as shares of a numeral's height. */
const WIDE = { I: 0.2, V: 0.46, X: 0.5 } as const

function numeral(
  s: Sculptor,
  hour: number,
  text: string,
  radius: number,
  mirror: number,
  ink: string,
): void {
  const angle = (hour / 12) * Math.PI * 2
  const high = radius * 0.2
  const letters = [...text].filter((letter): letter is keyof typeof WIDE => letter in WIDE)
  const width = letters.reduce((sum, letter) => sum + WIDE[letter] * high, 0)
  let along = -width / 2
  for (const letter of letters) {
    const middle = along + (WIDE[letter] * high) / 2
    along += WIDE[letter] * high
    for (const [shift, lean] of STROKES[letter]) {
      const x = middle + shift * high
      const away = radius * 0.76
      s.box(
        ink,
        [
          mirror * (Math.sin(angle) * away + Math.cos(angle) * x),
          Math.cos(angle) * away - Math.sin(angle) * x,
          0.04,
        ],
        [high * (letter === 'I' ? 0.13 : 0.1), high, 0.1],
        { rotate: [0, 0, mirror * (-angle + lean)] },
      )
    }
  }
}

/** Strokes of a letter: sideways shift as a share of the height, and lean in radians. */
const STROKES = {
  I: [[0, 0]],
  V: [
    [-0.1, 0.22],
    [0.1, -0.22],
  ],
  X: [
    [0, 0.42],
    [0, -0.42],
  ],
} as const

function pointer(s: Sculptor, length: number, width: number, ink: string): void {
  s.box(ink, [0, length * 0.42, 0], [width, length * 0.84, 0.07])
  s.cone(ink, [0, length * 0.74, 0], width * 2, length * 0.26, { size: [1, 1, 0.3], segments: 10 })
  s.ring(ink, [0, length * 0.66, 0], [width * 1.3, width * 0.32], { segments: 18, tubeSegments: 6 })
  s.box(ink, [0, -length * 0.12, 0], [width * 1.2, length * 0.24, 0.07])
  s.cylinder(ink, [0, 0, 0], [width * 1.6, width * 1.6, 0.14], { rotate: [Math.PI / 2, 0, 0] })
}
