import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { connections } from './connections.ts'
import { PLATFORM_NAMES, SOCIAL_PLATFORMS } from './platforms.ts'
import { SocialPanel } from './social-panel.tsx'

let isOnline: boolean
beforeEach(async () => {
  vi.useFakeTimers()
  await chooseLanguage('en')
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  cleanup()
  for (const platform of SOCIAL_PLATFORMS) connections.disconnect(platform)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const button = (name: string) => screen.getByRole('button', { name })
const row = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('shows the five platforms under a heading, none of them connected', () => {
  render(<SocialPanel mayShare />)
  expect(screen.getByRole('region', { name: 'Social platforms' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Social platforms' })).toBeTruthy()
  expect(Object.values(PLATFORM_NAMES)).toEqual([
    'Facebook',
    'Instagram',
    'TikTok',
    'X',
    'Snapchat',
  ])
  for (const name of Object.values(PLATFORM_NAMES)) {
    expect(button(`Connect ${name}`).textContent).toBe('Connect')
    expect(row(name)?.textContent).toContain('Not connected')
  }
})

it('says plainly that nothing is signed in to, and what leaves with whom', () => {
  render(<SocialPanel mayShare />)
  const said = screen.getByText(/Starnest never signs in there/).textContent
  expect(said).toContain('open the platform’s own page')
  expect(said).toContain('On X your text is already there')
  expect(said).toContain('You post it yourself')
})

it('connects in two seconds, in which it cannot be pressed again', async () => {
  render(<SocialPanel mayShare />)
  button('Connect TikTok').focus()
  fireEvent.click(button('Connect TikTok'))
  expect(button('Connect TikTok').getAttribute('aria-disabled')).toBe('true')
  expect(row('TikTok')?.textContent).toContain('Connecting…')
  const connect = vi.spyOn(connections, 'connect')
  fireEvent.click(button('Connect TikTok'))
  expect(connect).not.toHaveBeenCalled()
  await pass(1999)
  expect(row('TikTok')?.textContent).toContain('Connecting…')
  await pass(1)
  expect(row('TikTok')?.querySelector('[aria-live="polite"]')?.textContent).toBe('TikTokConnected')
  expect(document.activeElement).toBe(button('Disconnect TikTok'))
  expect(button('Connect Snapchat').getAttribute('aria-disabled')).toBeNull()
})

it('disconnect returns to not connected', async () => {
  render(<SocialPanel mayShare />)
  fireEvent.click(button('Connect X'))
  await pass(2000)
  fireEvent.click(button('Disconnect X'))
  expect(button('Connect X')).toBeTruthy()
  expect(screen.getAllByText('Not connected')).toHaveLength(5)
})

it('says Error and why when the device is offline, and connects at the next try', async () => {
  isOnline = false
  render(<SocialPanel mayShare />)
  fireEvent.click(button('Connect Instagram'))
  await pass(0)
  expect(screen.getByText('Error')).toBeTruthy()
  const why = screen.getByRole('alert')
  expect(row('Instagram')?.contains(why)).toBe(true)
  expect(why.textContent).toContain('You are offline.')
  isOnline = true
  fireEvent.click(button('Connect Instagram'))
  await pass(2000)
  expect(button('Disconnect Instagram')).toBeTruthy()
  expect(screen.queryByText('Error')).toBeNull()
})

it('says Error when the attempt throws', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  render(<SocialPanel mayShare />)
  fireEvent.click(button('Connect X'))
  await pass(2000)
  expect(screen.getByText('Error')).toBeTruthy()
  expect(screen.getByText('That did not work. Try again.')).toBeTruthy()
})

it('goes on connecting while the panel is away', async () => {
  const { unmount } = render(<SocialPanel mayShare />)
  fireEvent.click(button('Connect X'))
  unmount()
  await pass(2000)
  render(<SocialPanel mayShare />)
  expect(button('Disconnect X')).toBeTruthy()
})

it.each([
  ['en', 'Only grown-ups can share outside the house.'],
  ['es', 'Solo los adultos pueden compartir fuera de casa.'],
  ['fr', 'Seuls les adultes peuvent partager hors de la maison.'],
] as const)(
  'who may not share reads one sentence and has nothing to press (%s)',
  async (code, text) => {
    await chooseLanguage(code)
    render(<SocialPanel mayShare={false} />)
    expect(screen.getByRole('region').querySelectorAll('p')).toHaveLength(1)
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.querySelectorAll('button, a, input, [tabindex]')).toHaveLength(0)
  },
)

it('shows no picture that could be somebody’s logo', () => {
  render(<SocialPanel mayShare />)
  expect(document.querySelectorAll('img, svg')).toHaveLength(0)
})
