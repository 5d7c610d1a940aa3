import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcePatterns } from './source-patterns.ts'

const patterns = (source: string) =>
  sourcePatterns('some.tsx', source).map(({ pattern }) =>
    pattern === null ? null : `/${pattern.source}/${pattern.flags}`,
  )

it.each([
  ['a literal', 'const a = /x+/gi', ['/x+/gi']],
  ['a literal of a component', 'const a = <p>{/x+/.test(b) ? 1 : 2}</p>', ['/x+/']],
  ['a literal in an object', 'const a = { value: { b: /x+/ } }', ['/x+/']],
  ['a pattern of a text', "const a = new RegExp('x+', 'g')", ['/x+/g']],
  ['a pattern of a pattern', 'const a = new RegExp(/x+/g)', ['/x+/g']],
  ['a pattern of pieces', 'const X = `x+`; const a = RegExp(`^$' + '{X}$`)', ['/^x+$/']],
  [
    'a pattern of raw pieces',
    'const X = String.raw`\\d+`; const a = new RegExp(X + "y")',
    ['/\\d+y/'],
  ],
  ['a text that becomes one', "a.match('x+y')", ['/x+y/']],
  ['what only runs', 'const a = new RegExp(`x$' + '{b()}`)', [null]],
  ['words of its own', 'catalog.search(viewer, "x+")', []],
])('finds %s', (_what, source, found) => expect(patterns(source)).toEqual(found))

it('finds every planted pattern, and says where it stands', () => {
  const file = 'tests/fixtures/slow-patterns/slow-patterns.ts'
  const found = sourcePatterns(file, readFileSync(file, 'utf8'))
  expect(found.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10])
})
