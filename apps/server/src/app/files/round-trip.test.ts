import { expect, it } from 'vitest'
import { travelRoughly } from '../../../test/files/rough-journey.ts'

/** The bench brings 1 GiB; here it is as much as a test has time for. */
const FILM_BYTES = 64 * 1024 * 1024 + 12_345

it('brings a film whole through twenty cuts of the network, two of them kills of the server', {
  timeout: 600_000,
}, async () => {
  const { stops, status, sent, stored, files, exitCode } = await travelRoughly(FILM_BYTES)
  expect(stops).toHaveLength(20)
  for (const [index, { offset, cutAt }] of stops.entries()) {
    expect(offset).toBeLessThanOrEqual(cutAt)
    expect(offset).toBeGreaterThanOrEqual(stops[index - 1]?.offset ?? 0)
  }
  expect(stops.at(-1)?.offset).toBeGreaterThan(FILM_BYTES / 2)
  expect(status).toBe(204)
  expect(stored).toEqual(sent)
  expect([files, exitCode]).toEqual([1, 0])
})
