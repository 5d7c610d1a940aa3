import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lateTexts } from './loaded-texts.ts'

it('finds the texts of a screen that are not fetched beside its code, however deep they are said', () => {
  const sources = new Map([
    ['app/page.tsx', "const Part = lazy(async () => (await import('./part.tsx')).Part)"],
    ['app/part.tsx', "import { Deep } from '../deep/deep.tsx'\nuseTexts('core/shell')"],
    ['deep/deep.tsx', "const t = useTexts('jam/queue')"],
  ])
  expect(lateTexts(sources)).toEqual([
    { file: 'app/page.tsx', module: 'app/part.tsx', parts: ['jam'] },
  ])
  sources.set('app/page.tsx', "withTexts(import('./part.tsx'), 'title', 'jam')")
  expect(lateTexts(sources)).toEqual([])
})

it('has the texts of every part of the page fetched beside its code', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|testing/.test(file),
  )
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  expect(sources.size).toBeGreaterThan(500)
  expect(lateTexts(sources)).toEqual([])
})
