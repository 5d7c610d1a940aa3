import { type Group, SphereGeometry } from 'three'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { clamp, ease } from '../time/easing.ts'
import type { Vec3 } from '../time/keyframes.ts'
import type { Intent } from './intent.ts'
import { type FullSpecies, SIDES } from './species.ts'

const LINE = '#2a1320'
const INSIDE = '#5a1420'
const TONGUE = '#ff7d86'

/** A mouth that takes its shape from talk, grin, wow and sad of an intent; a beak only opens. */
export type Mouth = { pose: (intent: Intent) => void }

/** A mouth that can smile, frown, gasp, grin and speak; every shape grows out of the last one. */
export function mouth(species: FullSpecies, head: Group): Mouth {
  return species.face === 'beak' ? beak(head) : lips(species, head)
}

/** Keeps a mesh from vanishing into a zero-size matrix. */
const SHUT = 0.001

function beak(head: Group): Mouth {
  const jaw = joint(head, [0, -0.2, 0.55])
  sculpt((s) => s.ball('#d9571e', [0, -0.035, 0.09], [0.15, 0.06, 0.18]), { to: jaw })
  return {
    pose({ talk = 0, grin = 0, wow = 0 }) {
      jaw.rotation.x = 0.5 * clamp(Math.max(talk, wow, grin * 0.7))
    },
  }
}

function lips({ face, muzzle }: FullSpecies, head: Group): Mouth {
  const at: Vec3 = face === 'trunk' ? [-0.2, -0.42, 0.6] : [0, -0.36, 0.66 * muzzle]
  const root = joint(head, at)
  const smile = joint(root, [0, 0.02, 0.03])
  sculpt(
    (s) => {
      for (const side of SIDES) {
        s.ring(LINE, [side * 0.085, 0, 0], [0.085, 0.022], {
          arc: Math.PI * 0.9,
          rotate: [0.25, 0, Math.PI + 0.15],
          segments: 12,
          tubeSegments: 6,
        })
      }
    },
    { to: smile, shadow: false },
  )
  const frown = joint(root, [0, -0.06, 0.03])
  sculpt(
    (s) => s.ring(LINE, [0, 0, 0], [0.1, 0.022], { arc: Math.PI * 0.8, rotate: [0, 0, 0.3] }),
    {
      to: frown,
      shadow: false,
    },
  )
  const gasp = joint(root)
  sculpt(
    (s) =>
      s
        .ball(INSIDE, [0, -0.02, -0.01], [0.13, 0.11, 0.09], { segments: 14, rim: 0 })
        .ball(TONGUE, [0, -0.075, 0.045], [0.075, 0.04, 0.045], { segments: 10, rim: 0 }),
    { to: gasp, shadow: false },
  )
  const grinning = joint(root, [0, 0.03, 0])
  const bowl = new SphereGeometry(1, 20, 8, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2)
  sculpt(
    (s) =>
      s
        .add(bowl, INSIDE, { size: [0.165, 0.16, 0.1], rim: 0 })
        .ball(INSIDE, [0, 0, 0], [0.163, 0.012, 0.098], { segments: 16, rim: 0 })
        .ball(TONGUE, [0, -0.105, 0.05], [0.085, 0.045, 0.045], { segments: 10, rim: 0 }),
    { to: grinning, shadow: false },
  )
  return {
    pose({ talk = 0, grin = 0, wow = 0, sad = 0 }) {
      const speaking = clamp(talk)
      const laughing = ease.smooth(clamp((grin - 0.25) / 0.65)) * (1 - 0.6 * wow)
      const open = clamp(Math.max(speaking, laughing * 1.4))
      const round = clamp(wow * 1.2) * (1 - laughing)
      const width = 0.72 + 0.33 * laughing - 0.12 * speaking * (1 - laughing)
      grinning.visible = open > 0.12 && round < 0.95
      grinning.scale.set(
        width,
        Math.max(SHUT, open * (0.5 + 0.5 * Math.max(laughing, speaking))),
        1,
      )
      gasp.visible = round > 0.03
      gasp.scale.set(0.55 + 0.4 * round, Math.max(SHUT, round * (0.75 + 0.25 * speaking)), 1)
      const closed = 1 - Math.max(open, round)
      frown.visible = sad * closed > 0.05
      frown.scale.set(1, Math.max(SHUT, clamp(sad * 1.5) * closed), 1)
      const smiling = (1 - clamp(sad * 1.5) * closed) * (1 - round) * (1 - 0.75 * open)
      smile.visible = smiling > 0.05
      smile.scale.set(1 + 0.3 * clamp(grin * 2), smiling * (1 + 0.25 * clamp(grin * 2)), 1)
    },
  }
}
