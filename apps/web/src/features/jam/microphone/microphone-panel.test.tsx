import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { MicrophoneButton } from './microphone-button.tsx'
import { PULSE_TIMES_MS } from './tap-along.ts'

const RATE = 16_000
/** Samples in one block of the worklet. */
const BLOCK = 512

type Device = { kind: string; deviceId: string; label: string }
const LAPTOP = { kind: 'audioinput', deviceId: 'laptop', label: 'Laptop Microphone' }
const USB = { kind: 'audioinput', deviceId: 'usb', label: 'USB Microphone' }
const SPEAKERS = { kind: 'audiooutput', deviceId: 'default', label: 'Default - Speakers' }

let devices: Device[]
let settings: MediaTrackSettings
let refusal: DOMException | null
let open: string[]
/** What was played last, when on the audio clock, and what is told at its end. */
let played: { samples: Float32Array; atSeconds: number; end: () => void; isStopped: boolean } | null
let listener: MessagePort | undefined
/** The audio clock, in seconds. */
let nowSeconds: number

class FakeAudio {
  state = 'running'
  sampleRate = RATE
  outputLatency = 0.03
  baseLatency = 0.01
  destination = {}
  audioWorklet = { addModule: async () => undefined }
  get currentTime() {
    return nowSeconds
  }
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined })
  createAnalyser = () => ({
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.25),
  })
  createBuffer = (_: number, length: number, rate: number) => {
    const samples = new Float32Array(length)
    return { length, duration: length / rate, getChannelData: () => samples }
  }
}

class FakeGain {
  gain = { setTargetAtTime: () => undefined }
  connect = () => undefined
  disconnect = () => undefined
}

class FakeSource {
  onended: () => void = () => undefined
  private readonly buffer: AudioBuffer
  constructor(_: unknown, { buffer }: { buffer: AudioBuffer }) {
    this.buffer = buffer
  }
  connect = () => undefined
  start(atSeconds: number) {
    const samples = this.buffer.getChannelData(0)
    played = { samples, atSeconds, end: () => this.onended(), isStopped: false }
  }
  stop() {
    if (played) played.isStopped = true
  }
}

class FakeCopier {
  port = {
    postMessage: (_: unknown, [port]: MessagePort[] = []) => {
      listener = port
    },
    close: () => undefined,
  }
}

/** A microphone that a browser gives, as it is asked. */
async function getUserMedia({ audio }: { audio: { deviceId?: { ideal: string } } }) {
  if (refusal) throw refusal
  const wanted = audio.deviceId?.ideal ?? 'laptop'
  const device = devices.find(({ deviceId }) => deviceId === wanted) ?? LAPTOP
  open.push(device.deviceId)
  const track = {
    label: device.label,
    getSettings: () => ({ ...settings, deviceId: device.deviceId }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    stop: () => {
      open = open.filter((one) => one !== device.deviceId)
    },
  }
  return { getAudioTracks: () => [track], getTracks: () => [track] }
}

beforeEach(async () => {
  localStorage.clear()
  await chooseLanguage('en')
  devices = [LAPTOP, USB, SPEAKERS]
  settings = { echoCancellation: false, noiseSuppression: true }
  refusal = null
  open = []
  played = null
  listener = undefined
  nowSeconds = 10
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  vi.stubGlobal('AudioWorkletNode', FakeCopier)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: async () => devices },
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function openPanel() {
  draw(<MicrophoneButton />)
  press('Microphone')
  await screen.findByRole('heading', { name: 'Delay' })
}

const shownDelay = () => document.querySelector('.mic-delay')?.textContent
const sayings = () => screen.getAllByRole('status').map((one) => one.textContent)

/** What the microphone hears of what is played, so late, in a room with some noise; in blocks. */
async function hear(delayMs: number | null) {
  const track = played
  const port = listener
  if (!track || !port) throw new Error('nothing is played, or nobody listens')
  const late = delayMs === null ? 0 : Math.round((delayMs * RATE) / 1000)
  const first = Math.round(track.atSeconds * RATE) - 3 * BLOCK
  let seed = 7
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed / 2_147_483_647 - 0.5) * 0.02
  }
  const soundAt = (frame: number) =>
    delayMs === null ? 0 : (track.samples[frame - Math.round(track.atSeconds * RATE) - late] ?? 0)
  for (let from = 0; from < track.samples.length + 5 * BLOCK; from += BLOCK) {
    const samples = Float32Array.from(
      { length: BLOCK },
      (_, at) => 0.3 * soundAt(first + from + at) + noise(),
    )
    port.postMessage({ firstFrame: first + from, samples })
  }
}

describe('the microphone', () => {
  it('is one of those that there are, and the choice is kept', async () => {
    await openPanel()
    const which = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Microphone' })
    expect([...which.options].map(({ text }) => text)).toEqual([LAPTOP.label, USB.label])
    expect(open).toEqual(['laptop'])
    fireEvent.change(which, { target: { value: 'usb' } })
    await screen.findByRole('heading', { name: 'Delay' })
    expect(open).toEqual(['usb'])
    cleanup()
    expect(open).toEqual([])
    await openPanel()
    expect(open).toEqual(['usb'])
  })

  it('shows its level, and what the browser does to the voice in fact', async () => {
    await openPanel()
    await vi.waitFor(() => {
      expect(screen.getByLabelText('Level').getAttribute('value')).toBe('100')
    })
    const facts = [...document.querySelectorAll('.mic-fact')].map((fact) => fact.textContent)
    expect(facts).toEqual([
      'Echo cancellationOff',
      'Noise suppressionOn',
      'Automatic gainNot known',
    ])
  })

  it.each([
    ['is advised while the loudspeaker is heard', false, 'Default - Speakers', true],
    ['is not advised with headphones', false, 'Default - Headphones', false],
    ['is not advised where the echo is taken away', true, 'Default - Speakers', false],
  ])('headphones: %s', async (_, echoCancellation, label, isAdvised) => {
    settings = { echoCancellation }
    devices = [LAPTOP, { ...SPEAKERS, label }]
    await openPanel()
    expect(screen.queryByText(/^Use headphones/) !== null).toBe(isAdvised)
  })

  it('that is refused says why, and is asked for again', async () => {
    refusal = new DOMException('no', 'NotAllowedError')
    draw(<MicrophoneButton />)
    press('Microphone')
    expect((await screen.findByRole('alert')).textContent).toMatch(/not to use the microphone/)
    refusal = null
    press('Try again')
    await screen.findByRole('heading', { name: 'Delay' })
  })
})

describe('the delay', () => {
  it('is assumed at first', async () => {
    await openPanel()
    expect(shownDelay()).toBe('100 msassumed')
  })

  it('is measured by six chirps, and kept', async () => {
    await openPanel()
    press('Measure the delay')
    await vi.waitFor(() => expect(played).not.toBeNull())
    expect(screen.getByRole('progressbar', { name: 'Measuring the delay' })).toBeTruthy()
    await hear(187)
    await vi.waitFor(() =>
      expect(sayings()).toContain('The delay was measured and is kept for this microphone.'),
    )
    expect(shownDelay()).toBe('187 msmeasured')
    cleanup()
    await openPanel()
    expect(shownDelay()).toBe('187 msmeasured')
  })

  it('is not changed by a measurement that hears nothing', async () => {
    await openPanel()
    press('Measure the delay')
    await vi.waitFor(() => expect(played).not.toBeNull())
    await hear(null)
    await vi.waitFor(() =>
      expect(sayings().join(' ')).toMatch(/The chirps were not heard. Turn the sound up/),
    )
    expect(shownDelay()).toBe('100 msassumed')
  })

  it('is measured no further when that is cancelled', async () => {
    await openPanel()
    press('Measure the delay')
    await vi.waitFor(() => expect(played).not.toBeNull())
    press('Cancel')
    await vi.waitFor(() => expect(played?.isStopped).toBe(true))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(shownDelay()).toBe('100 msassumed')
  })

  it('is corrected by hand in steps of 5 ms, and assumed again on demand', async () => {
    await openPanel()
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Correct the delay' })
    expect([slider.min, slider.max, slider.step]).toEqual(['-200', '500', '5'])
    fireEvent.change(slider, { target: { value: '-45' } })
    expect(shownDelay()).toBe('-45 msset by hand')
    press('Use the assumed value')
    expect(shownDelay()).toBe('100 msassumed')
  })
})

describe('tapping along', () => {
  /** Taps so late after each of the first pulses, and lets the pulses end. */
  async function tapTo(count: number, lateMs: (pulse: number) => number) {
    await openPanel()
    press('Tap along')
    const pad = screen.getByRole('button', { name: 'Tap here' })
    expect(document.activeElement).toBe(pad)
    const startsAt = played?.atSeconds ?? 0
    for (const [pulse, timeMs] of PULSE_TIMES_MS.slice(0, count).entries()) {
      nowSeconds = startsAt + (timeMs + lateMs(pulse)) / 1000
      if (pulse % 2 === 0) fireEvent.pointerDown(pad)
      else fireEvent.keyDown(pad, { key: ' ' })
    }
    act(() => played?.end())
  }

  it('says how late the sound is heard; what hearing adds is assumed', async () => {
    await tapTo(12, () => 80)
    const [, delayMs = ''] = /^(\d+) msmeasured by tapping$/.exec(shownDelay() ?? '') ?? []
    expect(Math.abs(Number(delayMs) - 140)).toBeLessThan(15)
  })

  it.each([
    ['too few taps', 4, () => 80, 'There were too few taps. Tap with each pulse.'],
    [
      'uneven taps',
      12,
      (pulse: number) => [0, 300, 150][pulse % 3] ?? 0,
      'The taps were too uneven to tell. Try again.',
    ],
  ] as const)('says nothing of %s', async (_, count, lateMs, sentence) => {
    await tapTo(count, lateMs)
    expect(sayings()).toContain(sentence)
    expect(shownDelay()).toBe('100 msassumed')
  })

  it('is not a tap when the focus moves or a key is held', async () => {
    await openPanel()
    press('Tap along')
    const pad = screen.getByRole('button', { name: 'Tap here' })
    fireEvent.keyDown(pad, { key: 'Tab' })
    fireEvent.keyDown(pad, { key: 'ArrowDown' })
    fireEvent.keyDown(pad, { key: 'a', repeat: true })
    expect(pad.textContent).toBe('Tap here0 of 12')
    fireEvent.keyDown(pad, { key: 'a' })
    expect(pad.textContent).toBe('Tap here1 of 12')
  })
})
