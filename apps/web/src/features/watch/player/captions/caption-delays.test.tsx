import { beforeEach, expect, it } from 'vitest'
import { keepDelay, keptDelay } from './caption-delays.ts'
import { delayCues } from './text-tracks.ts'

beforeEach(() => localStorage.clear())

it('remembers the delay of each caption track, and forgets none at all', () => {
  expect(keptDelay('/a.vtt')).toBe(0)
  expect(keptDelay(undefined)).toBe(0)
  keepDelay('/a.vtt', 1.5)
  keepDelay('/b.vtt', -0.25)
  expect([keptDelay('/a.vtt'), keptDelay('/b.vtt')]).toEqual([1.5, -0.25])
  keepDelay('/a.vtt', 0)
  expect(keptDelay('/a.vtt')).toBe(0)
  expect(localStorage.getItem('starnest.caption-delays')).not.toContain('/a.vtt')
})

it('goes no further than a minute, and remembers the last fifty', () => {
  expect([keepDelay('/a.vtt', 61), keepDelay('/a.vtt', -100)]).toEqual([60, -60])
  for (let nth = 0; nth < 50; nth += 1) keepDelay(`/${nth}.vtt`, 1)
  expect([keptDelay('/a.vtt'), keptDelay('/0.vtt'), keptDelay('/49.vtt')]).toEqual([0, 1, 1])
})

it.each(['', 'nonsense', '{}', '[["/a.vtt",1e9]]', '[["/a.vtt","1"]]'])(
  'reads %j as none',
  (stored) => {
    localStorage.setItem('starnest.caption-delays', stored)
    expect(keptDelay('/a.vtt')).toBe(0)
    expect(keepDelay('/a.vtt', 2)).toBe(2)
    expect(keptDelay('/a.vtt')).toBe(2)
  },
)

it('moves cues from where their file has them, however often', () => {
  const cues = [
    { startTime: 1, endTime: 3 },
    { startTime: 4, endTime: 6 },
  ]
  const track = { cues }
  const times = () => cues.map(({ startTime, endTime }) => [startTime, endTime])
  delayCues(track, 2)
  delayCues(track, 2.5)
  expect(times()).toEqual([
    [3.5, 5.5],
    [6.5, 8.5],
  ])
  delayCues(track, -3.5)
  // What would come before the film's beginning is never shown.
  expect(times()).toEqual([
    [0, 0],
    [0.5, 2.5],
  ])
  delayCues(track, 0)
  expect(times()).toEqual([
    [1, 3],
    [4, 6],
  ])
})
