import { hashPin, isPinOf } from '../../apps/server/src/features/household/pin/pin-hash.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'

const CHECKS = 40

/** Milliseconds that a check may take without being felt, and that a guess has to cost. Source: ours. */
const MOST_MS = 300
const LEAST_MS = 20

/** How long a look at a PIN takes, one after the other: long for who guesses, short for who knows. */
export async function measurePin(): Promise<Figure[]> {
  const hash = await hashPin('482915')
  const samples: number[] = []
  for (let nth = 0; nth < CHECKS; nth++) {
    const startedMs = performance.now()
    await isPinOf(hash, nth % 2 === 0 ? '482915' : '000000')
    samples.push(performance.now() - startedMs)
  }
  return [
    {
      name: 'PIN check, p95',
      value: percentile(samples, 0.95),
      unit: 'ms',
      better: 'smaller',
      target: MOST_MS,
    },
    {
      name: 'PIN check, fastest',
      value: Math.min(...samples),
      unit: 'ms',
      better: 'larger',
      target: LEAST_MS,
    },
  ]
}
