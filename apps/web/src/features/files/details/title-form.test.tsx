import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { testDetail } from '../../../testing/made/titles.ts'
import { TitleDialog } from './title-dialog.tsx'

const title = testDetail({
  id: 9,
  title: 'Birthday',
  description: 'The cake.',
  thumbnailUrl: '/media/9/abcdefghijklmnop/candidate-0/poster.webp',
  genre: null,
  releaseYear: null,
  rating: null,
})

let sent: { call: string; body: unknown }[]
let status: number
const closed = vi.fn()
beforeEach(async () => {
  await chooseLanguage('en')
  sent = []
  status = 200
  closed.mockClear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return new Response(JSON.stringify(title))
    sent.push({ call: `PUT ${url}`, body: JSON.parse(String(init.body)) })
    const refusal = { code: 'grown_ups_only', message: '' }
    return new Response(JSON.stringify(status === 200 ? title : refusal), { status })
  })
  draw(<TitleDialog titleId={9} onClose={closed} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says that a title is for grown-ups until it is rated, and who sees it then', async () => {
  expect(await screen.findByText(/For grown-ups until you rate it/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Age rating'), { target: { value: 'G' } })
  expect(screen.getByText('Everybody whose profile allows G sees it.')).toBeTruthy()
})

it('saves what the family says, with the picture it chose', async () => {
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'The cake' } })
  fireEvent.change(screen.getByLabelText('Genre'), { target: { value: 'kids' } })
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '٢٠٢٤' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 3' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      call: 'PUT /api/family-titles/9',
      body: {
        title: 'The cake',
        description: 'The cake.',
        genre: 'kids',
        releaseYear: 2024,
        rating: null,
        poster: 2,
      },
    },
  ])
})

it('does not send a title without a name, or a year that is none', async () => {
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: ' ' } })
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('A title needs a name.')).toBeTruthy()
  expect(screen.getByText('A year is a number from 1870 to 2100.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('says what to do where only grown-ups may', async () => {
  status = 403
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/This is for grown-ups\. Ask one to switch/)).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
})

it('leads to the captions of the title', async () => {
  const link = await screen.findByRole('link', { name: 'Edit subtitles' })
  expect(link.getAttribute('href')).toBe('/watch/9#captions')
  fireEvent.click(link)
  expect(closed).toHaveBeenCalled()
})
