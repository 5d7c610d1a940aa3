import type { Animation } from '@starnest/contract/catalog/catalog'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import type { CardShape } from './card-width.ts'
import { TitleCard } from './title-card.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

function cardOf(changes: Partial<Animation>, shape: CardShape = 'poster') {
  render(
    <MemoryRouter>
      <TitleCard tile={{ animation: testTitle(7, changes) }} shape={shape} size="medium" />
    </MemoryRouter>,
  )
  return screen.getByRole('link')
}
const newsOf = (card: HTMLElement) => card.querySelector('.title-card-frame .title-card-notes')
const footOf = (card: HTMLElement) => card.querySelector('.title-card-foot')

it('has the news of a poster that is named under it on its picture, and room for the name', () => {
  const card = cardOf({ isPosterLettered: true, logoUrl: null, isNew: true })
  expect(newsOf(card)?.textContent).toBe('NEW')
  expect(footOf(card)?.textContent).toContain('Title 7')
  expect(footOf(card)?.textContent).not.toContain('NEW')
})

it.each([
  [{ isComingSoon: true, isNew: true }, 'Coming Soon'],
  [{ isUpload: true, videoUrl: null, isNew: true }, 'Comedy'],
  [{ isNew: false }, ''],
])('says of a poster of the family’s own, %o: %j', (facts, news) => {
  expect(newsOf(cardOf({ ...facts, logoUrl: null }))?.textContent).toBe(news)
})

it('has the news of our own posters, which are lettered all over, under them', () => {
  const card = cardOf({ logoUrl: '/media/7/abc/logo.webp', isNew: true })
  expect(newsOf(card)).toBeNull()
  expect(footOf(card)?.textContent).toContain('NEW')
})

it.each([
  ['poster', { logoUrl: '/media/7/abc/logo.webp' }],
  ['wide', {}],
] as const)('leaves the length out of a %s card while nobody knows it', (shape, facts) => {
  const factsOf = (duration: number) => {
    const text = cardOf({ ...facts, duration }, shape).querySelector('.title-card-facts')
    cleanup()
    return text?.textContent
  }
  expect([factsOf(61), factsOf(0)]).toEqual(['G · 2 min', 'G'])
})
