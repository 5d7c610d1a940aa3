import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Microphone } from '../../../platform/sound/open-microphone.ts'
import { createRecording } from './measure-delay.ts'
import {
  assumedDelayMs,
  delayIn,
  heldDelayMs,
  heldMicrophone,
  heldText,
  holdDelay,
  holdMicrophone,
  isWorn,
  outputName,
  pairOf,
} from './microphone-delay.ts'
import { PULSE_TIMES_MS, pulseTrack } from './tap-along.ts'

const AUDIO = { outputLatency: 0.03, baseLatency: 0.01 } as AudioContext
const USB = { deviceId: 'usb', label: 'USB Microphone' } as Microphone
const SPEAKERS = { kind: 'audiooutput', deviceId: 'default', label: 'Default - Speakers' }

const withOutputs = (...devices: { kind: string; deviceId: string; label: string }[]) =>
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: async () => devices } })

beforeEach(() => {
  localStorage.clear()
  withOutputs(SPEAKERS)
  return () => vi.unstubAllGlobals()
})

describe('the delay of a microphone', () => {
  it('is assumed from what the browser says until one is measured', async () => {
    expect(assumedDelayMs(AUDIO)).toBe(100)
    expect(await heldDelayMs(AUDIO, USB)).toBe(100)
  })

  it('is kept for the pair of output and microphone alone', async () => {
    holdDelay(pairOf(USB, 'Default - Speakers'), { delayMs: 143.4, from: 'measured' })
    expect(await heldDelayMs(AUDIO, USB)).toBe(143)
    expect(await heldDelayMs(AUDIO, { ...USB, deviceId: 'other' })).toBe(100)
    withOutputs({ ...SPEAKERS, label: 'Default - TV' })
    expect(await heldDelayMs(AUDIO, USB)).toBe(100)
  })

  it.each([
    [-900, -200],
    [-35, -35],
    [549, 500],
  ])('of %d ms is kept as %d, within what can be set', (delayMs, kept) => {
    holdDelay('pair', { delayMs, from: 'tapped' })
    expect(delayIn(heldText.get(), 'pair')).toEqual({ delayMs: kept, from: 'tapped' })
  })

  it('is forgotten on demand, and the choice of microphone stays', () => {
    holdMicrophone('usb')
    holdDelay('pair', { delayMs: 90, from: 'byHand' })
    holdDelay('pair', null)
    expect(delayIn(heldText.get(), 'pair')).toBeNull()
    expect(heldMicrophone()).toBe('usb')
  })

  it('is remembered for the 24 pairs that were set last', () => {
    for (let at = 0; at < 30; at++) holdDelay(`pair ${at}`, { delayMs: at, from: 'byHand' })
    expect(delayIn(heldText.get(), 'pair 5')).toBeNull()
    expect(delayIn(heldText.get(), 'pair 6')).toEqual({ delayMs: 6, from: 'byHand' })
  })

  it.each(['', 'not JSON', '[]', '{"deviceId":7,"delays":[]}', '{"deviceId":null,"delays":[[1]]}'])(
    'is assumed where what is kept cannot be read: %s',
    async (text) => {
      heldText.set(text)
      expect(heldMicrophone()).toBeNull()
      expect(await heldDelayMs(AUDIO, USB)).toBe(100)
      holdDelay('pair', { delayMs: 80, from: 'byHand' })
      expect(delayIn(heldText.get(), 'pair')?.delayMs).toBe(80)
    },
  )
})

describe('the output', () => {
  const tv = { kind: 'audiooutput', deviceId: 'tv', label: 'TV' }
  const input = { kind: 'audioinput', deviceId: 'default', label: 'Default - USB' }

  it.each([
    ['the default one of several', [input, tv, SPEAKERS], 'Default - Speakers'],
    ['the only one', [input, tv], 'TV'],
    ['unknown of several without a default', [tv, { ...tv, deviceId: 'b', label: 'B' }], 'default'],
    ['unknown where it has no name', [{ ...SPEAKERS, label: '' }], 'default'],
    ['unknown where none is listed', [input], 'default'],
  ])('is %s', async (_, devices, name) => {
    withOutputs(...devices)
    expect(await outputName()).toBe(name)
  })

  it.each([
    ['Default - Headphones (Realtek Audio)', true],
    ['Ana’s AirPods Pro', true],
    ['Auriculares con cable', true],
    ['Casque Bluetooth', true],
    ['Default - Speakers', false],
    ['Starbuds TV', false],
    ['default', false],
  ])('%s is worn: %s', (name, worn) => {
    expect(isWorn(name)).toBe(worn)
  })
})

describe('a recording', () => {
  const block = (firstFrame: number, ...samples: number[]) => ({
    firstFrame,
    samples: Float32Array.from(samples),
  })

  it('begins at its frame and ends at its length, whatever comes before and after', () => {
    const recording = createRecording(100, 6)
    expect(recording.add(block(90, 9, 9, 9, 9))).toBe(0)
    expect(recording.add(block(98, 9, 9, 1, 2))).toBeCloseTo(2 / 6)
    expect(recording.add(block(104, 5, 6, 9, 9))).toBe(1)
    expect(recording.add(block(110, 9))).toBe(1)
    expect([...recording.samples]).toEqual([1, 2, 0, 0, 5, 6])
  })
})

it('pulses begin sharply, each at its time, and stay within what can be played', () => {
  const rate = 48_000
  const track = pulseTrack(rate)
  for (const timeMs of PULSE_TIMES_MS) {
    const at = (timeMs * rate) / 1000
    const loudest = (from: number, to: number) =>
      track.subarray(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest(at - 0.1 * rate, at)).toBe(0)
    expect(loudest(at, at + 0.001 * rate)).toBeGreaterThan(0.4)
  }
  expect(track.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.6)
})
