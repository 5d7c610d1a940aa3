import type { WhaleLook } from '@starnest/film-kit/creature/sea/whale'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { motes } from '@starnest/film-kit/particles/ambience'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec2, type Vec3 } from '@starnest/film-kit/time/keyframes'
import type { LetteringPlan } from '@starnest/film-kit/title/lettering'
import { surfaceFromBelow } from '@starnest/film-kit/world/sea/ocean'
import { sky } from '@starnest/film-kit/world/sky'
import { actWhale, jellies, luma, pipIn, spiral, titleLook, trenchLook } from './sets.ts'

const moonLook: Look = {
  ...trenchLook,
  skyLight: '#b8c8ff',
  groundLight: '#3a2a8a',
  key: '#e4ecff',
  keyPower: 2.6,
  keyFrom: [0, 10, -6],
  fill: { color: '#a88cff', power: 0.9, from: [-4, -2, 8] },
  fog: { color: '#26307e', near: 18, far: 84 },
  rim: '#d8e4ff',
  rimPower: 1.25,
}

/** A grown whale: darker, without the calf's starfish. */
const farWhale: WhaleLook = {
  skin: { back: '#3a46a8', flank: '#5a6ad0', belly: '#c8d0f8', groove: '#8f9ae0' },
  size: 4.5,
  seed: 4,
}

/** Open water under the moonlit surface; look up. */
function moonlitSea(set: FilmSet, moonAt: readonly [number, number], level = 15): void {
  sky(set, {
    stops: [
      [0, '#8fa4f0'],
      [0.22, '#4a5cc8'],
      [0.4, '#26307e'],
      [0.48, '#232b78'],
      [0.62, '#1c1f6c'],
      [1, '#120f48'],
    ],
  })
  surfaceFromBelow(set, {
    level,
    moonAt,
    moonRadius: 4.2,
    deep: '#26307e',
    ripple: '#7f9cf4',
    light: '#f4f8ff',
  })
  motes(set, { count: 90, color: '#e4ecff', spread: 20, height: 12, depth: 12, size: 0.07 })
}

const MOON_AT = [0, -16] as const
const SURFACE = 19

/** From below: Luma under the moon in a spiral of lights, and somebody far away who answers. */
export const answer = shot({
  name: 'answer',
  seconds: 8,
  look: moonLook,
  lens: 34,
  shadowSpan: 8,
  fadeIn: 0.5,
  fadeOut: 1,
  stage(set) {
    moonlitSea(set, MOON_AT, SURFACE)
    const calf = actWhale(set, luma)
    const pip = pipIn(set, 0.7)
    const count = 16
    const choir = jellies(
      set,
      Array.from({ length: count }, (): Vec3 => [0, 0, 0]),
      0.8,
    )
    const grown = actWhale(set, farWhale)
    const rings = songRings(set, {
      count: 4,
      gap: 0.5,
      life: 2.6,
      width: 15,
      power: 0.34,
      color: '#cfe0ff',
    })
    return (t) => {
      const heart: Vec3 = [0.2, 8.2 + 0.4 * progress(t, 0, 8), -4]
      const turning = -0.6 + t * 0.16
      calf.root.position.set(heart[0], heart[1], heart[2])
      calf.root.rotation.y = keys(t, [0, -2.4], [2.6, -1.75], [4.2, -1.2], [6, -0.95])
      calf.pose(t, {
        swim: 0.7 - 0.4 * progress(t, 3.6, 4.6),
        rise: keys(t, [0, 0.55], [3, 0.3], [4.6, 0.12]),
        turn: keys(t, [0, 0.6], [3, 0.5], [5, 0.1]),
        roll: 0.15,
        look: keys(t, [3.4, [0, 0.2]], [4.2, [-0.5, 0]]),
        wow: 0.8 * pulse(t, 4, 5.6, 0.25),
        grin: progress(t, 5.6, 6),
        shine: 1,
        flipperL: [0.3, 0],
        flipperR: [0.3, 0],
      })
      for (const [index, one] of choir.entries()) {
        const share = index / count
        const angle = turning * 1.4 + share * Math.PI * 3.6
        const wide = 2.5 + 2.7 * share
        one.root.position.set(
          heart[0] + Math.cos(angle) * wide * 1.15,
          heart[1] + 0.35 + Math.sin(angle) * wide * 0.8,
          heart[2] - Math.sin(angle) * 1.2,
        )
        one.pose(t, 0.7 + 0.3 * Math.sin(t * 2.2 - index * 0.7))
      }
      pip.root.position.set(heart[0] - 1.9, heart[1] - 1 + 0.1 * Math.sin(t), heart[2] + 1.3)
      pip.pose(t, 1, { grin: 0.8, happy: pulse(t, 5.4, 9), look: [-0.2, 0.3] })
      const far: Vec3 = [-24 + t * 1.5, 13.4 + 0.1 * t, -36]
      grown.root.position.set(...far)
      grown.root.rotation.y = 1.25
      grown.pose(t * 0.5, {
        swim: 0.8,
        wow: 0.8 * pulse(t, 4, 6, 0.4),
        shine: 0.5 * pulse(t, 4, 7.5, 0.5),
      })
      rings(t - 4, grown.mouthAt())
      set.camera.shoot({
        t,
        sway: 0.1,
        from: keys(t, [0, [0.8, 0.6, 9]], [8, [-0.4, 1.4, 10.4], ease.smoother]),
        at: keys(
          t,
          [0, [0.2, 8.2, -4]],
          [3.4, [-0.4, 8.3, -5]],
          [8, [-2.4, 7.1, -6], ease.smoother],
        ),
        roll: keys(t, [0, -0.05], [8, 0.05]),
      })
      return { focus: heart, range: 5, blur: keys(t, [3, 0.8], [4.4, 0.3]) }
    }
  },
})

type KeyArt = {
  lens: number
  moonAt: Vec2
  calfAt: Vec3
  pipAt: Vec3
  from: Vec3
  at: Vec3
  words?: { lettering: LetteringPlan }
}

const POSTER_TITLE: LetteringPlan = {
  ...titleLook,
  age: 4.2,
  x: 240,
  y: 92,
  lines: [
    { text: 'The Little', size: 45 },
    { text: "Whale's Song", size: 59 },
  ],
}

const POSTER_ART: KeyArt = {
  lens: 34,
  moonAt: [1.2, -30],
  calfAt: [-0.25, 0.7, 0.2],
  pipAt: [-1.15, 2.95, 0.9],
  from: [0, -0.1, 11.6],
  at: [0, 2.3, 0],
  words: { lettering: POSTER_TITLE },
}

const BACKDROP_ART: KeyArt = {
  lens: 28,
  moonAt: [9.5, -33],
  calfAt: [1.6, 1.7, 0],
  pipAt: [-1.4, 2.4, 0.7],
  from: [0, 0.4, 10.5],
  at: [0.1, 2.2, 0],
}

/** Luma and Pip under the moon with the lights round them. */
const keyArt = (art: KeyArt) =>
  shot({
    name: 'key-art',
    seconds: 1,
    look: moonLook,
    lens: art.lens,
    shadowSpan: 8,
    stage(set) {
      moonlitSea(set, art.moonAt, 15)
      const calf = actWhale(set, luma)
      const pip = pipIn(set, 0.95)
      pointLamp(pip.root, '#ffd9a0', [0.6, 0.4, 1.6], 4, 8)
      const choir = jellies(set, spiral(13, [0.3, -1.4, -5], 3.6, 9.5, 2.1), 0.9)
      return (t) => {
        calf.root.position.set(...art.calfAt)
        calf.root.rotation.y = -0.72
        calf.pose(t + 1.7, {
          swim: 0.5,
          rise: 0.08,
          roll: 0.12,
          turn: 0.9,
          look: [-0.15, 0.25],
          grin: 0.85,
          shine: 1,
          flipperL: [0.5, 0.1],
          flipperR: [0.45, 0.2],
        })
        pip.root.position.set(...art.pipAt)
        pip.root.rotation.y = 0.12
        pip.pose(t + 1.7, 1, { look: [0.4, -0.1], grin: 0.8, lean: 0.3 })
        for (const one of choir) one.pose(t + 2.3, 0.85)
        set.camera.shoot({ t, sway: 0, from: art.from, at: art.at })
        return { focus: calf.faceAt(), range: 2.8, blur: 0.45, ...art.words }
      }
    },
  })

export const poster = keyArt(POSTER_ART)
export const backdrop = keyArt(BACKDROP_ART)
