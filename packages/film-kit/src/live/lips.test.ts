import { describe, expect, it } from 'vitest'
import { lipsOf } from './lips.ts'

/** How often a mouth opens: times at which it is open and was not 10 ms before. */
function openings(duration: number, words?: string): number {
  const lips = lipsOf(duration, words)
  let count = 0
  for (let t = 0.01; t < duration; t += 0.01) if (lips(t) > 0.3 && lips(t - 0.01) <= 0.3) count++
  return count
}

describe('the lips of somebody who speaks', () => {
  it.each([
    ['one syllable', 'Hi', 1],
    ['English', 'Hello, little star', 5],
    ['German', 'Ich habe dich gefunden', 7],
    ['Russian', 'Привет, звезда', 4],
    ['Japanese: a letter is a syllable', 'こんにちは', 5],
    ['Chinese', '你好', 2],
    ['Korean', '안녕하세요', 5],
  ])('open once for each syllable: %s', (_language, words, syllables) => {
    expect(openings(3, words)).toBe(syllables)
  })

  it.each(['مرحبا بكم', 'नमस्ते दोस्तों'])('move in scripts that write few vowels: %s', (words) => {
    expect(openings(2, words)).toBeGreaterThanOrEqual(2)
  })

  it('move without words too, and are closed before and after', () => {
    expect(openings(2)).toBeGreaterThan(5)
    const lips = lipsOf(2, 'Good morning')
    expect([lips(-1), lips(0), lips(2), lips(5)]).toEqual([0, 0, 0, 0])
  })

  it('are never wider than wide open, and read a long text in a moment', () => {
    const lips = lipsOf(10, 'la '.repeat(100_000))
    for (let t = 0; t < 10; t += 0.05) {
      expect(lips(t)).toBeGreaterThanOrEqual(0)
      expect(lips(t)).toBeLessThanOrEqual(1)
    }
  })
})
