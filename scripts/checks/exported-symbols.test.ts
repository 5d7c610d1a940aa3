import { expect, it } from 'vitest'
import { exportedSymbols } from './exported-symbols.ts'

it('finds the exported symbol that has no docblock, with its line', () => {
  const source = '/** Says a thing. */\nexport const said = 1\n\nexport function unsaid() {}\n'
  expect(exportedSymbols(source)).toEqual([
    { name: 'said', line: 2, hasDocblock: true },
    { name: 'unsaid', line: 4, hasDocblock: false },
  ])
})

it('leaves out types that a schema already describes', () => {
  const source = 'export type Home = z.infer<typeof homeSchema>\nexport type Other = { a: 1 }\n'
  expect(exportedSymbols(source).map(({ name }) => name)).toEqual(['Other'])
})
