import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { motes } from '@starnest/film-kit/particles/ambience'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { crownCut, onTwos, oval, sheet } from '@starnest/film-kit/world/paper-theatre/paper'
import { paperBoat, paperFish } from '@starnest/film-kit/world/paper-theatre/sea'
import { marigold, PLAY_Z, PUPPET_SIZE, playLook, prince, theatre } from '../sets/theatre.ts'

/** Height of the line at a place, metres. */
const lineAt = (x: number): number => 4.95 + 0.012 * x * x
/** From the feet of a puppet to where a peg holds its hair. */
const HANG = 2.86 * PUPPET_SIZE

function peg(s: Sculptor, [x, y, z]: Vec3): void {
  for (const side of [-1, 1])
    s.box(side < 0 ? '#e0b078' : '#c8925a', [x + side * 0.05, y, z], [0.09, 0.5, 0.1], {
      rotate: [0, 0, side * 0.07],
    })
  s.ring('#8a8fa8', [x, y + 0.04, z + 0.05], [0.07, 0.018], { segments: 10, tubeSegments: 5 })
}

/** A washing line over the stage: prince, keeper, crown, boat and fish hang on it by pegs. */
export function washingLine(set: FilmSet) {
  const z = PLAY_Z
  sculpt(
    (s) =>
      s.tube(
        '#fff4e0',
        [-7, -4, -1, 1, 4, 7].map((x): Vec3 => [x, lineAt(x), z - 0.02]),
        0.028,
        { segments: 30 },
      ),
    { to: set.scene },
  )
  const hook = (x: number) => joint(set.scene, [x, lineAt(x) - 0.05, z])
  const hooks = { crown: hook(-3.5), hero: hook(-1.02), keeper: hook(1.02), boat: hook(3.75) }
  const hero = prince(set, hooks.hero)
  const keeper = marigold(set, hooks.keeper)
  for (const one of [hero, keeper]) {
    one.root.position.y = -HANG
    one.stick.visible = false
  }
  sculpt(
    (s) => {
      sheet(s, crownCut(), '#ffd84a', { at: [0, -0.62, 0], edge: '#fff3c4', grad: '#f0962c' })
      sheet(s, oval(0.08), '#e83a6a', { at: [0, -0.42, 0.05] })
    },
    { to: hooks.crown },
  )
  hooks.crown.scale.setScalar(1.15)
  const hull = joint(hooks.boat, [0, -1.15, 0])
  sculpt((s) => paperBoat(s), { to: hull })
  const fish = joint(set.scene)
  sculpt((s) => paperFish(s), { to: fish })
  fish.scale.setScalar(1.2)
  sculpt(
    (s) => {
      for (const x of [-3.5, -1.22, -0.82, 0.82, 1.22, 3.75])
        peg(s, [x, lineAt(x) + 0.06, z + 0.16])
    },
    { to: set.scene },
  )
  return { hero, keeper, hooks, fish }
}

/** Morning: they hang on the line, hand in hand. */
export const drying = shot({
  name: 'drying',
  seconds: 6.6,
  onTwos: true,
  look: { ...playLook, keyPower: 2.7 },
  lens: 28,
  shadowSpan: 10,
  fadeIn: 0.5,
  stage(set) {
    const { sea, sun } = theatre(set, { morning: true })
    motes(set)
    const { hero, keeper, hooks, fish } = washingLine(set)
    hero.head.children.at(-1)?.scale.setScalar(0.001)
    return (t) => {
      const on = onTwos(t)
      sea.set(t, 0.1)
      sun.position.y = keys(on, [0, 1.6], [2.6, 2.3, ease.out])
      sun.position.x = 0
      const swing = 0.05 * Math.sin(on * 2)
      hooks.hero.rotation.z = swing
      hooks.keeper.rotation.z = swing
      hooks.crown.rotation.z = 0.12 * Math.sin(on * 2.6)
      hooks.boat.rotation.z = 0.07 * Math.sin(on * 2.2 + 1)
      const look = progress(t, 1.5, 2)
      hero.pose(t, {
        soggy: 0.3 - 0.2 * progress(t, 0, 5),
        look: keys(
          t,
          [0, [0, 0]],
          [1.5, [0, -0.1]],
          [2, [0.8, 0]],
          [4.6, [0.6, 0]],
          [5.3, [0.1, 0]],
        ),
        armR: [0.62, 0],
        armL: [0.15 + 0.12 * Math.sin(on * 3), 0],
        grin: 0.4 + 0.5 * look,
        happy: pulse(t, 3, 4.4) + progress(t, 5.4, 5.7),
        walk: 7,
        stride: 0.3 * pulse(t, 3, 4.6, 0.3),
      })
      keeper.pose(t + 0.3, {
        soggy: 0.25 - 0.15 * progress(t, 0, 5),
        look: keys(
          t,
          [0, [0, 0]],
          [1.2, [-0.1, 0]],
          [1.8, [-0.8, 0]],
          [4.8, [-0.6, 0]],
          [5.5, [-0.1, 0]],
        ),
        armL: [0.62, 0],
        armR: [0.15 + 0.12 * Math.sin(on * 3 + 1), 0],
        grin: 0.5 + 0.5 * look,
        happy: pulse(t, 2.6, 4.2) + progress(t, 5.5, 5.8),
      })
      const leap = pulse(on, 3.4, 5, 0.5)
      fish.position.set(keys(on, [3.4, -2.6], [5, -3.4]), -0.5 + 1.9 * leap, PLAY_Z + 0.1)
      fish.rotation.z = 0.3 * Math.sin(on * 6)
      set.camera.shoot({
        t,
        sway: 0,
        from: keys(t, [0, [0, 3.1, 11.6]], [6.6, [0, 3.5, 7.4], ease.smoother]),
        at: keys(t, [0, [0, 3, 0]], [6.6, [0, 3.5, 0], ease.smoother]),
      })
      return {
        focus: [0, 3, PLAY_Z],
        range: 2,
        blur: 0.7,
        iris: { radius: keys(t, [5.55, 1.3], [6.55, 0, ease.in]), at: [0.5, 0.52] },
      }
    }
  },
})
