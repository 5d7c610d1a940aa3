import { Color } from 'three'
import { expect, it } from 'vitest'
import { SEATS } from '../look/seats.ts'
import { STAR_COUNT, starPlaces } from './outside/star-places.ts'
import { CREW_SEATS, PANELS, ROOM, SCREEN } from './room-plan.ts'
import { meanLight } from './screens/film-light.ts'
import { viewAngle } from './viewpoint.ts'

it('has two hundred stars, the same in every room and each in its place', () => {
  const stars = starPlaces()
  expect(stars).toHaveLength(STAR_COUNT)
  expect(STAR_COUNT).toBe(200)
  expect(starPlaces()).toEqual(stars)
  expect(new Set(stars.map(({ yawRad, pitchRad }) => `${yawRad} ${pitchRad}`)).size).toBe(200)
})

it('has all seats, side screens and friends inside of the hull, and none before the screen', () => {
  const inside = [...PANELS, ...CREW_SEATS, ...SEATS.map(({ eyes }) => eyes)]
  for (const { x, z } of inside) {
    expect(Math.abs(x)).toBeLessThan(ROOM.ribRadius)
    expect(z).toBeGreaterThan(SCREEN.z)
    expect(z).toBeLessThan(ROOM.backZ)
  }
})

it('shows the whole screen from every seat while a film plays, on a phone and on a wall', () => {
  for (const aspect of [320 / 568, 390 / 844, 4 / 3, 16 / 9, 21 / 9]) {
    for (const { name, eyes } of SEATS) {
      const far = Math.hypot(eyes.x, eyes.z - SCREEN.z)
      const needed = 2 * Math.atan(SCREEN.height / 2 / far)
      const angle = (viewAngle(aspect, 1) * Math.PI) / 180
      expect(angle, `${name} at ${aspect}`).toBeGreaterThan(needed * 0.95)
    }
  }
})

it('takes the light of a film for the mean of its light, not of its numbers', () => {
  const bytes = new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255])
  const { r, g, b } = meanLight(bytes, new Color())
  expect([r, g, b]).toEqual([0.5, 0.5, 0.5])
  const { r: dark } = meanLight(new Uint8ClampedArray(), new Color())
  expect(dark).toBe(0)
})
