import type { Intent } from '@starnest/film-kit/critter/intent'
import type { Actor, FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2 } from '@starnest/film-kit/time/keyframes'
import { crossGlyph } from '@starnest/film-kit/world/desert/parchment'

/** What Zuri does beyond other critters: each ear has a will of its own. */
export type ZuriIntent = Intent & {
  /** 0 as usual, 1 straight up and alert, -1 hanging. */
  perkL?: number
  perkR?: number
  /** Radians that an ear turns about its length, to listen. */
  listenL?: number
  listenR?: number
  /** Wind in the tails of her scarf, 0 to 1. */
  wind?: number
}

/** Zuri on a set. */
export type Zuri = Omit<Actor, 'pose'> & { pose: (t: number, intent?: ZuriIntent) => void }

const FUR = '#ffe3b4'
const FUR_LOW = '#e8a066'
const CLOTH = '#0fa89e'
const CLOTH_LOW = '#0a6a84'

/** Brings Zuri on: a fennec under a teal headscarf with brass goggles. */
export function zuriOn(set: FilmSet, at: Vec2 = [0, 0], turn = 0): Zuri {
  const actor = set.cast(
    {
      fur: FUR,
      furLow: FUR_LOW,
      belly: '#fff4e2',
      nose: '#4a2622',
      eye: '#4a2010',
      eyeLow: '#b8641e',
      ears: 'none',
      tail: 'bushy',
      tip: '#6a3a2c',
      muzzle: 1,
      headWidth: 1.06,
      eyeSize: 1.08,
      scarf: CLOTH,
      blush: '#ff7a58',
    },
    at,
    turn,
  )
  const ears = [-1, 1].map((side) => {
    const root = joint(actor.head, [side * 0.56, 0.5, -0.06])
    sculpt((s) => ear(s), { to: root })
    return root
  })
  sculpt(headscarf, { to: actor.head })
  const tails = [-1, 1].map((side) => {
    const root = joint(actor.head, [side * 0.1, 0.28, -0.74])
    sculpt(
      (s) =>
        s.ball(CLOTH, [side * 0.14, -0.36, -0.06], [0.16, 0.42, 0.06], {
          rotate: [0.15, 0, side * 0.3],
          grad: CLOTH_LOW,
        }),
      { to: root },
    )
    return root
  })
  return {
    ...actor,
    pose(t, intent = {}) {
      actor.pose(t, intent)
      const { perkL = 0, perkR = 0, listenL = 0, listenR = 0, wind = 0.3 } = intent
      const [left, right] = ears
      if (left) left.rotation.set(...earTurn(t, -1, perkL, listenL))
      if (right) right.rotation.set(...earTurn(t, 1, perkR, listenR))
      for (const [index, root] of tails.entries())
        root.rotation.set(
          0.2 + 0.9 * wind + 0.12 * Math.sin(t * 5 + index),
          0,
          (index ? 1 : -1) * 0.1 + 0.15 * wind * Math.sin(t * 6.3 + index * 2),
        )
    },
  }
}

/** Rotation of an ear: it perks up, hangs, turns and now and then flicks. */
function earTurn(t: number, side: -1 | 1, perk: number, listen: number): [number, number, number] {
  const up = Math.max(0, perk)
  const hanging = Math.max(0, -perk)
  const flick = Math.max(0, Math.sin(t * 0.9 + side * 1.05)) ** 24
  const out = 0.5 - 0.34 * up + 1.15 * hanging + 0.03 * Math.sin(t * 2.1 + side) + 0.12 * flick
  return [-0.1 + 0.4 * hanging, -side * 0.25 + listen, -side * out]
}

/** A fennec's ear: wide low down, pointed at the top; one unit long. */
const EAR: readonly Vec2[] = [1, -1].flatMap((side) =>
  Array.from({ length: 12 }, (_, i): Vec2 => {
    const up = side > 0 ? i / 12 : 1 - i / 12
    return [side * 0.33 * Math.sin(Math.PI * up ** 0.6) ** 0.9, up * 1.06]
  }),
)

function ear(s: Sculptor): void {
  s.puff(FUR, EAR, 0.07, {
    size: [1.62, 1.5, 1],
    at: [0, -0.1, 0],
    grad: FUR_LOW,
  })
  s.puff('#ff9f8c', EAR, 0.05, {
    size: [1.05, 1.1, 0.8],
    at: [0, 0.04, 0.07],
    grad: '#e0685c',
    rim: 0.3,
  })
}

function headscarf(s: Sculptor): void {
  s.turn(
    CLOTH,
    [
      [0.9, 0.1],
      [0.87, 0.36],
      [0.68, 0.64],
      [0.36, 0.82],
      [0.001, 0.88],
    ],
    {
      size: [1, 0.94, 0.86],
      rotate: [-0.42, 0, 0],
      at: [0, 0.06, -0.03],
      grad: CLOTH_LOW,
      segments: 30,
    },
  )
  s.ring('#ffd878', [0, 0.35, 0.03], [0.8, 0.05], {
    rotate: [Math.PI / 2 - 0.42, 0, 0],
    size: [1.07, 0.93, 1],
    segments: 34,
  })
  s.ball(CLOTH, [0, 0.3, -0.76], 0.14, { segments: 12 })
  for (const side of [-1, 1]) {
    const turn = [-0.62, side * 0.24, 0] as const
    s.cylinder('#b8702c', [side * 0.25, 0.68, 0.5], [0.23, 0.25, 0.16], {
      rotate: [Math.PI / 2 - 0.62, 0, -side * 0.2],
      gloss: 0.5,
      segments: 20,
    })
    s.ring('#ffcf62', [side * 0.26, 0.72, 0.56], [0.21, 0.05], { rotate: turn, gloss: 0.8 })
    s.ball('#8ff0ff', [side * 0.26, 0.71, 0.54], [0.2, 0.2, 0.07], {
      rotate: turn,
      gloss: 0.9,
      glow: 0.25,
      grad: '#2a78c0',
    })
    s.ball('#ffffff', [side * 0.26 - 0.07, 0.82, 0.57], [0.05, 0.05, 0.02], {
      glow: 0.9,
      rotate: turn,
    })
  }
  s.pill('#b8702c', [0, 0.72, 0.56], 0.05, 0.1, { rotate: [0, 0, Math.PI / 2] })
}

/** The map in her paws; hang it on `root` and raise both arms to about 1.15. */
export function mapInPaws(zuri: Zuri) {
  const sheet = joint(zuri.root, [0, 1.0, 0.78])
  sculpt(
    (s) => {
      s.box('#f4dca4', [0, 0, 0], [1.15, 0.72, 0.025], { glow: 0.12, grad: '#dcae66' })
      crossGlyph(s, [0, 0, 0.02], 0.26)
      for (const side of [-1, 1])
        s.cylinder('#e4bc78', [side * 0.58, 0, 0.02], [0.06, 0.06, 0.76], { segments: 10 })
    },
    { to: sheet },
  )
  sheet.rotation.x = -0.85
  return sheet
}
