import type { Home } from '@starnest/contract/catalog/catalog'
import { expect, it } from 'vitest'
import { testTitle } from '../../../testing/made/titles.ts'
import { withListed } from './with-listed.ts'
import { withoutContinued } from './without-continued.ts'

const lists = { 'my-list': [3, 1], 'watch-later': [1] }

it.each([
  ['first, when it is added', { id: 2, isOn: true }, [2, 3, 1]],
  ['where it was, when it is added again', { id: 1, isOn: true }, [3, 1]],
  ['no more, when it is taken off', { id: 3, isOn: false }, [1]],
  ['not, when it never was', { id: 9, isOn: false }, [3, 1]],
])('a title stands on a list %s', (_where, change, expected) => {
  const changed = withListed(lists, { list: 'my-list', ...change })
  expect(changed).toEqual({ 'my-list': expected, 'watch-later': [1] })
})

it('a title leaves Continue Watching and no other row, and the last one takes the row along', () => {
  const [one, two] = [{ animation: testTitle(1) }, { animation: testTitle(2) }]
  const home: Home = {
    hero: [],
    rows: [
      { id: 'continue-watching', tiles: [one, two] },
      { id: 'top-picks', tiles: [one, two] },
    ],
    genres: [],
  }
  const after = withoutContinued(home, 1)
  expect(after.rows.map(({ tiles }) => tiles)).toEqual([[two], [one, two]])
  expect(withoutContinued(after, 2).rows.map(({ id }) => id)).toEqual(['top-picks'])
})
