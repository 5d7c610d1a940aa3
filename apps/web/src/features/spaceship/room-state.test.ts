import { describe, expect, it } from 'vitest'
import { queryOf, type Showing, showingIn } from './room-state.ts'

const shown = (query: string) => showingIn(new URLSearchParams(query))

describe('what the address shows', () => {
  it.each<Showing>([{ is: 'nothing' }, { is: 'party' }, { is: 'film', titleId: 12 }])(
    'is said and read again: %j',
    (showing) => expect(shown(queryOf(showing))).toEqual(showing),
  )

  it.each([
    'film=',
    'film=0',
    'film=-4',
    'film=1e3',
    'film=99999999999',
    'film=2147483648',
    'film=leo',
    'party=yes',
  ])('is nothing for %s', (query) => expect(shown(query)).toEqual({ is: 'nothing' }))
})
