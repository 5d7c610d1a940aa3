import { expect, it } from 'vitest'
import { isSameGolden } from './record-film.ts'

const drawn = { code: 'a1', three: '0.187.0', browser: 'Chrome/156.0.8078.79' }

it.each([
  ['the same', {}, true],
  ['a patch of the browser', { browser: 'Chrome/156.0.8078.108' }, true],
  ['another branch of the browser', { browser: 'Chrome/156.0.8079.79' }, false],
  ['another milestone of the browser', { browser: 'Chrome/157.0.8078.79' }, false],
  ['another three.js', { three: '0.188.0' }, false],
  ['other code', { code: 'a2' }, false],
])('golden frames after %s', (_what, changed, isSame) => {
  expect(isSameGolden(drawn, { ...drawn, ...changed })).toBe(isSame)
})

it('draws golden frames anew that were never recorded', () => {
  expect(isSameGolden(undefined, drawn)).toBe(false)
})
