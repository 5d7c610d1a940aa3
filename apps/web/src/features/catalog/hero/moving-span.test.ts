import { expect, it } from 'vitest'
import { movingSpan } from './moving-span.ts'

const MEASURED = { fromSeconds: 2.667, toSeconds: 18.833 }

it.each([
  ['what was measured is kept to', MEASURED, 22, MEASURED],
  ['any other film is past its opening', null, 5400, { fromSeconds: 540, toSeconds: Infinity }],
  ['a length that is not known', null, Number.NaN, { fromSeconds: 0, toSeconds: Infinity }],
])('%s', (_what, heroPart, seconds, span) => {
  expect(movingSpan(heroPart, seconds)).toEqual(span)
})
