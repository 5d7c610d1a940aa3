import { expect, it } from 'vitest'
import { latinKey } from './latin-key.ts'

it.each([
  ['Russian', 'а', 'KeyF', 'f'],
  ['Russian, with Shift', 'А', 'KeyF', 'f'],
  ['Arabic', 'ؤ', 'KeyC', 'c'],
  ['Korean', 'ㄹ', 'KeyF', 'f'],
  ['Hindi, a letter', 'म', 'KeyC', 'c'],
  ['Hindi, a vowel sign', 'ि', 'KeyF', 'f'],
])(
  'a letter of another script is the one of A to Z beside it: %s',
  (_layout, key, code, letter) => {
    expect(latinKey({ key, code })).toBe(letter)
  },
)

it.each([
  ['AZERTY', 'a', 'KeyQ'],
  ['Dvorak', 'F', 'KeyY'],
  ['Dvorak, a sign', ',', 'KeyW'],
  ['German', 'ö', 'Semicolon'],
  ['Russian, beside the letters', 'ж', 'Semicolon'],
  ['a key with a name', 'Enter', 'Enter'],
  ['a digit', '1', 'Digit1'],
  ['a remote, which tells no code', 'f', ''],
])('any other key is called as it is: %s', (_layout, key, code) => {
  expect(latinKey({ key, code })).toBe(key)
})
