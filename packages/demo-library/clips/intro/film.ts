import { clip, shot } from '@starnest/film-kit/film/script'
import { burst, trail } from '@starnest/film-kit/particles/effects'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { clamp, ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import { logo, NEST, nestLook, night, STAR_SIZE, starWay, WORD_Y } from './sets.ts'
import { NOTES, sound } from './sound.ts'

/** Seconds when the star passes a place of the word, metres. */
const passing = (x: number) => 3.56 + ((x + 3.2) / 6.4) * 0.8

/** Three comets circle in and weave the nest. */
function weaverWay(t: number, index: number): Vec3 {
  const near = progress(t, -0.1, 1.1)
  const angle = t * 5.4 + (index / 3) * Math.PI * 2
  const radius = lerp(4.2, 1.05, near)
  const lift = 0.28 * Math.sin(t * 8 + index * 2)
  return [Math.cos(angle) * radius, NEST.y + lift + (1 - near) * 1.2, Math.sin(angle) * radius]
}

const opening = shot({
  name: 'opening',
  seconds: 7,
  look: nestLook,
  lens: 30,
  fadeIn: 0.35,
  fadeOut: 0.55,
  stage(set) {
    night(set)
    const { nest, star, letters, halo, heart, aura, lamp, flare, rays } = logo(set)
    const weavers = [0, 1, 2].map((index) =>
      trail(set, (t) => weaverWay(t, index), {
        count: 70,
        color: cycle(['#ffd98a', '#b8a8ff', '#ffc4e8'], index),
        life: 0.55,
        spread: 0.22,
        size: 0.15,
        seed: 11 + index,
      }),
    )
    const sparks = trail(set, starWay, {
      count: 240,
      color: '#ffb44a',
      life: 0.95,
      spread: 0.8,
      size: 0.21,
      drift: [0, -0.5, 0],
      lag: 0.05,
      seed: 3,
    })
    const home = burst(set, [0, 2.5, 0.2], {
      count: 150,
      colors: ['#fff0b8', '#ffc45a', '#b8a0ff', '#a8ecff'],
      size: 0.2,
      speed: 1.7,
      life: 1.9,
      seed: 7,
    })
    const rings = songRings(set, {
      count: 2,
      gap: 0.14,
      life: 1.1,
      width: 13,
      power: 0.16,
      color: '#ffc88a',
    })
    return (t) => {
      const born = progress(t, 1.25, 1.9)
      const landed = pulse(t, NOTES.home, 5.7, 0.12)
      const rustle = pulse(t, 1.5, 2.75, 0.2) * Math.sin(t * 30) * (t < 1.95 || t > 2.5 ? 0.02 : 0)
      nest.set(t, {
        grown: progress(t, 0.15, 1.7, ease.linear),
        warm: 0.25 * progress(t, 0.6, 1.3) + 0.75 * born + 0.5 * landed,
      })
      nest.root.rotation.set(0.08, -0.5 + 0.12 * t, rustle)
      const bounce = pulse(t, 4.95, 5.35, 0.15) * -0.07 + pulse(t, 2.7, 2.95, 0.1) * -0.06
      nest.root.position.y = NEST.y + bounce
      const [x, y, z] = starWay(t)
      star.root.position.set(x, y + bounce * 0.8, z)
      const flying = pulse(t, 2.75, 4.95, 0.12)
      const squash = pulse(t, 2.5, 2.78, 0.12) * -0.22 + pulse(t, 4.93, 5.2, 0.1) * -0.16
      const grown = STAR_SIZE * (0.35 + 0.65 * progress(t, 1.6, 2))
      star.root.visible = t > 1.5
      star.root.scale.set(grown * (1 - squash * 0.6), grown * (1 + squash), grown)
      star.pose(t, {
        look: keys(
          t,
          [1.9, [0, 0.4]],
          [2.1, [-1, 0.2]],
          [2.28, [-1, 0.2]],
          [2.4, [1, 0.2]],
          [2.6, [0, 0]],
        ),
        wow: 0.6 * pulse(t, 2, 2.5) + 0.4 * pulse(t, 2.72, 3.2),
        grin: 0.8 * pulse(t, 3.2, 4.9),
        happy: pulse(t, 5, 5.9, 0.16),
        roll: 0.5 * flying * Math.sin(t * 5.2),
        yaw: 0.35 * flying * Math.sin(t * 3),
      })
      halo.set(0.75 * born + 0.35 * landed, 4.4 + 1.6 * landed)
      heart.set(0.7 * born - 0.25 * flying + 0.3 * landed)
      aura.set(0.6 + 0.4 * landed)
      lamp.intensity = 7 * born
      for (const weaver of weavers) weaver.set(t, pulse(t, 0.05, 1.9, 0.3))
      flare.set(0.9 * pulse(t, 4.9, 5.75, 0.14))
      flare.sprite.scale.set(11 * (0.4 + 0.6 * progress(t, 4.9, 5.3)), 0.5, 1)
      rays.set(0.55 * progress(t, 4.93, 5.5) + 0.14 * pulse(t, 1.7, 2.8, 0.4), t * 0.16)
      sparks.set(t, pulse(t, 2.75, 5.05, 0.15))
      home.set(t - NOTES.home)
      rings(t - NOTES.home, [0, 2.45, -0.6])
      for (const { root, at, set: light } of letters) {
        const since = t - passing(at[0])
        const hop = Math.max(0, Math.sin(clamp(since / 0.34) * Math.PI)) * 0.13
        light({
          lit: clamp(since / 0.16),
          flash: clamp(since / 0.06) * Math.exp(-Math.max(0, since) * 4.5) * 0.6 + 0.16 * landed,
          glint: -5 + (t - 5.25) * 12,
        })
        root.position.y = at[1] + WORD_Y + hop
        root.visible = t > 2.66
        root.rotation.y = 0.12 * Math.exp(-Math.max(0, since) * 3) * clamp(since * 9)
      }
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [2.6, 3.3, 4], ease.linear],
          [1.7, [0.8, 2.6, 4.7], ease.out],
          [2.62, [0.15, 2.3, 5.1], ease.smooth],
          [3.5, [-1.1, 1.2, 8.6], ease.smoother],
          [4.5, [0.7, 1.5, 9.9], ease.smooth],
          [5.2, [0, 1.5, 9.9], ease.smooth],
          [7, [0, 1.45, 9.2], ease.linear],
        ),
        at: keys(
          t,
          [0, [0, 1.7, 0]],
          [2.62, [0, 2.1, 0]],
          [3.5, [-0.4, 1.45, 0], ease.smoother],
          [4.5, [0.3, 1.4, 0]],
          [5.2, [0, 1.36, 0]],
        ),
        sway: 0.03,
      })
      return { focus: t < 2.9 ? [0, NEST.y + 0.2, 0.5] : [0, 1, 0.4], range: 2.4, blur: 0.85 }
    }
  },
})

export default clip({
  about: {
    slug: 'intro',
    kind: 'clip',
    title: 'Starnest',
    use: 'intro',
    loop: false,
    credits: [
      { name: 'Starnest Studio', role: 'Animation' },
      { name: 'Starnest Orchestra', role: 'Music' },
    ],
  },
  sound,
  backdropColor: '#060418',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [opening],
  stillAt: 6.1,
})
