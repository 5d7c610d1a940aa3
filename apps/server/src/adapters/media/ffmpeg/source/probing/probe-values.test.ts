import { expect, it } from 'vitest'
import { bitDepthOf, fractionOf, labelOf, languageName, languageOf } from './probe-values.ts'

it.each([
  ['eng', 'en'],
  ['ger', 'de'],
  ['fre', 'fr'],
  ['pt-br', 'pt-BR'],
  ['zh_Hant', 'zh-Hant'],
  ['und', null],
  ['../../etc/passwd', null],
  ['', null],
  [undefined, null],
])('the language %s is %s', (said, tag) => {
  expect(languageOf(said)).toBe(tag)
})

it('labels have no control characters and cannot turn the direction of text', () => {
  expect(labelOf(' Director\u0000’s\r\n\u202Ecut ')).toBe('Director ’s cut')
  expect(labelOf('\u200F\t')).toBeNull()
  expect(labelOf('x'.repeat(1000))).toHaveLength(100)
})

it('languages are called what they call themselves', () => {
  expect(languageName('fr')).toBe('français')
  expect(languageName('es')).toBe('español')
})

it('fractions of ffmpeg are numbers, or none', () => {
  expect(fractionOf('30000/1001')).toBeCloseTo(29.97)
  expect(fractionOf('16:9')).toBeCloseTo(1.778)
  for (const none of ['0/0', '0:1', 'N/A', '-1/2', undefined]) expect(fractionOf(none)).toBeNull()
})

it.each([
  ['yuv420p', 8],
  ['yuv420p10le', 10],
  ['yuv444p12be', 12],
  ['p010le', 10],
  ['gray16le', 16],
  ['rgb24', 8],
])('a pixel of %s has %d bits a colour', (format, bits) => {
  expect(bitDepthOf(format)).toBe(bits)
})
