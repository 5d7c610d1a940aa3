import { expect, it } from 'vitest'
import { readLevels } from './read-levels.ts'

const line = (level: string) =>
  `frame:0 pts:0 pts_time:0\nlavfi.astats.Overall.RMS_level=${level}\n`

it('levels are read wherever the parts of what is printed end', () => {
  const printed = ['-20.5', '-inf', 'nan', '0.25'].map(line).join('')
  for (const size of [1, 7, 64, 1000]) {
    const reader = readLevels(10)
    for (let at = 0; at < printed.length; at += size) reader.take(printed.slice(at, at + size))
    expect([...reader.levels()], `${size}`).toEqual([
      ...[-20.5, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.25],
    ])
  }
})

it('levels are as many as there may be, and no more', () => {
  const reader = readLevels(20_000)
  for (let nth = 0; nth < 30; nth++) reader.take(line('-30').repeat(1000))
  expect(reader.levels()).toHaveLength(20_000)
  expect(reader.levels()[19_999]).toBe(-30)
})
