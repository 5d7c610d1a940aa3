import { type Group, SphereGeometry } from 'three'
import type { Intent } from '../../critter/intent.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../../time/easing.ts'

const LINE = '#38204e'
const INSIDE = '#6a1838'
const TONGUE = '#ff8396'

/** Keeps a mesh from vanishing into a zero-size matrix. */
const SHUT = 0.001

/** How much the skin falls away beside the middle of the mouth, per metre squared. */
const ROUNDNESS = 0.62

/** A wide mouth on a round chin; `chin` has its +z away from the skin. Its line bends from a smile
 *  to a frown without a jump, and opens to speech, laughter or a round "ooh". */
export function whaleMouth(chin: Group): (intent: Intent) => void {
  const line = joint(chin, [0, 0.02, 0.02])
  const corners = joint(line, [0, 0, 0])
  sculpt(
    (s) =>
      s.ring(LINE, [0, 0, 0], [0.4, 0.021], {
        arc: Math.PI * 0.5,
        rotate: [0, 0, Math.PI * 1.25],
        segments: 22,
        tubeSegments: 6,
        deform: (v) => {
          v.z -= ROUNDNESS * (v.x - v.y) ** 2 * 0.5
        },
      }),
    { to: joint(corners, [0, 0.31, 0]), shadow: false },
  )
  const bent = joint(chin, [0, 0.02, 0])
  const bowl = new SphereGeometry(1, 22, 8, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2)
  sculpt(
    (s) =>
      s
        .add(bowl, INSIDE, { size: [0.25, 0.22, 0.1], rim: 0 })
        .ball(INSIDE, [0, 0, 0], [0.248, 0.014, 0.098], { segments: 18, rim: 0 })
        .ball(TONGUE, [0, -0.145, 0.045], [0.13, 0.062, 0.052], { segments: 12, rim: 0 }),
    { to: bent, shadow: false },
  )
  const round = joint(chin, [0, -0.05, -0.01])
  sculpt(
    (s) =>
      s
        .ball(LINE, [0, 0, -0.012], [0.182, 0.182, 0.07], { segments: 20, rim: 0 })
        .ball(INSIDE, [0, 0, 0.01], [0.16, 0.16, 0.07], { segments: 18, rim: 0 })
        .ball(TONGUE, [0, -0.085, 0.045], [0.1, 0.055, 0.04], { segments: 12, rim: 0 }),
    { to: round, shadow: false },
  )
  return ({ talk = 0, grin = 0, wow = 0, sad = 0 }) => {
    const speaking = clamp(talk)
    const laughing = ease.smooth(clamp((grin - 0.35) / 0.6)) * (1 - clamp(wow * 1.4))
    const open = clamp(Math.max(speaking * 1.15, laughing))
    const ooh = clamp(wow * 1.25) * (1 - laughing)
    const mood = lerp(1 + 0.35 * clamp(grin * 1.5), -0.85, clamp(sad * 1.2))
    const closed = 1 - Math.max(ease.smooth(clamp(ooh * 1.6)), 0.85 * open)
    line.visible = closed > 0.06
    line.scale.set(lerp(0.6, 1, closed), Math.abs(mood) < SHUT ? SHUT : mood, 1)
    bent.visible = open > 0.1 && ooh < 0.9
    bent.scale.set(0.62 + 0.4 * laughing - 0.06 * speaking, Math.max(SHUT, open), 1)
    round.visible = ooh > 0.04
    round.scale.set(0.5 + 0.5 * ooh, Math.max(SHUT, ooh * (0.85 + 0.3 * speaking)), 1)
  }
}
