import { type Snail, snail } from '@starnest/film-kit/creature/snail'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { course } from '@starnest/film-kit/time/course'
import { keys, progress, type Vec2, type Vec3 } from '@starnest/film-kit/time/keyframes'

/** One place on the wall: where, and where it looks (radians about y). */
export type Spot = { x: number; z: number; turn: number }

/** A snail with its shadow. */
export type Dancer = Snail & { place: (spot: Spot) => void }

function dancer(set: FilmSet, one: Snail): Dancer {
  set.add(one.root)
  const shadow = contactShadow(set.scene, {
    radius: 1.15,
    opacity: 0.6,
    heightAt: (x, z) => set.heightAt(x, z),
  })
  return {
    ...one,
    place({ x, z, turn }) {
      one.root.position.set(x, set.heightAt(x, z), z)
      one.root.rotation.y = turn
      shadow.place(x, z)
    },
  }
}

/** Basil, who is slow, and Posy, who is shy. */
export function pair(set: FilmSet): { basil: Dancer; posy: Dancer } {
  return {
    basil: dancer(
      set,
      snail({
        skin: '#ffdf9e',
        skinLow: '#d9985f',
        shell: '#2fa8a0',
        shellLow: '#1a5f86',
        spiral: '#d4f4c8',
        iris: '#6a4420',
        seed: 1,
      }),
    ),
    posy: dancer(
      set,
      snail({
        skin: '#ffd8cc',
        skinLow: '#dd8f9a',
        shell: '#ff6f80',
        shellLow: '#b02f6a',
        spiral: '#ffe9b8',
        iris: '#3a6ab0',
        lashes: true,
        seed: 4,
      }),
    ),
  }
}

/** How far from the middle they stand when their faces meet, metres. */
const NEAR = 1.5

const road = course(
  [0, [-3.5, 0, 0.9]],
  [5, [-3.05, 0, 0.95]],
  [10, [-2.75, 0, 0.8]],
  [16, [-2.3, 0, 0.75]],
  [19, [-1.95, 0, 0.68]],
  [21.8, [-NEAR, 0, 0]],
)

/** Where the two are at a second of the whole film. From 22 they turn about each other; from 30
 *  each of them draws half a heart. */
export function spots(film: number): { basil: Spot; posy: Spot } {
  if (film >= 30) return onHeart(film)
  const round = keys(film, [22, 0], [30, Math.PI * 0.98])
  if (film >= 22) {
    const at = (angle: number): Spot => ({
      x: Math.cos(angle) * NEAR,
      z: Math.sin(angle) * NEAR,
      turn: Math.atan2(-Math.cos(angle), -Math.sin(angle)),
    })
    return { basil: at(round + Math.PI), posy: at(round) }
  }
  const [x, , z] = road(film)
  const [nextX, , nextZ] = road(film + 0.2)
  const heading = Math.atan2(nextX - x + 0.01, nextZ - z)
  const straight = progress(film, 19, 21.8)
  return {
    basil: { x, z, turn: heading + (Math.PI / 2 - heading) * straight },
    posy: { x: NEAR, z: 0, turn: -Math.PI / 2 },
  }
}

/** A point of the heart's half on `side` (-1 left, 1 right), share 0 at the notch to 1 at the tip. */
export function heartAt(side: number, share: number): Vec2 {
  const a = share * Math.PI
  const x = Math.sin(a) ** 3
  // A deeper notch than a heart on paper has: this one is seen from low.
  const notch = 0.42 * Math.exp(-((a / 0.55) ** 2))
  const y = 0.81 * Math.cos(a) - 0.31 * Math.cos(2 * a) - 0.125 * Math.cos(3 * a) - notch
  return [side * 2.5 * x, -2.8 * y + 0.05]
}

/** How much of its half each snail has drawn, share of the half. */
export const drawn = (film: number): number => keys(film, [30, 0.56], [36.6, 0.775])

function onHeart(film: number): { basil: Spot; posy: Spot } {
  const spot = (side: number): Spot => {
    const share = drawn(film)
    const [x, z] = heartAt(side, share)
    const [nextX, nextZ] = heartAt(side, share + 0.01)
    const heading = Math.atan2(nextX - x, nextZ - z)
    const home = progress(film, 32.6, 35.6)
    return {
      x: side * Math.max(Math.abs(x), 0.86),
      z,
      turn: heading + (side * 0.12 - heading) * home,
    }
  }
  return { basil: spot(-1), posy: spot(1) }
}

/** The one camera move of the film, by the seconds of the film: round the wall from behind, over
 *  Basil's shoulder, to the front and up. `swing` is azimuth (0 is in front), radius and height. */
const swing = course(
  [0, [-2.72, 8.4, 1.6]],
  [5, [-2.45, 7.2, 1.5]],
  [10, [-2.12, 6.4, 1.5]],
  [15, [-2.04, 5.9, 1.5]],
  [18.7, [-1.94, 5.6, 1.45]],
  [20.2, [-1.5, 5.4, 1.45]],
  [21.8, [-1.02, 5.4, 1.45]],
  [25, [-0.75, 5.6, 1.5]],
  [30, [-0.34, 6.4, 2.3]],
  [35.5, [-0.03, 7, 5.4]],
  [40.5, [0, 7, 6]],
)
const aim = course(
  [0, [-1, 1.75, 0]],
  [4.4, [-1, 1.2, 0.2]],
  [10, [-0.6, 0.85, 0.3]],
  [16, [0, 0.85, 0.1]],
  [20, [0, 0.9, 0]],
  [25, [0, 0.9, 0]],
  [30, [0, 0.75, 0.3]],
  [35.5, [0, 0.4, 0.6]],
  [40.5, [0, 0.4, 0.65]],
)

/** Stands the camera where it is at this second of the film. */
export function orbit(set: FilmSet, film: number, lens = 28): void {
  const [azimuth, radius, height] = swing(film)
  const from: Vec3 = [Math.sin(azimuth) * radius, height, Math.cos(azimuth) * radius]
  set.camera.shoot({ t: film, from, at: aim(film), sway: 0.03, lens })
}
