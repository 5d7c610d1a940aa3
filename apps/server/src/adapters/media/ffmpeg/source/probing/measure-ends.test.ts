import { expect, it } from 'vitest'
import { endsOf, longestOf } from './measure-ends.ts'

const said = (...lines: string[]) => lines.join('\n')

it('tells where each stream ends, from where the file begins', () => {
  const ends = endsOf(
    said(
      'packet,video,0,6.000000,5.960000,0.040000',
      'packet,video,0,5.960000,6.000000,0.040000',
      'packet,audio,1,6.980000,6.980000,0.020000',
      'packet,subtitle,2,11.000000,11.000000,1.000000',
      'format,5.000000',
    ),
  )
  expect(ends).toEqual([
    { index: 0, kind: 'video', endSeconds: 6.04 - 5 },
    { index: 1, kind: 'audio', endSeconds: 2 },
    { index: 2, kind: 'subtitle', endSeconds: 7 },
  ])
  expect(ends && longestOf(ends, ({ kind }) => kind !== 'subtitle')).toBe(2)
  expect(ends && longestOf(ends, ({ kind }) => kind === 'other')).toBeUndefined()
})

it('counts a packet without a length as it is, one that says only when it is decoded, and none without a time', () => {
  const ends = endsOf(
    said(
      'packet,video,0,3.5,N/A,N/A',
      'packet,audio,1,N/A,2.5,0.5',
      'packet,video,0,N/A,N/A,9',
      'format,N/A',
    ),
  )
  expect(ends).toEqual([
    { index: 0, kind: 'video', endSeconds: 3.5 },
    { index: 1, kind: 'audio', endSeconds: 3 },
  ])
})

it('knows nothing where nothing was said', () => {
  expect(endsOf('format,0.000000')).toBeUndefined()
})
