import { jamSongListSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { launchChromium, skipIntro } from '../../tests/browser.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { forRun } from '../run/short-run.ts'
import { WORK_LIMIT_MS, within } from '../run/waiting.ts'

const VOICES = forRun({ long: 20, short: 10 })
const VIEWPORT = { width: 1280, height: 720 }
/** A picture is dropped when the next comes later than one and a half of them, milliseconds. */
const FRAME_MS = 1000 / 60
const TARGET_DELAY_MS = 100
const TARGET_DROPPED_PERCENT = 1

/** A round in a real browser: how long after a voice begins it is on the screen, and pictures that were
 *  dropped. Drawn by software, it says what a machine without a GPU does. */
export async function measureRound(): Promise<Figure[]> {
  const starnest = await within('server', WORK_LIMIT_MS, startPreparedStarnest())
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL: starnest.origin, viewport: VIEWPORT })
    await skipIntro(context)
    const page = await context.newPage()
    await page.addInitScript(voiceOnDemand)
    const songs = jamSongListSchema.parse(
      await (await page.request.get(JAM_ROUTES.songs.path)).json(),
    )
    const longest = songs.toSorted((one, other) => other.durationSeconds - one.durationSeconds)[0]
    if (!longest) throw new Error('there is no song')
    await page.goto('/jam-challenge?mode=karaoke')
    await page.getByText(longest.title, { exact: true }).first().click()
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.locator('.jam-lanes').waitFor()
    const measured = page.evaluate(measureInPage, { voices: VOICES, frameMs: FRAME_MS })
    const { delays, dropped, frames } = await within('voices', WORK_LIMIT_MS, measured)
    return [
      {
        name: 'Jam: voice → picture, p95',
        value: percentile(delays, 0.95),
        unit: 'ms',
        better: 'smaller',
        target: TARGET_DELAY_MS,
        note: `${delays.length} voices`,
      },
      {
        name: 'Jam: pictures dropped in a round',
        value: (dropped / frames) * 100,
        unit: '%',
        better: 'smaller',
        target: TARGET_DROPPED_PERCENT,
        note: `${frames} pictures, drawn by software`,
      },
    ]
  } finally {
    await browser.close()
    await starnest.stop()
  }
}

declare global {
  interface Window {
    voiceOn: (isOn: boolean) => void
  }
}

/** A microphone before which somebody sings when the bench says so. */
function voiceOnDemand(): void {
  const getUserMedia = async () => {
    const audio = new AudioContext()
    const microphone = audio.createMediaStreamDestination()
    const loudness = new GainNode(audio, { gain: 0 })
    const voice = new OscillatorNode(audio, { type: 'sawtooth', frequency: 262 })
    voice.connect(loudness).connect(microphone)
    voice.start()
    window.voiceOn = (isOn) => {
      loudness.gain.value = isOn ? 0.4 : 0
    }
    return microphone.stream
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia, enumerateDevices: async () => [] },
  })
}

/** Sings now and then, and looks at each picture for the colour of the voice near the present. */
async function measureInPage({ voices, frameMs }: { voices: number; frameMs: number }) {
  const canvas = document.querySelector<HTMLCanvasElement>('.jam-lanes')
  const brush = canvas?.getContext('2d', { willReadFrequently: true })
  if (!canvas || !brush) throw new Error('nothing is sung')
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const isVoiceDrawn = () => {
    const [from, to] = [canvas.width * 0.2, canvas.width * 0.24 - 2]
    const { data } = brush.getImageData(from, 0, to - from, canvas.height)
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      if (red > 240 && Math.abs(green - 180) < 12 && Math.abs(blue - 84) < 16) return true
    }
    return false
  }
  const delays: number[] = []
  for (let voice = 0; voice < voices; voice++) {
    const beganMs = performance.now()
    window.voiceOn(true)
    while (!isVoiceDrawn()) {
      await nextFrame()
      if (performance.now() - beganMs > 3000) throw new Error('a voice was never drawn')
    }
    delays.push(performance.now() - beganMs)
    window.voiceOn(false)
    while (isVoiceDrawn()) await nextFrame()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  window.voiceOn(true)
  let [frames, dropped] = [0, 0]
  let last = await nextFrame()
  for (const endMs = last + 10_000; last < endMs; ) {
    const now = await nextFrame()
    frames++
    dropped += Math.max(0, Math.round((now - last) / frameMs) - 1)
    last = now
  }
  return { delays, dropped, frames: frames + dropped }
}
