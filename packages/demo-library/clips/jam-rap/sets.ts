import { birdFace } from '@starnest/film-kit/critter/cast/bird-face'
import type { Species } from '@starnest/film-kit/critter/species'
import type { Actor, FilmSet } from '@starnest/film-kit/film/film-set'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import { hit } from '@starnest/film-kit/time/loop'
import { crowd } from '@starnest/film-kit/world/stage-show/crowd'
import { handMicrophone } from '@starnest/film-kit/world/stage-show/microphone'
import { showLook } from '@starnest/film-kit/world/stage-show/show-look'
import { ledWall, showStage } from '@starnest/film-kit/world/stage-show/show-stage'
import { spotBeam } from '@starnest/film-kit/world/stage-show/spot-beam'
import { turntable } from '@starnest/film-kit/world/stage-show/turntable'
import { BEAT, FLOW } from './sound.ts'

export const look = showLook({ air: '#143a8e', rim: '#5fe0ff', key: '#ffe8c8' })

const rapper: Species = {
  fur: '#9aa0b8',
  furLow: '#565a80',
  belly: '#f4f0f8',
  patches: '#2c2a48',
  nose: '#241f38',
  paw: '#3a3858',
  ears: 'round',
  tail: 'bushy',
  tip: '#2c2a48',
  eye: '#3a2410',
  eyeLow: '#e0a030',
  hat: { kind: 'cap', color: '#ffb52e', trim: '#e85a2a' },
  seed: 6,
}

const deejay: Species = {
  fur: '#2f58b8',
  furLow: '#1d2f7e',
  belly: '#f6fbff',
  face: 'beak',
  nose: '#ffa52e',
  ears: 'none',
  tail: 'none',
  eyeSize: 1.1,
  size: 0.92,
  seed: 9,
}

/** How wide the raccoon's mouth is at `t` seconds of the clip. */
export function rapping(t: number): number {
  const step = BEAT / 4
  const index = Math.floor(t / step)
  const sign = FLOW.join('')[index]
  if (sign !== 'x') return 0.06
  const share = t / step - index
  return 0.25 + 0.75 * Math.sin(Math.min(1, share * 1.15) * Math.PI)
}

/** A gold star on a chain, and a headset microphone's weight in the right paw. */
function jewels(cub: Actor): void {
  sculpt(
    (s) =>
      s
        .ring('#ffd34d', [0, 1.12, 0.06], [0.42, 0.05], {
          rotate: [1.25, 0, 0],
          gloss: 0.9,
          segments: 26,
        })
        .puff('#ffd34d', starOutline(), 0.3, {
          at: [0, 0.86, 0.62],
          size: 0.19,
          rotate: [-0.2, 0, 0],
          gloss: 0.9,
          glow: 0.25,
        }),
    { to: cub.hips, shadow: false },
  )
  const microphone = handMicrophone(cub.handR, { ring: '#5fe0ff' })
  microphone.position.set(0, -0.02, -0.15)
  microphone.rotation.set(1.85, 0, 0)
  microphone.scale.setScalar(0.78)
}

function headphones(cub: Actor): void {
  sculpt(
    (s) => {
      s.ring('#ff5a7a', [0, 0.08, -0.02], [0.84, 0.075], { arc: Math.PI, gloss: 0.4, segments: 26 })
      for (const side of [-1, 1])
        s.cylinder('#ff5a7a', [side * 0.86, 0.02, 0], [0.3, 0.3, 0.2], {
          rotate: [0, 0, Math.PI / 2],
          gloss: 0.3,
        }).cylinder('#ffe27a', [side * 0.97, 0.02, 0], [0.15, 0.15, 0.06], {
          rotate: [0, 0, Math.PI / 2],
          glow: 0.5,
        })
    },
    { to: cub.head },
  )
}

const LAMPS = [
  [-5.4, '#5fe0ff'],
  [-3.4, '#ffb52e'],
  [-1.4, '#5f7aff'],
  [1.4, '#5f7aff'],
  [3.4, '#ffb52e'],
  [5.4, '#5fe0ff'],
] as const

/** The rap stage with raccoon and penguin; `groove` moves penguin, records, lamps and crowd. */
export function rapStage(set: FilmSet, { crowdAt = 5, crowdY = -1.6 } = {}) {
  showStage(set, { floor: '#23357e', edge: '#5fe0ff', wall: '#23408e', wallLow: '#101c50' })
  const wall = ledWall(set.scene, {
    width: 9.6,
    height: 4.4,
    low: '#1fb8ff',
    high: '#ffb52e',
    columns: 28,
    rows: 14,
  })
  const beams = LAMPS.map(([x, color]) =>
    spotBeam(set.scene, { at: [x, 5.5, -1.3], color, width: 2, length: 8, power: 0.34, floor: 0 }),
  )
  pointLamp(set.scene, '#ffdcae', [0.2, 3, 4], 9, 8)
  pointLamp(set.scene, '#ffb52e', [-3, 2.2, -1.6], 8, 6)
  pointLamp(set.scene, '#5fe0ff', [4, 2.4, -1.8], 8, 6)
  const desk = joint(set.scene, [2.05, 0, -1.5])
  desk.rotation.y = -0.22
  sculpt(
    (s) => {
      s.box('#1c2358', [0, 0.5, 0], [3.5, 1, 1.3], { rim: 0.6, grad: '#10143c' })
      s.box('#5fe0ff', [0, 0.94, 0.67], [3.4, 0.05, 0.03], { glow: 1.2, rim: 0 })
      s.puff('#ffb52e', starOutline(), 0.1, { at: [0, 0.46, 0.68], size: 0.34, glow: 0.9 })
    },
    { to: desk },
  )
  const decks = [-1, 1].map((side) => {
    const deck = turntable(desk, { body: '#2c3478', label: side > 0 ? '#ffb52e' : '#ff5a7a' })
    deck.root.position.set(side * 0.92, 1.14, 0)
    deck.root.scale.setScalar(0.5)
    return deck
  })
  const penguin = set.cast(deejay, [2.2, -2.5], -0.2)
  birdFace(penguin.head, '#f6fbff')
  headphones(penguin)
  const raccoon = set.cast(rapper, [-0.85, 0.5])
  jewels(raccoon)
  const listeners = crowd(set, {
    z: crowdAt,
    y: crowdY,
    count: 10,
    color: '#1f2a6e',
    low: '#080c30',
    seed: 11,
    ears: ['round', 'cap', 'point', 'none'],
  })
  return {
    raccoon,
    /** Lengthens the arm that holds the microphone, so that it reaches the mouth. */
    grip() {
      raccoon.handR.parent?.scale.setScalar(1.26)
    },
    groove(t: number, wild = 0) {
      const beats = t / BEAT
      wall.set(beats, 0.55 + 0.2 * hit(t, BEAT))
      for (const [index, beam] of beams.entries()) {
        const [x] = LAMPS[index] ?? [0]
        const swing = Math.sin(beats * Math.PI * 0.5 + index * 1.3) * 1.6
        beam.aim(
          [x * 0.5 + swing, 0.2, 0.8 + (index % 2) * 0.8],
          0.6 + 0.4 * hit(t, BEAT * 2, 1, index % 2 ? 0.5 : 0),
        )
      }
      const nod = Math.sin(beats * Math.PI * 2)
      const rub = Math.sin(t * 17) * (Math.floor(beats) % 4 === 3 ? 1 : 0.2)
      penguin.place(2.2, -2.5, -0.2 + 0.06 * Math.sin(beats * Math.PI))
      penguin.pose(t, {
        nod: 0.12 + 0.1 * nod,
        squash: 0.05 * nod,
        look: [-0.3, -0.35],
        happy: 0,
        grin: 0.3,
        armL: [1.15 + 0.12 * rub, 0.1],
        armR: [1.3 + 0.3 * wild, 0.2 + 0.8 * wild],
      })
      for (const [index, deck] of decks.entries())
        deck.set(t * 3.2 + (index === 0 ? rub * 0.5 : 0), 0.28)
      listeners.set((index, place) => ({
        bob: 0.16 * Math.abs(Math.sin(beats * Math.PI + place * 0.5)),
        sway: 0.05 * Math.sin(beats * Math.PI + place),
        armL: 0,
        armR: clamp((index % 2 ? 0.85 : 0.25) * (0.4 + 0.6 * wild) + 0.16 * nod),
      }))
    },
  }
}
