import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMessage } from './gate.ts'
import { readingsOf, writtenWords } from './readings.ts'

const is = (text: string) => checkMessage(text).is

describe('the safety gate', () => {
  it.each([
    'f u c k',
    'f.u.c.k',
    'fuuuuck',
    'ｆｕｃｋ',
    'sh!t',
    'fu ck',
    'f*ck',
    'рussy',
    'cукa',
    '씨1발',
  ])('sees through the disguise of %s', (text) => expect(is(text)).toBe('block'))

  it.each([
    'Scunthorpe',
    'Dick Van Dyke',
    'cockatoo',
    'cock-a-doodle-doo',
    'computadora',
    'assassin',
  ])('lets %s pass', (text) => expect(is(text)).toBe('fine'))

  it('puts distress before everything else', () => {
    expect(is('fuck, I want to die')).toBe('distress')
  })

  it('finds a title that is a blocked word, and does not excuse the word elsewhere', () => {
    expect(checkMessage('play Bastard', { titles: ['Bastard'] }).is).toBe('fine')
    expect(checkMessage('bastard, stop it', { titles: ['Bastard'] }).is).toBe('block')
  })

  it('masks numbers and addresses of e-mail', () => {
    expect(checkMessage('write to ana@home.example or 555 014 2233')).toEqual({
      is: 'personal',
      masked: 'write to ••• or •••',
    })
  })

  it('takes any text, in either normal form, with bounded work', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (text) => {
        expect(is(text.normalize('NFC'))).toBe(is(text.normalize('NFD')))
        expect(readingsOf(writtenWords(text.slice(0, 500))).length).toBeLessThan(500 * 40)
      }),
      { numRuns: 60 },
    )
  })
})
