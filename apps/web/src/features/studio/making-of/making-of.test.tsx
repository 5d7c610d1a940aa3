import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testMadeFilm } from '../../../testing/made/made-films.ts'
import { MakingOf } from './making-of.tsx'

const portraits = [
  { name: 'fox', url: '/portraits/fox.webp?v=a' },
  { name: 'yak', url: '/portraits/yak.webp?v=b' },
]

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

function open(
  films = [testMadeFilm(1), testMadeFilm(2, { sheetUrl: '/media/2/x/previews/sheet-0.jpg' })],
) {
  render(
    <MemoryRouter>
      <MakingOf studio={{ films, portraits }} leo={undefined} />
    </MemoryRouter>,
  )
}

const panel = () => within(screen.getByRole('article'))

describe('the making-of', () => {
  it('tells what the films come to', () => {
    open()
    const numbers = within(screen.getByRole('region', { name: 'The studio in numbers' }))
    expect(numbers.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '2',
      '2',
      '2,160',
      '0.3',
      '2',
    ])
    numbers.getByText('hours of drawing, measured for 2 films')
  })

  it('shows the seven crafts of the film that is chosen, and pictures of it', () => {
    open()
    panel().getByText('hero of 1')
    expect(panel().getAllByRole('definition')).toHaveLength(7)
    expect(panel().queryByRole('img')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Title 2' }))
    panel().getByText('hero of 2')
    panel().getByRole('img', { name: 'Pictures from Title 2' })
    expect(panel().getByRole('link', { name: 'Watch it' }).getAttribute('href')).toBe('/watch/2')
    expect(screen.getByRole('button', { name: 'Title 2' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
  })

  it('says nothing of a drawing time that nobody measured', () => {
    open([testMadeFilm(1, { drawingSeconds: null })])
    panel().getByText('45 seconds, 1,080 pictures')
    expect(screen.queryByText(/hours of drawing/)).toBeNull()
  })

  it('joins the drawing time with the sign of the language', async () => {
    await chooseLanguage('zh')
    open()
    panel().getByText(/^45 秒，1,080 幅画面，绘制用了 /)
  })

  it('names the cast in the language of the interface', async () => {
    await chooseLanguage('fr')
    open()
    const cast = within(screen.getByRole('region', { name: 'La troupe' }))
    expect(cast.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Renard', 'yak'])
  })

  it('has its steps and its kit also for a profile without films', () => {
    open([])
    screen.getByText('There is no film of the studio for this profile yet.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How our films are made')
    screen.getByText('npm run render -- leo-and-the-lost-star')
    expect(screen.queryByRole('article')).toBeNull()
  })
})
