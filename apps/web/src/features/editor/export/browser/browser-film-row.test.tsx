import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseLanguage } from '../../../../platform/language.ts'
import { BrowserFilmRow } from './browser-film-row.tsx'
import type { BrowserFilm } from './use-browser-film.ts'

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

const facts = { settings: { shortSidePx: 480, framesPerSecond: 30 }, revision: 1 } as const
const filmOf = (name: string): BrowserFilm => ({
  ...{ is: 'done', file: new File(['film'], name), url: `blob:${name}`, ...facts },
})

it('says which source could not be read to its end, and lets it be tried again', () => {
  const again: string[] = []
  render(
    <BrowserFilmRow
      film={{ is: 'failed', why: { is: 'broken', name: 'Beach.mp4' }, ...facts }}
      isOlder={false}
      onKeep={null}
      onAgain={() => again.push('again')}
      onDrop={() => undefined}
    />,
  )
  screen.getByText(/^Beach\.mp4 could not be read to its end\. Try again/)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toEqual(['again'])
})

it('lets each film that is made in the page be kept, once', () => {
  const kept: string[] = []
  const row = (film: BrowserFilm) => (
    <BrowserFilmRow
      film={film}
      isOlder={false}
      onKeep={({ name }) => kept.push(name)}
      onAgain={() => undefined}
      onDrop={() => undefined}
    />
  )
  const keep = () => screen.queryByRole('button', { name: 'Add to the family library' })
  const press = () => fireEvent.click(keep() ?? document.body)
  const first = filmOf('one.mp4')
  const { rerender } = render(row(first))
  press()
  expect([keep(), screen.getByRole('status').textContent]).toEqual([
    null,
    'It is being uploaded. You find it among the files.',
  ])
  rerender(row({ is: 'running', share: 0.5, secondsLeft: null, ...facts }))
  rerender(row(filmOf('two.mp4')))
  expect(screen.queryByRole('status')).toBeNull()
  press()
  expect([keep(), kept]).toEqual([null, ['one.mp4', 'two.mp4']])
})
