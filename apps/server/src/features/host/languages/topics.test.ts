import { expect, it } from 'vitest'
import { foldedWords } from '../../../domain/text/fold.ts'
import { topics as english } from './en/topics.ts'
import { topics as spanish } from './es/topics/topics.ts'
import { topics as french } from './fr/topics/topics.ts'
import { topicsOf } from './topics.ts'

it('reads lines of words and what they are in English', () => {
  expect(topicsOf('\n  niño niña = child boy\n  Œuf = egg\n niño = kid\n')).toEqual({
    nino: ['child', 'boy', 'kid'],
    nina: ['child', 'boy'],
    oeuf: ['egg'],
  })
})

it('refuses a line that says nothing of a word', () => {
  expect(() => topicsOf('ballena')).toThrow(RangeError)
  expect(() => topicsOf('ballena =')).toThrow(RangeError)
})

it('knows no word that nobody wrote', () => {
  expect(topicsOf('ballena = whale').constructor).toBeUndefined()
})

it.each([
  ['English', english, 400],
  ['Spanish', spanish, 900],
  ['French', french, 900],
] as const)('has folded words in %s, and English ones that are folded too', (_, topics, least) => {
  const entries = Object.entries(topics)
  expect(entries.length).toBeGreaterThan(least)
  for (const [word, meant] of entries) {
    expect.soft(meant.flatMap(foldedWords), word).toEqual(meant)
    expect.soft(foldedWords(word)).toEqual([word])
  }
})

it.each([
  ['ballena', 'baleine', 'whale'],
  ['ovejita', 'mouton', 'sheep'],
  ['dragón', 'dragon', 'dragon'],
  ['tortitas', 'crêpe', 'pancake'],
  ['faro', 'phare', 'lighthouse'],
  ['fantasma', 'fantôme', 'ghost'],
  ['paraguas', 'parapluie', 'umbrella'],
  ['muela', 'dent', 'tooth'],
  ['cohete', 'fusée', 'rocket'],
  ['tambor', 'tambour', 'drum'],
  ['nieve', 'neige', 'snow'],
  ['cartero', 'facteur', 'mail'],
])('finds in Spanish (%s) and French (%s) what is about %s', (spanishWord, frenchWord, topic) => {
  expect(foldedWords(spanishWord).flatMap((word) => spanish[word])).toContain(topic)
  expect(foldedWords(frenchWord).flatMap((word) => french[word])).toContain(topic)
})
