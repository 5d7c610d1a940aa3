import type { Animation } from '@starnest/contract/catalog/catalog'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { PARTY_FILM } from '../../../testing/made/party.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { ChooseFilmDialog } from './choose-film-dialog.tsx'
import { FilmRow } from './film-row.tsx'

const garden = testTitle(8, { title: 'The Garden' })

let asked: string[]
/** What fits which question; nothing for any other. */
let titles: Record<string, Animation[]>
let isDown: boolean
const [onChoose, onClose] = [vi.fn(), vi.fn()]
beforeEach(async () => {
  await chooseLanguage('en')
  asked = []
  titles = { '': [PARTY_FILM, garden] }
  isDown = false
  onChoose.mockReset()
  onClose.mockReset()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (isDown) return Response.json({ code: 'unavailable', message: 'down' }, { status: 503 })
    return Response.json(titles[new URLSearchParams(url.split('?')[1]).get('q') ?? 'none'] ?? [])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const dialog = (isOpen = true) => (
  <ChooseFilmDialog
    isOpen={isOpen}
    onClose={onClose}
    heading="Choose a film"
    labelOf={(name) => `Watch ${name} together`}
    onChoose={onChoose}
  />
)
function draw(what = dialog()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(<QueryClientProvider client={client}>{what}</QueryClientProvider>)
}
const offer = (title: string) => screen.findByRole('button', { name: `Watch ${title} together` })
const offers = () =>
  screen.queryAllByRole('button', { name: /^Watch .* together$/ }).map((one) => one.textContent)
const ask = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Find a film' }), { target: { value } })

it('offers the newest that everybody may see', async () => {
  draw()
  await offer(PARTY_FILM.title)
  expect(offers()).toEqual([PARTY_FILM.title, garden.title])
  expect(asked).toEqual(['/api/party/titles?q='])
  expect(
    screen.getByText('Only films that everybody at the party may see are offered.'),
  ).toBeTruthy()
})

it('asks for what somebody writes, without the blanks around it', async () => {
  titles['the garden & co'] = [garden]
  draw()
  await offer(PARTY_FILM.title)
  ask('  the garden & co ')
  await vi.waitFor(() => expect(offers()).toEqual([garden.title]))
  expect(asked.at(-1)).toBe('/api/party/titles?q=the+garden+%26+co')
})

it('what is chosen is told', async () => {
  draw()
  fireEvent.click(await offer(garden.title))
  expect(onChoose.mock.calls).toEqual([[garden]])
})

it('says that no film is for everybody', async () => {
  titles = {}
  draw()
  expect(await screen.findByText('There is no film that everybody here may see.')).toBeTruthy()
})

it('says that no film for everybody fits', async () => {
  draw()
  await offer(PARTY_FILM.title)
  ask('dinosaurs ')
  expect(await screen.findByText('No film for everybody here matches “dinosaurs”.')).toBeTruthy()
  expect(offers()).toEqual([])
})

it('says that the films did not come, and asks again on request', async () => {
  isDown = true
  draw()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The films could not be loaded.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await offer(PARTY_FILM.title)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('asks nothing while it is closed', async () => {
  draw(dialog(false))
  await act(async () => undefined)
  expect([screen.queryByRole('dialog'), asked]).toEqual([null, []])
})

it('its cross closes it and chooses nothing', async () => {
  draw()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onChoose).not.toHaveBeenCalled()
})

it('the newest are one press away without it', async () => {
  draw(<FilmRow onChoose={onChoose} />)
  fireEvent.click(await offer(garden.title))
  expect(screen.getByRole('region', { name: 'For everybody here' })).toBeTruthy()
  expect(onChoose.mock.calls).toEqual([[garden]])
})

it('where there are none, nothing is drawn in their place', async () => {
  titles = {}
  const { container } = draw(<FilmRow onChoose={onChoose} />)
  await act(async () => undefined)
  expect([asked.length, container.childElementCount]).toEqual([1, 0])
})
