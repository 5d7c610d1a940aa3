import type { Intent } from '@starnest/film-kit/critter/intent'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'

const FUR = '#c9b092'

/** Doctor Pim: ears like plates, a white coat and a lamp on her head; 1.2 m at the size she has
 *  here. `lift` of `place` stands her on things. */
export function pimOn(set: FilmSet, { size = 0.46, lamp = true } = {}) {
  const actor = set.cast({
    fur: FUR,
    furLow: '#8a6a58',
    belly: '#fff0dc',
    nose: '#e8607a',
    eye: '#2a1a2a',
    eyeLow: '#5a7ac0',
    ears: 'none',
    tail: 'thin',
    tuft: '#f0b8b0',
    suit: { cloth: '#f2f6fa', trim: '#4fd0b4' },
    whiskers: '#fff4e0',
    eyeSize: 1.15,
    headWidth: 1.04,
    size,
    seed: 4,
  })
  const ears = [-1, 1].map((side) => {
    const root = joint(actor.head, [side * 0.62, 0.5, -0.06])
    sculpt(
      (s) =>
        s
          .ball(FUR, [side * 0.16, 0.26, 0], [0.5, 0.5, 0.12], { segments: 24, grad: '#9a7a64' })
          .ball('#ffa8a8', [side * 0.16, 0.25, 0.07], [0.37, 0.37, 0.09], {
            rim: 0.3,
            segments: 20,
          }),
      { to: root },
    )
    return { root, side }
  })
  sculpt(
    (s) =>
      s
        .ring('#6a4a3a', [0, 0.34, 0], [0.74, 0.06], {
          rotate: [Math.PI / 2 + 0.12, 0, 0],
          size: [1.02, 0.92, 1.4],
          segments: 30,
        })
        .cylinder('#d8a84a', [0, 0.44, 0.66], [0.22, 0.16, 0.16], {
          rotate: [Math.PI / 2 - 0.1, 0, 0],
          gloss: 0.6,
        }),
    { to: actor.head },
  )
  sculpt((s) => s.ball('#fff4c8', [0, 0.43, 0.74], [0.19, 0.19, 0.08], { glow: 1.5, rim: 0 }), {
    to: actor.head,
    shadow: false,
  })
  const shine = glow(actor.head, '#ffe09a', 2.2, [0, 0.43, 0.86], 0.8)
  const light = lamp ? pointLamp(actor.head, '#ffdc9a', [0, 0.6, 2.4], 3, 5) : undefined
  return {
    ...actor,
    pose(t: number, intent: Intent = {}) {
      actor.pose(t, intent)
      shine.set(0.5 + 0.05 * Math.sin(t * 7))
      if (light) light.intensity = 2.6
      for (const { root, side } of ears)
        root.rotation.z = -side * ((intent.earDroop ?? 0) * 0.7 + 0.04 * Math.sin(t * 3 + side))
      actor.root.updateMatrixWorld(true)
    },
    /** Her right hand in the set; valid after `pose`. */
    handAt(): Vec3 {
      const { x, y, z } = actor.handR.localToWorld(actor.handR.position.clone().set(0, 0, 0))
      return [x, y, z]
    },
  }
}
