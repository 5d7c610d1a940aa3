import { describe, expect, it } from 'vitest'
import { SCREEN } from '../scene/room-plan.ts'
import { createLooking, lookAtScreen, turnOfDrag, turnOfKey, withinNeck } from './look.ts'
import { SEATS, seatOf } from './seats.ts'

describe('looking around', () => {
  it('begins at the screen, from every seat', () => {
    for (const seat of SEATS) {
      const { yawRad, pitchRad } = lookAtScreen(seat, SCREEN)
      // One metre along the look is on the line to the screen's middle.
      const { x, y, z } = seat.eyes
      const far = Math.hypot(x, z - SCREEN.z)
      expect(x - Math.sin(yawRad) * far).toBeCloseTo(0, 6)
      expect(z - Math.cos(yawRad) * far).toBeCloseTo(SCREEN.z, 6)
      expect(y + Math.tan(pitchRad) * far).toBeCloseTo(SCREEN.centreY, 6)
    }
  })

  it('goes no further up or down than a neck, and round and round', () => {
    expect(withinNeck({ yawRad: 0, pitchRad: 9 }).pitchRad).toBeLessThan(Math.PI / 2)
    expect(withinNeck({ yawRad: Math.PI * 2.5, pitchRad: 0 }).yawRad).toBeCloseTo(Math.PI / 2)
    expect(withinNeck({ yawRad: Number.NaN, pitchRad: Number.NaN })).toEqual({
      yawRad: 0,
      pitchRad: 0,
    })
  })

  it('takes the short way over its back', () => {
    const looking = createLooking({ yawRad: 3, pitchRad: 0 })
    looking.face({ yawRad: -3, pitchRad: 0 })
    const { yawRad } = looking.update(0.05, false)
    expect(Math.abs(yawRad)).toBeGreaterThan(3)
  })

  it('glides, and is there at once where less motion is asked for', () => {
    const looking = createLooking({ yawRad: 0, pitchRad: 0 })
    looking.turn({ yawRad: 1, pitchRad: 0 })
    const { yawRad } = looking.update(0.016, false)
    expect(yawRad).toBeGreaterThan(0)
    expect(yawRad).toBeLessThan(0.5)
    expect(looking.update(0.016, true).yawRad).toBeCloseTo(1)
  })

  it('adds how the device was turned, and forgets that when it is put away', () => {
    const looking = createLooking({ yawRad: 0.2, pitchRad: 0 })
    looking.sense({ yawRad: 0.5, pitchRad: 0.1 })
    expect(looking.update(1, true)).toEqual({ yawRad: expect.closeTo(0.7), pitchRad: 0.1 })
    looking.sense({ yawRad: 0, pitchRad: 0 })
    expect(looking.update(1, true).yawRad).toBeCloseTo(0.2)
  })

  it('goes along with the finger, as far in every window', () => {
    const half = (width: number) =>
      turnOfDrag({ x: width / 2, y: 0 }, { width, height: 100 }).yawRad
    expect(half(400)).toBeGreaterThan(0)
    expect(half(400)).toBeCloseTo(half(4000))
  })

  it('turns left by the left arrow, and by no other key', () => {
    expect(turnOfKey('ArrowLeft')?.yawRad).toBeGreaterThan(0)
    expect(turnOfKey('ArrowUp')?.pitchRad).toBeGreaterThan(0)
    expect(turnOfKey('a')).toBeUndefined()
  })

  it('knows every seat by its name, and no other', () => {
    expect(SEATS.map(({ name }) => seatOf(name))).toEqual(SEATS)
  })
})
