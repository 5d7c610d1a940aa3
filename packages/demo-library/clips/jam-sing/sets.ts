import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { clamp } from '@starnest/film-kit/time/easing'
import { progress, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { crowd } from '@starnest/film-kit/world/stage-show/crowd'
import { standMicrophone } from '@starnest/film-kit/world/stage-show/microphone'
import { floatingNotes } from '@starnest/film-kit/world/stage-show/notes'
import { showLook } from '@starnest/film-kit/world/stage-show/show-look'
import { ledWall, showStage } from '@starnest/film-kit/world/stage-show/show-stage'
import { spotBeam } from '@starnest/film-kit/world/stage-show/spot-beam'
import { bokeh } from '@starnest/film-kit/world/studio/bokeh'
import { BEAT, SONG } from './sound.ts'

export const look = showLook({ air: '#5a2a9e', rim: '#ff8ad8' })

/** The singer: a tiger cub with a turquoise bow. */
export const singer: Species = {
  fur: '#ffa648',
  furLow: '#d8603a',
  belly: '#fff4e0',
  stripes: '#6a2a2a',
  ears: 'round',
  tail: 'thin',
  tuft: '#6a2a2a',
  whiskers: '#ffffff',
  hat: { kind: 'bow', color: '#3ae0d0', trim: '#ffe27a' },
  scarf: '#ff5fa8',
  eyeSize: 1.06,
  seed: 4,
}

/** When each note of the song begins and how long it is held, seconds. */
const NOTES = (() => {
  let at = 0
  return SONG.replaceAll('|', ' ')
    .trim()
    .split(/\s+/)
    .map((word) => {
      const seconds = Number(word.split(':')[1] ?? 1) * BEAT
      const note = { at, seconds }
      at += seconds
      return note
    })
})()

/** How wide the cub's mouth is at `t` seconds of the clip: it opens on each note and closes a
 *  little before the next. */
export function singing(t: number): number {
  const note = NOTES.findLast(({ at }) => at <= t)
  if (!note) return 0
  const age = t - note.at
  return clamp(age / 0.07) * (1 - 0.75 * progress(age, note.seconds * 0.55, note.seconds))
}

const LAMPS: readonly (readonly [x: number, color: string])[] = [
  [-5, '#ff5fb0'],
  [-3, '#8a6aff'],
  [-1, '#ffd08a'],
  [1, '#ffd08a'],
  [3, '#4fc8ff'],
  [5, '#ff5fb0'],
]

/** The karaoke stage with its cub; `lights` moves its lamps and crowd at `t` seconds of the clip. */
export function karaoke(set: FilmSet, { crowdAt = 5.2, crowdY = -1.55 } = {}) {
  showStage(set, { floor: '#4a2f8e', edge: '#ff6ac0', wall: '#7a2a7e', wallLow: '#34124e' })
  const wall = ledWall(set.scene, { width: 7.4, height: 3.8, low: '#6a4bff', high: '#ff6ab8' })
  const beams = LAMPS.map(([x, color]) =>
    spotBeam(set.scene, {
      at: [x, 5.5, -1.3],
      color,
      width: 2.3,
      length: 8,
      power: 0.34,
      floor: 0,
    }),
  )
  standMicrophone(set.scene, [0, 0, 0.98], 1.05)
  const front = pointLamp(set.scene, '#ffe0b0', [0.4, 3, 3.6], 9, 7)
  pointLamp(set.scene, '#ff5fb0', [-2.4, 2.4, -1.4], 9, 6)
  pointLamp(set.scene, '#5fb0ff', [2.4, 2.4, -1.4], 9, 6)
  bokeh(set, {
    count: 40,
    at: [0, 3, -3.6],
    field: [6, 2.4, 0.5],
    colors: ['#ffc08a', '#ff8ad0', '#8ab4ff'],
    size: 0.3,
    opacity: 0.4,
    seconds: 5,
  })
  const listeners = crowd(set, {
    z: crowdAt,
    y: crowdY,
    sticks: ['#ffe27a', '#ff8ad8', '#8fe8ff'],
    count: 10,
  })
  const notes = floatingNotes(set, [1, 1.5, 0.5], [2.3, 3.7, 0], { size: 0.26 })
  const cub = set.cast(singer, [0, 0.1])
  return {
    cub,
    notes,
    lights(t: number, up = 1, wild = 0) {
      const beats = t / BEAT
      wall.set(beats, 0.62)
      front.intensity = 9 * up
      for (const [index, beam] of beams.entries()) {
        const [x] = LAMPS[index] ?? [0]
        const middle = index === 2 || index === 3
        const swing = Math.sin(t * 1.3 + index * 1.1) * (middle ? 0.15 : 1.8)
        const target: Vec3 = middle
          ? [swing, 0.4, 0.2]
          : [x * 0.55 + swing + wild * x * 0.35, wild * 0.8, 1 + wild * 1.6]
        beam.aim(target, up * (middle ? 1 : 0.75 + 0.25 * Math.sin(beats * Math.PI)))
      }
      listeners.set((index, place) => {
        const sway = Math.sin(beats * Math.PI * 0.5 + place * 0.8)
        const raised = index % 3 === 1 ? 0.9 : wild * (0.7 + 0.3 * place)
        return {
          bob: 0.07 * Math.abs(Math.sin(beats * Math.PI + place)),
          sway: 0.07 * sway,
          armL: clamp(wild * 0.95 + 0.05 * sway),
          armR: clamp(raised + 0.06 * sway),
        }
      })
    },
  }
}
