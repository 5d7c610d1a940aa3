import { expect, it } from 'vitest'
import { distinctLabels } from './distinct-labels.ts'

it('tells apart two tracks of one language', () => {
  const labels = ['English', 'español', 'English', 'English']
  expect(distinctLabels(labels)).toEqual(['English', 'español', 'English 2', 'English 3'])
})
