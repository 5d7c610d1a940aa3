import { expect, it } from 'vitest'
import { webVtt } from './captions.ts'

const line = (at: number, seconds: number, text: string) => ({
  at,
  seconds,
  who: 'leo',
  speaker: 'Leo',
  text,
  samples: new Float32Array(),
})

it('shows each line a moment longer than it is heard, with its speaker', () => {
  expect(webVtt([line(61.5, 2, 'Good night!')], 90)).toBe(
    'WEBVTT\n\n1\n00:01:01.500 --> 00:01:03.850\n<v Leo>Good night!\n',
  )
})

it('gives way to the next line and to the end of the film', () => {
  const vtt = webVtt([line(1, 2, 'One.'), line(3.1, 1.8, 'Two.')], 5)
  expect(vtt).toContain('00:00:01.000 --> 00:00:03.050')
  expect(vtt).toContain('00:00:03.100 --> 00:00:04.950')
})

it('breaks a long line near its middle, between words', () => {
  const vtt = webVtt([line(0, 3, 'And there, behind a rock, something was shivering.')], 9)
  expect(vtt).toContain('<v Leo>And there, behind a rock,\nsomething was shivering.')
})
