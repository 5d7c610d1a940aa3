import { shot } from '@starnest/film-kit/film/script'
import { snow } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { pompom } from '@starnest/film-kit/world/castle/knitwear'
import { blownPath, woolBall, woolHeap, woolThread } from '@starnest/film-kit/world/castle/wool'
import { court, morning, purl, WOOL } from '../sets/cast.ts'
import { BRAZIER_AT, terraceTop } from '../sets/places.ts'

/** Everybody waits for the great fire; out comes wool. */
export const ceremony = shot({
  name: 'ceremony',
  seconds: 7.8,
  look: morning,
  lens: 30,
  shadowSpan: 9,
  stage(set) {
    const { fires, heap } = terraceTop(set)
    sculpt((s) => woolHeap(s, [0, 0, 0], 0.85, [WOOL[0], '#ff86b6', WOOL[1]]), { to: heap })
    const thread = woolThread(set.scene, { colors: [WOOL[0], '#ff86b6'], radius: 0.1, rings: 70 })
    const last = set.add(joint())
    sculpt((s) => pompom(s, [0, 0, 0], 0.24, WOOL[1], '#ff9a3c'), { to: last })
    const hero = purl(set)
    const { king, knight, page } = court(set)
    return (t, { talk }) => {
      for (const [index, fire] of fires.entries()) fire.set(t, index ? 1 : 0)
      const huff = pulse(t, 1.7, 3.35, 0.5)
      const blow = pulse(t, 3.3, 5.5, 0.16)
      const shame = progress(t, 6.2, 6.6)
      hero.place(-0.75, 0.7, keys(t, [0, 0.9], [1.4, 1.05], [5.7, 1.05], [6.3, 0.25]))
      hero.pose(t, {
        look: keys(
          t,
          [0, [-0.4, 0.2]],
          [1.5, [0.3, 0.1]],
          [5.4, [0.2, 0]],
          [5.9, [0.3, -0.5]],
          [6.5, [0.1, 0]],
        ),
        lean: keys(t, [1.7, 0], [3, -0.24], [3.35, 0.26, ease.out], [5.4, 0.2], [5.9, 0]),
        squash: 0.13 * huff - 0.07 * pulse(t, 3.3, 3.8, 0.2) - 0.05 * shame,
        puff: huff + 0.4 * blow,
        wow: Math.max(blow, 0.8 * pulse(t, 5.6, 6.3)),
        sad: shame,
        spread: 0.45 + 0.5 * Math.max(huff, blow) - 0.3 * shame,
        armL: [0.3 - 0.7 * huff, 0.25 + 0.4 * blow],
        armR: [0.3 - 0.7 * huff, 0.25 + 0.4 * blow],
        tilt: 0.14 * shame,
      })
      const bowl: Vec3 = [BRAZIER_AT[0], 1.5, BRAZIER_AT[2]]
      thread.lay(
        blownPath(t, hero.mouthAt(), bowl, { arch: 0.55, wriggle: 0.16 }),
        progress(t, 5, 5.5, ease.linear),
        progress(t, 3.35, 3.85, ease.linear),
      )
      const piled = progress(t, 3.8, 5.5)
      heap.visible = piled > 0.01
      heap.scale.set(0.4 + 0.6 * piled, 0.15 + 0.95 * piled, 0.4 + 0.6 * piled)
      const pop = progress(t, 5.6, 7.2, ease.linear)
      last.visible = pop > 0
      const from = hero.mouthAt()
      const bounce = Math.abs(Math.cos(pop * Math.PI * 2.5)) * (1 - pop) * 1.3
      last.position.set(lerp(from[0], 0.75, pop), 0.24 + bounce, lerp(from[2], 2.3, pop))
      last.rotation.set(pop * 7, 0, -pop * 5)
      const startle = pulse(t, 3.6, 6, 0.25)
      king.place(-3.15, -1.3, keys(t, [0, 0.7], [1.2, 0.85]))
      king.pose(t, {
        talk: talk('king'),
        look: keys(t, [0, [0.2, 0]], [3.4, [0.4, 0.1]], [6, [0.2, -0.1]]),
        armR: [keys(t, [0, 0.4], [0.5, 1.9, ease.back], [2.4, 1.7], [3, 0.4]), 0.2],
        wow: startle,
        sad: 0.7 * progress(t, 6, 6.4),
        earDroop: 0.75 * progress(t, 5.8, 6.4),
      })
      knight.place(3.6, -1.5, -0.6)
      knight.pose(t, { look: [-0.3, 0], wow: 0.8 * startle, squash: 0.06 * startle })
      page.place(-1.75, -2.1, 0.75)
      page.pose(t, {
        look: [0.4, 0.1],
        wow: startle * (1 - progress(t, 5.6, 6)),
        happy: progress(t, 6, 6.3),
        hop: 9 * (t > 5.8 ? 1 : 0),
        hopHeight: 0.14 * progress(t, 5.9, 6.3),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-1.4, 2.7, 10]],
          [3, [-0.4, 2.1, 8.4]],
          [5.6, [0.2, 1.9, 8]],
          [8, [0, 1.7, 7]],
        ),
        at: keys(t, [0, [0, 1.75, -0.6]], [5.6, [0.15, 1.55, 0]], [8, [-0.35, 1.35, 0.4]]),
      })
      return { focus: hero.faceAt(), range: 2.4, blur: 0.75 }
    }
  },
})

/** Alone at the wall, with the hiccups, when the first flakes fall. */
export const alone = shot({
  name: 'alone',
  seconds: 4.6,
  look: {
    ...morning,
    key: '#e6d0f4',
    keyPower: 1.9,
    ambient: 1.25,
    skyLight: '#a9b4f4',
    fog: { color: '#aab0e6', near: 14, far: 60 },
    saturation: 1,
  },
  lens: 29,
  fadeOut: 0.35,
  stage(set) {
    const { fires } = terraceTop(set)
    snow(set, { count: 130, wind: 0.6, at: [0, 4, -3], box: [9, 9, 5] })
    sculpt(
      (s) => {
        woolBall(s, [1.35, 0.42, 0.25], 0.42, WOOL[0], '#d83a82')
        woolBall(s, [1.75, 0.26, 1.05], 0.26, WOOL[1], '#f0a030')
        woolBall(s, [-1.75, 0.32, 0.5], 0.32, WOOL[2], '#1f90a0')
      },
      { to: set.scene },
    )
    const thread = woolThread(set.scene, { colors: [WOOL[0], '#ff86b6'], radius: 0.055, rings: 40 })
    const flake = set.add(joint())
    sculpt((s) => s.ball('#ffffff', [0, 0, 0], 0.07, { glow: 0.8, segments: 10 }), { to: flake })
    const hero = purl(set)
    return (t) => {
      for (const [index, fire] of fires.entries()) fire.set(t, index ? 0.8 : 0)
      const hic = pulse(t, 0.5, 0.85, 0.12) + pulse(t, 1.5, 1.85, 0.12)
      const seen = progress(t, 2.7, 3.1)
      hero.place(-0.15, 0.3, 0.1)
      hero.pose(t, {
        sit: 1,
        look: keys(
          t,
          [0, [0.3, -0.5]],
          [2.2, [0.2, -0.6]],
          [2.7, [0.1, 0.7]],
          [3.5, [0, 0.25]],
          [4.2, [0.1, 0.5]],
        ),
        sad: 1 - 0.7 * seen,
        wow: Math.max(0.7 * hic, 0.5 * pulse(t, 2.8, 4.4)),
        squash: 0.1 * hic - 0.04,
        puff: 0.7 * pulse(t, 0.3, 0.6, 0.12) + 0.7 * pulse(t, 1.3, 1.6, 0.12),
        spread: 0.15,
        armL: [0.5, 0.1],
        armR: [0.5, 0.1],
        tilt: -0.1,
        shiver: 0.8 * progress(t, 3.9, 4.3),
      })
      const mouth = hero.mouthAt()
      const hang = 0.28 + 0.3 * progress(t, 0.55, 0.9) + 0.45 * progress(t, 1.55, 1.9)
      thread.lay((share) => [
        mouth[0] + 0.16 * share + 0.04 * Math.sin(share * 8 + t * 3),
        mouth[1] - hang * share,
        mouth[2] + 0.3 * Math.sin(share * 1.6),
      ])
      const nose: Vec3 = [mouth[0], mouth[1] + 0.27, mouth[2] + 0.02]
      const fall = progress(t, 1.9, 3.3, ease.linear)
      flake.position.set(
        nose[0] + 0.25 * (1 - fall) * Math.sin(t * 4),
        nose[1] + 2.2 * (1 - fall),
        nose[2],
      )
      flake.visible = t > 1.9 && t < 4.3
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.5, 1.9, 7]], [4.7, [0.7, 1.6, 5.4]]),
        at: keys(t, [0, [0, 1.35, 0]], [4.7, [-0.1, 1.4, 0.2]]),
      })
      return { focus: hero.faceAt(), range: 1.6, blur: 0.9 }
    }
  },
})
