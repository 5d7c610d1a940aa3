import { describe, expect, it } from 'vitest'
import { LIKELY, likenessOf, SURE } from './match-title.ts'

describe('how likely a film was meant', () => {
  it.each([
    ['the paper prince', 'The Paper Prince'],
    ['paper prince', 'The Paper Prince'],
    ['the papper prince', 'The Paper Prince'],
    ['vampires toothache', "The Vampire's Toothache"],
    ['kites over cloud harbour', 'Kites over Cloud Harbor'],
    ['mail for planet 9', 'Mail for Planet Nine'],
    ['two light houses', 'Two Lighthouses'],
    ['the vampires tooth ache', "The Vampire's Toothache"],
    ['the boro band', 'The Burrow Band'],
    ['i never heard of the map in the sand', 'The Map in the Sand'],
    ['runaway pancake al abuelo y a mí', 'The Runaway Pancake'],
  ])('%j is surely %j', (said, name) => {
    expect(likenessOf(said, name)).toBeGreaterThanOrEqual(SURE)
  })

  it('is 1 for the name itself and for what it says without small words', () => {
    expect(likenessOf('The Map in the Sand', 'The Map in the Sand')).toBe(1)
    expect(likenessOf('map sand', 'The Map in the Sand')).toBe(1)
  })

  it('is less among other words than alone', () => {
    const alone = likenessOf('paper prince', 'The Paper Prince')
    const among = likenessOf('so today we want the paper prince', 'The Paper Prince')

    expect(among).toBeLessThan(alone)
    expect(among).toBeGreaterThanOrEqual(0.85)
  })

  it.each([
    ['something funny', 'The Paper Prince'],
    ['', 'The Paper Prince'],
    ['the one in the sand', 'Downhill Comet'],
    ['whale', 'Two Lighthouses'],
  ])('%j is not %j', (said, name) => {
    expect(likenessOf(said, name)).toBeLessThan(LIKELY)
  })

  it.each([
    ['football in the garden', 'Bolt and the Rain Garden'],
    ['football garden', 'Bolt and the Rain Garden'],
  ])('is not sure of %j for %j by their letters alone', (said, name) => {
    expect(likenessOf(said, name)).toBeLessThan(SURE)
  })

  it('is not sure of one word out of many', () => {
    expect(
      likenessOf('the film with the whale in the sea', "The Little Whale's Song"),
    ).toBeLessThan(SURE)
  })
})
