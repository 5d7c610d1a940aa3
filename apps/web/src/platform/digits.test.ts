import { expect, it } from 'vitest'
import { digitsOf } from './digits.ts'

it.each([
  ['1234', 'ASCII'],
  ['١٢٣٤', 'Arabic'],
  ['۱۲۳۴', 'Persian'],
  ['१२३४', 'Devanagari'],
  ['１２３４', 'full width'],
  ['𝟏𝟐𝟑𝟒', 'bold'],
  ['𝟷𝟸𝟹𝟺', 'monospace, after four other sets of ten'],
  ['1２३٤', 'mixed'],
])('reads %s as 1234: %s', (text) => {
  expect(digitsOf(text)).toBe('1234')
})

it('reads every digit of a script', () => {
  expect(digitsOf('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
})

it.each(['12 a3-4\n', '½12³34Ⅳ', '一1二234'])('leaves out what is no decimal digit: %j', (text) => {
  expect(digitsOf(text)).toBe('1234')
})

it('reads nothing where nothing is', () => {
  expect(digitsOf('')).toBe('')
})
