import { PREPARED_LIBRARY } from '../../tests/prepared-library.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { ANSWER_LIMIT_MS, WORK_LIMIT_MS, within } from '../run/waiting.ts'

/** Prepares all that ships once, in the folder that the servers of other benches are copied from. */
export async function prepareLibrary(): Promise<Figure[]> {
  const dataFolder = process.env[PREPARED_LIBRARY]
  if (dataFolder === undefined) throw new Error(`${PREPARED_LIBRARY} names no folder`)
  const startedMs = performance.now()
  const preparing = startPreparedStarnest({ STARNEST_DATA: dataFolder })
  const starnest = await within('prepared library', WORK_LIMIT_MS, preparing)
  const seconds = (performance.now() - startedMs) / 1000
  await within('end of the server', ANSWER_LIMIT_MS, starnest.halt())
  return [
    {
      name: 'first start: all that ships is prepared after',
      value: seconds,
      unit: 's',
      better: 'smaller',
    },
  ]
}
