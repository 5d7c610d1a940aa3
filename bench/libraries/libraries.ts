import type { Figure } from '../figure.ts'
import { corpus } from './corpus/corpus.ts'
import type { Row } from './corpus/row.ts'
import { isReadAsSaid } from './read-as-said.ts'

const KINDS: readonly { name: string; target: number; of: readonly Row['is'][] }[] = [
  { name: 'films: title and year', target: 95, of: ['film'] },
  { name: 'episodes: show, season and number', target: 97, of: ['episode'] },
  { name: 'versions, parts and extras', target: 95, of: ['versions', 'parts', 'extra'] },
  { name: 'subtitles: language and forced', target: 97, of: ['subtitles'] },
]

/** How many of the names that nobody looked at are read as the guides say that they are made by. Of these
 *  no name is ever shown: the figures would mean nothing any more. */
export function measureLibraries(): Figure[] {
  const heldOut = corpus().filter((_row, at) => at % 2 === 1)
  return KINDS.map(({ name, target, of }) => {
    const rows = heldOut.filter(({ is }) => of.includes(is))
    const right = rows.filter(isReadAsSaid).length
    return {
      name: `Names of ${name}, as the guides say`,
      value: (100 * right) / rows.length,
      unit: '%',
      better: 'larger',
      target,
      note: `${right} of ${rows.length} names that were never looked at`,
    }
  })
}
