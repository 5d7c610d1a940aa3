import { expect, it } from 'vitest'
import { yesOrNo } from './yes-or-no.ts'

it.each([
  ['Yes!', true],
  ['sí', true],
  ['Oui', true],
  ['d’accord', true],
  ['No, thanks', false],
  ['non', false],
  ['Ja!', true],
  ['sì', true],
  ['sim', true],
  ['Да, пожалуйста', true],
  ['好的。', true],
  ['はい、お願いします', true],
  ['네', true],
  ['نعم', true],
  ['हाँ', true],
  ['Nein danke', false],
  ['não', false],
  ['нет', false],
  ['不用了', false],
  ['いいえ', false],
  ['아니요', false],
  ['لا', false],
  ['जी नहीं', false],
  ['है', undefined],
  ['yes and play it', undefined],
  ['nothing scary', undefined],
  ['', undefined],
] as const)('"%s" says %s', (transcript, isYes) => {
  expect(yesOrNo(transcript)).toBe(isYes)
})
