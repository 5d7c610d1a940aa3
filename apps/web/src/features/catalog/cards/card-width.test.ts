import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areFewCards, type CardShape, type CardSize, COLUMNS } from './card-width.ts'

const styleSheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const styles = styleSheet('./cards.css')

const LOOKS = (['poster', 'wide'] as const).flatMap((shape: CardShape) =>
  (['small', 'medium', 'large'] as const).map((size: CardSize) => ({ shape, size })),
)

it.each(LOOKS)('knows how many $size $shape cards the style sheet has in a row', (look) => {
  const { shape, size } = look
  const rule = styles.split(`.cards-${shape}-${size} {`)[1]?.split('}')[0]
  const columns = ['phone', 'tablet', 'desktop'].map((screen) =>
    Number(new RegExp(`--${screen}: ([\\d.]+);`).exec(rule ?? '')?.[1]),
  )
  expect(columns).toEqual([...COLUMNS[shape][size]])
})

it.each([
  ['phone', 1, 2],
  ['tablet', 3, 4],
  ['desktop', 5, 6],
  ['wall', 6, 7],
] as const)('calls upright cards few on a %s up to %i, and not %i', (screen, few, enough) => {
  const look = { shape: 'poster', size: 'medium' } as const
  expect(areFewCards(few, look, screen)).toBe(true)
  expect(areFewCards(enough, look, screen)).toBe(false)
})

it.each([4, 5, 6])('the style sheet has lines of %i for a row of two', (line) => {
  expect(styleSheet('./twin-lines.css')).toContain(`.rail-twin-${line} {\n  --line: ${line};`)
})
