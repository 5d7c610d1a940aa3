import { clip, shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { wave } from '@starnest/film-kit/time/loop'
import { crowd } from '@starnest/film-kit/world/stage-show/crowd'
import { moodyLook } from '@starnest/film-kit/world/stage-show/moody-look'
import { showStage } from '@starnest/film-kit/world/stage-show/show-stage'
import { spotBeam } from '@starnest/film-kit/world/stage-show/spot-beam'
import { sound } from './sound.ts'

const SECONDS = 6

const loop = shot({
  name: 'loop',
  seconds: SECONDS,
  look: moodyLook({ air: '#10205e', rim: '#6aa0ff' }),
  lens: 33,
  stage(set) {
    showStage(set, { floor: '#2a2a7a', edge: '#4fb8ff', wall: '#1c2a78', wallLow: '#0c1040' })
    const halo = glow(set.scene, '#3f7aff', 13, [0, 2.2, -3.6], 0.4)
    const heart = glow(set.scene, '#ffb070', 6, [0, 1.2, -3], 0.35)
    const fans = crowd(set, {
      z: 3.4,
      y: -2.5,
      rows: 3,
      gap: 1.45,
      count: 11,
      spread: 15,
      sticks: ['#ffd27a', '#ff7ac8', '#7ae0ff'],
      color: '#1c2266',
      low: '#06072a',
      seed: 19,
    })
    const beams = [-4.6, -1.6, 1.6, 4.6].map((x, index) => ({
      x,
      beam: spotBeam(set.scene, {
        at: [x, 5.4, -1.4],
        color: index % 2 ? '#5f8aff' : '#ff6ac0',
        width: 2.6,
        length: 9,
        power: 0.24,
      }),
    }))
    return (t) => {
      halo.set(0.75 + 0.25 * wave(t, SECONDS, 2))
      heart.set(0.7 + 0.3 * wave(t, SECONDS, 2, 0.5))
      for (const [index, { x, beam }] of beams.entries())
        beam.aim(
          [
            x * 0.4 + 2.2 * wave(t, SECONDS, 1, index * 0.25),
            0,
            3 + wave(t, SECONDS, 1, index * 0.2),
          ],
          0.8 + 0.2 * wave(t, SECONDS, 3, index * 0.3),
        )
      fans.set((index, place) => {
        const sway = wave(t, SECONDS, 3, place * 0.16)
        const waves = index % 4 === 0 ? 0.84 + 0.08 * sway : 0
        const shines = index % 3 === 1 ? 0.9 + 0.08 * sway : 0
        return {
          bob: 0.1 * Math.abs(wave(t, SECONDS, 3, place * 0.2)),
          sway: 0.06 * sway,
          armL: waves,
          armR: Math.max(waves, shines),
        }
      })
      const x = 0.4 * wave(t, SECONDS)
      set.camera.shoot({ t, from: [x, 1.5, 12.4], at: [x * 0.4, 1.75, 0], sway: 0 })
      return { focus: 8.2, range: 2.2, blur: 0.9 }
    }
  },
})

export default clip({
  about: {
    slug: 'jam-crowd',
    kind: 'clip',
    title: 'The crowd',
    use: 'jam-background',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#050824',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [loop],
  stillAt: 1,
})
