import type { JamBundle } from '@starnest/contract/jam/stage'
import { expect, it } from 'vitest'
import { createVoiceSender, type VoiceNow } from './phone-voice.ts'

const HOP_MS = 512 / 48
/** What the page's clock says when the audio clock says 0. */
const APART_MS = 70_000
const C4_HZ = 440 * 2 ** (-9 / 12)

/** A phone that somebody sings C4 into for some seconds, from the start of the audio clock. The song plays from
 *  `beginsAtMs` of that to `endsAtMs`. */
function singInto(
  { beginsAtMs, endsAtMs }: { beginsAtMs: number; endsAtMs: number },
  forMs = 2000,
) {
  const sent: JamBundle[] = []
  const shown: VoiceNow[] = []
  const sender = createVoiceSender(HOP_MS, {
    songMsAt: (nowMs) => {
      const sinceMs = nowMs - APART_MS - beginsAtMs
      return sinceMs >= 0 && nowMs - APART_MS < endsAtMs ? sinceMs : null
    },
    send: (bundle) => sent.push(bundle),
    onHeard: (voice) => shown.push(voice),
  })
  for (let ms = 0; ms < forMs; ms += HOP_MS) {
    sender.hear(
      { atSeconds: ms / 1000, frequency: C4_HZ, clarity: 0.98, loudness: 0.2 },
      // A reading comes some time after it was sung.
      { audioSeconds: (ms + 40) / 1000, nowMs: APART_MS + ms + 40 },
    )
    if (Math.floor(ms / 500) !== Math.floor((ms - HOP_MS) / 500)) sender.hearOnset(ms / 1000)
  }
  return { sent, shown }
}

it('sends what is sung while the song plays, at its place in the song', () => {
  const { sent } = singInto({ beginsAtMs: 500, endsAtMs: 1500 })
  const [first] = sent
  expect(first?.startMs).toBeLessThan(HOP_MS)
  const tones = sent.flatMap((bundle) => bundle.tones)
  expect(tones.length * HOP_MS).toBeGreaterThan(950)
  expect(tones.length * HOP_MS).toBeLessThanOrEqual(1000 + HOP_MS)
  expect(new Set(tones.slice(5))).toEqual(new Set([0]))
  const onsets = sent.flatMap(({ onsetsMs }) => onsetsMs)
  expect(onsets.map((ms) => Math.round(ms / 100))).toEqual([0, 5])
})

it('sends nothing while no song plays, and still shows the voice', () => {
  const { sent, shown } = singInto({ beginsAtMs: 9000, endsAtMs: 9000 })
  expect(sent).toEqual([])
  expect(shown.length).toBeGreaterThan(15)
  expect(shown.length).toBeLessThan(30)
  expect(shown.at(-1)?.cents).toBe(0)
  expect(shown.at(-1)?.level).toBeGreaterThan(0.5)
})

it('sends what is left when the song ends', () => {
  const { sent } = singInto({ beginsAtMs: 0, endsAtMs: 100 })
  const told = sent.flatMap((bundle) => bundle.tones).length
  expect(told).toBe(Math.ceil(100 / HOP_MS))
})
