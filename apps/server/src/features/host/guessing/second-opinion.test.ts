import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOST_LANGUAGES } from '../languages/all-languages.ts'
import { english } from '../languages/en/english.ts'
import { readGrammar } from '../understanding/grammar.ts'
import { understand } from '../understanding/understand.ts'
import { type Before, INTENTS, type Intent } from '../understanding/understood.ts'
import { featuresOf, SecondOpinion, secondOpinions, WEIGHT_STEP } from './second-opinion.ts'

const opinions = await secondOpinions()
const grammar = readGrammar(english)

/** What Leo makes of an English phrase, the likeliest first. */
const heard = (text: string, before?: Before) =>
  understand(grammar, text, { before, opinion: opinions.get('en') })

describe('a phrase that no pattern fits', () => {
  it.each<[string, Before | undefined, Intent]>([
    ['would somebody kindly halt this for the doorbell', 'watching', 'pause'],
    ['my ears hurt from all that noise', 'watching', 'quieter'],
    ['stick that in my collection for another evening', 'one', 'add_to_list'],
  ])('%s: is guessed at, and marked as a guess', (text, before, intent) => {
    expect(heard(text, before).at(-1)).toMatchObject({ intent, isGuess: true })
  })

  it('is no command where it only speaks of other things', () => {
    expect(heard('our neighbour bought a red car', 'watching').at(-1)?.intent).toBe('none')
  })
})

it('leaves what a pattern explains whole as it is', () => {
  expect(heard('pause', 'watching').at(-1)).toEqual({ intent: 'pause', slots: {}, certainty: 1 })
})

it('never guesses at the place in a list where none was shown', () => {
  for (const text of ['let us settle on the second then', 'that third one grabs me']) {
    expect(heard(text).some(({ intent, isGuess }) => intent === 'choose' && isGuess)).toBe(false)
  }
})

describe.each(HOST_LANGUAGES)('the weights of $code', ({ code }) => {
  it('were learned for the intents that there are', () => {
    const file = new URL(`../../../../language-data/${code}/second-opinion.bin`, import.meta.url)
    const bytes = readFileSync(file)
    const [first] = bytes.toString('utf8', 4, 4 + bytes.readUInt32LE(0)).split('\n')
    expect(first).toBe(INTENTS.join(' '))
  })

  it('say nothing of words that they do not know', () => {
    const { sureness } = opinions.get(code)?.of(['zzqx', 'wvvk'], undefined) ?? { sureness: 1 }
    expect(sureness).toBeLessThan(0.65)
  })
})

describe('an opinion', () => {
  /** Two intents and one feature, which speaks for the second. */
  const bytes = (weight: number) => {
    const text = Buffer.from('pause resume\nw weiter')
    const head = Buffer.alloc(4)
    head.writeUInt32LE(text.length)
    return Buffer.concat([head, text, Buffer.from(Int8Array.from([1, 1, weight]).buffer)])
  }

  it('adds up what the features of a phrase speak for', () => {
    const { intent, sureness } = new SecondOpinion(bytes(100)).of(['weiter'], undefined)
    const share = featuresOf(['weiter'], undefined).get('w weiter') ?? 0
    const score = 100 * WEIGHT_STEP * share
    expect(intent).toBe('resume')
    expect(sureness).toBeCloseTo(1 / (1 + Math.exp(-score)), 6)
  })

  it('takes drawn out letters and all numbers for the same', () => {
    expect(featuresOf(['nooooo', '17'], 'list')).toEqual(featuresOf(['no', '4'], 'list'))
  })

  it('looks at no more than the beginning of what is endless', () => {
    const endless = Array.from({ length: 500 }, (_, at) => `${'a'.repeat(40)}${at}`)
    expect(featuresOf(endless, undefined).size).toBeLessThan(24 * 60)
  })
})
