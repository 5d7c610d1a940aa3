import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSilent,
  type Sound,
  shownVolume,
  toVolumeStep,
  withMuteToggled,
  withVolume,
  withVolumeSteps,
} from './volume-rules.ts'

const LOUD: Sound = { volume: 0.7, isMuted: false, lastAudible: 0.7 }

describe('the volume', () => {
  it.each([
    [0.34, 0.3],
    [0.35, 0.4],
    [0.1 + 0.2, 0.3],
    [-1, 0],
    [7, 1],
    [Number.NaN, 0],
  ])('%d snaps to %d', (volume, step) => {
    expect(toVolumeStep(volume)).toBe(step)
  })

  it('0 counts as muted, and unmuting brings the last audible volume back', () => {
    const silent = withVolume(LOUD, 0)
    expect(isSilent(silent)).toBe(true)
    expect(withMuteToggled(silent)).toEqual(LOUD)
  })

  it('shows 0 while muted and keeps what was set', () => {
    const muted = withMuteToggled(LOUD)
    expect([isSilent(muted), shownVolume(muted), muted.volume]).toEqual([true, 0, 0.7])
    expect(withMuteToggled(muted)).toEqual(LOUD)
  })

  it('unmutes when the slider is moved up', () => {
    expect(withVolume(withMuteToggled(LOUD), 0.2)).toEqual({
      volume: 0.2,
      isMuted: false,
      lastAudible: 0.2,
    })
  })

  it('rises from silence one step at a time', () => {
    expect(shownVolume(withVolumeSteps(withMuteToggled(LOUD), 1))).toBe(0.1)
    expect(shownVolume(withVolumeSteps({ ...LOUD, volume: 1 }, 1))).toBe(1)
    expect(isSilent(withVolumeSteps({ ...LOUD, volume: 0.1 }, -1))).toBe(true)
  })

  it('is always audible after the mute button when it was silent, whatever came before', () => {
    const moves = fc.array(fc.oneof(fc.double({ min: -1, max: 2 }), fc.constant('mute')))
    fc.assert(
      fc.property(moves, (steps) => {
        const sound = steps.reduce<Sound>(
          (before, step) =>
            typeof step === 'number' ? withVolume(before, step) : withMuteToggled(before),
          LOUD,
        )
        expect(isSilent(withMuteToggled(sound))).toBe(!isSilent(sound))
      }),
      { seed: 20261121 },
    )
  })
})
