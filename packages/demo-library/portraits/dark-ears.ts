import { type joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'

type Head = ReturnType<typeof joint>

/** Black ears of the panda: those of the kit have the colour of the fur. */
export function darkEars(head: Head): void {
  sculpt(
    (s) => {
      for (const side of [-1, 1])
        s.ball('#2e2a44', [side * 0.62, 0.56, -0.02], [0.27, 0.27, 0.18], { segments: 20 }).ball(
          '#5a5278',
          [side * 0.63, 0.55, 0.08],
          [0.16, 0.16, 0.11],
          { segments: 14, rim: 0.4 },
        )
    },
    { to: head },
  )
}
