import { expect, it } from 'vitest'
import { countProcessorMs } from '../../test/processor-time.ts'
import { speechSpans } from './speech-spans.ts'

const FRAME_SECONDS = 0.02
const FRAMES_OF_A_MINUTE = 60 / FRAME_SECONDS

/** A film whose every minute has speech from its tenth to its twentieth second. */
function film(minutes: number): Float32Array {
  return Float32Array.from({ length: minutes * FRAMES_OF_A_MINUTE }, (_, at) => {
    const second = (at % FRAMES_OF_A_MINUTE) * FRAME_SECONDS
    return second >= 10 && second < 20 ? -20 - 10 * Math.abs(Math.sin(at / 5)) : -50
  })
}

it.each(['clear', 'likely'] as const)('%s speech is found in every minute', async (kind) => {
  const spans = await speechSpans({ levels: film(3), frameSeconds: FRAME_SECONDS }, kind)
  expect(spans).toHaveLength(3)
  for (const [minute, { startSeconds, endSeconds }] of spans.entries()) {
    expect(startSeconds).toBeCloseTo(minute * 60 + 9.9, 1)
    expect(endSeconds).toBeCloseTo(minute * 60 + 20.1, 1)
  }
})

it('others get their turn while a film of three hours is listened to', async () => {
  const levels = film(180)
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const tookMs = countProcessorMs()
  const spans = await speechSpans({ levels, frameSeconds: FRAME_SECONDS }, 'clear')
  isOver = true
  expect(spans).toHaveLength(180)
  expect(turns).toBeGreaterThan(4)
  expect(tookMs()).toBeLessThan(1500)
})
