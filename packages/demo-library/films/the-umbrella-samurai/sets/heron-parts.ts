import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'

type Joint = ReturnType<typeof joint>

const GREY = '#b9c8d8'
const INDIGO = '#2b3f86'
const GOLD = '#f0b23c'
/** Colour of feathers. */
export const WHITE = '#f6fbff'
/** Colour of plumes and shadow. */
export const NIGHT = '#1b2658'
/** Metres from hip to knee, and from knee to foot. */
export const LEG = 0.6

/** Coat, sash and breast. */
export const dressBody = (s: Sculptor) => {
  s.turn(
    INDIGO,
    [
      [0.02, -0.2],
      [0.46, -0.16],
      [0.56, 0.12],
      [0.5, 0.46],
      [0.36, 0.78],
      [0.2, 0.98],
    ],
    { grad: NIGHT, segments: 26, size: [1, 1, 0.92] },
  )
    .ball(WHITE, [0, 0.62, 0.2], [0.25, 0.36, 0.26], { grad: GREY })
    .ring(GOLD, [0, 0.16, 0], [0.545, 0.085], { rotate: [Math.PI / 2, 0, 0], size: [1, 0.92, 1] })
    .ball(GOLD, [0.3, 0.16, 0.46], [0.14, 0.11, 0.09])
  for (const side of [-1, 1])
    s.tube(
      '#f3ead8',
      [
        [side * 0.24, 0.96, 0.02],
        [side * 0.2, 0.7, 0.36],
        [-side * 0.06, 0.28, 0.56],
      ],
      0.05,
    )
  for (const [x, y, z] of [
    [-0.34, 0.4, 0.4],
    [0.4, 0.5, 0.28],
    [-0.42, -0.02, 0.32],
    [0.2, -0.04, 0.48],
  ] as const)
    s.ball('#e8f2ff', [x, y, z], 0.045, { segments: 8 })
}

/** Skull, bill and straw hat. */
export const dressHead = (s: Sculptor) => {
  s.ball(WHITE, [0, 0, 0], [0.42, 0.38, 0.38], { grad: '#e6eef8', segments: 26 })
    .cone(GOLD, [0, -0.06, 0.3], 0.115, 0.86, {
      rotate: [Math.PI / 2 + 0.05, 0, 0],
      segments: 16,
      gloss: 0.3,
    })
    // The straw hat sits back, so that its brim leaves the eyes free.
    .lathe(
      '#e2b870',
      [
        [0.66, -0.02],
        [0.64, 0.03],
        [0.34, 0.24],
        [0.02, 0.44],
      ],
      { at: [0, 0.27, -0.1], rotate: [-0.2, 0, 0], grad: '#c08a48', segments: 26, rim: 0.8 },
    )
    .lathe(
      '#8a5a34',
      [
        [0.02, 0.36],
        [0.65, -0.02],
      ],
      { at: [0, 0.27, -0.1], rotate: [-0.2, 0, 0], segments: 26, rim: 0 },
    )
  for (const ring of [0.2, 0.42])
    s.ring('#b07c3c', [0, 0.45 - ring * 0.42, -0.13 + ring * 0.05], [ring + 0.02, 0.014], {
      rotate: [Math.PI / 2 - 0.2, 0, 0],
    })
  for (const side of [-1, 1])
    s.tube(
      '#c8283a',
      [
        [side * 0.42, 0.24, 0],
        [side * 0.4, -0.1, 0.12],
        [side * 0.12, -0.36, 0.2],
      ],
      0.025,
    )
}

/** One leg with a bird's backward knee, in a wooden sandal. */
export function leg(body: Joint, side: number) {
  const thigh = joint(body, [side * 0.22, 0, 0])
  sculpt(
    (s) =>
      s
        .cone(NIGHT, [0, -0.4, 0], 0.16, 0.5, { segments: 12 })
        .cylinder('#d88a3a', [0, -0.4, 0], [0.05, 0.045, 0.44], { segments: 8 }),
    { to: thigh },
  )
  const shin = joint(thigh, [0, -LEG, 0])
  sculpt(
    (s) =>
      s
        .ball('#c87a30', [0, 0, 0], 0.075, { segments: 10 })
        .cylinder('#d88a3a', [0, -LEG / 2, 0], [0.045, 0.045, LEG], { segments: 8 }),
    { to: shin },
  )
  const foot = joint(shin, [0, -LEG, 0])
  sculpt(
    (s) => {
      s.box('#8a5a34', [0, -0.01, 0.07], [0.3, 0.06, 0.46])
      for (const turn of [-0.35, 0, 0.35])
        s.pill('#d88a3a', [turn * 0.3, 0.05, 0.14], 0.045, 0.28, {
          rotate: [Math.PI / 2, 0, -turn],
          segments: 8,
        })
    },
    { to: foot },
  )
  return { thigh, shin, foot }
}

/** One sleeve with a wing tip for a hand. */
export function arm(body: Joint, side: number) {
  const root = joint(body, [side * 0.4, 0.68, 0.02])
  sculpt(
    (s) =>
      s
        .turn(
          INDIGO,
          [
            [0.02, -0.52],
            [0.25, -0.5],
            [0.2, -0.2],
            [0.15, 0.04],
            [0.02, 0.14],
          ],
          { grad: NIGHT, size: [0.75, 1, 1.15], segments: 16, rows: 10 },
        )
        .ball(WHITE, [0, -0.58, 0.02], [0.13, 0.16, 0.15], { segments: 14 })
        .ball(GREY, [side * 0.02, -0.56, -0.12], [0.06, 0.2, 0.14], { segments: 12 }),
    { to: root },
  )
  return { root, hand: joint(root, [0, -0.62, 0.1]) }
}

/** One of three plumes at the back of the head. */
export function plume(head: Joint, side: number): Joint {
  const root = joint(head, [side * 0.08, 0.1, -0.3])
  sculpt(
    (s) =>
      s.tube(
        NIGHT,
        [
          [0, 0, 0],
          [side * 0.06, -0.06, -0.34],
          [side * 0.12, -0.3, -0.66 - (side ? 0 : 0.2)],
        ],
        0.035,
        { segments: 8 },
      ),
    { to: root },
  )
  return root
}

/** One tail of the coat, feathers under it. */
export function coatTail(body: Joint, side: number): Joint {
  const root = joint(body, [side * 0.2, 0.06, -0.38])
  sculpt(
    (s) =>
      s
        .ball(INDIGO, [0, -0.36, -0.06], [0.2, 0.46, 0.06], { grad: NIGHT, segments: 14 })
        .ball(WHITE, [side * 0.04, -0.3, 0.02], [0.12, 0.42, 0.05], { segments: 12 }),
    { to: root },
  )
  return root
}
