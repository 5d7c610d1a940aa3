import { type SheepIntent, type SheepLook, sheep } from '@starnest/film-kit/creature/sheep'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'

type Digit = 6 | 7 | 8 | 9

const INK = '#5a2a4a'

/** One figure, 0.3 m high, in front of the tag. */
function digit(s: Sculptor, figure: Digit): void {
  const ink = { rim: 0, glow: 0.2 }
  if (figure === 7) {
    s.pill(INK, [0, 0.11, 0.05], 0.028, 0.15, { ...ink, rotate: [0, 0, Math.PI / 2] }).pill(
      INK,
      [0.02, -0.02, 0.05],
      0.028,
      0.24,
      { ...ink, rotate: [0, 0, -0.42] },
    )
    return
  }
  const high = figure === 6 ? -0.06 : 0.06
  s.ring(INK, [0, high, 0.05], [0.075, 0.028], ink)
  if (figure === 8) s.ring(INK, [0, -0.085, 0.05], [0.085, 0.028], ink)
  else {
    const way = figure === 9 ? 1 : -1
    s.tube(
      INK,
      [
        [way * 0.075, way * 0.05, 0.05],
        [way * 0.07, way * -0.06, 0.05],
        [way * 0.0, way * -0.15, 0.05],
      ],
      0.028,
      ink,
    )
  }
}

const WOOLS: Record<Digit, SheepLook> = {
  6: { wool: '#fdf3f6', woolLow: '#c4a8e0', face: '#66508a', seed: 3 },
  7: { wool: '#fff6ea', woolLow: '#c9b2e2', face: '#5e4880', seed: 1 },
  8: { wool: '#f6f1ff', woolLow: '#b8a4e2', face: '#5a4a86', seed: 6 },
  9: { wool: '#fffaf0', woolLow: '#d8b4d8', face: '#7d5c92', seed: 2 },
}

/** A numbered sheep on the quilt. */
export type Numbered = ReturnType<typeof numbered>

/** Brings on a sheep with its number round the neck; Nine also wears the nightcap. */
export function numbered(set: FilmSet, figure: Digit) {
  const one = sheep(WOOLS[figure])
  set.add(one.root)
  const shadow = contactShadow(set.scene, {
    radius: 1.25,
    opacity: 0.55,
    heightAt: (x, z) => set.heightAt(x, z),
  })
  const tag = joint(one.head, [0, -0.86, 0.34])
  sculpt(
    (s) => {
      s.cylinder('#ffd45a', [0, 0, 0], [0.25, 0.25, 0.07], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 26,
        glow: 0.2,
      }).ring('#e8963a', [0, 0, 0.03], [0.235, 0.025], { segments: 28 })
      digit(s, figure)
    },
    { to: tag, shadow: false },
  )
  sculpt((s) => s.ring('#22a0b0', [0, -0.5, 0.02], [0.36, 0.05], { rotate: [1.25, 0, 0] }), {
    to: one.head,
    shadow: false,
  })
  if (figure === 9) nightcap(one.head)
  return {
    ...one,
    /** Stands at (x, z), `lift` metres over the quilt. */
    place(x: number, z: number, turn = 0, lift = 0) {
      one.root.position.set(x, set.heightAt(x, z) + lift, z)
      one.root.rotation.y = turn
      shadow.place(x, z)
      shadow.fade(Math.max(0, 1 - lift / 2.4))
    },
    pose(t: number, intent: SheepIntent = {}) {
      one.pose(t, intent)
      // The tag hangs down however the head nods.
      tag.rotation.x = -(intent.nod ?? 0) * 0.8
    },
  }
}

function nightcap(head: ReturnType<typeof joint>): void {
  const path: Vec3[] = [
    [0, 0.62, 0.06],
    [0, 0.95, 0.02],
    [0.2, 1.22, 0],
    [0.5, 1.18, 0.02],
    [0.66, 0.9, 0.06],
  ]
  sculpt(
    (s) => {
      s.turn(
        '#22b4b8',
        [
          [0.46, 0],
          [0.42, 0.2],
          [0.3, 0.42],
          [0.2, 0.6],
          [0.001, 0.66],
        ],
        { at: [0, 0.46, 0.06], grad: '#146a9a', segments: 24 },
      )
        .tube('#22b4b8', path, 0.17, { grad: '#1a92a8', segments: 20 })
        .ball('#ffd45a', [0.67, 0.76, 0.07], 0.19, { segments: 14 })
        .ring('#ffe9a8', [0, 0.5, 0.06], [0.43, 0.085], {
          rotate: [Math.PI / 2, 0, 0],
          segments: 26,
        })
    },
    { to: head },
  )
}
