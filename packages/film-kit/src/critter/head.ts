import {
  type Group,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
  type Texture,
} from 'three'
import { type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import { softDisc } from '../sculpt/soft-disc.ts'
import { type FullSpecies, SIDES } from './species.ts'

/** Skull, mane, muzzle, horns and markings. */
export function head(species: FullSpecies, to: Group): void {
  sculpt(
    (s) => {
      skull(s, species)
      for (const [color, paint] of markings(species)) if (color) paint(s, color, species.headWidth)
      if (species.mane) mane(s, species.mane)
      if (species.face === 'beak') beak(s, species.nose)
      else if (species.face === 'trunk') trunk(s, species)
      else muzzle(s, species)
      if (species.suit) s.ball(species.fur, [0, -0.5, 0], 0.3, { segments: 12 })
    },
    { to },
  )
  for (const side of SIDES) blush(to, species, side)
}

type Marking = (s: Sculptor, color: string, headWidth: number) => void

const markings = (species: FullSpecies): (readonly [string | undefined, Marking])[] => [
  [species.mask, mask],
  [species.patches, patches],
  [species.stripes, foreheadStripes],
  [species.horns, horns],
  [species.antlers, antlers],
  [species.spikes, spikes],
  [species.whiskers, whiskers],
]

function beak(s: Sculptor, color: string): void {
  s.ball(color, [0, -0.16, 0.7], [0.2, 0.1, 0.24], { gloss: 0.3, grad: '#e0661e' })
}

function mane(s: Sculptor, [outer, inner]: readonly [string, string]): void {
  const tufts = 11
  for (const [ring, radius, depth, segments, turn] of [
    [0.78, 0.33, -0.14, 16, 0],
    [0.66, 0.34, -0.38, 12, 0.5],
  ] as const) {
    for (let i = 0; i < tufts; i++) {
      const angle = ((i + turn) / tufts) * Math.PI * 2 + Math.PI / 2
      s.ball(
        i % 2 ? outer : inner,
        [Math.cos(angle) * ring * 1.04, Math.sin(angle) * ring * 0.98, depth],
        [radius, radius * 1.05, radius * 0.95],
        { segments, grad: '#6a2340' },
      )
    }
  }
}

function skull(s: Sculptor, { fur, furLow, headWidth }: FullSpecies): void {
  s.ball(fur, [0, 0, 0], [0.8 * headWidth, 0.74, 0.7], {
    segments: 28,
    grad: furLow,
    deform: (v) => {
      const cheek = Math.max(0, 0.35 - v.y) * 0.2 * (1 - Math.max(0, -v.y - 0.55))
      v.x *= 1 + cheek
      v.z *= 1 + cheek * 0.35
    },
  })
}

function mask(s: Sculptor, color: string, width: number): void {
  for (const side of SIDES) {
    s.ball(color, [side * 0.27 * width, 0, 0.3], [0.36, 0.42, 0.42], { rim: 0.6, segments: 20 })
  }
  s.ball(color, [0, -0.3, 0.32], [0.4, 0.28, 0.38], { rim: 0.5 })
}

function patches(s: Sculptor, color: string, width: number): void {
  for (const side of SIDES) {
    s.ball(color, [side * 0.31 * width, 0.02, 0.46], [0.27, 0.33, 0.24], {
      rotate: [0, 0, -side * 0.4],
      rim: 0.5,
    })
  }
}

function foreheadStripes(s: Sculptor, color: string): void {
  for (const [x, length] of [
    [0, 0.2],
    [-0.17, 0.14],
    [0.17, 0.14],
  ] as const) {
    s.ball(color, [x, 0.56, 0.4 - Math.abs(x) * 0.2], [0.05, length, 0.09], {
      rotate: [-0.75, 0, -x],
      rim: 0.3,
      segments: 10,
    })
  }
  for (const side of SIDES) {
    for (const height of [-0.02, -0.2]) {
      s.ball(color, [side * 0.76, height, 0.1], [0.06, 0.045, 0.2], { rim: 0.3, segments: 10 })
    }
  }
}

function muzzle(s: Sculptor, { belly, nose, muzzle: out }: FullSpecies): void {
  const soft = { rim: 0.4, glow: 0.1 }
  s.ball(belly, [-0.15, -0.27, 0.53 * out], [0.23, 0.2, 0.22], soft)
  s.ball(belly, [0.15, -0.27, 0.53 * out], [0.23, 0.2, 0.22], soft)
  s.ball(belly, [0, -0.4, 0.48 * out], [0.2, 0.13, 0.2], { rim: 0.3, glow: 0.1 })
  s.ball(nose, [0, -0.13, 0.74 * out], [0.115, 0.08, 0.08], { gloss: 0.9, segments: 14 })
  for (const side of SIDES) {
    for (const [x, y] of [
      [0.2, -0.2],
      [0.27, -0.26],
      [0.19, -0.29],
    ] as const) {
      const depth = 0.715 * out - (x - 0.19) * 0.45
      s.ball('#b5764a', [side * x, y, depth], 0.017, { segments: 6, rim: 0 })
    }
  }
}

function trunk(s: Sculptor, { fur, furLow }: FullSpecies): void {
  s.tube(
    fur,
    [
      [0, -0.1, 0.6],
      [0, -0.22, 0.88],
      [0.02, -0.55, 1.0],
      [0.06, -0.78, 1.12],
      [0.08, -0.72, 1.3],
    ],
    0.14,
    { grad: furLow, segments: 20 },
  )
  s.ball('#f2b8c8', [0.08, -0.7, 1.33], 0.12, { segments: 10 })
}

function horns(s: Sculptor, color: string): void {
  for (const side of SIDES) {
    s.turn(
      color,
      [
        [0.1, 0],
        [0.085, 0.14],
        [0.05, 0.28],
        [0.005, 0.38],
      ],
      {
        at: [side * 0.26, 0.62, -0.05],
        rotate: [-0.25, 0, -side * 0.4],
        rows: 8,
        segments: 12,
        gloss: 0.3,
      },
    )
  }
}

function antlers(s: Sculptor, color: string): void {
  for (const side of SIDES) {
    const branch = (path: readonly (readonly [number, number, number])[], radius: number) =>
      s.tube(
        color,
        path.map(([x, y, z]) => [side * x, y, z] as const),
        radius,
        { segments: 8 },
      )
    branch(
      [
        [0.26, 0.6, -0.02],
        [0.4, 0.85, -0.06],
        [0.62, 1.02, -0.06],
        [0.68, 1.3, -0.02],
      ],
      0.055,
    )
    branch(
      [
        [0.42, 0.86, -0.06],
        [0.36, 1.08, 0.02],
        [0.4, 1.22, 0.06],
      ],
      0.045,
    )
    branch(
      [
        [0.6, 1.02, -0.06],
        [0.84, 1.12, -0.02],
      ],
      0.042,
    )
  }
}

function spikes(s: Sculptor, color: string): void {
  for (let i = 0; i < 4; i++) {
    const drop = i * 0.13 + Math.max(0, i - 1) * 0.12
    s.cone(color, [0, 0.7 - drop, -0.12 - i * 0.2], 0.12, 0.3, {
      rotate: [-0.5 - i * 0.5, 0, 0],
      segments: 10,
    })
  }
}

function whiskers(s: Sculptor, color: string): void {
  for (const side of SIDES) {
    for (const [y, turn] of [
      [-0.2, 0.12],
      [-0.28, -0.06],
    ] as const) {
      s.pill(color, [side * 0.52, y + turn * 0.5, 0.6], 0.012, 0.34, {
        rotate: [0, side * 0.5, Math.PI / 2 + side * turn * 2],
        segments: 6,
        rim: 0,
      })
    }
  }
}

let blushSpot: Texture | undefined

function blush(to: Object3D, species: FullSpecies, side: number): void {
  blushSpot ??= softDisc('255,255,255', [
    [0, 0.85],
    [0.5, 0.45],
    [1, 0],
  ])
  const material = new MeshLambertMaterial({
    map: blushSpot,
    color: species.blush,
    transparent: true,
    opacity: 0.75,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -8,
    polygonOffsetUnits: -8,
  })
  const spot = new Mesh(new PlaneGeometry(0.36, 0.25), material)
  spot.position.set(side * 0.55 * species.headWidth, -0.2, 0.56)
  spot.rotation.set(0.18, side * 0.74, 0, 'YXZ')
  spot.renderOrder = 1
  to.add(spot)
}
