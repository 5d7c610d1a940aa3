import { readFileSync } from 'node:fs'
import type {
  Before,
  Intent,
} from '../../apps/server/src/features/host/understanding/understood.ts'

/** A phrase that somebody said, and what it wants. */
export type SaidRow = { text: string; intent: Intent; after?: Before }
type NoCommand = { text: string; language: string }

const FOLDER = new URL('../../tests/fixtures/utterances/', import.meta.url)

const read = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))

/** Odd rows are held out: they measure what was learned from the others. */
const seenHalf = <Row>(rows: readonly Row[]): Row[] => rows.filter((_, at) => at % 2 === 0)

/** The phrases of a language that may be learned from. See tests/fixtures/utterances/README.md. */
export function seenRows(language: string): { said: SaidRow[]; noCommands: string[] } {
  const noCommandsIn = (name: string) =>
    read<NoCommand>(name).filter((row) => row.language === language)
  return {
    said: [
      ...seenHalf(read<SaidRow>(language)),
      ...seenHalf(read<SaidRow>(`at-first-sight/${language}`)),
      ...read<SaidRow>(`at-first-sight/${language}-seen`),
    ],
    noCommands: [
      ...seenHalf(noCommandsIn('no-commands')),
      ...seenHalf(noCommandsIn('at-first-sight/no-commands')),
      ...noCommandsIn('at-first-sight/no-commands-seen'),
    ].map(({ text }) => text),
  }
}
