import type { FilmSet } from '../../film/film-set.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** Notes that rise from a place: 6 at a time that live 2.6 s, climb 2.2 m and are 0.4 m tall unless
 *  said. `drift` is the way they go in a life besides, metres. */
export type MusicNotesPlan = {
  count?: number
  life?: number
  climb?: number
  size?: number
  drift?: Vec3
  hues?: readonly string[]
  seed?: number
}

/** Clay notes that float up and away from a voice or an instrument, one after the other. Call the
 *  result in every frame: `from` is where they are born, `power` 0 to 1 how big they get. */
export function musicNotes(
  set: FilmSet,
  plan: MusicNotesPlan = {},
): (t: number, from: Vec3, power?: number) => void {
  const { count = 6, life = 2.6, climb = 2.2, size = 0.4, drift = [0, 0, 0] } = plan
  const { hues = ['#ffd84d', '#ff7f6a', '#6fe0c0', '#9fa8ff'] } = plan
  const habits = scatter(count, plan.seed ?? 7, (random) => ({
    side: random() - 0.5,
    near: random() - 0.3,
    phase: random() * 6.3,
  }))
  const notes = habits.map((habit, i) => {
    const root = joint(set.scene)
    const hue = cycle(hues, i)
    const glossy = { glow: 0.45, gloss: 0.2 }
    sculpt(
      (s) => {
        s.ball(hue, [0, 0, 0], [0.26, 0.2, 0.12], { ...glossy, rotate: [0, 0, 0.35], segments: 16 })
        s.box(hue, [0.21, 0.45, 0], [0.08, 0.86, 0.08], glossy)
        if (i % 2 === 0) {
          s.ball(hue, [0.83, 0.08, 0], [0.26, 0.2, 0.12], {
            ...glossy,
            rotate: [0, 0, 0.35],
            segments: 16,
          })
          s.box(hue, [1.04, 0.53, 0], [0.08, 0.86, 0.08], glossy)
          s.box(hue, [0.63, 0.9, 0], [0.9, 0.16, 0.1], { ...glossy, rotate: [0, 0, 0.09] })
        } else s.ball(hue, [0.33, 0.78, 0], [0.18, 0.1, 0.06], { ...glossy, rotate: [0, 0, -0.7] })
      },
      { to: root, shadow: false },
    )
    return { root, habit }
  })
  return (t, from, power = 1) => {
    for (const [i, { root, habit }] of notes.entries()) {
      const age = (((t / life + i / count) % 1) + 1) % 1
      const grown = Math.min(1, age * 5) * Math.min(1, (1 - age) * 4) * power
      root.visible = grown > 0.02
      root.scale.setScalar(Math.max(0.001, grown * size))
      root.position.set(
        from[0] + habit.side * 1.3 * age + 0.2 * Math.sin(t * 2.2 + habit.phase) + drift[0] * age,
        from[1] + climb * age + drift[1] * age,
        from[2] + habit.near * 0.8 * age + drift[2] * age,
      )
      root.rotation.z = 0.3 * Math.sin(t * 2.6 + habit.phase)
    }
  }
}
