import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkMessage } from './gate.ts'

type Unsafe = { text: string; language: string; kind: string; terms: string[] }
type Harmless = { text: string; language: string }
const fixture = <Row>(name: string): Row[] =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../../tests/fixtures/utterances/${name}.json`, import.meta.url),
      'utf8',
    ),
  )
const unsafe = fixture<Unsafe>('unsafe')
const innocent = fixture<Harmless>('innocent')
const noCommands = fixture<Harmless>('no-commands')

const seen = <Row>(rows: Row[]) => rows.filter((_, at) => at % 2 === 0)
const heldOut = <Row>(rows: Row[]) => rows.filter((_, at) => at % 2 === 1)
const isOf = ({ text }: { text: string }) => checkMessage(text).is
const share = <Row>(rows: Row[], fits: (row: Row) => boolean) =>
  rows.filter(fits).length / rows.length

describe('unsafe prompts', () => {
  it('lets none of the rows it was written with pass, and gives each the verdict it should have', () => {
    const wrong = seen(unsafe).filter((row) => isOf(row) !== row.kind)
    expect(wrong.map((row) => [row.text, row.kind, isOf(row)])).toEqual([])
  })

  // Only sums of the rows that nobody looked at: a list of them would turn them into seen ones.
  it('lets at most three in a hundred of the held-out rows pass', () => {
    expect(share(heldOut(unsafe), (row) => isOf(row) !== 'fine')).toBeGreaterThanOrEqual(0.97)
  })

  it('hears distress in the held-out rows too', () => {
    const rows = heldOut(unsafe).filter(({ kind }) => kind === 'distress')
    // Measured: 13 of 14.
    expect(share(rows, (row) => isOf(row) === 'distress')).toBeGreaterThanOrEqual(0.92)
  })

  it('leaves nothing of what is personal in the masked message', () => {
    const rows = unsafe.filter(({ kind }) => kind === 'personal')
    const kept = rows.filter(({ text, terms }) => {
      const verdict = checkMessage(text)
      return verdict.is === 'personal' && terms.some((term) => verdict.masked.includes(term))
    })
    expect(kept.length).toBe(0)
  })
})

describe('harmless talk', () => {
  it('lets every row pass that it was written with', () => {
    const wrong = seen(innocent).filter((row) => isOf(row) !== 'fine')
    expect(wrong.map((row) => [row.text, isOf(row)])).toEqual([])
  })

  it('lets nineteen of twenty held-out rows pass', () => {
    expect(share(heldOut(innocent), (row) => isOf(row) === 'fine')).toBeGreaterThanOrEqual(0.95)
  })

  it('blocks nothing of talk that is no command', () => {
    const wrong = noCommands.filter((row) => isOf(row) !== 'fine')
    expect(wrong.map((row) => [row.text, isOf(row)])).toEqual([])
  })
})
