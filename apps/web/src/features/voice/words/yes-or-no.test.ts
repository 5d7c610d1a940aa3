import { expect, it } from 'vitest'
import { yesOrNo } from './yes-or-no.ts'

it.each([
  ['Yes!', true],
  ['sí', true],
  ['Oui', true],
  ['d’accord', true],
  ['No, thanks', false],
  ['non', false],
  ['yes and play it', undefined],
  ['nothing scary', undefined],
  ['', undefined],
] as const)('"%s" says %s', (transcript, isYes) => {
  expect(yesOrNo(transcript)).toBe(isYes)
})
