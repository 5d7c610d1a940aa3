import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { testDetail } from '../../../testing/made/titles.ts'
import { TitleForm } from './title-form.tsx'

const FSK_12 = {
  ...{ country: 'DE', scheme: 'FSK', label: '12', age: 12, rating: 'PG-13' as const },
}

beforeEach(() => chooseLanguage('en'))
afterEach(() => cleanup())

const drawForm = (changes: Parameters<typeof testDetail>[0]) =>
  draw(<TitleForm title={testDetail(changes)} onClose={() => undefined} />)

const line = () => screen.getByText(/certificate/).textContent

it('says from which certificate a rating comes, and what becomes of it when the family chooses', async () => {
  drawForm({ rating: 'PG-13', certificate: FSK_12 })
  expect(line()).toBe('Ages 12+ · Comes from its certificate: FSK 12 (Germany).')
  const rating = screen.getByLabelText('Age rating')
  fireEvent.change(rating, { target: { value: 'R' } })
  expect(line()).toBe('Ages 17+ · Your family’s own. Its certificate says FSK 12 (Germany).')
  fireEvent.change(rating, { target: { value: 'none' } })
  expect(line()).toBe(
    'Ages 12+ · Without a rating of yours, its certificate counts: FSK 12 (Germany).',
  )
})

it('does not call a title one for grown-ups where its certificate lets children in', () => {
  drawForm({ rating: 'PG-13', certificate: FSK_12 })
  fireEvent.change(screen.getByLabelText('Age rating'), { target: { value: 'none' } })
  expect(screen.queryByText(/For grown-ups until you rate it/)).toBeNull()
  expect(screen.getByText('Everybody whose profile allows PG-13 sees it.')).toBeTruthy()
})

it('says the country in the language of the interface', async () => {
  await chooseLanguage('fr')
  drawForm({ rating: 'PG-13', certificate: FSK_12 })
  await screen.findByText(/FSK 12 \(Allemagne\)/)
})

it('says nothing of certificates where a title has none', () => {
  drawForm({ rating: 'PG-13', certificate: null })
  expect(screen.queryByText(/certificate/)).toBeNull()
})
